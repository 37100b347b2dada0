import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ManifestRoute, Publication } from '@mockingbird/contracts';
import { ReleaseError } from '@mockingbird/registry/publish';
import { signRequest } from '@mockingbird/request-signing/node';
import { request } from '../src/harness/request.js';
import { checkTimeLimit } from '../src/harness/check-time-limit.js';
import {
  buildRemote,
  builtRemote,
  deriveVersion,
  releasesOf,
  TRIAL_FOLDER,
  type Change,
} from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { signInFirstAdmin } from '../src/harness/site/admin-uploads.js';
import { signedHeaders } from '../src/harness/call.js';
import { until } from '../src/harness/until.js';
import { startStrapiStandIn, type StrapiStandIn } from '../src/stand-ins/strapi.js';

const CHECKS = ['manifest', 'owner', 'hashes', 'sizes', 'routes', 'shared', 'renders', 'accessibility'];
/** Longest wait of a visitor for an uncached page while a version loops at the gate. */
const VISITOR_LIMIT_MS = 5_000;

/** The text of the trial remote's second page in its server bundle. */
const HEADING = '"Second page of edition one"';

let site: TestSite;
let strapi: StrapiStandIn;
let trial: Publication;

// The very first start, on an empty folder, with posts that no example address names.
beforeAll(async () => {
  strapi = await startStrapiStandIn('how-to-begin', 'How to begin');
  [site, trial] = await Promise.all([
    startTestSite({ GATE_URL: 'auto', STRAPI_URL: strapi.url }),
    buildRemote(TRIAL_FOLDER, '1.0.0'),
  ]);
});

afterAll(async () => {
  await site?.stop();
  await strapi?.close();
});

let made = 0;

interface Candidate {
  /** Routes of this version of the trial remote. */
  routes: readonly string[];
  change?: Change;
  manifest?: Partial<Publication['manifest']>;
}

/** Another version of the trial remote, with only some of its routes. */
function candidate({ routes, change, manifest }: Candidate): Publication {
  made += 1;
  const derived = deriveVersion(trial, `1.0.${made}`, change);
  const remaining = derived.manifest.routes.filter(({ id }) => routes.includes(id));
  return { ...derived, manifest: { ...derived.manifest, routes: remaining, ...manifest } };
}

/** A server bundle with other text; it must contain the original. */
const withServer =
  (from: string, to: string): Change =>
  (file, text) => {
    if (file !== 'server.cjs') return undefined;
    if (!text.includes(from)) throw new Error(`The server bundle does not say ${from}`);
    return text.replace(from, to);
  };

/** The error of a loader for missing content, as the server bundle contains it. */
const GONE = '(() => { throw require("@mockingbird/platform").notFound("Gone"); })()';

/** Hides an exam from students, or shows it again. */
async function setHidden(examId: string, hidden: boolean): Promise<void> {
  const path = '/api/upload/visibility';
  const response = await fetch(site.servicesUrl + path, {
    method: 'POST',
    headers: {
      ...signedHeaders(site, 'POST', path),
      authorization: `Bearer ${await signInFirstAdmin(site)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ examId, hidden }),
  });
  expect(response.status).toBe(200);
}

const publish = (publication: Publication) => releasesOf(site).publish(publication);

/** @returns the rejection of a publication */
async function refusalOf(publication: Publication): Promise<ReleaseError> {
  const refused: unknown = await publish(publication).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (refused instanceof ReleaseError) return refused;
  throw new Error(`${publication.manifest.version} was not refused`, { cause: refused });
}

const messages = ({ issues }: ReleaseError) => issues.map(({ message }) => message).join('\n');

describe('a version that is as it should be', () => {
  it('passes eight checks, each with a word on what was looked at, and goes live', async () => {
    const good = candidate({
      routes: ['start', 'second', 'stamp', 'client'],
      manifest: { examples: { stamp: '/trial/stamp/one?a=1' } },
    });
    const { checks, created } = await publish(good);
    expect(created).toBe(true);
    expect(checks.map(({ check, outcome }) => `${check} ${outcome}`)).toEqual(
      CHECKS.map((check) => `${check} passed`),
    );
    expect(checks.find(({ check }) => check === 'renders')?.detail).toContain('3 addresses');
    expect(checks.find(({ check }) => check === 'accessibility')?.detail).toContain('3 pages');

    const { name, version } = good.manifest;
    const promoted = await releasesOf(site).promote({ remotes: [{ name, version }], why: 'it passed' });
    expect(promoted.composition.remotes.some(({ manifest }) => manifest.version === version)).toBe(true);
  });
});

describe('content decides nothing: a version passes', () => {
  it('on the first start with posts of another source', async () => {
    // An edge on a busy machine may load the files of a remote a moment later.
    await until('the post is served', async () =>
      (await request(site.url, '/blog/rss.xml')).text.includes('/blog/how-to-begin'),
    );
  });

  it('while the exam of its example is hidden', async () => {
    await setHidden('DMV_CALIFORNIA', true);
    try {
      const built = await builtRemote('mfe-mocktest');
      const { checks } = await publish({ ...deriveVersion(built, '9.9.9'), dryRun: true });
      expect(checks.map(({ outcome }) => outcome)).toEqual(CHECKS.map(() => 'passed'));
    } finally {
      await setHidden('DMV_CALIFORNIA', false);
    }
  });

  it('when there is no address of a route, which is said', async () => {
    const { checks } = await publish({ ...candidate({ routes: ['start', 'stamp'] }), dryRun: true });
    expect(checks.find(({ check }) => check === 'renders')).toMatchObject({
      outcome: 'passed',
      detail: expect.stringContaining('route "stamp" (/trial/stamp/:key) not checked: no address'),
    });
  });

  it('when its example is not there', async () => {
    const missing = candidate({
      routes: ['stamp'],
      change: withServer('renderedAt: site.renderedAt', `renderedAt: ${GONE}`),
      manifest: { examples: { stamp: '/trial/stamp/none' } },
    });
    const { checks } = await publish({ ...missing, dryRun: true });
    expect(checks.map(({ outcome }) => outcome)).toEqual(CHECKS.map(() => 'passed'));
  });
});

describe('a version that takes too long', () => {
  it('is not decided: nothing is known to be wrong with it', async () => {
    const slow = candidate({ routes: ['waits'], manifest: { examples: { waits: '/trial/waits/one' } } });
    const undecided = await refusalOf(slow);
    expect([undecided.code, undecided.status]).toEqual(['MB-4016', 503]);
    expect(messages(undecided)).toContain('Route "waits" at /trial/waits/one gave nothing in time');
  });
});

describe('the gate refuses', () => {
  it.each<[string, Candidate, code: string, said: string]>([
    [
      'a screen that throws',
      {
        routes: ['start', 'second'],
        change: withServer(HEADING, '(() => { throw new Error("in the screen"); })()'),
      },
      'MB-4009',
      'Route "second" at /trial/second threw: Error: in the screen',
    ],
    [
      'a loader that throws',
      {
        routes: ['stamp'],
        change: withServer('renderedAt: site.renderedAt', 'renderedAt: null.time'),
        manifest: { examples: { stamp: '/trial/stamp/one' } },
      },
      'MB-4009',
      'Route "stamp" at /trial/stamp/one threw: TypeError',
    ],
    [
      'an address without parameters that is not there',
      {
        routes: ['start', 'second'],
        change: withServer(HEADING, `(() => { throw ${GONE}; })()`),
      },
      'MB-4009',
      'Route "second" at /trial/second',
    ],
    [
      'a bundle that throws when it is evaluated',
      {
        routes: ['start'],
        change: (file, text) =>
          file === 'server.cjs' ? `throw new Error("immediately");${text}` : undefined,
      },
      'MB-4009',
      'Route "start" at /trial threw: Error: immediately',
    ],
    [
      'a fault that axe finds',
      {
        routes: ['second'],
        change: withServer(
          HEADING,
          `[${HEADING}, (0, require("react/jsx-runtime").jsx)("button", {}, "button")]`,
        ),
      },
      'MB-4010',
      'Route "second" at /trial/second: Buttons must have discernible text: h1 > button (axe rule button-name, https://',
    ],
    [
      'a library of another version',
      { routes: ['start'], manifest: { shared: { react: '^99.0.0' } } },
      'MB-4007',
      'Built for react ^99.0.0, and the shell provides ',
    ],
    [
      'a library that the shell does not provide',
      { routes: ['start'], manifest: { shared: { vue: '^3.0.0' } } },
      'MB-4007',
      'The shell does not provide vue',
    ],
  ])('%s', async (_, change, code, said) => {
    const refused = await refusalOf(candidate(change));
    expect(refused.code).toBe(code);
    expect(messages(refused)).toContain(said);
    expect(messages(refused).split('\n')).toHaveLength(1);
  });

  it('what loops for ever, and visitors notice nothing', async () => {
    const looping = candidate({
      routes: ['start', 'loops', 'second'],
      manifest: { examples: { loops: '/trial/loops/one' } },
    });
    let isOver = false;
    const refusal = refusalOf(looping).finally(() => (isOver = true));
    const visits: { status: number; milliseconds: number; whole: boolean }[] = [];
    while (!isOver) {
      // Another query is another page, so no response comes from a cache.
      const { status, text, milliseconds } = await request(site.url, `/blog?page=1&v=${visits.length}`);
      visits.push({ status, milliseconds, whole: text.includes('mb-state') });
    }
    const refused = await refusal;
    expect(refused.code).toBe('MB-4009');
    expect(messages(refused)).toBe(
      'Route "loops" at /trial/loops/one held its thread without end: look for a loop that does not stop',
    );
    expect(visits.length).toBeGreaterThan(1);
    expect(visits.filter(({ status, whole }) => status !== 200 || !whole)).toEqual([]);
    checkTimeLimit(
      'a visitor',
      Math.max(...visits.map(({ milliseconds }) => milliseconds)),
      VISITOR_LIMIT_MS,
    );
  });

  it('what is over the size budget', async () => {
    const heavy = candidate({
      routes: ['start'],
      change: (file, text) => (file === 'server.cjs' ? `${text}\n//${'x'.repeat(4_000_000)}` : undefined),
    });
    expect((await refusalOf(heavy)).code).toBe('MB-4008');
  });

  it('an address that another remote answers', async () => {
    const taking = candidate({ routes: ['start'] });
    const routes = taking.manifest.routes.map((route): ManifestRoute => ({ ...route, path: '/about' }));
    const refused = await refusalOf({ ...taking, manifest: { ...taking.manifest, routes } });
    expect(refused.code).toBe('MB-4004');
  });

  it('another owner than the first version’s', async () => {
    const token = await releasesOf(site).createToken({ owner: 'strangers' });
    const [id = '', secret = ''] = token.token.split(':');
    const stranger = candidate({ routes: ['start'] });
    const { createReleaseClient } = await import('@mockingbird/registry/publish');
    const client = createReleaseClient({ servicesUrl: site.servicesUrl, key: { id, secret } });
    await expect(client.publish(stranger)).rejects.toMatchObject({ code: 'MB-4006' });
  });
});

describe('a dry run', () => {
  it('is checked as whole, and nothing is stored', async () => {
    const tried = candidate({ routes: ['start'] });
    const { checks, created, dryRun } = await publish({ ...tried, dryRun: true });
    expect({ created, dryRun }).toEqual({ created: false, dryRun: true });
    expect(checks.map(({ outcome }) => outcome)).toEqual(CHECKS.map(() => 'passed'));
    const stored = (await releasesOf(site).versions()).map(({ version }) => version);
    expect(stored).not.toContain(tried.manifest.version);
  });
});

/** Sends a version to an address of the gate, signed with a key of the site. */
function requestChecks(origin: string | undefined, id: string) {
  const pairs = site.running.secrets.API_KEYS.split(',').map((pair) => pair.split(':'));
  const secret = pairs.find(([key]) => key === id)?.[1] ?? 'an unknown secret';
  const path = '/_mb/gate';
  const signature = signRequest({ keyId: id, secret, method: 'POST', path, now: Date.now() });
  return request(origin ?? '', path, {
    method: 'POST',
    headers: { ...signature, 'content-type': 'application/json' },
    body: JSON.stringify({ manifest: trial.manifest, server: '' }),
  });
}

describe('the gate itself', () => {
  it.each(['browser', 'release', 'unknown'])('renders nothing for the key "%s"', async (id) => {
    const answer = await requestChecks(site.running.parts.gate?.address, id);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      401,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('is not at the address of the site, with the right key either', async () => {
    expect((await requestChecks(site.url, 'edge')).status).toBe(404);
  });
});

describe('a site whose gate does not run', () => {
  it('shows its pages, and stores no version', async () => {
    await site.running.parts.gate?.stop();
    expect((await request(site.url, '/about?without=gate')).status).toBe(200);
    const refused = await refusalOf(candidate({ routes: ['start'] }));
    expect([refused.code, refused.status]).toEqual(['MB-4013', 503]);
  });
});
