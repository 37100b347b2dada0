/** How far below the window something may be to count as near: about a screen of a phone. */
const NEAR = '0px 0px 700px 0px';

/** Does something once, when an element is in view or soon will be; never after the signal. */
export function whenNear(element: Element, signal: AbortSignal, work: () => void): void {
  if (!('IntersectionObserver' in window)) return work();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
