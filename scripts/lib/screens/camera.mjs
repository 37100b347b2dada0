import { join } from 'node:path';
import { HALL_SCREENS } from './hall.mjs';

/**
 * One picture: the screen and the steps to it, the width in pixels and the theme.
 * @typedef {{ name: string, reach: import('./reach.mjs').Reach, width: Width, theme: Theme }} Shot
 * @typedef {360 | 768 | 1280} Width
 * @typedef {'light' | 'dark'} Theme
 */

/**
 * Variants of every screen: phone and desktop, light and dark.
 * @type {[Width, Theme][]}
 */
const LOOKS = [
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
];
/** Screens that many people see, or with another layout on tablets. */
const MAIN = new Set([
  ...Object.keys(HALL_SCREENS),
  'region-us',
  'exam',
  'test-taking',
  'results',
  'article',
  'sat',
  'apush',
  'upload-questions',
  'admin',
  'admin-questions',
  'edit-question',
  'edit-text',
  'admin-proposal',
  'history-difference',
]);
/** @type {[Width, Theme][]} */
const MORE_LOOKS = [
  [768, 'light'],
  [768, 'dark'],
  [1280, 'dark'],
];
const WINDOW_HEIGHT = 900;
/** Limit of a picture's height: more of a long page shows nothing new. */
const LONGEST = { 360: 2000, 768: 1800, 1280: 1600 };
const PATIENCE_MS = 15_000;
const JPEG_QUALITY = 45;

/**
 * @param {import('./reach.mjs').Screens} screens
 * @returns {Shot[]} one entry per picture of these screens
 */
export const shotsOf = (screens) =>
  Object.entries(screens).flatMap(([name, reach]) =>
    [...LOOKS, ...(MAIN.has(name) ? MORE_LOOKS : [])].map(([width, theme]) => ({
      name,
      reach,
      width,
      theme,
    })),
  );

/**
 * Takes one picture, in a separate browser profile.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./reach.mjs').Site} site
 * @param {string} out folder
 * @param {Shot} shot
 */
export async function shoot(browser, site, out, { name, reach, width, theme }) {
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await reach(page, site);
  // Sticky elements appear at the scroll position.
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
