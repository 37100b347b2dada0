import { afterAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { framesSeen, watchFrames } from '../src/browser/frames.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { JOURNEY_TEST, option } from '../src/browser/test-page.js';
import { checkTimeLimit } from '../src/harness/check-time-limit.js';
import { until } from '../src/harness/until.js';
import { startCountryLookUp } from '../src/stand-ins/country-look-up.js';

/** Milliseconds for which the home page waits for the look-up. */
const LOOK_UP_LIMIT_MS = 1_500;

const lookUp = await startCountryLookUp();
const site = useSiteBrowser(() => Promise.resolve({ GEO_URL: lookUp.url }));

afterAll(() => lookUp.stop());

const pathOf = (page: Page) => {
  const url = new URL(page.url());
  return url.pathname + url.search;
};

describe('the home page', () => {
  it('leads to the page of the country that the look-up names, and counts as one page view', async () => {
    lookUp.behave({ country: 'IN' });
    const { page, views, complaints } = await site.phone();
    await page.goto(site.url());
    await page.waitForURL(`${site.url()}/region/in`);
    await page.getByText('Bank exams').first().waitFor();
    await until('the page view', () => views.screens().length > 0);
    expect(await page.getByLabel('Region', { exact: true }).inputValue()).toBe('IN');
    expect(await page.evaluate(() => history.length)).toBe(2);
    expect(lookUp.requestCount()).toBe(1);
    // A second view of the home page would come before that of the next page.
    await page.goto(`${site.url()}/about`);
    await until('the next page view', () => views.screens().includes('/about'));
    expect(views.screens()).toEqual(['/region/in', '/about']);
    expect(views.all()[0]).toMatchObject({ path: '/region/in', query: '', region: 'IN', event: 'view' });
    expect(complaints).toEqual([]);
  });

  it.each([
    ['breaks', 0],
    ['hangs', LOOK_UP_LIMIT_MS],
  ] as const)('leads to the default region when the look-up %s', async (manner, leastMs) => {
    lookUp.behave(manner);
    const { page, complaints } = await site.phone();
    await page.goto(site.url(), { waitUntil: 'commit' });
    await until('the look-up', () => lookUp.requestCount() > 0);
    const lookUpAt = performance.now();
    await page.waitForURL(`${site.url()}/region/us`);
    const tookMs = performance.now() - lookUpAt;
    // Not before its time (minus the delay of the test), and soon after.
    expect(tookMs).toBeGreaterThan(leastMs - 500);
    checkTimeLimit('the default region', tookMs, leastMs + 3_000);
    // The browser itself logs the broken connection; the site logs nothing.
    expect(complaints.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
  });

  it('skips the look-up when the region is known from an earlier visit', async () => {
    lookUp.behave({ country: 'IN' });
    const { page } = await site.phone();
    await page.goto(`${site.url()}/region/fr`);
    await until('the region', () => page.evaluate(() => localStorage.getItem('mb:region') === '"FR"'));
    const before = lookUp.requestCount();
    await page.goto(site.url());
    await page.waitForURL(`${site.url()}/region/fr`);
    expect(lookUp.requestCount()).toBe(before);
  });

  it('does not let a late look-up override the address', async () => {
    lookUp.behave({ country: 'IN' });
    const { page } = await site.phone();
    await page.goto(`${site.url()}/region/us`);
    await until('the look-up', () => lookUp.requestCount() > 0).catch(() => undefined);
    await page.waitForLoadState('networkidle');
    expect(pathOf(page)).toBe('/region/us');
    expect(await page.getByLabel('Region', { exact: true }).inputValue()).toBe('US');
  });
});

describe('a student', () => {
  it('goes home, searches, takes a test by mouse and keyboard, and reads the results', async () => {
    lookUp.behave({ country: 'IN' });
    const { page, views, complaints } = await site.phone();
    await page.goto(site.url());
    await page.waitForURL(`${site.url()}/region/in`);
    await watchFrames(page);

    await page.locator('main').getByRole('searchbox').fill('chsl');
    await page.getByText('Exams matching “chsl”').waitFor();
    await page.locator('main').getByRole('link', { name: JOURNEY_TEST.exam }).first().click();
    await page.getByRole('heading', { level: 1, name: JOURNEY_TEST.exam }).waitFor();
    expect(pathOf(page)).toBe(JOURNEY_TEST.examPath);

    await page.locator(`a[href="${JOURNEY_TEST.path}"]`).first().click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    expect(pathOf(page)).toBe(JOURNEY_TEST.path);
    expect(await page.getByRole('timer').innerText()).toMatch(/0[78]:\d\d/);

    const [first, second, third] = JOURNEY_TEST.right;
    await option(page, 1, first).click();
    await option(page, 2, (second + 3) % 4).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    expect(await option(page, 2, second).isChecked()).toBe(true);
    await option(page, 3, (third + 1) % 4).check();
    await page.getByText('3 of 12 answered').first().waitFor();
    await page.getByRole('button', { name: 'Submit Test' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('Not answered').waitFor();
    expect(pathOf(page)).toBe(JOURNEY_TEST.path);
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Test' }).click();

    await page.getByText('3.5 of 24 marks: not passed').waitFor();
    expect(pathOf(page)).toBe(JOURNEY_TEST.resultsPath);
    await page.getByRole('img', { name: 'Percentage: 14.58%' }).waitFor();
    await page.getByText('We call 70% a pass in every test here.').waitFor();
    expect(await page.locator('article', { hasText: 'Question 1' }).first().innerText()).toContain(
      'Your answer (correct)',
    );
    expect(await page.getByText('Your answer (wrong)').count()).toBe(1);
    expect(await page.getByText('Right answer', { exact: true }).count()).toBe(10);
    expect(await page.getByRole('heading', { name: 'Explanation' }).count()).toBe(12);
    const seen = await framesSeen(page);
    expect(seen.blankFrames).toEqual([]);
    expect(seen.frames).toBeGreaterThan(20);

    await page.reload();
    await page.getByText('3.5 of 24 marks: not passed').waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${site.url()}/region/in`);
    await page.getByRole('heading', { name: 'Most Popular Exams This Month' }).waitFor();
    await until('all page views', () => views.screens().length >= 6);
    expect(views.screens()).toEqual([
      '/region/in',
      JOURNEY_TEST.examPath,
      JOURNEY_TEST.path,
      JOURNEY_TEST.resultsPath,
      JOURNEY_TEST.resultsPath,
      '/region/in',
    ]);
    expect(views.all().filter(({ event }) => event === 'test-started')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('sees when the search finds nothing, may expand it, and starts again by typing', async () => {
    const { page, calls, complaints } = await site.phone();
    await page.goto(`${site.url()}/region/us`);
    const box = page.locator('main').getByRole('searchbox');
    await box.fill('astrology');
    await page.getByRole('button', { name: 'Expand search' }).click();
    await page.getByText("We couldn't find any exams matching your search...").waitFor();
    await until('the keyword request', () => calls.includes('POST /api/exams/search'));
    await box.fill('texas');
    await page.getByText('Exams matching “texas”').waitFor();
    await box.fill('');
    await page.getByText('Most Popular Exams This Month').waitFor();
    expect(complaints).toEqual([]);
  });

  it('goes back and forward to where the pages were left, with the focus on the page', async () => {
    const { page, views, complaints } = await site.phone();
    await page.goto(`${site.url()}/region/us?q=ssc`);
    const link = page.locator('main').getByRole('link', { name: JOURNEY_TEST.exam }).last();
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => Math.round(window.scrollY));
    expect(left).toBeGreaterThan(200);
    await watchFrames(page);
    const focusAndScroll = () =>
      page.evaluate(() => ({ focus: document.activeElement?.id, scroll: Math.round(window.scrollY) }));

    await link.click();
    await page.getByRole('heading', { level: 1, name: JOURNEY_TEST.exam }).waitFor();
    await until('focus and scroll', async () => (await focusAndScroll()).focus === 'main');
    expect(await focusAndScroll()).toEqual({ focus: 'main', scroll: 0 });

    await page.goBack();
    await page.getByText('Exams matching “ssc”').waitFor();
    await until('the place that was left', async () => Math.abs((await focusAndScroll()).scroll - left) <= 2);
    expect((await focusAndScroll()).focus).toBe('main');

    await page.goForward();
    await page.getByRole('heading', { level: 1, name: JOURNEY_TEST.exam }).waitFor();
    await until('the top', async () => (await focusAndScroll()).scroll === 0);
    expect((await focusAndScroll()).focus).toBe('main');
    expect(await page.title()).toContain(JOURNEY_TEST.exam);

    expect((await framesSeen(page)).blankFrames).toEqual([]);
    await until('all page views', () => views.screens().length >= 4);
    const [home, exam] = ['/region/us?q=ssc', JOURNEY_TEST.examPath];
    expect(views.screens()).toEqual([home, exam, home, exam]);
    expect(complaints).toEqual([]);
  });
});
