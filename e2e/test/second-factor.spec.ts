import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { violationsOf } from '../src/browser/axe.js';
import { openPhone, type Phone } from '../src/browser/phone.js';
import { appCode } from '../src/authenticator/app-code.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';

const NEW_PASSWORD = 'seven green lamps';

let site: TestSite;
let browser: Browser;
let phone: Phone | undefined;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});

afterEach(async () => {
  await phone?.putAway();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => page.getByRole('region', { name });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function typeSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto(`${site.url}/login`);
  await main(page).getByRole('button', { name: 'Sign in' }).and(page.locator(':enabled')).waitFor();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

describe('the account of an admin', () => {
  it('gets a second factor, signs in with a code and a recovery code, and changes its password', async () => {
    const { username, password } = site.running.firstAdmin ?? { username: '', password: '' };
    phone = await openPhone(browser, { viewport: { width: 1280, height: 900 } });
    const { page } = phone;
    await typeSignIn(page, username, password);
    await page.waitForURL(`${site.url}/admin`);
    await page.getByRole('navigation', { name: 'Main' }).getByText('Account').click();
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();

    const factor = part(page, 'Second factor');
    await factor.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Set it up');
    await factor.getByRole('img', { name: /^QR code/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const secret = await factor.locator('code').innerText();
    await factor.getByLabel('Code', { exact: true }).fill(appCode(secret));
    await press(page, 'Turn it on');
    const list = factor.getByRole('list', { name: 'Recovery codes' });
    await list.waitFor();
    const codes = await list.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await press(page, "I've saved them");
    await factor.getByText('You have 10 unused recovery codes').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await press(page, 'Sign out everywhere');
    await page.getByText("You're signed out on every device.").waitFor();
    await typeSignIn(page, username, password);
    await page.getByText('Now enter the code from your authenticator app.').waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(password);
    expect(await violationsOf(page)).toEqual([]);
    // The current code was used up to turn it on.
    await page.getByLabel('Code', { exact: true }).fill(appCode(secret, 1));
    await press(page, 'Sign in');
    await page.waitForURL(`${site.url}/admin`);

    await page.goto(`${site.url}/account`);
    const change = part(page, 'Change your password');
    await change.getByLabel('Current password', { exact: true }).fill(password);
    await change.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await change.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
    await press(page, 'Change password');
    await page.getByText('Your password is changed, and').waitFor();
    await factor.getByText('You have 9 unused recovery codes').waitFor();

    await page.goto(`${site.url}/admin/history`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(phone.complaints.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
  });
});
