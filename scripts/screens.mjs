// Takes a picture of every screen and state at three widths, light and dark, into docs/screens.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';
import { ROOT } from './lib/root.mjs';

const WIDTHS = [360, 768, 1280];
const THEMES = ['light', 'dark'];
const HEIGHT = 900;
const JPEG_QUALITY = 72;
const OUT = join(ROOT, 'docs/screens');

const visit = (path) => async (page, base) => {
  await page.goto(base + path, { waitUntil: 'networkidle' });
};

async function startTest(page, base) {
  await visit('/mocktest/ssc-cgl-tier-1/ssc-cgl-1')(page, base);
  await page.getByRole('button', { name: /start/i }).first().click();
  await page.locator('input[type=radio]').first().waitFor();
}

async function answerSome(page, base) {
  await startTest(page, base);
  for (const [question, option] of [0, 1, 2, 1, 0, 3].entries()) {
    await page
      .locator('fieldset')
      .nth(question)
      .locator('input[type=radio]')
      .nth(option)
      .check({ force: true });
  }
}

async function results(page, base) {
  await answerSome(page, base);
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await page.waitForURL('**/results/**');
}

async function search(page, base, words) {
  await visit('/region/us')(page, base);
  await page.locator('main input[name=q]').fill(words);
}

/** Name of the picture to how the screen is reached. */
const SCREENS = {
  'region-us': visit('/region/us'),
  'region-in': visit('/region/in'),
  'search-found': (page, base) => search(page, base, 'ssc'),
  'search-none': (page, base) => search(page, base, 'pilot'),
  dmv: visit('/dmv'),
  ssc: visit('/ssc'),
  ibps: visit('/ibps'),
  rrb: visit('/rrb'),
  exam: visit('/exam/dmv-california'),
  'exam-topic': visit('/exam/percentage'),
  'test-start': visit('/mocktest/ssc-cgl-tier-1/ssc-cgl-1'),
  'test-taking': answerSome,
  results,
  'results-none': visit('/results/ssc-cgl-1'),
  aptitude: visit('/quantitative-aptitude-questions'),
  'practice-tests': visit('/practice-tests'),
  'coming-soon': visit('/comingsoon'),
  about: visit('/about'),
  terms: visit('/terms'),
  privacy: visit('/privacy'),
  sitemap: visit('/sitemap'),
  'not-found': visit('/no-such-page'),
  'exam-not-found': visit('/exam/no-such-exam'),
};

async function takeAll(browser, base) {
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      for (const [name, reach] of Object.entries(SCREENS)) {
        const context = await browser.newContext({
          viewport: { width, height: HEIGHT },
          colorScheme: theme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await reach(page, base);
        // Sticky parts stand where the page is scrolled to.
        await page.evaluate(() => globalThis.scrollTo(0, 0));
        const path = join(OUT, `${name}-${width}-${theme}.jpg`);
        await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: JPEG_QUALITY });
        await context.close();
      }
    }
  }
}

try {
  await prepare();
  const { chromium } = await import('playwright-core');
  const { ensureChromium, chromiumPath } = await import('./lib/chromium.mjs');
  await ensureChromium();
  const { startSite } = await import('./lib/site.mjs');
  const dataDir = mkdtempSync(join(tmpdir(), 'mockingbird-screens-'));
  const site = await startSite({ ...process.env, DATA_DIR: dataDir, GEO_URL: '' }, { quiet: true });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  mkdirSync(OUT, { recursive: true });
  await takeAll(browser, site.addresses.site);
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
} catch (error) {
  fail(error);
}
