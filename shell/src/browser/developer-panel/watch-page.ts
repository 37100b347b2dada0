/**
 * Calls back after a frame in which the page's elements, its size or its scroll position changed.
 * @returns ends it
 */
export function watchPage(onChange: () => void): () => void {
  let frame = 0;
  const schedule = () => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      onChange();
    });
  };
  const ending = new AbortController();
  const options = { signal: ending.signal, passive: true, capture: true };
  window.addEventListener('scroll', schedule, options);
  window.addEventListener('resize', schedule, options);
  const elements = new MutationObserver(schedule);
  elements.observe(document.body, { childList: true, subtree: true });
  const size = new ResizeObserver(schedule);
  size.observe(document.body);
  return () => {
    cancelAnimationFrame(frame);
    ending.abort();
    elements.disconnect();
    size.disconnect();
  };
}
