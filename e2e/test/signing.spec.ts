import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemSchema } from '@mockingbird/contracts';
import { REJECTION_MESSAGE } from '@mockingbird/request-signing';
import { signRequest } from '@mockingbird/request-signing/node';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { openPhone } from '../src/browser/phone.js';
import { request, type HttpResponse } from '../src/harness/request.js';
import { pageStateOf } from '../src/harness/page-state.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

const LIST = '/api/exams/allexams';
const ONE = '/api/exams/exam/dmv-california';
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

let site: TestSite;
let browser: Browser;
let key: { id: string; secret: string };

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  const state = pageStateOf((await request(site.url, '/about')).text);
  if (!state) throw new Error('The page carries no key for the browser');
  key = state.site.key;
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

type Signed = Record<'x-api-key' | 'x-timestamp' | 'x-signature', string>;

/** The headers that a client would send; a test then changes one part of the request. */
const signed = (
  part: { method?: string; path?: string; now?: number; secret?: string; keyId?: string } = {},
): Signed => {
  const { method = 'GET', path = LIST, now = Date.now(), secret = key.secret, keyId = key.id } = part;
  return signRequest({ method, path, now, secret, keyId });
};

const call = (headers: Record<string, string>, path = LIST, method = 'GET'): Promise<HttpResponse> =>
  request(site.url, path, { method, headers });

const without = (name: keyof Signed): Record<string, string> =>
  Object.fromEntries(Object.entries(signed()).filter(([header]) => header !== name));

const flipped = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

/** Every way to break a request, and the expected response. */
const SPOILED: readonly [what: string, send: () => Promise<HttpResponse>][] = [
  ['no header at all', () => call({})],
  ['no key', () => call(without('x-api-key'))],
  ['no timestamp', () => call(without('x-timestamp'))],
  ['no signature', () => call(without('x-signature'))],
  ['an unknown key', () => call(signed({ keyId: 'stranger' }))],
  ['the key of another client', () => call({ ...signed(), 'x-api-key': 'edge' })],
  ['another secret', () => call(signed({ secret: 'a-secret-of-enough-characters' }))],
  ['another method', () => call(signed({ method: 'POST' }))],
  ['another path', () => call(signed({ path: '/api/exams/topexams' }))],
  ['another spelling of the path', () => call(signed({ path: ONE }), ONE.replace('-', '%2D'))],
  ['a path without its prefix', () => call(signed({ path: '/exams/allexams' }))],
  [
    'another millisecond',
    () => {
      const headers = signed();
      return call({ ...headers, 'x-timestamp': String(Number(headers['x-timestamp']) + 1) });
    },
  ],
  ['a timestamp in seconds', () => call(signed({ now: Math.round(Date.now() / SECOND_MS) }))],
  ['a timestamp that is no number', () => call({ ...signed(), 'x-timestamp': 'now' })],
  [
    'another digit in the signature',
    () => {
      const headers = signed();
      return call({ ...headers, 'x-signature': flipped(headers['x-signature']) });
    },
  ],
  ['half a signature', () => call({ ...signed(), 'x-signature': signed()['x-signature'].slice(0, 32) })],
  ['301 seconds behind', () => call(signed({ now: Date.now() - 301 * SECOND_MS }))],
  ['301 seconds ahead', () => call(signed({ now: Date.now() + 301 * SECOND_MS }))],
];

describe('a call through the edge', () => {
  it.each([
    ['now', 0],
    ['299 seconds behind', -299],
    ['299 seconds ahead', 299],
  ])('passes when it was signed %s', async (_, seconds) => {
    const answer = await call(signed({ now: Date.now() + seconds * SECOND_MS }));
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toHaveProperty('data.0.examId');
  });

  it('passes with any query: the path alone is signed', async () => {
    expect((await call(signed(), `${LIST}?page=1`)).status).toBe(200);
  });

  it('passes with the path as sent, percent-encoding and all', async () => {
    const path = ONE.replace('-', '%2D');
    expect((await call(signed({ path }), path)).status).toBe(200);
  });

  it.each(SPOILED)('is refused with %s', async (_, send) => {
    const answer = await send();
    expect(answer.status).toBe(401);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(Date.parse(answer.headers.date ?? '')).not.toBeNaN();
  });

  it('gets one answer for every reason, apart from the request’s own id', async () => {
    const answers = await Promise.all(SPOILED.map(([, send]) => send()));
    const texts = new Set(
      answers.map(({ text }) => {
        const problem = problemSchema.parse(JSON.parse(text));
        expect(problem.detail).toBe(REJECTION_MESSAGE);
        return text.replace(problem.requestId, '');
      }),
    );
    expect([...texts]).toHaveLength(1);
    const names = new Set(answers.map(({ headers }) => Object.keys(headers).sort().join(' ')));
    expect([...names]).toHaveLength(1);
  });

  it.each([
    ['POST', '/api/exams/search'],
    ['POST', '/api/content/pageviews'],
    ['POST', '/api/content/newsletter'],
    ['GET', '/api/exams/topexams'],
    ['GET', ONE],
    ['GET', '/api/mocktests/dmv-california'],
    ['GET', '/api/mocktests/dmv-california-1/questions'],
  ])('of %s %s needs a signature', async (method, path) => {
    const headers = { 'content-type': 'application/json' };
    expect(
      (await request(site.url, path, { method, headers, body: method === 'POST' ? '{}' : undefined })).status,
    ).toBe(401);
  });

  it.each(['/api/releases/composition', '/api/releases/promote', '/api/RELEASES/composition'])(
    'does not reach %s: releases are no business of a browser',
    async (path) => {
      const answer = await call(signed({ path }), path);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('manifest');
    },
  );
});

describe('a browser whose clock is wrong', () => {
  it.each([
    ['ahead', HOUR_MS],
    ['behind', -HOUR_MS],
  ])('by an hour %s works all the same', async (_, offsetMs) => {
    const { page, complaints, putAway } = await openPhone(browser);
    const answers: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/')) answers.push(`${pathname.split('/').at(-1)} ${response.status()}`);
    });
    await page.clock.install({ time: Date.now() + offsetMs });
    await page.goto(`${site.url}/region/us`);
    await untilAlive(page);
    await page.locator('main').getByRole('searchbox').fill('astrology');
    await page.getByRole('button', { name: 'Expand search' }).click();
    await until('the expanded search', () => answers.some((answer) => /^search 20\d$/.test(answer)));
    await page.locator('footer').getByLabel('Newsletter').fill(`reader${offsetMs}@example.org`);
    await page.locator('footer').getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Thank you. You are on the list.').waitFor();
    await page.locator('main').getByRole('searchbox').fill('texas');
    await page.locator('main').getByRole('link', { name: /Texas/ }).first().click();
    await page.getByText('5 tests available').waitFor();
    await until(
      'the page views',
      () => answers.filter((answer) => /^pageviews 20\d$/.test(answer)).length === 2,
    );
    // The first rejection teaches the time; pending requests may be rejected once too.
    const refused = answers.filter((answer) => answer.endsWith(' 401'));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(2);
    expect(answers.filter((answer) => !/ (20\d|401)$/.test(answer))).toEqual([]);
    expect(complaints.filter((line) => !line.includes('status of 401'))).toEqual([]);
    await putAway();
  });
});
