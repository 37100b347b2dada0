import { describe, expect, it } from '@jest/globals';
import { untilAlive } from '../src/browser/alive.js';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { JOURNEY_TEST, option, startJourneyTest, submitTest } from '../src/browser/test-page.js';
import { until } from '../src/harness/until.js';

/** Pixels of the list of topics at 390 px. It had 8,500 with large cards. */
const TOPIC_LIST_HEIGHT = 6_300;
const APTITUDE = '/quantitative-aptitude-questions';

const site = useSiteBrowser();

async function openResult(width: number) {
  const phone = await site.phone({ viewport: { width, height: 800 }, hasTouch: width < 1000 });
  await startJourneyTest(phone.page, site.url());
  await option(phone.page, 1, JOURNEY_TEST.right[0]).check();
  await submitTest(phone.page);
  await phone.page.waitForURL(site.url() + JOURNEY_TEST.resultsPath);
  await phone.page.getByRole('heading', { name: 'Review' }).waitFor();
  return phone;
}

describe('the numbers beside a review', () => {
  it('stay in view at 1280 px, and lead to their questions by keyboard', async () => {
    const { page, complaints } = await openResult(1280);
    const numbers = page.getByRole('navigation', { name: 'Go to question' });
    const last = page.getByRole('heading', { name: 'Question 12', exact: true });
    await last.scrollIntoViewIfNeeded();
    await until('the numbers are in view', async () => {
      const box = await numbers.boundingBox();
      return box !== null && box.y >= 60 && box.y + box.height <= 800;
    });
    const question = page.getByRole('heading', { name: 'Question 7', exact: true });
    await numbers.getByRole('link', { name: 'Question 7: Not answered' }).press('Enter');
    await until('the question is below the header', async () => {
      const box = await question.boundingBox();
      return box !== null && box.y >= 60 && box.y < 300;
    });
    expect(await question.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).hash).toBe('');
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('are absent on a phone', async () => {
    const { page } = await openResult(390);
    expect(await page.getByRole('navigation', { name: 'Go to question' }).count()).toBe(0);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
});

describe('the list of topics on a phone', () => {
  it('has its categories in one row that scrolls, by keyboard too, and dense cards', async () => {
    const { page } = await site.phone({ viewport: { width: 390, height: 844 } });
    await page.goto(site.url() + APTITUDE);
    await untilAlive(page);
    const row = page.getByRole('group', { name: 'Category' });
    const buttons = row.getByRole('button');
    const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await buttons.nth(6).focus();
    await page.keyboard.press('Tab');
    await until('the last category is in view', async () => {
      const box = await buttons.last().boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    console.log(`The list of topics is ${height} px high at 390 px`);
    expect(height).toBeLessThan(TOPIC_LIST_HEIGHT);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('shows the chosen category of its address', async () => {
    const { page } = await site.phone({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.url()}${APTITUDE}?category=counting-and-data`);
    const chosen = page.getByRole('button', { name: 'Counting and Data', pressed: true });
    await until('the chosen category is in view', async () => {
      const box = await chosen.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    });
  });
});

describe('the first view of a phone of 390 by 844 px', () => {
  const openAt = async (path: string) => {
    const { page } = await site.phone({ viewport: { width: 390, height: 844 } });
    await page.goto(site.url() + path);
    await untilAlive(page);
    return page;
  };

  it('has the button that starts a test, and its clock', async () => {
    const page = await openAt(JOURNEY_TEST.path);
    const start = await page.getByRole('button', { name: 'Start', exact: true }).boundingBox();
    expect(start && start.y + start.height).toBeLessThanOrEqual(844);
    const clock = await page.getByText('8 min', { exact: true }).boundingBox();
    expect(clock && clock.y + clock.height).toBeLessThanOrEqual(844);
  });

  it('has the first test of an exam', async () => {
    const page = await openAt('/exam/dmv-california');
    const first = await page.locator('#tests article').first().boundingBox();
    expect(first && first.y + first.height).toBeLessThanOrEqual(844);
  });
});

describe('a printed article', () => {
  it('has its text and pictures, and nothing that only a screen can use', async () => {
    const { page } = await site.phone({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.url()}/articles/ssc-cgl-tier-1/arithmetic/percentages-as-fractions`);
    await untilAlive(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator('h1').isVisible()).toBe(true);
    for (const hidden of ['#mb-header', '#mb-footer', 'nav[aria-label="On this page"]']) {
      expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false]);
    }
    // Ink on white paper, whatever the theme of the screen.
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor, getComputedStyle(document.documentElement).colorScheme];
    });
    expect(colours).toEqual(['rgb(21, 33, 43)', 'rgba(0, 0, 0, 0)', 'light']);
  });
});

describe('the language of a page', () => {
  it.each([
    ['/region/in', 'en-IN'],
    ['/ssc', 'en-IN'],
    ['/exam/ssc-cgl-tier-1', 'en-IN'],
    ['/exam/percentage', 'en-IN'],
    ['/mocktest/rrb-ntpc-cbt-1/rrb-ntpc-1', 'en-IN'],
    ['/articles/ibps-po-prelims', 'en-IN'],
    ['/region/us', 'en-US'],
    ['/dmv', 'en-US'],
    ['/exam/dmv-texas', 'en-US'],
    ['/tools/sat-score-calculator', 'en-US'],
    ['/blog', 'en-US'],
    ['/about', 'en-US'],
  ])('is decided by its address: %s', async (path, language) => {
    const html = await (await fetch(site.url() + path)).text();
    expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1]).toBe(language);
  });
});

describe('a list of tests at 360 px', () => {
  it.each(['/exam/area-and-perimeter', '/exam/dmv-california', '/practice-tests', '/aptitude'])(
    'has rows of at most 96 px, each with one target: %s',
    async (path) => {
      const { page } = await site.phone({ viewport: { width: 360, height: 740 } });
      await page.goto(site.url() + path);
      await untilAlive(page);
      const tests = page.locator('main li > article:has(a[href^="/mocktest/"], a[href^="/exam/"])');
      expect(await tests.count()).toBeGreaterThan(1);
      const heights = await tests.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(96);
    },
  );
});
