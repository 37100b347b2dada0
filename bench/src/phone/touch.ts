import type { Locator } from 'playwright-core';

/**
 * Touches the middle of an element, as a finger does: after scrolling has ended, and without scripts of the test tool in
 * the page at that moment. `Locator.tap` looks at the page during the touch, which counts as time of the interaction.
 */
export async function touch(locator: Locator): Promise<void> {
  await locator.waitFor();
  await locator.scrollIntoViewIfNeeded();
  const page = locator.page();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} has no box to touch`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
