import {
  addStyles,
  countIdleWork,
  loadOptionalFonts,
  saveData,
  settle,
  stopClocks,
  untilQuiet,
} from './page-state.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('../lib/screens/reach.mjs').Reach} Reach
 * @typedef {{ png: Buffer, pageHeight: number }} Picture the height of the whole page is in pixels
 * @typedef {360 | 1280} Width
 * @typedef {'light' | 'dark'} Theme
 */

/** @type {readonly Width[]} */
export const WIDTHS = [360, 1280];
/** @type {readonly Theme[]} */
export const THEMES = ['light', 'dark'];

const WINDOW_HEIGHT = 900;
/** Limit of a picture's height; a page's height is compared beyond it. */
const TALLEST = 4_000;
const STATE_TIMEOUT_MS = 60_000;

/** One kind of rendering on every machine. */
const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  ...['--force-color-profile=srgb', '--font-render-hinting=none', '--disable-lcd-text'],
  // A part that is painted over an older one has other values at round corners; an image may appear a frame late.
  ...['--disable-partial-raster', '--disable-checker-imaging'],
];

/** @returns {Promise<Browser>} */
export async function launchBrowser() {
  const { chromium } = await import('playwright-core');
  const { chooseTestBrowser, chromiumPath } = await import('../lib/chromium.mjs');
  await chooseTestBrowser();
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

/**
 * Pictures leave no trace: a site that counts submissions or views would show other numbers in the next picture.
 * @param {import('playwright-core').Route} route
 */
const readOnly = (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort());

/**
 * Watches the requests of a context.
 * @param {import('playwright-core').BrowserContext} context
 */
function watchRequests(context) {
  /** @type {Set<import('playwright-core').Request>} */
  const running = new Set();
  const watched = { running, started: 0 };
  context.on('request', (request) => {
    running.add(request);
    watched.started += 1;
  });
  context.on('requestfinished', (request) => running.delete(request));
  context.on('requestfailed', (request) => running.delete(request));
  return watched;
}

/**
 * Waits until a page has loaded also what it loads late: code and data of parts that wait for an idle moment.
 * @param {import('playwright-core').Page} page
 * @param {ReturnType<typeof watchRequests>} requests
 * @throws after a time limit, with the addresses of running requests
 */
async function untilLoaded(page, requests) {
  const end = Date.now() + STATE_TIMEOUT_MS;
  for (let before = -1; requests.running.size > 0 || requests.started !== before;) {
    if (Date.now() > end) {
      const addresses = [...requests.running].map((request) => request.url());
      throw new Error(`The page did not finish loading: ${addresses.join(', ')}`);
    }
    before = requests.started;
    await page.evaluate(untilQuiet);
  }
}

/**
 * Takes a state in every theme, in a separate browser profile.
 * @param {Browser} browser
 * @param {string} address of the site
 * @param {{ reach: Reach, width: Width, now: number, style: string }} shot `now` is the time of the page's clock in
 * milliseconds since 1970; `style` is additional CSS
 * @returns {Promise<Picture[]>} in the order of `THEMES`
 */
export async function takePictures(browser, address, { reach, width, now, style }) {
  const context = await browser.newContext({
    viewport: { width, height: WINDOW_HEIGHT },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  try {
    context.setDefaultTimeout(STATE_TIMEOUT_MS);
    await context.addInitScript(stopClocks, now);
    await context.addInitScript(saveData);
    await context.addInitScript(countIdleWork);
    const requests = watchRequests(context);
    await context.route('**/api/**', readOnly);
    const page = await context.newPage();
    await reach(page, { base: address, tokens: { admin: undefined, student: undefined } });
    await page.mouse.move(0, 0);
    await page.evaluate(addStyles, style);
    await page.evaluate(loadOptionalFonts);
    await untilLoaded(page, requests);
    /** @type {Picture[]} */
    const pictures = [];
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settle);
      const pageHeight = await page.evaluate(() => globalThis.document.documentElement.scrollHeight);
      const png = await page.screenshot({
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(pageHeight, TALLEST) },
        animations: 'disabled',
        caret: 'hide',
      });
      pictures.push({ png, pageHeight });
    }
    return pictures;
  } finally {
    await context.close();
  }
}
