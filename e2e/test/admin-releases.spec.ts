import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { openPhone, type Phone } from '../src/browser/phone.js';
import { untilSettled } from '../src/browser/settled.js';
import { request } from '../src/harness/request.js';
import { call } from '../src/harness/call.js';
import { pageStateOf } from '../src/harness/page-state.js';
import { builtRemote, deriveVersion, releasesOf } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

const REMOTE = 'mfe-calculators';
const NEW = '9.1.0';

let site: TestSite;
let browser: Browser;
let phone: Phone;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  const { firstAdmin } = site.running;
  if (!firstAdmin) throw new Error('The site made no admin');
  const answer = await call(site, site.url, '/api/auth/login', firstAdmin);
  const token: string = JSON.parse(answer.text).data.token;
  await releasesOf(site).publish(deriveVersion(await builtRemote(REMOTE), NEW));
  phone = await openPhone(browser);
  await phone.context.addInitScript((token) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('mb:token', JSON.stringify(token));
  }, token);
  await phone.page.goto(`${site.url}/admin/releases`);
  await untilAlive(phone.page);
});

afterAll(async () => {
  await phone?.putAway();
  await browser?.close();
  await site?.stop();
});

const live = async () =>
  (await releasesOf(site).current())?.remotes.find(({ manifest }) => manifest.name === REMOTE);

/** Confirms the open dialog with the keyboard only. */
async function confirm(why: string, action: string): Promise<void> {
  const dialog = phone.page.getByRole('dialog');
  await dialog.getByRole('list', { name: 'What this does' }).waitFor();
  await dialog.getByLabel('Reason (optional)').fill(why);
  await dialog.getByRole('button', { name: action, exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await phone.page
    .getByRole('status')
    .getByText(/^Composition \d+ is live\.$/)
    .waitFor();
}

const chooseVersions = () => phone.page.getByLabel('Part of the site').selectOption(REMOTE);
const newVersion = () =>
  phone.page
    .getByRole('list', { name: `Versions of ${REMOTE}` })
    .getByRole('listitem')
    .filter({ hasText: NEW });

describe('the release screens', () => {
  it('show what is live, without a fault, on a phone and in the dark', async () => {
    const { page } = phone;
    await page.getByRole('heading', { name: 'What is live' }).waitFor();
    await page.getByRole('heading', { name: REMOTE }).waitFor();
    await page.getByText('No visitor had errors in the last 24 hours.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await untilSettled(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('start a canary with a share and a group', async () => {
    await chooseVersions();
    await newVersion().getByRole('button', { name: 'Try on some visitors' }).click();
    await newVersion().getByLabel('Percent of visitors').fill('5');
    await newVersion().getByLabel('Groups').fill('beta');
    await newVersion().getByRole('button', { name: 'Continue' }).click();
    await confirm('a careful start', 'Start');
    expect((await live())?.canary).toMatchObject({
      percent: 5,
      cohorts: ['beta'],
      manifest: { version: NEW },
    });
    await phone.page.getByText(`5 % of visitors and the group beta get ${NEW}`).waitFor();
  });

  it('promote, and the site has it', async () => {
    await chooseVersions();
    await newVersion().getByRole('button', { name: 'Promote' }).click();
    await confirm('all is well', 'Promote');
    expect((await live())?.manifest.version).toBe(NEW);
    await until('pages have it', async () => {
      const state = pageStateOf((await request(site.url, '/tools')).text);
      return state?.remote?.version === NEW;
    });
  });

  it('say what changed, and roll back', async () => {
    const { page } = phone;
    const rows = page.getByRole('listitem').filter({ hasText: 'all is well' });
    await rows.getByRole('button', { name: 'What changed' }).click();
    await rows.getByText(`→ ${NEW}`).waitFor();
    await page.getByRole('button', { name: /^Roll back to this.*composition 1$/ }).click();
    await confirm('back again', 'Roll back');
    expect((await live())?.manifest.version).not.toBe(NEW);
    const [latest] = (await releasesOf(site).history({ limit: 1 })).data;
    expect(latest).toMatchObject({
      kind: 'rollback',
      restores: 1,
      by: site.running.firstAdmin?.username,
      why: 'back again',
    });
  });

  it('show what was refused, and change nothing', async () => {
    const { page } = phone;
    const before = (await releasesOf(site).current())?.number;
    await page.getByRole('spinbutton', { name: 'From' }).fill('1');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page
      .getByRole('list', { name: /^From composition 1 to/ })
      .or(page.getByText('No differences.'))
      .waitFor();
    // The gate is off here: this is its response.
    await page.route('**/api/releases/admin/promote', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'x',
          title: 'Refused',
          status: 409,
          detail: 'The gate refused it.',
          code: 'MB-4009',
          requestId: 'r',
          errors: [{ path: '/routes/tools', message: 'threw' }],
        }),
      }),
    );
    await chooseVersions();
    await newVersion().getByRole('button', { name: 'Promote' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The gate refused it.').waitFor();
    await dialog.getByText('/routes/tools').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect((await releasesOf(site).current())?.number).toBe(before);
  });
});
