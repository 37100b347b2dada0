import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { openPhone, type Phone } from '../src/browser/phone.js';
import { call } from '../src/harness/call.js';
import { hundred, question } from '../src/harness/screen-questions.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

const EXAM = { id: 'SCREEN_EXAM', path: '/exam/screen-exam', title: 'Exam by the screens' };
const TEST = { id: 'screen-exam-1', path: '/mocktest/screen-exam/screen-exam-1' };
/** Pictures have a white background in every theme. */
const INK_ON_PAPER = 'rgb(21, 33, 43)';
const STUDENT = { username: 'screen.student', password: 'a password for tests' };

let site: TestSite;
let browser: Browser;
let adminToken: string;
const phones: Phone[] = [];

async function tokenFor(account: { username: string; password: string }): Promise<string> {
  const answer = await call(site, site.url, '/api/auth/login', account);
  return JSON.parse(answer.text).data.token;
}

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  const { firstAdmin } = site.running;
  if (!firstAdmin) throw new Error('The site made no admin');
  adminToken = await tokenFor(firstAdmin);
});

afterEach(async () => {
  await Promise.all(phones.splice(0).map((phone) => phone.putAway()));
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** A screen, opened with this token. */
async function openAs(token: string | undefined, path: string): Promise<Phone> {
  const phone = await openPhone(browser);
  phones.push(phone);
  if (token !== undefined) {
    await phone.context.addInitScript((token) => {
      if (location.protocol.startsWith('http')) localStorage.setItem('mb:token', JSON.stringify(token));
    }, token);
  }
  await phone.page.goto(site.url + path);
  await untilAlive(phone.page);
  return phone;
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name="${name}"]`).fill(value);
}

const fillExam = (page: Page) =>
  fill(page, {
    examId: EXAM.id,
    title: EXAM.title,
    description: 'Loaded through the screens, from nothing.',
    marksPerQuestion: '2',
    negativeMarksPerQuestion: '1/2',
    totalQuestions: '100',
    totalMarks: '200',
    duration: '60',
    passingScore: '140',
    difficulty: 'medium',
    topics: 'Sums, Products',
  });

/** Opens the questions of these tests' mock test, and chooses a file. */
async function chooseQuestions(page: Page, content: unknown, name = 'questions.json'): Promise<void> {
  await page.getByRole('radio', { name: 'Questions' }).check();
  await page.locator('select[name="examId"]').selectOption(EXAM.id);
  await page.locator('select[name="testId"]').selectOption(TEST.id);
  await chooseFile(page, content, name);
}

async function chooseFile(page: Page, content: unknown, name = 'questions.json'): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Questions file').setInputFiles(file);
}

/** The message under the form. */
const message = (page: Page) => page.locator('main [role="status"]').first();
const says = (page: Page, words: string | RegExp) => message(page).filter({ hasText: words }).waitFor();
const faultsOf = (page: Page) =>
  page.getByRole('list', { name: 'Issues' }).getByRole('listitem').allInnerTexts();

/** Presses a button with the keyboard. */
async function pressEnterOn(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

const hasFocus = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** The browser itself logs the rejection; the site logs nothing. */
const own = (complaints: string[]) => complaints.filter((line) => !line.includes('Failed to load resource'));

describe('an upload by somebody who is no admin', () => {
  it.each([
    ['a visitor who is not signed in', () => Promise.resolve(undefined), 'Upload failed: Please sign in'],
    [
      'somebody whose token is not good any more',
      async () => `${adminToken.slice(0, -4)}AAAA`,
      'Upload failed: Please sign in',
    ],
    [
      'a student',
      async () => {
        await call(site, site.url, '/api/auth/signup', { ...STUDENT, email: 'student@example.org' });
        return tokenFor(STUDENT);
      },
      'Upload failed: Your account has the role student, which may not do this.',
    ],
  ])('is refused by the services with words on the screen: %s', async (_, token, words) => {
    const { page, complaints } = await openAs(await token(), '/dataupload');
    await fillExam(page);
    await until('no bad token', () =>
      page.evaluate(() => !localStorage.getItem('mb:token')?.includes('AAAA"')),
    );
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await says(page, words);
    expect(await message(page).innerText()).toBe(words);
    expect(await page.getByRole('link', { name: 'Sign in (in a new tab)' }).getAttribute('href')).toBe(
      '/login',
    );
    expect(await page.locator('[name="title"]').inputValue()).toBe(EXAM.title);
    expect((await fetch(site.url + EXAM.path)).status).toBe(404);
    expect(own(complaints)).toEqual([]);
  });
});

describe('an admin', () => {
  it('loads an exam, a test and 100 questions from nothing, and a student sees them', async () => {
    const { page, complaints } = await openAs(adminToken, '/dataupload');
    await fillExam(page);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await says(page, `Exam ${EXAM.id} stored.`);

    await page.getByRole('radio', { name: 'Mock Test' }).check();
    await page.locator(`option[value="${EXAM.id}"]`).waitFor({ state: 'attached' });
    await page.locator('select[name="examId"]').selectOption(EXAM.id);
    await fill(page, {
      testId: TEST.id,
      duration: '60',
      marksPerQuestion: '2',
      negativeMarksPerQuestion: '1/2',
      totalMarks: '200',
      totalQuestions: '100',
    });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await says(page, `Mock test ${TEST.id} stored.`);

    await page.getByRole('radio', { name: 'Questions' }).check();
    expect(await page.getByLabel('Questions file').count()).toBe(0);
    await chooseQuestions(page, hundred);
    await page.getByRole('button', { name: 'Check first' }).click();
    await page.getByRole('heading', { name: 'What students will see' }).waitFor();
    expect(await page.getByRole('article', { name: 'Question 1', exact: true }).locator('math').count()).toBe(
      1,
    );
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    const questionsOf = async () => (await call(site, site.url, `/api/mocktests/${TEST.id}/questions`)).text;
    expect(JSON.parse(await questionsOf()).data).toEqual([]);
    await pressEnterOn(page.getByRole('button', { name: 'Upload now' }));
    await says(page, `100 questions of ${TEST.id} stored.`);
    expect(await hasFocus(message(page))).toBe(true);
    expect(complaints).toEqual([]);

    await until('the questions', async () => JSON.parse(await questionsOf()).data.length === 100);
    const student = await openAs(undefined, TEST.path);
    await until('the page', async () => {
      await student.page.goto(site.url + TEST.path);
      return (await student.page.getByRole('button', { name: 'Start', exact: true }).count()) > 0;
    });
    await untilAlive(student.page);
    await student.page.getByRole('button', { name: 'Start', exact: true }).click();
    await student.page.getByText('0 of 100 answered').first().waitFor();
  });

  it('reads each fault of a file with its question, keeps the form, and nothing is stored', async () => {
    const { page, complaints } = await openAs(adminToken, '/dataupload');
    await chooseQuestions(page, hundred, 'questions.pdf');
    await says(page, /^Upload failed: questions.pdf cannot be read/);
    const upload = async (content: unknown): Promise<string[]> => {
      await chooseFile(page, content);
      // The message of the previous upload stays until this one has finished.
      await Promise.all([
        page.waitForResponse((response) => /\/api\/upload(\?dryRun=1)?$/.test(response.url())),
        page.getByRole('button', { name: 'Upload', exact: true }).click(),
      ]);
      await page.getByRole('button', { name: 'Upload', exact: true, disabled: false }).waitFor();
      return faultsOf(page);
    };
    expect(await upload('[{"questionId": "q1",]')).toEqual([expect.stringMatching(/^The file: .*JSON/)]);
    expect(await upload('"words"')).toEqual([
      expect.stringMatching(/^The file: Expected a list of questions/),
    ]);
    const faults = await upload([
      question(1, { questionId: undefined }),
      question(2, { correctAnswer: 9 }),
      question(3, { options: ['6', '6', '9'] }),
      question(4),
      question(5, { questionId: 'q4' }),
      question(6, { options: ['6'] }),
    ]);
    expect(faults).toEqual([
      'Question 1, question ID: Is missing',
      'Question 2, right answer: Is 9 (option J), but the last option is C (2)',
      'Question 3, option B: Is the same as option A',
      'Question 5, question ID: Is used already by question 4',
      'Question 6, right answer: Is 1 (option B), but the last option is A (0)',
      expect.stringMatching(/^Question 6, options: /),
    ]);
    expect(await violationsOf(page)).toEqual([]);
    await chooseFile(page, [question(1, { explanation: 'x'.repeat(9 * 1024 * 1024) })]);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await says(page, /^Upload failed: .*(large|8 MB|bytes)/i);
    expect(await page.locator('select[name="testId"]').inputValue()).toBe(TEST.id);
    expect(own(complaints)).toEqual([]);
    const stored = await call(site, site.url, `/api/mocktests/${TEST.id}/questions`);
    expect(JSON.parse(stored.text).data).toHaveLength(100);
  });

  it('confirms deleted questions, warns about another count than the test has, and undoes the change', async () => {
    const { page } = await openAs(adminToken, '/dataupload');
    await chooseQuestions(page, [question(1), question(2)]);
    await page.getByRole('radio', { name: /^Replace/ }).check();
    const upload = page.getByRole('button', { name: 'Upload', exact: true });
    await pressEnterOn(upload);
    const dialog = page.getByRole('dialog', { name: 'Remove 98 questions?' });
    await dialog.getByText('Removes 98, changes 0, adds 0. 2 stay the same.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await says(page, /^Checked, nothing is stored yet\./);
    expect(await hasFocus(upload)).toBe(true);
    await pressEnterOn(upload);
    await pressEnterOn(dialog.getByRole('button', { name: 'Upload and remove 98 questions' }));
    await says(page, `2 questions of ${TEST.id} stored. The test says 100 questions, but it will have 2.`);
    await until('the focus on the message', () => hasFocus(message(page)));
    await page.goto(`${site.url}/admin/history`);
    const undo = page.getByRole('button', { name: `Undo the change of the questions of ${TEST.id}` });
    await undo.first().focus();
    await page.keyboard.press('Enter');
    await pressEnterOn(page.getByRole('button', { name: 'Undo the change', exact: true }));
    await says(page, `Taken back for ${TEST.id}. It has the questions of before again.`);
    await until('the focus on the message', () => hasFocus(message(page)));
    await until('the questions of before', async () => {
      const { text } = await call(site, site.url, `/api/mocktests/${TEST.id}/questions`);
      return JSON.parse(text).data.length === 100;
    });
  });

  it('reports a test id of another exam, and a publication since the check', async () => {
    const { page } = await openAs(adminToken, '/dataupload');
    await page.getByRole('radio', { name: 'Mock Test' }).check();
    await page.locator('select[name="examId"]').selectOption(EXAM.id);
    const marks = {
      marksPerQuestion: '2',
      negativeMarksPerQuestion: '0',
      totalMarks: '4',
      totalQuestions: '2',
    };
    await fill(page, { testId: 'ssc-cgl-1', duration: '5', ...marks });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await says(page, /^Upload failed: ssc-cgl-1/);
    expect(await faultsOf(page)).toEqual(['Test ID: Another test has this id already']);
    await chooseQuestions(page, [question(7), question(8)]);
    await page.getByRole('radio', { name: /^Replace/ }).check();
    await page.getByRole('button', { name: 'Check first' }).click();
    await page.getByRole('button', { name: 'Upload now' }).waitFor();
    const other = await openAs(adminToken, '/dataupload');
    await chooseQuestions(other.page, [question(9)]);
    await other.page.getByRole('radio', { name: /^Replace/ }).check();
    await other.page.getByRole('button', { name: 'Upload', exact: true }).click();
    await other.page.getByRole('button', { name: 'Upload and remove 99 questions' }).click();
    await says(other.page, `1 question of ${TEST.id} stored.`);
    await page.getByRole('button', { name: 'Upload now' }).click();
    await says(page, /^Upload failed: .*Other questions were published since/);
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('button', { name: 'Upload now' }).click();
    await says(page, `2 questions of ${TEST.id} stored.`);
  });

  it('cannot close a confirmation that is under way by any number of Escapes, and sees that it failed', async () => {
    const { page } = await openAs(adminToken, '/admin/exams');
    const requested = new Promise<Route>((resolve) => void page.route('**/visibility', resolve));
    const hide = page.getByRole('button', { name: /^Hide the exam/ }).first();
    await pressEnterOn(hide);
    const dialog = page.getByRole('dialog');
    await pressEnterOn(dialog.getByRole('button', { name: 'Hide', exact: true }));
    const busy = dialog.getByRole('button', { name: 'One moment...' });
    await busy.waitFor();
    for (const _ of ['first', 'second', 'third']) await page.keyboard.press('Escape');
    expect(await hasFocus(busy)).toBe(true);
    await (await requested).abort();
    await dialog.getByText('The site cannot be reached.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await hasFocus(hide)).toBe(true);
  });

  it('reads what a missing picture of a question would show, in the dark', async () => {
    const { page } = await openAs(adminToken, '/dataupload');
    await page.emulateMedia({ colorScheme: 'dark' });
    const image = 'https://pictures.invalid/q1.png';
    const pictured = { questionImage: image, options: [{ text: 'one', image }, 'two'] };
    await chooseQuestions(page, [question(1, pictured)]);
    await page.getByRole('radio', { name: /^Replace/ }).check();
    await page.getByRole('button', { name: 'Check first' }).click();
    const pictures = page.getByRole('article', { name: 'Question 1', exact: true }).getByRole('img');
    await pictures.first().waitFor();
    const inks = await pictures.evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
    expect(inks).toEqual([INK_ON_PAPER, INK_ON_PAPER]);
  });

  it('keeps 24 px between its tabs and the form', async () => {
    const { page } = await openAs(adminToken, '/dataupload');
    const tabs = await page.getByRole('navigation', { name: 'Admin' }).boundingBox();
    const form = await page
      .locator('form')
      .filter({ has: page.getByRole('radio') })
      .boundingBox();
    expect((form?.y ?? 0) - ((tabs?.y ?? 0) + (tabs?.height ?? 0))).toBeGreaterThanOrEqual(24);
  });

  it('hides the exam from students and shows it again', async () => {
    const { page, complaints } = await openAs(adminToken, '/admin/exams');
    const statusOf = async () => (await call(site, site.url, `/api/exams/exam/${EXAM.id}`)).status;
    await page.getByRole('searchbox', { name: 'Find an exam or a test' }).fill(EXAM.id);
    for (const [verb, wayBack, status] of [
      ['Hide', 'Show', 404],
      ['Show', 'Hide', 200],
    ] as const) {
      await pressEnterOn(page.getByRole('button', { name: `${verb} the exam ${EXAM.title}` }));
      await pressEnterOn(page.getByRole('dialog').getByRole('button', { name: verb, exact: true }));
      await says(page, `${EXAM.id} is ${verb === 'Hide' ? 'hidden' : 'shown'} now.`);
      const back = page.getByRole('button', { name: `${wayBack} the exam ${EXAM.title}` });
      await until('the focus on the way back', () => hasFocus(back));
      await until(`status ${status}`, async () => (await statusOf()) === status);
    }
    for (const path of ['', '/exams', '/history', '/reports', `/statistics?testId=${TEST.id}`]) {
      await page.goto(`${site.url}/admin${path}`);
      await page.waitForLoadState('networkidle');
      expect([path, await violationsOf(page), await sidewaysOverflow(page)]).toEqual([path, [], []]);
    }
    expect(complaints).toEqual([]);
  });

  it('without JavaScript sends no form, and no screen seems to load', async () => {
    const phone = await openPhone(browser, { javaScriptEnabled: false });
    phones.push(phone);
    const { page } = phone;
    await page.goto(`${site.url}/dataupload`);
    await fillExam(page);
    await page.locator('[name="title"]').press('Enter');
    expect(page.url()).toBe(`${site.url}/dataupload`);
    expect(await page.locator('main form button:disabled').count()).toBe(2);
    await page.goto(`${site.url}/admin/history`);
    expect(await page.locator('main noscript').innerText()).toContain('This screen needs JavaScript');
    expect(await page.locator('main [class*="waiting"]').isVisible()).toBe(false);
  });
});
