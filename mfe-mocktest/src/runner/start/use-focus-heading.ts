import { type RefObject, useEffect } from 'react';

/** Whether the reader has pressed or focused something since the page was loaded. */
function isReaderBusy(): boolean {
  const isPressed = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
  return isPressed || document.activeElement !== document.body;
}

/**
 * Brings the reader to a heading that appears when the page has just been loaded. After a reload the window stands where
 * it was before, which may be far from what matters now. Whoever is busy already stays where they are.
 */
export function useReaderBrought(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isReaderBusy()) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    // In a low window the top of the page does not show it, with all that it heads.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [heading]);
}
