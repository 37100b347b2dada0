import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { request } from '../src/harness/request.js';
import { versionAt } from '../src/harness/page-state.js';
import { buildRemote, release, TRIAL_FOLDER } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

const ROOT = resolve(import.meta.dirname, '../..');
/** Files that a clone of the repository does not contain. */
const NOT_CLONED = new Set(['node_modules', 'dist', 'dist.building', 'coverage', '.git', '.data']);

let site: TestSite;
let browser: Browser;
let page: Page;
let copy: string;
const said: string[] = [];

/** A copy of the repository in which only the remote's folder is new. */
async function copyWithRemote(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-copy-'));
  await cp(ROOT, folder, { recursive: true, filter: (path) => !NOT_CLONED.has(basename(path)) });
  await cp(TRIAL_FOLDER, join(folder, 'mfe-trial'), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

beforeAll(async () => {
  [site, browser, copy] = await Promise.all([startTestSite(), launchBrowser(), copyWithRemote()]);
  page = await browser.newPage();
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`${site.url}/terms`);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  if (copy) await rm(copy, { recursive: true, force: true });
});

describe('a third remote whose folder is all that was added to the repository', () => {
  it('does not exist yet: its addresses are unknown, and the header does not name it', async () => {
    const answer = await request(site.url, '/trial');
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('href="/trial"');
  });

  it('is found by the scripts of the copy by its remote.json alone', async () => {
    const { remotes } = await import(join(copy, 'scripts/lib/workspaces.mjs'));
    expect(remotes().map(({ name }: { name: string }) => name)).toContain('@mockingbird/mfe-trial');
  });

  it('is built by the copy, published, and live without a restart', async () => {
    const built = await buildRemote(join(copy, 'mfe-trial'), '1.0.0', copy);
    const composition = await release(site, built, 'a third remote');
    const names = composition.remotes.map(({ manifest }) => manifest.name);
    expect(names).toEqual(expect.arrayContaining(['mfe-home', 'mfe-mocktest', 'mfe-trial']));
    // It is for development only.
    expect(names).not.toContain('styleguide');
    await until('it is live', async () => (await versionAt(site.url, '/trial')) === 'mfe-trial@1.0.0');
  });

  it('renders on the server, with its head, its styles and its entry in the header', async () => {
    const { status, text, headers } = await request(site.url, '/trial');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<title>Trial: start | Mockingbird</title>');
    expect(text).toContain('<h1>Trial edition one</h1>');
    expect(text).toMatch(/<style data-href="mfe-trial-start\.[0-9a-f]+\.css">/);
    expect((await request(site.url, '/terms')).text).toContain('href="/trial"');
  });

  it('renders in the browser, and links lead to it from the other remotes and back', async () => {
    said.length = 0;
    await page.goto(`${site.url}/about`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('#mb-header a[href="/trial"]').first().click();
    await page.locator('[data-alive="true"] h1', { hasText: 'Trial edition one' }).waitFor();
    await page.locator('#mb-header a[href="/trial"][aria-current="page"]').waitFor();
    await page.locator('a[href="/trial/second"]').click();
    await page.locator('#mb-remote h1', { hasText: 'Second page' }).waitFor();
    await page.locator('#mb-header a[href="/practice-tests"]').first().click();
    await page.locator('#mb-header a[href="/practice-tests"][aria-current="page"]').waitFor();
    await page.goBack();
    await page.locator('#mb-remote h1', { hasText: 'Second page' }).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(said).toEqual([]);
  });

  it('is rendered only by the browser where it says so', async () => {
    const answer = await request(site.url, '/trial/client');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toContain('private');
    expect(answer.text).not.toContain('Only in the browser');
    await page.goto(`${site.url}/trial/client`);
    await page.locator('#mb-remote h1', { hasText: 'Only in the browser' }).waitFor();
  });
});

describe('a remote that claims an address of another one', () => {
  it('is not put live', async () => {
    const built = await buildRemote(join(copy, 'mfe-trial'), '2.0.0', copy);
    const routes = built.manifest.routes.map((route, at) =>
      at === 0 ? { ...route, path: '/about' } : route,
    );
    const claiming = { ...built.manifest, routes };
    await expect(release(site, { ...built, manifest: claiming }, 'claims')).rejects.toMatchObject({
      code: 'MB-4004',
    });
    expect(await versionAt(site.url, '/about')).toContain('mfe-home@');
  });
});
