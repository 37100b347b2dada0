import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
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
const REPORTED = 'What is 4 + 1?';
/** Longest wait for the planned publication, in seconds. */
const PUBLICATION_SECONDS = 90;
/** Longest wait for one step, in milliseconds. */
const STEP_MS = 20_000;

let site: TestSite;
let browser: Browser;
let editor: Phone;
let reviewer: Phone;
let student: Phone;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  editor = await openPhone(browser, { viewport: { width: 1280, height: 900 } });
  [reviewer, student] = await Promise.all([openPhone(browser), openPhone(browser)]);
  for (const { page } of [editor, reviewer, student]) page.setDefaultTimeout(STEP_MS);
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

describe('an editor, a reviewer and a student', () => {
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
    for (let count = 0; count < PUBLICATION_SECONDS; count += 1) {
      await go(page, 'Upload data');
      await go(page, 'Review');
      const row = main(page)
        .getByRole('listitem')
        .filter({ hasText: `Questions of ${TEST}` });
      await row.waitFor();
      if ((await row.getByText('Published', { exact: true }).count()) > 0) return;
      await page.waitForTimeout(1_000);
    }
    throw new Error('The planned publication did not come.');
  });

  step('is there for a student, who reports a question', async () => {
    const { page } = student;
    await page.goto(`${site.url}/mocktest/river-pilot/${TEST}`);
    await untilAlive(page);
    await main(page).getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText(REPORTED).first().waitFor();
    await main(page).getByRole('button', { name: 'Submit test' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Submit/ })
      .click();
    await page.waitForURL(/results/);
    const question = page.getByRole('article').filter({ hasText: REPORTED });
    await question.getByRole('button', { name: /^Report/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('The answer is wrong').check();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await page
      .getByText(/^Thank you/)
      .first()
      .waitFor();
  });

  step('is corrected after the report; the difference shows it, and an undo takes it back', async () => {
    const { page } = editor;
    await go(page, 'Reports');
    await main(page).getByText(REPORTED).waitFor();
    await main(page)
      .getByRole('link', { name: /^Open question/ })
      .click();
    await page.getByRole('heading', { name: 'Edit question' }).waitFor();
    await page.getByLabel('Option D', { exact: true }).fill('5');
    await page.getByLabel('Option D is right').check();
    await page.getByRole('region', { name: 'Preview' }).getByText('Right answer').waitFor();
    await expectSound(page);
    await press(page, 'Save');
    await page.getByText('Saved in 1 test.').waitFor();

    await go(page, 'History');
    await press(page, new RegExp(`^Show what changed in: Questions of ${TEST}`));
    await page.getByText('river-5').first().waitFor();
    await expectSound(page);
    await press(page, new RegExp(`^Undo the change of the questions of ${TEST}`));
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the change' }).click();
    await page.getByText(/^Taken back for river-pilot-1/).waitFor();
    expect([...editor.complaints, ...student.complaints]).toEqual([]);
  });
});
