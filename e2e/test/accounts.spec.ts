import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { violationsOf } from '../src/browser/axe.js';
import { openPhone, type Phone } from '../src/browser/phone.js';
import { call } from '../src/harness/call.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

/** Wide enough for the header to show all entries. */
const DESK = { viewport: { width: 1280, height: 900 } };
const ASHA = { username: 'asha', email: 'asha@example.org', password: 'a password for tests' };

let site: TestSite;
let browser: Browser;
let desk: Phone | undefined;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});

afterEach(async () => {
  await desk?.putAway();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(path: string): Promise<Phone> {
  desk = await openPhone(browser, DESK);
  await desk.page.goto(site.url + path);
  return desk;
}

const entry = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByText(name);
/** Only people who look after the site sign in, so the link is in the footer. */
const signInLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Sign in', exact: true });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('mb:token'));
const valueOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();
/** The browser itself logs the rejection; the site logs nothing. */
const ownComplaints = ({ complaints }: Phone) =>
  complaints.filter((line) => !line.includes('Failed to load resource'));

/** Waits for a screen that takes the focus, as each does after a navigation. */
async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForURL(site.url + path);
  await until('the focus', () => page.evaluate(() => document.activeElement?.id === 'main'));
}

/** Types into the next fields with the keyboard only. */
async function typeIn(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
}

async function signUp({ page }: Phone, { username, email, password }: typeof ASHA): Promise<void> {
  await page.getByRole('button', { name: 'Sign up' }).and(page.locator(':enabled')).waitFor();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Your account is ready.').waitFor();
}

async function signIn({ page }: Phone, { username, password }: Pick<typeof ASHA, 'username' | 'password'>) {
  await page.getByRole('button', { name: 'Sign in' }).and(page.locator(':enabled')).waitFor();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  // Staff land on the start screen of admins.
  await page.waitForURL((url) => ['/admin', '/region/us'].includes(url.pathname));
}

describe('an account', () => {
  it('is made, signed in to after a wrong password, and left, by keyboard alone', async () => {
    const reader = await open('/signup');
    const { page } = reader;
    await page.getByRole('button', { name: 'Sign up' }).and(page.locator(':enabled')).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await typeIn(page, [ASHA.username, ASHA.email, ASHA.password]);
    await page.keyboard.press('Enter');

    await arrived(page, '/login');
    await page.getByText('Your account is ready.').waitFor();
    await page.keyboard.press('Tab');
    expect(await valueOf(page, 'Username')).toBe(ASHA.username);
    await typeIn(page, ['a wrong password']);
    await page.keyboard.press('Enter');
    await page.getByText("That username and password don't match.").waitFor();
    expect(await valueOf(page, 'Username')).toBe(ASHA.username);
    expect(await valueOf(page, 'Password')).toBe('a wrong password');
    expect(await token(page)).toBeNull();

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(ASHA.password);
    await page.keyboard.press('Enter');
    await arrived(page, '/region/us');
    await entry(page, 'Sign out').waitFor();
    expect(await signInLink(page).count()).toBe(0);
    expect(await entry(page, 'Upload data').count()).toBe(0);

    await page.reload();
    await entry(page, 'Sign out').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: "You're signed out" }).waitFor();
    await signInLink(page).waitFor();
    expect(await token(page)).toBeNull();
    expect(ownComplaints(reader)).toEqual([]);
  });

  it('with an e-mail address that somebody has already looks like any other', async () => {
    const reader = await open('/signup');
    const second = { ...ASHA, username: 'second-asha' };
    await signUp(reader, second);
    await signIn(reader, second);
    await entry(reader.page, 'Sign out').waitFor();
    expect(reader.complaints).toEqual([]);
  });

  it('of an admin brings the entry for uploads, in every open tab, until one signs out', async () => {
    const admin = site.running.firstAdmin;
    if (!admin) throw new Error('The site made no admin');
    const reader = await open('/login');
    const other = await reader.context.newPage();
    await other.goto(`${site.url}/about`);
    await signIn(reader, admin);
    await entry(reader.page, 'Upload data').waitFor();
    await entry(other, 'Upload data').waitFor();

    await other.goto(`${site.url}/login`);
    await other.getByText(`You're signed in as ${admin.username}.`).waitFor();
    await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await other.getByLabel('Username').waitFor();
    await signInLink(reader.page).waitFor();
    expect(await entry(reader.page, 'Upload data').count()).toBe(0);
    expect(reader.complaints).toEqual([]);
  });
});

describe('an admin who signed in', () => {
  const openAsAdmin = async () => {
    const admin = site.running.firstAdmin;
    if (!admin) throw new Error('The site made no admin');
    const reader = await open('/login');
    await signIn(reader, admin);
    return reader;
  };

  it('finds the sign-in form again once the services refuse the token', async () => {
    const { page } = await openAsAdmin();
    await page.evaluate(() => {
      const token: string = JSON.parse(localStorage.getItem('mb:token') ?? '""');
      localStorage.setItem('mb:token', JSON.stringify(`${token.slice(0, -4)}AAAA`));
    });
    await page.goto(`${site.url}/dataupload`);
    // The footer from the edge says "Sign in" to everyone. The screen's first call finds out that the token is refused.
    await until('the refused token is gone', async () => (await token(page)) === null);
    await signInLink(page).waitFor();
    await page.goto(`${site.url}/login`);
    await page.getByLabel('Username').waitFor();
  });

  it('changes the title of an exam, and nothing else', async () => {
    const reader = await openAsAdmin();
    const { page } = reader;
    const examOf = async () => {
      const { text } = await call(site, site.url, '/api/exams/exam/DMV_TEXAS');
      const { updatedAt: _, ...rest } = JSON.parse(text).data;
      return rest;
    };
    const before = await examOf();
    await page.goto(`${site.url}/admin/exams`);
    await page.getByRole('link', { name: `Edit the exam ${before.title}` }).click();
    const title = page.locator('form [name="title"]');
    await until('what is stored', async () => (await title.inputValue()) === before.title);
    expect(await page.locator('form [name="more.type"]').inputValue()).toBe('dmv');
    await title.fill('Texas, renamed');
    await page.getByRole('button', { name: 'Check first' }).click();
    const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
    await changes.first().waitFor();
    expect(await changes.allInnerTexts()).toEqual([`Title changes from ${before.title} to Texas, renamed`]);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Upload now' }).click();
    await page.getByText('Exam DMV_TEXAS stored.').first().waitFor();
    await until('the new title', async () => (await examOf()).title === 'Texas, renamed');
    expect(await examOf()).toEqual({ ...before, title: 'Texas, renamed' });
    expect(ownComplaints(reader)).toEqual([]);
  });
});
