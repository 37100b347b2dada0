import type { Page } from 'playwright-core';

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
