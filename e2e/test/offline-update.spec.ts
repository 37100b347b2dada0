import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Publication } from '@mockingbird/contracts';
import { activeKey, openOfflinePhone, untilStored, type OfflinePhone } from '../src/offline/phone.js';
import { builtRemote, deriveVersion, releasesOf } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';
import { versionAt } from '../src/harness/page-state.js';

/** A screen of each of two remotes, and its heading. */
const SCREENS = [
  { path: '/about', remote: 'mfe-home', heading: 'About Mockingbird' },
  { path: '/practice-tests', remote: 'mfe-mocktest', heading: 'All mock tests' },
] as const;

let site: TestSite;
let phone: OfflinePhone;
let built: Publication[];
let edition = 0;

beforeAll(async () => {
  [site, ...built] = await Promise.all([
    startTestSite({ OFFLINE: 'on' }),
    ...SCREENS.map(({ remote }) => builtRemote(remote)),
  ]);
});

afterAll(async () => {
  await site?.stop();
});

beforeEach(async () => {
  phone = await openOfflinePhone(site.url, 1280);
});

afterEach(() => phone.putAway());

/** The edition that a heading names: 0 for the built one. */
const editionOf = (text: string): number => Number(/edition (\d+)$/.exec(text)?.[1] ?? 0);

/** Makes another edition of both remotes live, in one composition. @returns its number and version */
async function releaseBoth(): Promise<{ edition: number; version: string }> {
  edition += 1;
  const version = `9.0.${edition}`;
  const client = releasesOf(site);
  for (const [index, { heading }] of SCREENS.entries()) {
    const from = built[index];
    if (!from) throw new Error('A remote is not built');
    const changed = deriveVersion(from, version, (file, text) =>
      /\.(js|cjs)$/.test(file) ? text.replaceAll(heading, `${heading}, edition ${edition}`) : undefined,
    );
    await client.publish(changed);
  }
  await client.promote({ remotes: SCREENS.map(({ remote }) => ({ name: remote, version })), why: version });
  for (const { path, remote } of SCREENS) {
    await until(
      `${version} is live`,
      async () => (await versionAt(site.url, path)) === `${remote}@${version}`,
    );
  }
  return { edition, version };
}

async function shownEdition(): Promise<number> {
  const title = phone.page().locator('#mb-remote h1');
  await title.waitFor();
  return editionOf(await title.innerText());
}

/** Opens both screens by their addresses, then by links. @returns the editions that they show */
async function editionsOffline(): Promise<number[]> {
  const page = phone.page();
  const editions: number[] = [];
  for (const { path } of SCREENS) {
    await page.goto(phone.url + path);
    editions.push(await shownEdition());
  }
  for (const { path } of SCREENS) {
    await page.locator(`#mb-header a[href="${path}"], #mb-footer a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await page
      .locator('#mb-remote h1', { hasText: path === '/about' ? /About/ : /All mock tests/ })
      .waitFor();
    editions.push(await shownEdition());
  }
  return editions;
}

async function storeBoth(): Promise<number> {
  const page = phone.page();
  for (const { path } of SCREENS) {
    await page.goto(phone.url + path);
    await untilStored(page, path);
  }
  return shownEdition();
}

/** The composition of the document. A screen of another one in it would be a mixture. */
const documentKey = (): Promise<unknown> =>
  phone.page().evaluate(() => {
    const state: unknown = JSON.parse(document.getElementById('mb-state')?.textContent ?? 'null');
    return typeof state === 'object' && state !== null ? Reflect.get(state, 'compositionKey') : undefined;
  });

/** Waits until the tab's composition is the stored one. */
async function untilTaken(): Promise<void> {
  const page = phone.page();
  const live: unknown = await (await page.request.get(`${site.url}/_mb/composition`)).json();
  await until('the new composition is stored', async () => {
    const key = await activeKey(page);
    return typeof live === 'object' && live !== null && key === Reflect.get(live, 'key');
  });
}

describe('a composition that is published while another one is stored', () => {
  it('is taken whole: one visit of one page renews all stored pages', async () => {
    await storeBoth();
    const { edition: next } = await releaseBoth();
    await phone.page().goto(`${phone.url}/about`);
    await untilTaken();
    await phone.setOffline(true);
    expect(await editionsOffline()).toEqual([next, next, next, next]);
    expect(phone.complaints).toEqual([]);
  });

  it('is not taken at all while a part of it does not load, and whole afterwards', async () => {
    const before = await storeBoth();
    const { edition: next, version } = await releaseBoth();
    const address = `**/remotes/mfe-mocktest/${version}/**`;
    let refused = 0;
    await phone.context().route(address, (route) => {
      refused += 1;
      return route.abort();
    });
    const page = phone.page();
    await page.goto(`${phone.url}/about`);
    expect(await shownEdition()).toBe(next);
    await until('a file was refused', () => refused > 0);
    await phone.setOffline(true);
    // The open page is of the new composition. The next one must not be a mixture of both.
    await page.locator('#mb-header a[href="/practice-tests"]').first().click();
    await page.locator('#mb-remote h1', { hasText: 'All mock tests' }).waitFor();
    expect(await shownEdition()).toBe(before);
    expect(await documentKey()).toBe(await activeKey(page));
    expect(await editionsOffline()).toEqual([before, before, before, before]);
    await phone.context().unroute(address);
    await phone.setOffline(false);
    await page.goto(`${phone.url}/about`);
    await untilTaken();
    await phone.setOffline(true);
    expect(await editionsOffline()).toEqual([next, next, next, next]);
  });

  it('leaves an open tab with the code that it uses', async () => {
    const before = await storeBoth();
    const old = phone.page();
    const { edition: next } = await releaseBoth();
    const other = await phone.context().newPage();
    await other.goto(`${phone.url}/about`);
    await untilTaken();
    await phone.setOffline(true);
    await old.locator('#mb-footer a[href="/about"]').first().click();
    await old.locator('#mb-remote h1', { hasText: 'About' }).waitFor();
    expect(await shownEdition()).toBe(before);
    await other.reload();
    await other.locator('#mb-remote h1', { hasText: 'About' }).waitFor();
    expect(editionOf(await other.locator('#mb-remote h1').innerText())).toBe(next);
  });
});
