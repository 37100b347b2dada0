import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Publication } from '@mockingbird/contracts';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ask } from '../src/harness/ask.js';
import { versionAt } from '../src/harness/page-state.js';
import { buildRemote, deriveVersion, release, TRIAL_FOLDER } from '../src/harness/releases.js';
import { hanging, missing, tampered, type Sabotage } from '../src/harness/sabotage.js';
import { expectShellWorks } from '../src/harness/shell-around.js';
import { startTestSite, type TestSite } from '../src/harness/site.js';
import { until } from '../src/harness/until.js';

/** What docs/quality.md promises of the failure panel. */
const PANEL_LIMIT_MS = 5_000;
const ENTRY = /\/remotes\/mfe-trial\/[^/]+\/remoteEntry\.js$/;
const SHARED_CHUNK = /\/remotes\/mfe-trial\/[^/]+\/remote\.[0-9a-f]+\.js$/;
const ROUTE_CHUNK = /\/remotes\/mfe-trial\/[^/]+\/start\.[0-9a-f]+\.js$/;
const STYLESHEET = /\/remotes\/mfe-trial\/[^/]+\/mfe-trial-start\.[0-9a-f]+\.css$/;
const ONLY_LIVE = (pattern: RegExp) => new RegExp(pattern.source.replace('[^/]+', '1\\.0\\.1'));

let site: TestSite;
let browser: Browser;
let trial: Publication;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, trial, browser] = await Promise.all([
    startTestSite(),
    buildRemote(TRIAL_FOLDER, '1.0.0'),
    launchBrowser(),
  ]);
  await release(site, trial, 'the first version of a third remote');
  await until(
    'the trial remote is live',
    async () => (await versionAt(site.url, '/trial')) === 'mfe-trial@1.0.0',
  );
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
}, 30_000);

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
});

afterEach(() => context.close());

const panel = () => page.locator('#mb-remote [role="alert"]');
const heading = (text: string) => page.locator('#mb-remote h1', { hasText: text });

async function expectPanel(harm: Sabotage): Promise<void> {
  await panel().getByRole('button', { name: 'Retry' }).waitFor();
  expect(performance.now() - harm.firstAsked()).toBeLessThan(PANEL_LIMIT_MS);
  expect(await panel().textContent()).toContain('mfe-trial@1.0.0');
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
}

const HARMS = [
  ['whose entry is missing', missing, ENTRY],
  ['whose entry hangs', hanging, ENTRY],
  ['whose entry was tampered with on the way', tampered, ENTRY],
  ['whose shared chunk was tampered with on the way', tampered, SHARED_CHUNK],
  ['whose route chunk is missing', missing, ROUTE_CHUNK],
  ['whose route chunk hangs', hanging, ROUTE_CHUNK],
  ['whose route chunk was tampered with on the way', tampered, ROUTE_CHUNK],
  ['whose stylesheet was tampered with on the way', tampered, STYLESHEET],
] as const;

describe.each(HARMS)('a remote %s', (_name, harm, file) => {
  it('shows the panel with Retry within 5 s, and the rest of the site works', async () => {
    const done = await harm(page, file);
    await page.goto(`${site.url}/trial`, { waitUntil: 'commit' });
    await expectPanel(done);
    await expectShellWorks(page);
  }, 60_000);
});

describe('a remote that fails when it is navigated to', () => {
  it.each([
    ['missing', missing, ENTRY],
    ['hanging', hanging, ENTRY],
    ['tampered with', tampered, ROUTE_CHUNK],
  ] as const)(
    'shows the panel in place of the old screen when a file is %s',
    async (_name, harm, file) => {
      const done = await harm(page, file);
      await page.goto(`${site.url}/about`);
      await page.locator('#mb-header a[href="/trial"]').first().click();
      await expectPanel(done);
      await expectShellWorks(page);
    },
    60_000,
  );

  it.each([
    ['missing', missing],
    ['hanging', hanging],
  ] as const)(
    'comes up by Retry once its entry is no longer %s',
    async (_name, harm) => {
      const done = await harm(page, ENTRY);
      await page.goto(`${site.url}/trial`, { waitUntil: 'commit' });
      await expectPanel(done);
      await done.end();
      await panel().getByRole('button', { name: 'Retry' }).click();
      await heading('Trial edition one').waitFor();
      expect(await panel().count()).toBe(0);
      await page.locator('a[href="/trial/second"]').click();
      await heading('Second page of edition one').waitFor();
    },
    60_000,
  );

  it('comes up by Retry inside the remote once the chunk of a page is there', async () => {
    const done = await missing(page, /\/second\.[0-9a-f]+\.js$/);
    await page.goto(`${site.url}/trial`);
    await page.locator('[data-alive="true"]').waitFor();
    await page.locator('a[href="/trial/second"]').click();
    await expectPanel(done);
    await done.end();
    await panel().getByRole('button', { name: 'Retry' }).click();
    await heading('Second page of edition one').waitFor();
  }, 60_000);
});

describe('a remote that throws while rendering', () => {
  it('is answered with status 200 for the browser to render, and is not kept', async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(site.url, '/trial/throws');
      expect([answer.status, answer.headers['x-mb-page'], answer.headers['cache-control']]).toEqual([
        200,
        'render',
        'no-store',
      ]);
    }
  });

  it('shows the panel in the browser, and the rest of the site works', async () => {
    await page.goto(`${site.url}/trial/throws`, { waitUntil: 'commit' });
    await panel().getByRole('button', { name: 'Retry' }).waitFor({ timeout: 15_000 });
    await expectShellWorks(page);
  }, 60_000);

  it('is drawn by the browser when only the server failed', async () => {
    const answer = await ask(site.url, '/trial/server-throws');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    await page.goto(`${site.url}/trial/server-throws`);
    await heading('Drawn by the browser').waitFor();
  }, 30_000);
});

describe('a remote that throws in an event handler', () => {
  it('goes on working, and so does everything else', async () => {
    await page.goto(`${site.url}/trial/counter`);
    await page.getByRole('button', { name: 'Counted 0' }).click();
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByRole('button', { name: 'Counted 1' }).click();
    await page.getByRole('button', { name: 'Counted 2' }).waitFor();
    await expectShellWorks(page);
  }, 30_000);
});

describe('a remote whose loader hangs', () => {
  it('is answered at once with status 200, and is not kept', async () => {
    const answer = await ask(site.url, '/trial/waits/1');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('shows the panel within 5 s and the screen once its data is there, without a click', async () => {
    await page.goto(`${site.url}/trial/waits/1`);
    const startedAt = performance.now();
    await panel().getByRole('button', { name: 'Retry' }).waitFor();
    expect(performance.now() - startedAt).toBeLessThan(PANEL_LIMIT_MS);
    await page.evaluate(() => window.dispatchEvent(new Event('trial-answer')));
    await heading('It came late').waitFor();
    await expectShellWorks(page);
  }, 60_000);

  it('does not come back to a reader who went elsewhere', async () => {
    await page.goto(`${site.url}/trial/waits/1`);
    await panel().getByRole('button', { name: 'Retry' }).waitFor();
    await page.locator('#mb-footer a[href="/about"]').first().click();
    await page.waitForFunction(() => document.title.startsWith('About'));
    await page.evaluate(() => window.dispatchEvent(new Event('trial-answer')));
    await expectShellWorks(page);
  }, 60_000);
});

describe('a remote with an earlier good version', () => {
  const editionTwo = (file: string, text: string) => text.replaceAll('edition one', 'edition two');

  beforeAll(async () => {
    await release(site, deriveVersion(trial, '1.0.1', editionTwo), 'a second version');
    await until(
      'version 1.0.1 is live',
      async () => (await versionAt(site.url, '/trial')) === 'mfe-trial@1.0.1',
    );
  }, 60_000);

  it.each([
    ['the entry is missing', missing, ENTRY],
    ['the entry was tampered with on the way', tampered, ENTRY],
    ['the shared chunk is missing', missing, SHARED_CHUNK],
    ['a route chunk was tampered with on the way', tampered, ROUTE_CHUNK],
  ] as const)(
    'shows that one at once when %s',
    async (_name, harm, file) => {
      await harm(page, ONLY_LIVE(file));
      await page.goto(`${site.url}/trial`, { waitUntil: 'commit' });
      await heading('Trial edition one').waitFor({ timeout: 15_000 });
      await page.locator('[data-alive="true"]').waitFor();
      await page.locator('a[href="/trial/second"]').click();
      await heading('Second page of edition one').waitFor();
      await expectShellWorks(page);
    },
    60_000,
  );

  it('shows that one within 5 s when the entry hangs', async () => {
    const done = await hanging(page, ONLY_LIVE(ENTRY));
    await page.goto(`${site.url}/trial`, { waitUntil: 'commit' });
    await heading('Trial edition one').waitFor({ timeout: 15_000 });
    expect(performance.now() - done.firstAsked()).toBeLessThan(PANEL_LIMIT_MS);
  }, 60_000);

  it('shows that one at once when the new one throws on load', async () => {
    const broken = deriveVersion(trial, '1.0.2', (file, text) =>
      file.startsWith('remote.') ? `throw new Error('thrown on load');${text}` : undefined,
    );
    await release(site, deriveVersion(trial, '1.0.3'), 'good again');
    await release(site, broken, 'throws on load');
    await until('1.0.2 is live', async () => (await versionAt(site.url, '/trial')) === 'mfe-trial@1.0.2');
    await page.goto(`${site.url}/trial`);
    await page.locator('[data-alive="true"]').waitFor({ timeout: 15_000 });
    await heading('Trial edition one').waitFor();
    await expectShellWorks(page);
  }, 60_000);
});
