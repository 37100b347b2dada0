import { join } from 'node:path';

/** Every screen: on a phone and a desk, and how its colours do in the dark. */
const LOOKS = [
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
];
/** Those that most people see, or that lay their parts out anew in between. */
const MAIN = new Set([
  'region-us',
  'exam',
  'test-taking',
  'results',
  'article',
  'sat',
  'apush',
  'upload-questions',
]);
const MORE_LOOKS = [
  [768, 'light'],
  [768, 'dark'],
  [1280, 'dark'],
];
const WINDOW_HEIGHT = 900;
/** More of a long page shows nothing new, and weighs. */
const LONGEST = { 360: 2000, 768: 1800, 1280: 1600 };
const PATIENCE_MS = 15_000;
const JPEG_QUALITY = 45;

/** @returns one entry for each picture of these screens: its name, how it is reached, width and theme */
export const shotsOf = (screens) =>
  Object.entries(screens).flatMap(([name, reach]) =>
    [...LOOKS, ...(MAIN.has(name) ? MORE_LOOKS : [])].map(([width, theme]) => ({
      name,
      reach,
      width,
      theme,
    })),
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
