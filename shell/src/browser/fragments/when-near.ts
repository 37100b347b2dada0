/** How far below the window an element counts as near: about one screen of a phone. */
const NEAR_MARGIN = '0px 0px 700px 0px';

/** Runs work once, when an element is in view or near it. The signal cancels it. */
export function whenNear(element: Element, signal: AbortSignal, work: () => void): void {
  if (!('IntersectionObserver' in window)) return work();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      work();
    },
    { rootMargin: NEAR_MARGIN },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
