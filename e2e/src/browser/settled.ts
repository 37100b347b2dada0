import type { Locator, Page } from 'playwright-core';

/** Frames of a screen of 60 a second: a sixth of a second. */
const STILL_FRAMES = 10;

/** Waits until no finite transition or animation runs, and the last frame is painted. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isUnderWay = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity;
    await frame();
    // The browser skips the styles of a part until it is laid out, so its colours may be those of the other theme.
    const waits = ':root:not([data-whole]) .below-the-fold > :not([data-laid-out])';
    // Without the platform, for example without JavaScript, no part is ever marked.
    for (let left = 300; left > 0 && document.querySelector(waits); left -= 1) await frame();
    while (document.getAnimations().some(isUnderWay)) await frame();
    await frame();
  });
}

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
