import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { openPhone, type Phone } from '../src/browser/phone.js';
import { call } from '../src/harness/call.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';

const HEADER = 'ID,Question,Option A,Option B,Option C,Option D,Right answer';

/** A hundred rows; five of them have faults. */
const ROWS = Array.from({ length: 100 }, (_, index) => `csv-${index + 1},What is ${index} + 1?,0,1,2,3,B`);
const FAULTS: Readonly<Record<number, string>> = {
  9: 'csv-10,No right answer?,0,1,2,3,',
  19: 'csv-20,Unknown letter?,0,1,2,3,E',
  29: 'csv-30,,0,1,2,3,B',
  39: 'csv-40,Twice the same?,0,1,1,3,B',
  49: 'csv-1,The ID of another?,0,1,2,3,B',
};
const CORRECTED: Readonly<Record<string, string>> = {
  'Line 11': 'csv-10,Right answer?,0,1,2,3,A',
  'Line 21': 'csv-20,Known letter?,0,1,2,3,D',
  'Line 31': 'csv-30,A text?,0,1,2,3,B',
  'Line 41': 'csv-40,Once?,0,1,2,3,B',
  'Line 51': 'csv-50,Its own ID?,0,1,2,3,B',
};

let site: TestSite;
let browser: Browser;
let token: string;
let phone: Phone | undefined;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  const { firstAdmin } = site.running;
  if (!firstAdmin) throw new Error('The site made no admin');
  token = JSON.parse((await call(site, site.url, '/api/auth/login', firstAdmin)).text).data.token;
});

afterAll(async () => {
  await phone?.putAway();
  await browser?.close();
  await site?.stop();
});

it('reads a CSV file in a worker, and its faults are fixed on the screen', async () => {
  phone = await openPhone(browser);
  await phone.context.addInitScript((token) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mb:token', JSON.stringify(token));
  }, token);
  const { page, complaints } = phone;
  await page.goto(`${site.url}/dataupload`);
  await untilAlive(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.getByRole('radio', { name: 'Questions' }).check();
  const exam = page.locator('select[name="examId"]');
  await exam.selectOption({ index: 1 });
  await page.locator('select[name="testId"]').selectOption({ index: 1 });
  const rows = ROWS.map((row, index) => FAULTS[index] ?? row);
  await page.getByLabel('Questions file').setInputFiles({
    name: 'mine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADER, ...rows].join('\n')),
  });
  const status = page.locator('main [role="status"]').first();
  await status.filter({ hasText: '5 issues in the file. 95 questions are good.' }).waitFor();
  expect(workers).toHaveLength(1);
  expect(await page.getByRole('list', { name: 'Wrong in the file' }).getByRole('listitem').count()).toBe(5);
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);

  for (const [label, line] of Object.entries(CORRECTED))
    await page.getByLabel(label, { exact: true }).fill(line);
  await page.getByRole('button', { name: 'Read again' }).click();
  await status.filter({ hasText: '100 questions read from mine.csv.' }).waitFor();
  await page.getByRole('button', { name: 'Check first' }).click();
  await page.getByRole('heading', { name: 'What students will see' }).waitFor();
  expect(complaints).toEqual([]);
});
