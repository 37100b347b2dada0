import { useLayoutEffect } from 'react';

/** The pages on screen that need the bare frame. Two can overlap while one replaces the other. */
let users = 0;

/**
 * Hides header, menu and footer on phones while the component is on screen, and on every screen while the page is in
 * full screen. For work that must not be disturbed, such as a test under way.
 * @param isNeeded false leaves the frame as it is
 */
export function useBareFrame(isNeeded = true): void {
  // Before the frame is painted: the page must not move a moment after its content changed.
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    const { dataset } = document.documentElement;
    users += 1;
    dataset['frame'] = 'bare';
    return () => {
      users -= 1;
      if (users === 0) delete dataset['frame'];
    };
  }, [isNeeded]);
}
