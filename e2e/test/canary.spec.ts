import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Publication } from '@mockingbird/contracts';
import { isInCanary, newVisitorId } from '@mockingbird/registry';
import { request, type HttpResponse } from '../src/harness/request.js';
import { startEdge, type Part } from '../src/harness/part.js';
import { pageStateOf } from '../src/harness/page-state.js';
import { freePort } from '../src/harness/ports.js';
import { builtRemote, deriveVersion, releasesOf } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

const NAME = 'mfe-home';
const CANARY = '3.0.0';
const PATH = '/about';
/** An address of another remote. */
const ELSEWHERE = '/blog';
const HEADING = 'About Mockingbird';
const NEW_HEADING = 'About, the next edition';
/** An address that only the live version has, and one that only the canary has. */
const ONLY_BEFORE = '/privacy';
const ONLY_THERE = '/your-privacy';

/** Number of visitors without a cookie, and four standard deviations of their share, in visitors. */
const VISITORS = 400;
const TOLERANCE = 4 * Math.sqrt(VISITORS * 0.25);

let site: TestSite;
let home: Publication;

beforeAll(async () => {
  [site, home] = await Promise.all([startTestSite(), builtRemote(NAME)]);
  const next = deriveVersion(home, CANARY, (file, text) =>
    /\.(js|cjs)$/.test(file) ? text.replaceAll(HEADING, NEW_HEADING) : undefined,
  );
  const routes = next.manifest.routes.map((route) =>
    route.path === ONLY_BEFORE ? { ...route, path: ONLY_THERE } : route,
  );
  await releasesOf(site).publish({ ...next, manifest: { ...next.manifest, routes } });
});

afterAll(() => site?.stop());

const get = (path: string, cookie?: string, headers: Record<string, string> = {}): Promise<HttpResponse> =>
  request(site.url, path, { headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) } });
const versionOf = (answer: HttpResponse) => pageStateOf(answer.text)?.remote?.version;
const cookiesOf = (answer: HttpResponse) => answer.headers['set-cookie'] ?? [];
const pairOf = (answer: HttpResponse) => cookiesOf(answer)[0]?.split(';')[0];
const keyOf = async () => JSON.parse((await get('/_mb/composition')).text) as { key: string; number: number };

/** Changes the canary, and waits until the edge has loaded it. */
async function canary(percent: number, cohorts: string[] = []): Promise<void> {
  const { composition } = await releasesOf(site).canary({ name: NAME, version: CANARY, percent, cohorts });
  await until(
    `composition ${composition.number} is live`,
    async () => (await keyOf()).number === composition.number,
  );
}

describe('a canary at 50 %', () => {
  /** The cookies that the edge set, with the version of each response. */
  const given = new Map<string, string | undefined>();

  beforeAll(() => canary(50, ['beta']));

  it('is what half of the visitors without a cookie get, and each of them is remembered', async () => {
    const answers = await Promise.all(Array.from({ length: VISITORS }, () => get(PATH)));
    for (const answer of answers) {
      expect(cookiesOf(answer)).toEqual([
        expect.stringMatching(/^mb-visitor=[A-Za-z0-9_-]{22}; Path=\/; Max-Age=31536000; SameSite=Lax$/),
      ]);
      given.set(pairOf(answer) ?? '', versionOf(answer));
    }
    expect(given.size).toBe(VISITORS);
    const inside = [...given.values()].filter((version) => version === CANARY).length;
    expect(Math.abs(inside - VISITORS / 2)).toBeLessThanOrEqual(TOLERANCE);
  });

  it('is the same with the cookie as without, on every page, and the id stays', async () => {
    for (const [cookie, version] of [...given].slice(0, 40)) {
      const again = await get(PATH, `other=1; ${cookie}`);
      const terms = await get('/terms', cookie);
      expect([versionOf(again), versionOf(terms), cookiesOf(again)]).toEqual([version, version, []]);
      expect(again.text.includes(NEW_HEADING)).toBe(version === CANARY);
    }
  });

  it('is what the browser would choose from its data', async () => {
    const { key } = await keyOf();
    const live = JSON.parse((await get(`/_mb/compositions/${key}`)).text);
    const { canary: rule } = live.remotes.find(({ name }: { name: string }) => name === NAME);
    expect(rule).toMatchObject({ percent: 50, cohorts: ['beta'], remote: { version: CANARY } });
    for (const [cookie, version] of given) {
      const id = cookie.slice('mb-visitor='.length);
      expect(isInCanary(rule, { id }) ? CANARY : home.manifest.version).toBe(version);
    }
  });

  it('makes the pages of its remote private, and no others', async () => {
    const own = await get(PATH);
    expect([own.headers['cache-control'], own.headers.vary]).toEqual([
      'private, no-cache',
      'accept-encoding',
    ]);
    // A cold edge on a busy machine may leave a page to the browser once, without caching.
    const other = await until('a page of another remote is public', async () => {
      const answer = await get(ELSEWHERE, pairOf(own));
      return answer.headers['cache-control']?.startsWith('public') && answer;
    });
    expect([cookiesOf(other.value), other.value.headers.vary]).toEqual([[], 'accept-encoding']);
    expect(cookiesOf(await get(ELSEWHERE))).toEqual([]);
  });

  it('returns 304 only for the same version', async () => {
    const [cookie] = [...given].find(([, version]) => version === CANARY) ?? [];
    const [stable] = [...given].find(([, version]) => version !== CANARY) ?? [];
    const { headers } = await get(PATH, cookie);
    const etag = headers.etag ?? '';
    const same = await get(PATH, cookie, { 'if-none-match': etag });
    expect([same.status, same.headers['cache-control']]).toEqual([304, 'private, no-cache']);
    expect((await get(PATH, stable, { 'if-none-match': etag })).status).toBe(200);
    const head = await request(site.url, PATH, { method: 'HEAD', headers: { cookie: cookie ?? '' } });
    expect([head.status, head.headers.etag, head.body.length]).toEqual([200, etag, 0]);
  });

  it('has its own addresses, for its visitors alone', async () => {
    for (const [cookie, version] of [...given].slice(0, 20)) {
      const isIn = version === CANARY;
      const there = await get(ONLY_THERE, cookie);
      const before = await get(ONLY_BEFORE, cookie);
      expect([there.status, before.status]).toEqual(isIn ? [200, 404] : [404, 200]);
      expect([there, before].map(({ headers }) => headers['cache-control'])).toEqual(
        isIn ? ['private, no-cache', 'no-store'] : ['no-store', 'private, no-cache'],
      );
    }
  });

  it('takes an id that it never gave out for none', async () => {
    expect(pairOf(await get(PATH, 'mb-visitor=me'))).toMatch(/^mb-visitor=[A-Za-z0-9_-]{22}$/);
  });

  it('keeps who is in when it grows, and who is out when it shrinks', async () => {
    const inside = [...given].filter(([, version]) => version === CANARY).map(([cookie]) => cookie);
    const outside = [...given].filter(([, version]) => version !== CANARY).map(([cookie]) => cookie);
    await canary(75, ['beta']);
    for (const cookie of inside.slice(0, 60)) expect(versionOf(await get(PATH, cookie))).toBe(CANARY);
    await canary(25, ['beta']);
    for (const cookie of outside.slice(0, 60)) {
      expect(versionOf(await get(PATH, cookie))).toBe(home.manifest.version);
    }
  });
});

describe('a group by link', () => {
  beforeAll(() => canary(0, ['beta']));

  it('gets the canary whatever the share, from the link on until it is left', async () => {
    expect(versionOf(await get(PATH))).toBe(home.manifest.version);
    const followed = await get(`${PATH}?mb-cohort=beta&from=mail`);
    expect([followed.status, followed.headers.location, followed.headers['cache-control']]).toEqual([
      302,
      `${PATH}?from=mail`,
      'no-store',
    ]);
    expect(versionOf(await get(PATH, pairOf(followed)))).toBe(CANARY);
    const left = await get(`${PATH}?mb-cohort=`);
    expect([left.status, left.headers.location]).toEqual([302, PATH]);
    expect(cookiesOf(left)[0]).toMatch(/^mb-cohort=; .*Max-Age=0/);
  });

  it('is no group when no running canary names it', async () => {
    const followed = await get(`${PATH}?mb-cohort=staff`);
    expect([followed.status, cookiesOf(followed)]).toEqual([302, []]);
    expect(versionOf(await get(PATH, 'mb-cohort=staff'))).toBe(home.manifest.version);
  });

  it('needs no id while it is for a cohort only', async () => {
    expect(cookiesOf(await get(PATH))).toEqual([]);
  });
});

describe('an override, where they are allowed', () => {
  const LOCAL = 'http://localhost:5173';
  let edge: Part | undefined;

  beforeAll(async () => {
    const PORT = String(await freePort());
    const DATA_DIR = join(site.dataDir, 'second');
    edge = await startEdge(site, {
      PORT,
      DATA_DIR,
      OVERRIDES: 'on',
      OVERRIDE_ORIGINS: LOCAL,
      LOG_LEVEL: 'warn',
    });
    // A new edge fetches the files of all versions. One that it could not get yet is missing for some seconds.
    await until(
      'the live version',
      async () => versionOf((await page(PATH)).answer) === home.manifest.version,
    );
  });

  afterAll(() => edge?.stop());

  const page = async (path: string) => {
    const answer = await request(edge?.url ?? '', path);
    return { answer, state: pageStateOf(answer.text) };
  };

  it('shows a published version, rendered on the server, to this visitor only', async () => {
    const shown = await until('the version is rendered on the server', async () => {
      const each = await page(`${PATH}?mb=${NAME}@${CANARY}`);
      return each.state?.rendered && each;
    });
    const { answer, state } = shown.value;
    expect(answer.text).toContain(NEW_HEADING);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(state?.remote?.version).toBe(CANARY);
    expect(state?.override).toMatchObject([{ name: NAME, remote: { version: CANARY } }]);
    expect(/<link rel="canonical" href="[^"]*mb=/.test(answer.text)).toBe(false);
    const { base, entry } = state?.override?.[0]?.remote ?? { base: '', entry: '' };
    expect((await request(edge?.url ?? '', base + entry)).status).toBe(200);
    const live = await page(PATH);
    expect([live.state?.remote?.version, live.state?.override]).toEqual([home.manifest.version, undefined]);
  });

  it('leaves a developer’s own build to the browser, and the policy lets it load', async () => {
    const { answer, state } = await page(`${PATH}?mb=${NAME}@${LOCAL}`);
    expect(state).toMatchObject({
      rendered: false,
      override: [{ name: NAME, origin: LOCAL }],
      overrideOrigins: [LOCAL],
      remote: { name: NAME },
    });
    expect(answer.text).not.toContain('rel="preload"');
    expect(answer.headers['content-security-policy']).toMatch(
      new RegExp(`script-src 'self' 'sha256-[^']+' ${LOCAL};`),
    );
    // Another remote's page is unchanged, and its links keep the override.
    const other = await until('another remote is rendered', async () => {
      const each = await page(`${ELSEWHERE}?mb=${NAME}@${LOCAL}`);
      return each.state?.rendered && each;
    });
    expect(other.value.state?.override).toEqual([{ name: NAME, origin: LOCAL }]);
  });

  it.each([`${NAME}@http://evil.example`, `${NAME}@9.9.9`, 'unknown', `unknown@${CANARY}`])(
    'shows the live version for what cannot be had: %s',
    async (override) => {
      const { answer, state } = await page(`${PATH}?mb=${encodeURIComponent(override)}`);
      expect([answer.status, state?.remote?.version, state?.override]).toEqual([
        200,
        home.manifest.version,
        undefined,
      ]);
      // The log line may arrive later than the page.
      await until('the log line', () => edge?.log().includes('MB-3007'));
    },
  );

  it('goes along with a redirect', async () => {
    const { answer } = await page(`${PATH}/?mb=${NAME}@${CANARY}`);
    expect([answer.status, answer.headers.location]).toEqual([308, `${PATH}?mb=${NAME}@${CANARY}`]);
  });

  it('changes nothing in production: the page and its place in the cache are those of everybody', async () => {
    const answer = await get(`${PATH}?mb=${NAME}@${CANARY}`);
    expect(versionOf(answer)).toBe(home.manifest.version);
    expect(pageStateOf(answer.text)?.overrideOrigins).toBeUndefined();
    expect(answer.headers['content-security-policy']).not.toContain('localhost');
  });
});

describe('frontend-discovery', () => {
  const discovery = async () => JSON.parse((await get('/registry/frontend-discovery.json')).text);

  it('tells of both versions and their shares, and answers 304 to who knows it', async () => {
    await canary(12.5, ['beta']);
    const entries = (await discovery()).microFrontends[NAME];
    expect(entries).toMatchObject([
      { metadata: { version: home.manifest.version }, deployment: { traffic: 87.5, default: true } },
      { metadata: { version: CANARY }, deployment: { traffic: 12.5, default: false } },
    ]);
    const { url, metadata } = entries[1];
    expect(home.manifest.files[home.manifest.entry]?.integrity).not.toBe(metadata.integrity);
    expect((await get(new URL(url).pathname)).status).toBe(200);
    const { headers } = await get('/registry/frontend-discovery.json');
    expect(headers['cache-control']).toBe('public, must-revalidate, max-age=0');
    const known = { 'if-none-match': headers.etag ?? '' };
    expect((await get('/registry/frontend-discovery.json', undefined, known)).status).toBe(304);
  });
});

describe('the end of a canary', () => {
  it('gives everybody the live version, publicly, while open tabs keep their composition', async () => {
    await canary(100);
    const cookie = `mb-visitor=${newVisitorId()}`;
    const before = await get(PATH, cookie);
    expect(versionOf(before)).toBe(CANARY);
    const { key } = await keyOf();
    const { composition } = await releasesOf(site).endCanary({ name: NAME });
    await until('it ended', async () => (await keyOf()).number === composition.number);
    const after = await get(PATH, cookie);
    expect([versionOf(after), after.headers['cache-control']?.slice(0, 6)]).toEqual([
      home.manifest.version,
      'public',
    ]);
    const stored = await get(`/_mb/compositions/${key}`);
    expect(stored.headers['cache-control']).toContain('immutable');
    expect(JSON.parse(stored.text).number).toBe(composition.number - 1);
    expect((await get('/api/releases/composition')).status).toBe(404);
  });
});

describe('a canary whose files do not fit', () => {
  it('is left out: everybody gets the live version, and browsers see no canary', async () => {
    const broken = deriveVersion(home, '3.1.0');
    await releasesOf(site).publish(broken);
    await rm(join(site.dataDir, 'artefacts', NAME, '3.1.0'), { recursive: true });
    const { composition } = await releasesOf(site).canary({ name: NAME, version: '3.1.0', percent: 100 });
    await until('it is live', async () => (await keyOf()).number === composition.number);
    const page = await get(PATH);
    expect([versionOf(page), page.headers['cache-control']?.slice(0, 6)]).toEqual([
      home.manifest.version,
      'public',
    ]);
    const live = JSON.parse((await get(`/_mb/compositions/${(await keyOf()).key}`)).text);
    expect(live.remotes.filter((remote: { canary?: unknown }) => remote.canary)).toEqual([]);
  });
});
