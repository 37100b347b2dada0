import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { JOURNEY_TEST, option, startJourneyTest, submitTest } from '../src/browser/test-page.js';
import { until } from '../src/harness/until.js';

/** More tab stops than any page of these journeys has before the target. */
const MOST_STOPS = 150;

const site = useSiteBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`No tab stop is ${String(target)}`);
}

async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Takes the journey's test with one right and two wrong answers. */
async function takeTest(width: number, colorScheme: 'light' | 'dark' = 'light') {
  const viewport = { width, height: 800 };
  const phone = await site.phone({ viewport, hasTouch: width < 1000, colorScheme });
  const { page } = phone;
  await startJourneyTest(page, site.url());
  const [first, second, third] = JOURNEY_TEST.right;
  await option(page, 1, first).check();
  await option(page, 2, (second + 1) % 4).check();
  await option(page, 3, (third + 1) % 4).check();
  await submitTest(page);
  await page.waitForURL(site.url() + JOURNEY_TEST.resultsPath);
  await heading(page, 'Your time').waitFor();
  return phone;
}

describe('a student at 360 px, by keyboard alone', () => {
  it('practices the mistakes of a test, through a reload, and keeps the result', async () => {
    const { page, complaints, dialogs } = await takeTest(360);
    await page.getByText('1 of 3 answers right, 9 left blank. The 2 wrong ones cost 1 mark.').waitFor();
    await pressByKey(page, page.getByRole('link', { name: 'Practice my 2 mistakes' }));
    await button(page, 'Start practice').waitFor();
    expect(new URL(page.url()).pathname).toBe(JOURNEY_TEST.path);
    await page.reload();
    await page.getByRole('radio', { name: 'My 2 mistakes' }).waitFor();
    await pressByKey(page, button(page, 'Start practice'));

    await tabTo(page, page.locator('input[name="question-1"]').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const verdict = heading(page, /^(Right|Not quite: the answer is [A-D])$/);
    await until('the verdict has the focus', () => hasFocus(verdict.first()));
    expect(await sidewaysOverflow(page)).toEqual([]);

    await page.reload();
    expect(dialogs.opened).toContain('beforeunload');
    await page.getByText('Practice, 1 of 2 answered.').waitFor();
    await pressByKey(page, page.getByRole('button', { name: 'Continue', exact: true }));
    await verdict.first().waitFor();
    await pressByKey(page, button(page, 'Finish practice'));
    await heading(page, 'Practice finished').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await pressByKey(page, button(page, 'Practice the 1 not answered'));
    await heading(page, 'Question 1').waitFor();
    expect(await heading(page, 'Question 2').count()).toBe(0);

    await page.goto(site.url() + JOURNEY_TEST.resultsPath);
    await page.getByText('1 of 24 marks: not passed').waitFor();
    expect(complaints).toEqual([]);
  });

  it('practices in the hall: a letter chooses, Enter checks, N goes on', async () => {
    const { page, complaints } = await takeTest(360);
    await pressByKey(page, page.getByRole('link', { name: 'Practice my 2 mistakes' }));
    await pressByKey(page, button(page, 'Start practice'));
    await pressByKey(page, button(page, 'One at a time'));
    await button(page, 'All questions').waitFor();
    for (const number of [1, 2]) {
      await heading(page, `Question ${number}`).waitFor();
      await page.keyboard.press('a');
      await until('the focus is on Check answer', () => hasFocus(button(page, 'Check answer')));
      await page.keyboard.press('Enter');
      await heading(page, /^(Right|Not quite)/).waitFor();
      expect(await heading(page, /^(Right|Not quite)/).isVisible()).toBe(true);
      await page.keyboard.press('n');
    }
    await heading(page, 'Practice finished').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a result', () => {
  it.each([
    [360, 'light'],
    [360, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('fits, and has no accessibility faults at %d px, %s', async (width, colorScheme) => {
    const { page } = await takeTest(width, colorScheme);
    await page.getByRole('img', { name: /^Bars:/ }).waitFor();
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('is shared as a picture that this device made, without a request', async () => {
    const { page } = await takeTest(360);
    await button(page, 'Share').click();
    await button(page, 'Save the picture').waitFor();
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save the picture').click(),
    ]);
    expect(download.suggestedFilename()).toBe('mock-test-result.png');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const picture = Buffer.concat(chunks);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    // Width and height in the header of a PNG file.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1080]);
    expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  });

  it('is printed with every question and the key, whatever the filter', async () => {
    const { page } = await takeTest(1280);
    await button(page, 'Right 1').click();
    expect(await page.getByRole('article').count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('article:visible').count()).toBe(12);
    expect(await heading(page, 'Answer key').isVisible()).toBe(true);
    expect(await button(page, 'Print with answers').isVisible()).toBe(false);
  });
});
