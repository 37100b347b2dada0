import { describe, expect, it } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import type { Phone } from '../src/browser/phone.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { JOURNEY_TEST, option, startJourneyTest } from '../src/browser/test-page.js';
import { until } from '../src/harness/until.js';

const LEAVE_QUESTION = 'Are you sure you want to leave? Your progress will be lost.';

const site = useSiteBrowser();

const storedAttempts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mb:attempt')));

/** Signs that show a user that the page changed. */
const whereabouts = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname,
    entries: history.length,
    entry: JSON.stringify(history.state),
    scroll: Math.round(window.scrollY),
    title: document.title,
    chosen: [...document.querySelectorAll<HTMLInputElement>('[id^="question-"] input:checked')].map(
      ({ name, value }) => name + value,
    ),
  }));

/** A window in which the site's links stay during a test. A phone shows only the bar of the test. */
const WIDE = { width: 1280, height: 844 };

/** A running mock test, opened from its exam's page, with a response to the first question. */
async function takingATest(viewport?: { width: number; height: number }): Promise<Phone> {
  const phone = await site.phone(viewport && { viewport });
  const { page } = phone;
  await page.clock.install();
  await page.goto(site.url() + JOURNEY_TEST.examPath);
  await untilAlive(page);
  await page.locator(`a[href="${JOURNEY_TEST.path}"]`).first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await option(page, 4, 1).click();
  await page.getByText('1 of 12 answered').first().waitFor();
  return phone;
}

describe('leaving a test with answers by the back button', () => {
  it('asks, and declining stays exactly there, again and again', async () => {
    const { page, dialogs, complaints } = await takingATest();
    dialogs.answer = false;
    const before = await whereabouts(page);
    expect(before.scroll).toBeGreaterThan(0);
    expect(before.chosen).toEqual(['question-41']);
    for (const times of [1, 2, 3]) {
      await page.evaluate(() => history.back());
      await until('the question', () => dialogs.opened.length === times);
      await until('the same place', async () => isDeepStrictEqual(await whereabouts(page), before));
    }
    expect(dialogs.opened).toEqual([LEAVE_QUESTION, LEAVE_QUESTION, LEAVE_QUESTION]);
    expect(await storedAttempts(page)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('asks, and accepting goes home and gives the attempt up', async () => {
    const { page, dialogs, complaints } = await takingATest();
    dialogs.answer = false;
    await page.evaluate(() => history.back());
    await until('the question', () => dialogs.opened.length === 1);
    await until('the same place', async () => (await whereabouts(page)).address === JOURNEY_TEST.path);
    dialogs.answer = true;
    await page.evaluate(() => history.back());
    await page.waitForURL(`${site.url()}/region/us`);
    await page.getByRole('heading', { name: 'Most Popular Exams This Month' }).waitFor();
    expect(dialogs.opened).toEqual([LEAVE_QUESTION, LEAVE_QUESTION]);
    expect(await storedAttempts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('asks nothing before the first answer', async () => {
    const { page, dialogs } = await site.phone();
    await page.goto(site.url() + JOURNEY_TEST.examPath);
    await untilAlive(page);
    await page.locator(`a[href="${JOURNEY_TEST.path}"]`).first().click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('button', { name: 'Submit Test' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: JOURNEY_TEST.exam }).waitFor();
    expect(dialogs.opened).toEqual([]);
  });
});

describe('leaving a test with answers by a link of the site', () => {
  it('asks, and declining stays exactly there', async () => {
    const { page, dialogs } = await takingATest(WIDE);
    dialogs.answer = false;
    const before = await whereabouts(page);
    for (const times of [1, 2]) {
      await page.locator('footer').getByRole('link', { name: 'Terms' }).dispatchEvent('click');
      await until('the question', () => dialogs.opened.length === times);
      expect(await whereabouts(page)).toEqual(before);
    }
    expect(dialogs.opened).toEqual([LEAVE_QUESTION, LEAVE_QUESTION]);
  });

  it('asks, and accepting follows the link', async () => {
    const { page, dialogs, complaints } = await takingATest(WIDE);
    await page.locator('footer').getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL(`${site.url()}/terms`);
    await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor();
    expect(dialogs.opened).toEqual([LEAVE_QUESTION]);
    expect(await storedAttempts(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('closing or reloading the tab of a test with answers', () => {
  it('brings the browser’s own warning', async () => {
    const { page, dialogs } = await takingATest();
    dialogs.answer = false;
    await page.close({ runBeforeUnload: true });
    await until('the warning', () => dialogs.opened.length === 1);
    expect(dialogs.opened).toEqual(['beforeunload']);
    expect(page.isClosed()).toBe(false);
    expect(await option(page, 4, 1).isChecked()).toBe(true);
  });

  it('keeps the attempt: answers and clock go on where they were', async () => {
    const { page, dialogs, complaints } = await takingATest();
    await option(page, 7, 2).click();
    await page.getByText('2 of 12 answered').first().waitFor();
    await page.clock.fastForward(70_000);
    await page.reload();
    expect(dialogs.opened).toEqual(['beforeunload']);
    await page.getByText('Continue where you left off').waitFor();
    expect(await page.locator('main').innerText()).toMatch(/06:[345]\d left, 2 of 12 answered/);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Submit Test' }).waitFor();
    expect((await whereabouts(page)).chosen).toEqual(['question-41', 'question-72']);
    expect(await page.getByRole('timer').innerText()).toMatch(/06:[345]\d/);
    expect(complaints).toEqual([]);
  });
});

describe('the clock of a test', () => {
  it('submits automatically at zero, with the answers so far', async () => {
    const { page, dialogs, complaints } = await site.phone();
    await page.clock.install();
    await startJourneyTest(page, site.url());
    await option(page, 1, JOURNEY_TEST.right[0]).click();
    await page.getByText('1 of 12 answered').first().waitFor();
    await page.clock.fastForward((JOURNEY_TEST.minutes - 1) * 60_000);
    await page
      .getByText(/0[01]:\d\d/)
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(JOURNEY_TEST.path);
    await page.getByRole('button', { name: 'Submit Test' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.clock.fastForward(61_000);
    await page.waitForURL(site.url() + JOURNEY_TEST.resultsPath);
    await page.getByText('2 of 24 marks: not passed').waitFor();
    await page.getByText('Time was up').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(dialogs.opened).toEqual([]);
    expect(await storedAttempts(page)).toEqual([]);
    // The browser's own message on the request that taught the site the offset of this clock.
    expect(complaints.filter((line) => !line.includes('status of 401'))).toEqual([]);
  });
});
