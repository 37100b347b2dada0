import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { violationsOf } from '../src/browser/axe.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { until } from '../src/harness/until.js';
import { JOURNEY_TEST, startJourneyTest } from '../src/browser/test-page.js';

const QUESTIONS = 12;

const site = useSiteBrowser();

const heading = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: `Question ${number} of ${QUESTIONS}`, exact: true });

/** Starts the journey's test and shows one question at a time. */
async function openHall(width: number) {
  const phone = await site.phone({ viewport: { width, height: 800 }, hasTouch: width < 1000 });
  await startJourneyTest(phone.page, site.url());
  await phone.page.getByRole('button', { name: 'One at a time' }).click();
  await phone.page.getByRole('button', { name: 'Save & Next' }).waitFor();
  return phone;
}

describe('a whole test in the hall', () => {
  it('goes by keys alone', async () => {
    const { page, complaints } = await openHall(1280);
    const digits = JOURNEY_TEST.right.map((option) => String(option + 1));
    for (const [index, digit] of digits.entries()) {
      await heading(page, index + 1).waitFor();
      await page.keyboard.press(digit);
      await page.keyboard.press('n');
    }
    await heading(page, 4).waitFor();
    await page.keyboard.press('m');
    await heading(page, 5).waitFor();
    await page.keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Submit this test?' });
    await dialog.getByText('Marked for review').waitFor();
    // The dialog's focus is on the way to the first unanswered question.
    await page.keyboard.press('Enter');
    await heading(page, 4).waitFor();
    await page.keyboard.press('s');
    await dialog.getByRole('button', { name: 'Submit Test' }).press('Enter');
    await page.waitForURL(site.url() + JOURNEY_TEST.resultsPath);
    await page.getByText('+3 x 2').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('goes by touch at 360 px: the palette opens from the bottom and jumps', async () => {
    const { page, complaints } = await openHall(360);
    const palette = page.getByRole('navigation', { name: 'Questions' });
    expect(await palette.isVisible()).toBe(false);
    await page.getByRole('radio').first().tap();
    await page.getByRole('button', { name: 'All questions' }).tap();
    await palette.getByRole('button', { name: 'Question 1, answered' }).waitFor();
    await palette.getByRole('button', { name: `Question ${QUESTIONS},` }).tap();
    await heading(page, QUESTIONS).waitFor();
    expect(await palette.isVisible()).toBe(false);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    expect(complaints).toEqual([]);
  });

  it('continues at the same question after a reload', async () => {
    const { page } = await openHall(1280);
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Question 7, not visited' }).click();
    await heading(page, 7).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await heading(page, 7).waitFor();
    await page.getByRole('button', { name: 'Question 1, answered' }).waitFor();
  });
});

describe('the frame of a test under way', () => {
  it('is one bar on a phone, and the text has the chosen size', async () => {
    const { page, complaints } = await openHall(360);
    for (const part of ['#mb-header', '#mb-footer']) expect(await page.locator(part).isVisible()).toBe(false);
    const text = page.locator('#question-1-text');
    const size = () => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = await size();
    await page.getByRole('button', { name: 'Display' }).tap();
    await page.getByLabel('Largest').check();
    await until('the text is larger', async () => (await size()) > before * 1.3);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Hide the clock until 5 minutes are left').check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Submit', exact: true }).tap();
    await page.getByRole('dialog', { name: 'Submit this test?' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('fills the screen on request, without header and footer', async () => {
    const { page } = await openHall(1280);
    expect(await page.locator('#mb-header').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.locator('#mb-header').waitFor({ state: 'hidden' });
    // Entering the full screen closes popovers.
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await page.locator('#mb-header').waitFor({ state: 'visible' });
  });
});

describe('the hall', () => {
  it.each([360, 1280])('has no accessibility faults at %d px', async (width) => {
    const { page } = await openHall(width);
    expect(await violationsOf(page)).toEqual([]);
  });
});
