import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { violationsOf } from '../src/browser/axe.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { option } from '../src/browser/test-page.js';

/** Four locked sections of three questions and two minutes each. */
const TEST = '/mocktest/ssc-cgl-tier-1/ssc-cgl-1';
const SECTION_MS = 120_000;

const site = useSiteBrowser();

/** Starts the test on a phone whose clock the test controls. */
async function start() {
  const phone = await site.phone({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const { page } = phone;
  await page.clock.install();
  await page.goto(site.url() + TEST);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await page.getByRole('button', { name: 'Submit Test' }).waitFor();
  return phone;
}

const questions = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /^Question \d+( of 12)?$/ }).allInnerTexts();
const section = (page: Page, number: number) => page.getByText(`Section ${number} of 4`, { exact: true });
const timeLeft = (page: Page) => page.getByRole('timer').innerText();
const notice = (page: Page) => page.getByRole('alert').innerText();

describe('locked sections at 360 px', () => {
  it('say their minutes and the lock before the start, inside the panel', async () => {
    const { page, complaints } = await site.phone({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto(site.url() + TEST);
    await untilAlive(page);
    const table = page.getByRole('table', { name: /^Sections: in this order, each locked after its time/ });
    const [box, panel] = await Promise.all([table.boundingBox(), table.locator('xpath=..').boundingBox()]);
    const right = (of: typeof box) => (of ? of.x + of.width : Number.NaN);
    expect(right(box)).toBeLessThanOrEqual(right(panel));
    await page.getByText(/Each of the 4 sections has its own time, 8 minutes in all/).waitFor();
    expect(complaints).toEqual([]);
  });

  it('end at zero also under an open dialog, and do not open again', async () => {
    const { page } = await start();
    await option(page, 1, 0).tap();
    expect(await questions(page)).toEqual(['Question 1', 'Question 2', 'Question 3']);
    await page.getByRole('button', { name: 'Finish this section' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('2 questions of this section have no answer.').waitFor();
    await page.clock.fastForward(SECTION_MS + 5_000);
    await section(page, 2).waitFor();
    expect(await dialog.count()).toBe(0);
    expect(await notice(page)).toBe(
      'Time for General Intelligence and Reasoning is up. Section 2, General Awareness, has started.',
    );
    expect(await questions(page)).toEqual(['Question 4', 'Question 5', 'Question 6']);
    expect(await timeLeft(page)).toMatch(/01:5\d/);
    const focused = await page.evaluate(() => [document.activeElement?.textContent, window.scrollY]);
    expect(focused).toEqual(['Question 4', 0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('are finished by touch in the hall, where the palette shows the others as locked', async () => {
    const { page } = await start();
    await page.getByRole('button', { name: 'One at a time' }).tap();
    for (let number = 1; number < 3; number += 1) {
      await page.getByRole('heading', { level: 2, name: `Question ${number} of 12`, exact: true }).waitFor();
      await page.getByRole('button', { name: 'Save & Next' }).tap();
    }
    await page.getByRole('button', { name: 'Save & Finish' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish and go on' }).tap();
    await section(page, 2).waitFor();
    expect(await questions(page)).toEqual(['Question 4 of 12']);
    await page.getByRole('button', { name: 'Previous' }).tap({ force: true });
    expect(await questions(page)).toEqual(['Question 4 of 12']);
    const tabs = page.getByRole('navigation', { name: 'Sections' });
    expect(await tabs.getByRole('listitem').allTextContents()).toEqual([
      'General Intelligence and Reasoning, finished',
      'General Awareness',
      'Quantitative Aptitude, locked',
      'English Comprehension, locked',
    ]);
    expect(await tabs.getByRole('button').allTextContents()).toEqual(['General Awareness']);
    await page.getByRole('button', { name: 'All questions' }).tap();
    const palette = page.getByRole('navigation', { name: 'Questions' });
    await palette.getByText('Finished: 0 of 3 answered').waitFor();
    expect(await palette.getByText('Locked: opens later').count()).toBe(2);
    expect(await palette.getByRole('button', { name: /^Question/ }).allInnerTexts()).toEqual(['4', '5', '6']);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('continue after a reload with their place and their time, which never rises', async () => {
    const { page } = await start();
    await page.clock.fastForward(SECTION_MS + 10_000);
    await section(page, 2).waitFor();
    await option(page, 5, 1).tap();
    await page.getByText('1 of 12 answered').first().waitFor();
    await page.clock.setSystemTime(0);
    await page.clock.fastForward(50_000);
    await page.reload();
    await page.getByText(/Section 2 of 4, 0[01]:\d\d left, 1 of 12 answered/).waitFor();
    await page.getByRole('button', { name: 'Continue', exact: true }).tap();
    await section(page, 2).waitFor();
    expect(await timeLeft(page)).toMatch(/0(1:00|0:\d\d)/);
    expect(await questions(page)).toEqual(['Question 4', 'Question 5', 'Question 6']);
  });

  it('end in order while the device sleeps, and the last one submits the test', async () => {
    const { page } = await start();
    await page.clock.fastForward(2 * SECTION_MS + 15_000);
    await section(page, 3).waitFor();
    expect(await notice(page)).toBe(
      'Time for sections 1 and 2 is up. Section 3, Quantitative Aptitude, has started.',
    );
    await option(page, 8, 0).tap();
    await page.clock.fastForward(2 * SECTION_MS);
    await page.waitForURL(/\/results\/ssc-cgl-1$/);
    await page.getByText('Time was up').waitFor();
  });
});
