import { fill, press, visit } from './reach.mjs';
import { giveRole, propose, workAsAdmin } from './staff.mjs';
import { submitTest } from './tests.mjs';

/**
 * @typedef {import('./reach.mjs').Page} Page
 * @typedef {import('./reach.mjs').Address} Address
 * @typedef {{ username: string, password: string }} Account
 */

// Unique for each run, because a running site may have the names of an earlier run.
const STUDENT = {
  username: `asha-${process.pid}`,
  email: `asha-${process.pid}@example.org`,
  password: 'a password for pictures',
};
const AUTHOR = {
  username: `max-${process.pid}`,
  email: `max-${process.pid}@example.org`,
  password: STUDENT.password,
};

/** @param {Page} page @returns {Promise<unknown>} */
const tokenOf = (page) =>
  page.evaluate(() => JSON.parse(globalThis.localStorage.getItem('mb:token') ?? 'null'));

/** @param {Page} page @param {Address} site @param {Account} account */
async function signIn(page, site, { username, password }) {
  await visit('/login')(page, site);
  await fill(page, { username, password });
  await press(page, 'Sign in');
  await page.waitForURL((address) => address.pathname !== '/login');
  return tokenOf(page);
}

/** @param {Page} page @param {Address} site @param {Account & { email: string }} account */
async function signUp(page, site, account) {
  await visit('/signup')(page, site);
  await fill(page, account);
  await press(page, 'Sign up');
  await page.waitForURL('**/login');
}

/** @param {Page} page @param {number} number @param {number} reason index of the choice @param {string} words */
async function report(page, number, reason, words) {
  await page.getByRole('button', { name: `Report this question number ${number}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').nth(reason).check();
  await dialog.locator('textarea').fill(words);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByRole('button', { name: 'Send report' }).waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Close' }).first().click();
}

/**
 * Data of students and admins, so that the admin's screens are not empty.
 * @param {Page} page
 * @param {Address} site
 */
async function leaveTraces(page, site) {
  for (const shift of [0, 1, 2]) await submitTest(page, site, shift);
  await report(page, 1, 0, 'Two of the options come to the same number.');
  await report(page, 3, 2, '');
}

/**
 * Creates the accounts for the pictures on a new site.
 * @param {import('playwright-core').Browser} browser
 * @param {string} base
 * @param {Account} firstAdmin
 * @param {boolean} isOwnSite whether its content may be changed
 * @returns the site's address, and the tokens of an admin, a student and an author
 */
export async function meetPeople(browser, base, firstAdmin, isOwnSite) {
  /**
   * @template T
   * @param {(page: Page, site: Address) => Promise<T>} act
   */
  const inOwnBrowser = async (act) => {
    const context = await browser.newContext();
    const result = await act(await context.newPage(), { base });
    await context.close();
    return result;
  };
  const admin = await inOwnBrowser((page, site) => signIn(page, site, firstAdmin));
  const student = await inOwnBrowser(async (page, site) => {
    await signUp(page, site, STUDENT);
    return signIn(page, site, STUDENT);
  });
  await inOwnBrowser((page, site) => signUp(page, site, AUTHOR));
  await inOwnBrowser((page, site) => giveRole(page, { ...site, tokens: { admin } }, AUTHOR.username));
  // A role is part of the token of the next sign-in.
  const author = await inOwnBrowser((page, site) => signIn(page, site, AUTHOR));
  const site = { base, tokens: { admin, student, author } };
  await inOwnBrowser(leaveTraces);
  if (isOwnSite) {
    await inOwnBrowser((page) => workAsAdmin(page, site));
    await inOwnBrowser((page) => propose(page, site));
  }
  return site;
}
