import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { questionsResponse, type QuestionsResponse } from '@mockingbird/contracts';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { openPhone, type Phone } from '../src/browser/phone.js';
import { call } from '../src/harness/call.js';
import { signInFirstAdmin, upload } from '../src/harness/site/admin-uploads.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';

const TEST = 'ssc-cgl-1';
/** Submissions of one address; the services take 120 in five minutes. */
const STUDENTS = 100;
/** Zero-based index of the question that gets a wrong key. */
const WRONG = 4;

let site: TestSite;
let browser: Browser;
let phone: Phone;
let page: Page;
let test: QuestionsResponse;

const readTest = async () =>
  questionsResponse.parse(JSON.parse((await call(site, site.url, `/api/mocktests/${TEST}/questions`)).text));

/** Student 0 knows the easiest question only, the last one nearly all. They do not know that a key is wrong. */
async function submitAll(keys: readonly number[]): Promise<void> {
  const { meta, data } = test;
  for (let student = 0; student < STUDENTS; student += 1) {
    const answers = data.map(({ questionId, options }, index) => {
      const isKnown = (index * 37) % data.length <= (student * data.length) / STUDENTS;
      const key = keys[index] ?? 0;
      return { questionId, chosen: isKnown ? key : (key + 1) % options.length };
    });
    const body = { testId: TEST, revision: meta.revision, answers };
    expect((await call(site, site.url, '/api/exams/statistics', body)).status).toBe(200);
  }
}

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  const token = await signInFirstAdmin(site);
  const { data } = await readTest();
  const keys = data.map(({ correctAnswer }) => correctAnswer);
  const file = data.map((question, index) =>
    index === WRONG
      ? {
          ...question,
          correctAnswer: (question.correctAnswer + 1) % question.options.length,
          mistakes: undefined,
        }
      : question,
  );
  const answer = await upload(site, token, { uploadType: 'questions', testId: TEST, file });
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
  test = await readTest();
  await submitAll(keys);
  phone = await openPhone(browser);
  await phone.context.addInitScript((stored) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mb:token', JSON.stringify(stored));
  }, token);
  ({ page } = phone);
});

afterAll(async () => {
  await phone?.putAway();
  await browser?.close();
  await site?.stop();
});

describe('the statistics of questions', () => {
  it('list the question with the wrong key, and no other', async () => {
    await page.goto(`${site.url}/admin`);
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Statistics' }).click();
    await page.getByText('1 question has a suspicious key.').waitFor();
    const list = page.getByRole('region', { name: 'Suspicious keys' }).getByRole('listitem');
    expect(await list.count()).toBe(1);
    expect(await list.innerText()).toContain('Students who chose the marked answer did worse');
    expect([await violationsOf(page), await sidewaysOverflow(page)]).toEqual([[], []]);
  });

  it('lead to that question in the bank', async () => {
    await page.getByRole('link', { name: `Open question ${WRONG + 1} of ${TEST}` }).click();
    await page.waitForURL(/\/admin\/questions\?/);
    const start = test.data[WRONG]?.questionText.slice(0, 20) ?? '';
    await page.locator('main').filter({ hasText: start }).waitFor();
    await page.goBack();
  });

  it('are found by searching exam and test, and saved for a spreadsheet', async () => {
    await page.getByLabel('Search: Exam').fill('ssc cgl');
    await page.getByLabel('Search: Exam').press('Enter');
    await page.getByLabel('Mock test', { exact: true }).selectOption(TEST);
    await page.getByText('100 tests were submitted.').waitFor();
    const figures = page.getByRole('region', { name: 'Figures of the test' });
    expect(await figures.innerText()).toMatch(/Reliability \(KR-20\)\s+0\.80/);
    expect(await page.getByRole('row').filter({ hasText: 'Suspicious key' }).count()).toBe(1);
    expect([await violationsOf(page), await sidewaysOverflow(page)]).toEqual([[], []]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${TEST}-statistics.csv`);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Number","Question ID","Question"/);
    expect(lines.length).toBeGreaterThan(test.data.length);
  });

  it('need no sideways scrolling on a wide screen, in the dark either', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await page.getByText('1 question has a suspicious key.').waitFor();
    expect([await violationsOf(page), await sidewaysOverflow(page)]).toEqual([[], []]);
  });
});
