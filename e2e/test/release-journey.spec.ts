import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Composition, Publication } from '@mockingbird/contracts';
import { createReleaseClient, readEnvelope } from '@mockingbird/registry/publish';
import { openComposition, parseTrustedKeys } from '@mockingbird/registry/signing';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openTab } from '../src/browser/open-tab.js';
import { makeOlder } from '../src/harness/aging.js';
import { request } from '../src/harness/request.js';
import { runMb } from '../src/harness/mb.js';
import { pageStateOf } from '../src/harness/page-state.js';
import { startEdge, startServices, type Part } from '../src/harness/part.js';
import { freePort } from '../src/harness/ports.js';
import { builtRemote, deriveVersion, release, releasesOf } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

const PATH = '/about';
const HEADING = 'About Mockingbird';
/** A screen of another remote than the released one. */
const ELSEWHERE = '/practice-tests';
const AT_ONCE = 50;
/** Number of those that the command makes in a separate process. */
const BY_COMMAND = 4;
const PUBLISHED_AT_ONCE = 5;
/** Older than the limit of gc. */
const LONG_AGO_DAYS = 40;

let site: TestSite;
let browser: Browser;
let home: Publication;
let edge: Part | undefined;
let context: BrowserContext;

/** The home remote with another heading on its page. */
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

beforeEach(async () => {
  context = await browser.newContext();
});

afterEach(() => context.close());

const headingOn = (page: Page, text: string) => page.locator('#mb-remote h1', { hasText: text }).waitFor();

/** Waits until the edge shows a composition. */
const served = (number: number) =>
  until(`composition ${number} is served`, async () => {
    const state = pageStateOf((await request(site.url, PATH)).text);
    return state?.composition === number;
  });

/** Publishes a version and makes it live, on every page. */
async function shipped(publication: Publication, why: string): Promise<Composition> {
  const composition = await release(site, publication, why);
  await served(composition.number);
  return composition;
}

const platform = () => ({ SERVICES_URL: site.servicesUrl, API_KEYS: site.running.secrets.API_KEYS });

describe('a release that is rolled back', () => {
  it('disturbs no open tab, neither one of before nor one of the new version; a new tab has the old one', async () => {
    const before = await openTab(context, site.url + PATH);
    const { number } = await shipped(withHeading('3.0.0', 'About, too bold'), 'too bold');
    const during = await openTab(context, site.url + PATH);
    await headingOn(during.page, 'About, too bold');

    const { code, out } = await runMb(platform(), 'rollback', '--why', 'too bold');
    expect({ code, out }).toMatchObject({ code: 0 });
    expect(out).toContain(`composition ${number + 1} is live`);
    await served(number + 1);

    const after = await openTab(context, site.url + PATH);
    await headingOn(after.page, HEADING);
    for (const [tab, heading] of [
      [before, HEADING],
      [during, 'About, too bold'],
    ] as const) {
      await tab.follow('/terms');
      await tab.page.waitForFunction(() => document.title.startsWith('Terms'));
      await tab.follow(PATH);
      await headingOn(tab.page, heading);
      expect([await tab.isUndisturbed(), tab.documents]).toEqual([true, [PATH]]);
    }
    // After it has left the remote, a tab of the old version uses the restored one, without a page load.
    await during.hasLearnt;
    await during.follow(ELSEWHERE);
    await during.page.waitForURL(`**${ELSEWHERE}`);
    await during.page.locator('#mb-remote h1', { hasText: /test/i }).waitFor();
    await during.follow(PATH);
    await headingOn(during.page, HEADING);
    expect(await during.isUndisturbed()).toBe(true);
  });
});

/** Promotes with the command. It is rejected when the remote changed since it read; then it tries again. */
async function promoteByCommand(version: string, why: string): Promise<number> {
  for (;;) {
    const ended = await runMb(platform(), 'promote', version, '--why', why, '--json');
    if (ended.code === 0)
      return (JSON.parse(ended.out) as { composition: { number: number } }).composition.number;
    expect(ended.out + ended.err).toContain('MB-1007');
  }
}

describe(`${AT_ONCE} concurrent promotions`, () => {
  let second: Part;

  beforeAll(async () => {
    second = await startServices(site, { SERVICES_PORT: String(await freePort()) });
  });

  afterAll(() => second?.stop());

  it('make as many compositions, none is lost, and the edge ends at the last one', async () => {
    const client = releasesOf(site);
    const names = ['mfe-home', 'mfe-blog'];
    const built = await Promise.all(names.map(builtRemote));
    const versions = built.flatMap((from) =>
      Array.from({ length: AT_ONCE / built.length }, (_, at) => deriveVersion(from, `4.0.${at + 1}`)),
    );
    for (let at = 0; at < versions.length; at += PUBLISHED_AT_ONCE) {
      await Promise.all(versions.slice(at, at + PUBLISHED_AT_ONCE).map((each) => client.publish(each)));
    }
    const first = (await client.current())?.number ?? 0;
    const [id = '', secret = ''] =
      site.running.secrets.API_KEYS.split(',')
        .find((each) => each.startsWith('release'))
        ?.split(':') ?? [];
    const clients = [site.servicesUrl, second.url].map((servicesUrl) =>
      createReleaseClient({ servicesUrl, key: { id, secret } }),
    );

    const labels = versions.map(({ manifest }) => `${manifest.name}@${manifest.version}`);
    const startedAt = performance.now();
    const numbers = await Promise.all(
      versions.map(async ({ manifest: { name, version } }, at): Promise<number> => {
        if (at < BY_COMMAND) return promoteByCommand(`${name}@${version}`, labels[at] ?? '');
        const change = await clients[at % clients.length]?.promote({
          remotes: [{ name, version }],
          why: labels[at] ?? '',
        });
        return change?.composition.number ?? 0;
      }),
    );
    console.log(`${AT_ONCE} promotions: ${((performance.now() - startedAt) / 1_000).toFixed(2)} s`);
    const last = first + AT_ONCE;
    expect([...numbers].sort((one, other) => one - other)).toEqual(
      Array.from({ length: AT_ONCE }, (_, at) => first + at + 1),
    );

    // Each is signed, has a reason, and contains all earlier promotions.
    const trusted = parseTrustedKeys(site.running.secrets.COMPOSITION_PUBLIC_KEYS);
    const live = new Map<string, string>();
    for (let number = first + 1; number <= last; number += 1) {
      const envelope = await client.signed(number);
      expect(openComposition(envelope, trusted).ok).toBe(true);
      const { why, remotes } = readEnvelope(envelope);
      expect(why).toBe(labels[numbers.indexOf(number)]);
      const [name = '', version = ''] = why.split('@');
      live.set(name, version);
      if (live.size < names.length) continue;
      const shown = remotes.filter(({ manifest }) => names.includes(manifest.name));
      expect(new Map(shown.map(({ manifest }) => [manifest.name, manifest.version]))).toEqual(live);
    }
    await served(last);
    for (const path of [PATH, '/blog']) {
      const remote = pageStateOf((await request(site.url, path)).text)?.remote;
      expect(remote?.version).toBe(live.get(remote?.name ?? ''));
    }
  });
});

describe('gc', () => {
  it('deletes unused files; a tab that needed them reloads its next page, once and quietly', async () => {
    const client = releasesOf(site);
    await shipped(withHeading('5.0.0', 'About, long ago'), 'long ago');
    const tab = await openTab(context, site.url + ELSEWHERE);
    // Otherwise it might learn of the new composition during its user's navigation.
    await tab.page.route('**/_mb/compositions/*', (route) =>
      tab.documents.length === 1 ? route.abort() : route.fallback(),
    );
    await release(site, withHeading('5.1.0', 'About, the next'), 'the next');
    await release(site, withHeading('5.2.0', 'About, the last'), 'the last');
    const { number } = await shipped(withHeading('5.3.0', 'About, now'), 'now');
    await makeOlder(site, LONG_AGO_DAYS);

    const { code, out } = await runMb(platform(), 'gc', '--json');
    expect(code).toBe(0);
    const { removed } = JSON.parse(out) as { removed: { name: string; version: string }[] };
    const gone = removed.filter(({ name }) => name === 'mfe-home').map(({ version }) => version);
    expect(gone).toContain('5.0.0');
    // The last two were live within the last 30 days; the one before is the fallback of the first of them.
    for (const version of ['5.1.0', '5.2.0', '5.3.0']) expect(gone).not.toContain(version);
    await expect(client.promote({ remotes: [{ name: 'mfe-home', version: '5.0.0' }] })).rejects.toMatchObject(
      { status: 410, code: 'MB-4014' },
    );
    expect((await client.current())?.number).toBe(number);

    // An edge without any of the files.
    await site.running.parts.edge.stop();
    await rm(join(site.dataDir, 'edge'), { recursive: true });
    edge = await startEdge(site);
    await served(number);
    const entry = (version: string) =>
      request(site.url, `/remotes/mfe-home/${version}/${home.manifest.entry}`);
    expect([(await entry('5.0.0')).status, (await entry('5.2.0')).status]).toEqual([404, 200]);

    await tab.follow(PATH);
    await headingOn(tab.page, 'About, now');
    expect(tab.documents).toEqual([ELSEWHERE, PATH]);
    expect(await tab.page.locator('#mb-remote [role="alert"]').count()).toBe(0);
  });
});
