import type { Page } from 'playwright-core';

/** Storage of the watcher in the page. */
interface Watching {
  blankFrames: string[];
  frames: number;
}

declare global {
  interface Window {
    frameWatch?: Watching;
  }
}

/**
 * Watches the main element from now on, in every frame and after every task that changed it: it must never be empty
 * when the browser may paint. A fast machine paints too rarely to show what a slow phone shows. A page
 * load ends the watch.
 */
export const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watching: Watching = { blankFrames: [], frames: 0 };
    window.frameWatch = watching;
    const main = document.getElementById('main');
    const look = () => {
      const height = main?.offsetHeight ?? 0;
      if (!main?.innerText.trim() || height < 50)
        watching.blankFrames.push(`${location.pathname} (${height} px)`);
    };
    const lookAtFrame = () => {
      watching.frames += 1;
      look();
      requestAnimationFrame(lookAtFrame);
    };
    requestAnimationFrame(lookAtFrame);
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = look;
    if (main)
      new MutationObserver(() => port1.postMessage('')).observe(main, { childList: true, subtree: true });
  });

/** The watcher's results so far. @throws without a watcher */
export const framesSeen = (page: Page): Promise<Watching> =>
  page.evaluate(() => {
    if (!window.frameWatch) throw new Error('The page was reloaded, or was never watched');
    return window.frameWatch;
  });
