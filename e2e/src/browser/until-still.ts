import type { Locator } from 'playwright-core';

/** Frames of a screen of 60 a second: a sixth of a second. */
const STILL_FRAMES = 10;

/**
 * Brings an element into the window and waits until it has not moved for some frames. Content that is rendered only
 * near the window gets its real height while it comes there, which moves what follows. A press that begins on a button
 * and ends beside it is no click.
 */
export async function untilStill(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    (element, frames) =>
      new Promise<void>((resolve) => {
        let top = Number.NaN;
        let still = 0;
        const look = () => {
          const now = element.getBoundingClientRect().top;
          still = now === top ? still + 1 : 0;
          top = now;
          if (still === frames) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    STILL_FRAMES,
  );
}
