import { type RefObject, useEffect } from 'react';

/** Whether the reader has pressed or focused something since the page loaded. */
function hasUserInteracted(): boolean {
  const hasPressed = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  return hasPressed || document.activeElement !== document.body;
}

/**
 * Scrolls to a heading and focuses it after the page loads, unless the reader has already done something. After a reload
 * the browser restores the old scroll position, which can be far from the heading.
 */
export function useFocusHeading(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (hasUserInteracted()) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // In a low window the top of the page may not show the heading and its notice.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [heading]);
}
