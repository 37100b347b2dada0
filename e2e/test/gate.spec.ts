import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signRequest } from '@mockingbird/request-signing/node';
import {
  CHECKS,
  HEADING,
  messages,
  startGateSite,
  withServer,
  type GateSite,
} from '../src/gate/gate-site.js';
import { checkTimeLimit } from '../src/harness/check-time-limit.js';
import { releasesOf } from '../src/harness/releases.js';
import { request } from '../src/harness/request.js';

// More of what the gate refuses, and what it lets pass, is in gate-refusals.spec.ts and gate-content.spec.ts.

/** Longest wait of a visitor for an uncached page while a version loops at the gate. */
const VISITOR_LIMIT_MS = 5_000;

let gate: GateSite;

beforeAll(async () => {
  gate = await startGateSite();
});

afterAll(async () => {
  await gate?.site.stop();
});

describe('a version that is as it should be', () => {
  it('passes its checks, each with a word on what was looked at, and goes live', async () => {
    const good = gate.candidate({
      routes: ['start', 'second', 'stamp', 'client'],
      manifest: { examples: { stamp: '/trial/stamp/one?a=1' } },
    });
    const { checks, created } = await gate.publish(good);
    expect(created).toBe(true);
    expect(checks.map(({ check, outcome }) => `${check} ${outcome}`)).toEqual([
      ...CHECKS.map((check) => `${check} passed`),
      // This site has no Chromium: see browser-gate.spec.ts.
      'browser skipped',
    ]);
    expect(checks.find(({ check }) => check === 'renders')?.detail).toContain('3 addresses');
    expect(checks.find(({ check }) => check === 'accessibility')?.detail).toContain('3 pages');

    const { name, version } = good.manifest;
    const promoted = await releasesOf(gate.site).promote({ remotes: [{ name, version }], why: 'it passed' });
    expect(promoted.composition.remotes.some(({ manifest }) => manifest.version === version)).toBe(true);
  });
});

describe('the gate refuses', () => {
  it('a screen that throws', async () => {
    const change = withServer(HEADING, '(() => { throw new Error("in the screen"); })()');
    const refused = await gate.refusalOf(gate.candidate({ routes: ['start', 'second'], change }));
    expect(refused.code).toBe('MB-4009');
    expect(messages(refused)).toBe('Route "second" at /trial/second threw: Error: in the screen');
  });

  it('what loops for ever, and visitors notice nothing', async () => {
    const looping = gate.candidate({
      routes: ['start', 'loops', 'second'],
      manifest: { examples: { loops: '/trial/loops/one' } },
    });
    let isOver = false;
    const refusal = gate.refusalOf(looping).finally(() => (isOver = true));
    const visits: { status: number; milliseconds: number; whole: boolean }[] = [];
    while (!isOver) {
      // Another query is another page, so no response comes from a cache.
      const { status, text, milliseconds } = await request(gate.site.url, `/blog?page=1&v=${visits.length}`);
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
});

describe('a dry run', () => {
  it('is checked as whole, and nothing is stored', async () => {
    const tried = gate.candidate({ routes: ['start'] });
    const { checks, created, dryRun } = await gate.publish({ ...tried, dryRun: true });
    expect({ created, dryRun }).toEqual({ created: false, dryRun: true });
    expect(checks.map(({ outcome }) => outcome)).toEqual([...CHECKS.map(() => 'passed'), 'skipped']);
    const stored = (await releasesOf(gate.site).versions()).map(({ version }) => version);
    expect(stored).not.toContain(tried.manifest.version);
  });
});

/** Sends a version to an address of the gate, signed with a key of the site. */
function requestChecks(origin: string | undefined, id: string) {
  const pairs = gate.site.running.secrets.API_KEYS.split(',').map((pair) => pair.split(':'));
  const secret = pairs.find(([key]) => key === id)?.[1] ?? 'an unknown secret';
  const path = '/_mb/gate';
  const signature = signRequest({ keyId: id, secret, method: 'POST', path, now: Date.now() });
  return request(origin ?? '', path, {
    method: 'POST',
    headers: { ...signature, 'content-type': 'application/json' },
    body: JSON.stringify({ manifest: gate.trial.manifest, server: '' }),
  });
}

describe('the gate itself', () => {
  it.each(['browser', 'release', 'unknown'])('renders nothing for the key "%s"', async (id) => {
    const answer = await requestChecks(gate.site.running.parts.gate?.address, id);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      401,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('is not at the address of the site, with the right key either', async () => {
    expect((await requestChecks(gate.site.url, 'edge')).status).toBe(404);
  });
});

describe('a site whose gate does not run', () => {
  it('shows its pages, and stores no version', async () => {
    await gate.site.running.parts.gate?.stop();
    expect((await request(gate.site.url, '/about?without=gate')).status).toBe(200);
    const refused = await gate.refusalOf(gate.candidate({ routes: ['start'] }));
    expect([refused.code, refused.status]).toEqual(['MB-4013', 503]);
  });
});
