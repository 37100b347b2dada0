import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { untilSettled } from '../src/browser/settled.js';
import { openPhone, type Phone } from '../src/browser/phone.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';

const EXAM = 'RIVER_PILOT';
const TEST = 'river-pilot-1';
const REVIEWER = { username: 'rita', password: 'seven green lamps' };
const HEADER = 'ID,Question,Option A,Option B,Option C,Option D,Right answer';
/** A hundred rows; five of them have faults. */
const ROWS = Array.from({ length: 100 }, (_, index) => `river-${index + 1},What is ${index} + 1?,0,1,2,3,B`);
const FAULTS: Readonly<Record<number, string>> = {
  9: 'river-10,No right answer?,0,1,2,3,',
  19: 'river-20,Unknown letter?,0,1,2,3,E',
  29: 'river-30,,0,1,2,3,B',
  39: 'river-40,Twice the same?,0,1,1,3,B',
  49: 'river-1,The ID of another?,0,1,2,3,B',
};
const CORRECTED: Readonly<Record<string, string>> = {
  'Line 11': 'river-10,Right answer?,0,1,2,3,A',
  'Line 21': 'river-20,Known letter?,0,1,2,3,D',
  'Line 31': 'river-30,A text?,0,1,2,3,B',
  'Line 41': 'river-40,Once?,0,1,2,3,B',
  'Line 51': 'river-50,Its ID?,0,1,2,3,B',
};
/** Longest wait for one step, in milliseconds. */
const STEP_MS = 20_000;

let site: TestSite;
let browser: Browser;
let editor: Phone;
let reviewer: Phone;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  editor = await openPhone(browser, { viewport: { width: 1280, height: 900 } });
  reviewer = await openPhone(browser);
  for (const { page } of [editor, reviewer]) page.setDefaultTimeout(STEP_MS);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
/** Follows a link of the admin navigation. */
const go = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click();
  await heading(page, name);
};

async function signIn(page: Page, { username, password }: typeof REVIEWER): Promise<void> {
  await page.goto(`${site.url}/login`);
  await main(page).getByRole('button', { name: 'Sign in' }).and(page.locator(':enabled')).waitFor();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await main(page).getByLabel(label, { exact: true }).fill(value);
}

/** What every screen of the journey must be: usable by all, and no wider than the window. */
async function expectSound(page: Page): Promise<void> {
  // Colours of buttons change gradually.
  await untilSettled(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
}

let hasFailed = false;

/** A step continues on the screens of the one before. After a failure, the others fail without waiting. */
const step = (name: string, run: () => Promise<void>) =>
  it(name, async () => {
    if (hasFailed) throw new Error('An earlier step failed.');
    hasFailed = true;
    await run();
    hasFailed = false;
  });

describe('an editor and a reviewer', () => {
  step('sign in, and the reviewer gets a role', async () => {
    const { page } = reviewer;
    await page.goto(`${site.url}/signup`);
    await main(page).getByRole('button', { name: 'Sign up' }).and(page.locator(':enabled')).waitFor();
    await fill(page, { Username: REVIEWER.username, Password: REVIEWER.password });
    await main(page).getByLabel('Email').fill('rita@example.org');
    await press(page, 'Sign up');
    await page.waitForURL(/login/);

    await signIn(editor.page, site.running.firstAdmin ?? REVIEWER);
    await heading(editor.page, 'Admin');
    await go(editor.page, 'People');
    await fill(editor.page, { Username: REVIEWER.username });
    await main(editor.page).getByLabel('Role', { exact: true }).selectOption('reviewer');
    await press(editor.page, 'Give a role');
    await editor.page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
    await editor.page.getByText('rita has the role reviewer now.').waitFor();
    await expectSound(editor.page);
  });

  step('add an exam and a test, whose forms lead to each other', async () => {
    const { page } = editor;
    await go(page, 'Upload data');
    await page.getByRole('radio', { name: 'Exam', exact: true }).check();
    await fill(page, {
      'Exam ID': EXAM,
      Title: 'River pilot',
      Description: 'How to steer a ship on a river.',
      'Marks per question': '1',
      'Negative marks per question': '0',
      'Total questions': '100',
      'Total marks': '100',
      Duration: '60',
      'Passing score': '50',
    });
    await press(page, 'Upload');
    await page.getByText('Exam RIVER_PILOT stored.').waitFor();
    await main(page).getByRole('link', { name: 'Next: add a mock test' }).click();
    await fill(page, {
      'Test ID': TEST,
      Duration: '60',
      'Marks per question': '1',
      'Negative marks per question': '0',
      'Total marks': '100',
      'Total questions': '100',
    });
    await press(page, 'Upload');
    await page.getByText('Mock test river-pilot-1 stored.').waitFor();
    await main(page).getByRole('link', { name: 'Next: add its questions' }).click();
  });

  step('send a hundred questions of a spreadsheet for review, after five faults are fixed', async () => {
    const { page } = editor;
    const rows = ROWS.map((row, index) => FAULTS[index] ?? row);
    await page.getByLabel('Questions file').setInputFiles({
      name: 'river.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([HEADER, ...rows].join('\n')),
    });
    await page.getByText('5 issues in the file. 95 questions are good.').waitFor();
    for (const [label, line] of Object.entries(CORRECTED))
      await page.getByLabel(label, { exact: true }).fill(line);
    await press(page, 'Read again');
    await page.getByText(/^100 questions read from river\.csv\./).waitFor();
    await press(page, 'Check first');
    await page.getByRole('heading', { name: 'What students will see' }).waitFor();
    await expectSound(page);
    await press(page, 'Send for review');
    await page
      .getByText(/Sent for review/)
      .first()
      .waitFor();
  });

  step('approve it on a phone', async () => {
    const { page } = reviewer;
    await signIn(page, REVIEWER);
    await heading(page, 'Admin');
    await go(page, 'Review');
    await main(page)
      .getByRole('link', { name: `Questions of ${TEST}` })
      .click();
    await page.getByRole('heading', { name: 'Decision' }).waitFor();
    await expectSound(page);
    await press(page, 'Approve');
    await page.getByText('Approved. A publisher can publish it now.').waitFor();
    expect(await main(page).getByRole('button', { name: 'Publish now' }).count()).toBe(0);
  });

  step('publish it at a time', async () => {
    const { page } = editor;
    await go(page, 'Review');
    await main(page)
      .getByRole('link', { name: `Questions of ${TEST}` })
      .click();
    const soon = new Date(Date.now() + 8_000);
    const local = new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
    await main(page).getByLabel('Publish at').fill(local);
    await press(page, 'Plan publication');
    await page
      .getByText(/^It will be published on/)
      .first()
      .waitFor();
    await expectSound(page);
  });
});
