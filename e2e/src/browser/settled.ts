import type { Page } from 'playwright-core';

/** Waits until no finite transition or animation runs, and the last frame is painted. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isUnderWay = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity;
    await frame();
    while (document.getAnimations().some(isUnderWay)) await frame();
    await frame();
  });
}
