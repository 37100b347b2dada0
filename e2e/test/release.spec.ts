import { createHash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { liveCompositionSchema, versionFilesSchema, type Publication } from '@mockingbird/contracts';
import { VERSION_FILES } from '@mockingbird/registry';
import { signRequest } from '@mockingbird/request-signing/node';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { request, type HttpResponse } from '../src/harness/request.js';
import { checkTimeLimit } from '../src/harness/check-time-limit.js';
import { startEdge, type Part } from '../src/harness/part.js';
import { pageStateOf, versionAt } from '../src/harness/page-state.js';
import { builtRemote, deriveVersion, release, releasesOf } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

/** Time until a promoted version is live. */
const LIVE_LIMIT_MS = 2_000;
const RELEASES = 3;
const PATH = '/about';
const HEADING = 'About Mockingbird';

let site: TestSite;
let browser: Browser;
let home: Publication;
let edge: Part | undefined;

/** The shipped home remote with another heading, like a team's release. */
const withHeading = (version: string, heading: string) =>
  deriveVersion(home, version, (file, text) =>
    /\.(js|cjs)$/.test(file) ? text.replaceAll(HEADING, heading) : undefined,
  );

beforeAll(async () => {
  [site, home, browser] = await Promise.all([startTestSite(), builtRemote('mfe-home'), launchBrowser()]);
});

afterAll(async () => {
  await edge?.stop();
  await browser?.close();
  await site?.stop();
});

const headingOn = (page: Page, text: string) => page.locator('#mb-remote h1', { hasText: text }).waitFor();
const loadedVersions = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/remotes\/mfe-home\/([^/]+)\//.exec(name)?.[1])
        .filter((version) => version !== undefined),
    ),
  ]);

describe('a changed remote under a new version', () => {
  let openTab: Page;

  beforeAll(async () => {
    openTab = await browser.newPage();
    await openTab.goto(site.url + PATH);
    await headingOn(openTab, HEADING);
    await openTab.evaluate(() => Object.assign(window, { sameDocument: true }));
  });

  it('is live on the server within 2 s of its promotion, with nothing restarted', async () => {
    const pids = [site.running.parts.edge.pid, site.running.parts.services.pid];
    const times: number[] = [];
    for (let at = 1; at <= RELEASES; at += 1) {
      const version = `2.0.${at}`;
      await releasesOf(site).publish(withHeading(version, `About, edition ${at}`));
      const promotedAt = performance.now();
      await releasesOf(site).promote({ remotes: [{ name: 'mfe-home', version }], why: `edition ${at}` });
      await until(
        `mfe-home@${version} is live`,
        async () => (await versionAt(site.url, PATH)) === `mfe-home@${version}`,
      );
      times.push(performance.now() - promotedAt);
      expect((await request(site.url, PATH)).text).toContain(`About, edition ${at}`);
    }
    // The best of three, because other load on the machine does not count.
    checkTimeLimit('live', Math.min(...times), LIVE_LIMIT_MS);
    expect([site.running.parts.edge.pid, site.running.parts.services.pid]).toEqual(pids);
  });

  it('is what a browser gets and takes over without a word on the console', async () => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(site.url + PATH, { waitUntil: 'networkidle' });
    await headingOn(page, `About, edition ${RELEASES}`);
    expect(await loadedVersions(page)).toEqual([`2.0.${RELEASES}`]);
    await page.locator('#mb-footer a[href="/terms"]').first().click();
    await page.waitForFunction(() => document.title.startsWith('Terms'));
    await page.locator('#mb-footer a[href="/about"]').first().click();
    await headingOn(page, `About, edition ${RELEASES}`);
    expect(said).toEqual([]);
    await page.close();
  });

  it('leaves an open tab alone: what it shows works on at its version, also on pages it had not loaded', async () => {
    await openTab.locator('#mb-footer a[href="/terms"]').first().click();
    await openTab.waitForFunction(() => document.title.startsWith('Terms'));
    await openTab.locator('#mb-footer a[href="/privacy"]').first().click();
    await openTab.waitForFunction(() => document.title.startsWith('Privacy'));
    await openTab.locator('#mb-footer a[href="/about"]').first().click();
    await headingOn(openTab, HEADING);
    expect(await openTab.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await loadedVersions(openTab)).toEqual([home.manifest.version]);
    await openTab.close();
  });

  it('is in the next document that a tab loads', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.url}/practice-tests`);
    await page.locator('#mb-footer a[href="/about"]').first().click();
    await headingOn(page, `About, edition ${RELEASES}`);
    await page.close();
  });
});

describe('publishing a version that exists', () => {
  it('is refused with another content', async () => {
    const changed = withHeading(`2.0.${RELEASES}`, 'About, changed in place');
    await expect(releasesOf(site).publish(changed)).rejects.toMatchObject({ status: 409, code: 'MB-4002' });
    expect((await request(site.url, PATH)).text).toContain(`About, edition ${RELEASES}`);
  });

  it('changes nothing with the same content', async () => {
    await releasesOf(site).publish(withHeading(`2.0.${RELEASES}`, `About, edition ${RELEASES}`));
  });

  it('is refused when a file is not what the manifest says', async () => {
    const good = withHeading('2.9.9', 'About, never live');
    const files = { ...good.files, [good.manifest.entry]: Buffer.from('other').toString('base64') };
    await expect(releasesOf(site).publish({ ...good, files })).rejects.toMatchObject({ code: 'MB-4003' });
  });
});

describe('the composition', () => {
  const composition = (headers: Record<string, string> = {}): Promise<HttpResponse> => {
    const path = '/api/releases/composition';
    const pair = site.running.secrets.API_KEYS.split(',').find((each) => each.startsWith('edge')) ?? '';
    const [keyId = '', secret = ''] = pair.split(':');
    const signature = signRequest({ keyId, secret, method: 'GET', path, now: Date.now() });
    return request(site.servicesUrl, path, { headers: { ...signature, ...headers } });
  };

  it('has an ETag, and is not sent again to who has it', async () => {
    const first = await composition();
    const etag = first.headers.etag ?? '';
    expect(etag).toMatch(/^(W\/)?"/);
    const second = await composition({ 'if-none-match': etag });
    expect([second.status, second.body.length]).toEqual([304, 0]);
    await release(site, withHeading('2.1.0', 'About, edition next'), 'a new ETag');
    const third = await composition({ 'if-none-match': etag });
    expect(third.status).toBe(200);
    expect(third.headers.etag).not.toBe(etag);
    await until('2.1.0 is live', async () => (await versionAt(site.url, PATH)) === 'mfe-home@2.1.0');
  });

  it('is read by browsers at an address that names its number and digest and never changes', async () => {
    const state = pageStateOf((await request(site.url, PATH)).text);
    const number = state?.composition ?? 0;
    const answer = await request(site.url, `/_mb/compositions/${state?.compositionKey}`);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(JSON.parse(answer.text)).toMatchObject({ number });
    const older = await request(site.url, `/_mb/compositions/${number - 1}`);
    expect(older.headers['cache-control']).toBe('no-store');
  });

  it('names the digest of each version’s list of files, fallbacks included, and contains none', async () => {
    const state = pageStateOf((await request(site.url, PATH)).text);
    const answer = await request(site.url, `/_mb/compositions/${state?.compositionKey}`);
    const { remotes } = liveCompositionSchema.parse(JSON.parse(answer.text));
    const versions = remotes.flatMap(({ fallback, ...live }) => [live, ...(fallback ? [fallback] : [])]);
    expect(versions.length).toBeGreaterThan(remotes.length);
    for (const { name, base, filesDigest, routes, integrity } of versions) {
      const list = await request(site.url, base + VERSION_FILES);
      const digest = `sha384-${createHash('sha384').update(list.text).digest('base64')}`;
      expect([name, digest, list.headers['cache-control']]).toEqual([
        name,
        filesDigest,
        expect.stringContaining('immutable'),
      ]);
      const files = versionFilesSchema.parse(JSON.parse(list.text));
      expect(files.routes.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
      expect([integrity, routes.flatMap(({ js }) => js)]).toEqual([undefined, []]);
      expect(Object.keys(files.integrity)).toContain('remoteEntry.js');
    }
  });
});

describe('an edge that is started again', () => {
  it('serves the fall-back version of a remote that it never showed', async () => {
    await site.running.parts.edge.stop();
    await rename(join(site.dataDir, 'edge'), join(site.dataDir, 'edge-before'));
    edge = await startEdge(site);
    const live = await request(site.url, `/remotes/mfe-home/2.1.0/${home.manifest.entry}`);
    const fallback = await request(site.url, `/remotes/mfe-home/2.0.${RELEASES}/${home.manifest.entry}`);
    expect([live.status, fallback.status]).toEqual([200, 200]);
    await edge.stop();
  });

  it('serves the last good composition while the services are away', async () => {
    await site.running.parts.services.stop();
    edge = await startEdge(site);
    expect(await versionAt(site.url, PATH)).toBe('mfe-home@2.1.0');
    const page = await browser.newPage();
    await page.goto(site.url + PATH);
    await headingOn(page, 'About, edition next');
    await page.close();
    expect((await request(site.url, '/health/ready')).status).toBe(200);
    await edge.stop();
  });

  it('says 503 when there is neither a composition nor services, and is live all the same', async () => {
    await rename(join(site.dataDir, 'edge'), join(site.dataDir, 'edge-good'));
    edge = await startEdge(site);
    const answer = await request(site.url, PATH);
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect((await request(site.url, '/health/live')).status).toBe(200);
    expect((await request(site.url, '/health/ready')).status).toBe(503);
  });
});
