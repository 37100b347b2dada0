import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { violationsOf } from '../src/browser/axe.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { JOURNEY_TEST, option, startJourneyTest, submitTest } from '../src/browser/test-page.js';
import { until } from '../src/harness/until.js';

const TEST_ID = JOURNEY_TEST.path.split('/').at(-1) ?? '';
const UNSAVED = "This device can't save your answers";

const site = useSiteBrowser();

/** The answers that the device database has, or -1 without an attempt. */
const storedAnswers = (page: Page): Promise<number> =>
  page.evaluate(
    (testId) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('mockingbird');
        opening.onerror = () => reject(new Error('The database does not open'));
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('attempts').objectStore('attempts').get(testId);
          reading.onsuccess = () => {
            const text: string | undefined = reading.result?.text;
            database.close();
            resolve(text === undefined ? -1 : (text.match(/"answer":\d/g) ?? []).length);
          };
        };
      }),
    TEST_ID,
  );

/** Starts the journey's test and answers some of its questions. */
async function answer(page: Page, count: number): Promise<void> {
  await startJourneyTest(page, site.url());
  for (let number = 1; number <= count; number += 1) await option(page, number, 0).click();
  await page.getByText(`${count} of 12 answered`).first().waitFor();
}

const untilStored = (page: Page, count: number) =>
  until('the answers in the database', async () => (await storedAnswers(page)) === count);

/** The sum of all layout shifts of a page since it loaded, without those right after an input. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

async function continueTest(page: Page, answered: number): Promise<void> {
  await page.getByText(`${answered} of 12 answered`).first().waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Submit Test' }).first().waitFor();
}

describe('an unfinished attempt', () => {
  it('continues after a reload and after a closed tab', async () => {
    const { page, context, complaints } = await site.phone();
    await answer(page, 3);
    await page.reload();
    await continueTest(page, 3);
    await option(page, 4, 1).click();
    await page.getByText('4 of 12 answered').first().waitFor();
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await next.goto(site.url() + JOURNEY_TEST.path);
    await continueTest(next, 4);
    expect(await option(next, 4, 1).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('continues after the process was killed, with no event to save it', async () => {
    const { page, context } = await site.phone();
    await answer(page, 2);
    await untilStored(page, 2);
    const session = await context.newCDPSession(page);
    // The process ends in the middle of this command.
    session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    const next = await context.newPage();
    await next.goto(site.url() + JOURNEY_TEST.path);
    await continueTest(next, 2);
    expect(await option(next, 2, 0).isChecked()).toBe(true);
  });

  it('never gets time back, even when the device clock is set back', async () => {
    const { page } = await site.phone();
    await page.clock.install();
    await answer(page, 1);
    await page.clock.fastForward(60_000);
    await page
      .getByText(/0[67]:\d\d/)
      .first()
      .waitFor();
    await page.reload();
    const rest = page.getByText('1 of 12 answered').first();
    await rest.waitFor();
    expect(await rest.innerText()).toMatch(/0(6:\d\d|7:00) left, 1 of 12 answered/);
  });

  it('goes to the newer of two tabs; the older one says so and stops', async () => {
    const { page, context } = await site.phone();
    await answer(page, 2);
    const second = await context.newPage();
    await second.goto(site.url() + JOURNEY_TEST.path);
    await continueTest(second, 2);
    await page.getByText('This test is open in another tab').waitFor();
    await option(second, 3, 0).click();
    await untilStored(second, 3);
    await page.getByRole('button', { name: 'Continue here' }).click();
    await page.getByText('3 of 12 answered').first().waitFor();
    await second.getByText('This test is open in another tab').waitFor();
  });
});

describe('a device that cannot store', () => {
  it('because the storage is forbidden: the test says so and ends with its result', async () => {
    const { page, context } = await site.phone();
    await context.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: forbid });
      Object.defineProperty(window, 'indexedDB', { get: forbid });
    });
    await answer(page, 2);
    await page.getByText(UNSAVED).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await submitTest(page);
    await page.waitForURL(site.url() + JOURNEY_TEST.resultsPath);
    await page.getByText(/of 24 marks/).waitFor();
    await page.getByText("This device can't save your result").waitFor();
  });

  it('because it is full: the test says so and ends with its result', async () => {
    const { page, context } = await site.phone();
    await page.goto(site.url());
    await page.evaluate(() => {
      for (let size = 1_048_576; size > 0; size = Math.floor(size / 2)) {
        try {
          for (let index = 0; ; index += 1) localStorage.setItem(`filler ${size} ${index}`, 'x'.repeat(size));
        } catch {
          // A smaller piece may still fit.
        }
      }
    });
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url(), quotaSize: 1 });
    await answer(page, 2);
    await page.getByText(UNSAVED).waitFor();
    await submitTest(page);
    await page.waitForURL(site.url() + JOURNEY_TEST.resultsPath);
    await page.getByText(/of 24 marks/).waitFor();
  });
});

describe('the student’s record', () => {
  it('goes from one device to another by a file, and nothing is there twice', async () => {
    const first = await site.phone();
    await answer(first.page, 3);
    await submitTest(first.page);
    await first.page.waitForURL(site.url() + JOURNEY_TEST.resultsPath);
    await first.page.getByRole('button', { name: 'Bookmark question 1', exact: true }).click();
    await first.page.goto(`${site.url()}/progress`);
    await first.page.getByText(/questions to practice/).waitFor();
    expect(await violationsOf(first.page)).toEqual([]);
    const downloading = first.page.waitForEvent('download');
    await first.page.getByRole('button', { name: 'Export to a file' }).click();
    const file = await (await downloading).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 'mockingbird-progress',
      version: 1,
    });

    const second = await site.phone();
    await second.page.goto(`${site.url()}/progress`);
    await second.page.getByText('Your progress starts with a test').waitFor();
    const choose = () => second.page.getByLabel('File with your progress').setInputFiles(file);
    await choose();
    await second.page.getByText(/^Added: 1 result, \d+ cards, 1 bookmark\./).waitFor();
    await choose();
    await second.page.getByText(/^Added: 0 results, 0 cards, 0 bookmarks\./).waitFor();
    await second.page.goto(site.url() + JOURNEY_TEST.resultsPath);
    await second.page.getByText(/of 24 marks/).waitFor();
    expect([...first.complaints, ...second.complaints]).toEqual([]);
  });

  it('brings mistakes back until they are known', async () => {
    const { page, complaints } = await site.phone();
    await answer(page, 1);
    await submitTest(page);
    await page.waitForURL(site.url() + JOURNEY_TEST.resultsPath);
    await page.goto(`${site.url()}/progress/review`);
    await page.getByText(/1[12] questions due/).waitFor();
    await page.getByRole('button', { name: "I don't know" }).click();
    expect(await violationsOf(page)).toEqual([]);
    const due = await page.getByText(/\d+ questions due/).innerText();
    await page.getByRole('button', { name: /^Easy in \d+ days/ }).click();
    await page.getByText(`${Number.parseInt(due) - 1} questions due`).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a returning student', () => {
  it('finds the open test and the last result on home and on the exam, and nothing moves', async () => {
    const { page, context } = await site.phone();
    await answer(page, 1);
    await submitTest(page);
    await page.waitForURL(site.url() + JOURNEY_TEST.resultsPath);
    await page.waitForFunction(() => localStorage.getItem('mb:deck-due') !== null);
    await answer(page, 2);
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await next.goto(`${site.url()}/region/us`);
    await untilAlive(next);
    await next.getByRole('link', { name: /^Continue: 0\d:\d\d left/ }).waitFor();
    await next.getByRole('link', { name: /questions due/ }).waitFor();
    expect(await layoutShift(next)).toBe(0);
    expect(await violationsOf(next)).toEqual([]);
    await next.goto(site.url() + JOURNEY_TEST.examPath);
    await next.getByText(/^Continue: 0\d:\d\d left$/).waitFor();
    expect(await layoutShift(next)).toBe(0);
    await next.goto(`${site.url()}/region/us`);
    await untilAlive(next);
    await next.getByRole('link', { name: /^Continue/ }).click();
    await continueTest(next, 2);
  });
});
