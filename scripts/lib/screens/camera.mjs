import { join } from 'node:path';

const THEMES = ['light', 'dark'];
const WIDTHS = [360, 768, 1280];
/** Screens that lay their parts out differently in between; the others show that at the two ends. */
const IN_BETWEEN = new Set(['region-us', 'exam', 'test-taking', 'article', 'sat', 'upload-questions']);
const WINDOW_HEIGHT = 900;
/** A hundred questions look alike: a picture ends where it has shown what there is to see. */
const LONGEST = { 360: 5000, 768: 4500, 1280: 4000 };
const PATIENCE_MS = 15_000;
const JPEG_QUALITY = 60;

/** @returns one entry for each picture of these screens: its name, how it is reached, width and theme */
export const shotsOf = (screens) =>
  Object.entries(screens).flatMap(([name, reach]) =>
    THEMES.flatMap((theme) =>
      WIDTHS.filter((width) => width !== 768 || IN_BETWEEN.has(name)).map((width) => ({
        name,
        reach,
        width,
        theme,
      })),
    ),
  );

/** Takes one picture, in a browser profile of its own. */
export async function shoot(browser, site, out, { name, reach, width, theme }) {
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await reach(page, site);
  // Sticky parts stand where the page is scrolled to.
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  const pageHeight = await page.evaluate(() => globalThis.document.documentElement.scrollHeight);
  await page.screenshot({
    path: join(out, `${name}-${width}-${theme}.jpg`),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(pageHeight, LONGEST[width]) },
    type: 'jpeg',
    quality: JPEG_QUALITY,
  });
  await context.close();
}
