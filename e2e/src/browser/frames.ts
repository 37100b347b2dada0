import type { Page } from 'playwright-core';

/** Where the page keeps what its watcher sees. */
interface Watching {
  blankFrames: string[];
  frames: number;
}

declare global {
  interface Window {
    frameWatch?: Watching;
  }
}

/** Looks at the main part in every frame from now on: it must never be empty. A page load ends the watch. */
export const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watching: Watching = { blankFrames: [], frames: 0 };
    window.frameWatch = watching;
    const look = () => {
      watching.frames += 1;
      const main = document.getElementById('main');
      const height = main?.offsetHeight ?? 0;
      if (!main?.innerText.trim() || height < 50)
        watching.blankFrames.push(`${location.pathname} (${height} px)`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** What the watch has seen so far. @throws when nobody watches */
export const framesSeen = (page: Page): Promise<Watching> =>
  page.evaluate(() => {
    if (!window.frameWatch) throw new Error('The page was loaded anew, or was never watched');
    return window.frameWatch;
  });
