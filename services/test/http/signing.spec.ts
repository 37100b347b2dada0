import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REJECTION_MESSAGE } from '@mockingbird/request-signing';
import { signRequest } from '@mockingbird/request-signing/node';
import { readableLog, SECRETS, startApp, type TestApp } from '../support/harness.js';

const PATH = '/api/exams/allexams';
const NOW = Date.UTC(2026, 0, 31, 12);
const SECOND = 1_000;
/** The signature guard accepted the request; then the database was unavailable. */
const PASSED = 503;

interface Changes {
  keyId?: string;
  secret?: string;
  method?: string;
  path?: string;
  now?: number;
}

const signed = (changes: Changes = {}): Record<string, string> =>
  signRequest({ keyId: 'browser', secret: SECRETS.browser, method: 'GET', path: PATH, now: NOW, ...changes });

const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));

describe('the signature of a request', () => {
  const { log, lines, text } = readableLog();
  let services: TestApp;
  beforeAll(async () => {
    services = await startApp({}, { clock: () => NOW, log });
  });
  afterAll(() => services.close());

  const statusOf = async (headers: Record<string, string>, path = PATH) =>
    (await fetch(services.url + path, { headers })).status;

  it('lets a request pass', async () => {
    expect(await statusOf(signed())).toBe(PASSED);
  });

  it('does not cover the query', async () => {
    expect(await statusOf(signed(), `${PATH}?page=2`)).toBe(PASSED);
  });

  it.each([-300, -299, 299, 300])('passes %i s away from the clock of the services', async (seconds) => {
    expect(await statusOf(signed({ now: NOW + seconds * SECOND }))).toBe(PASSED);
  });

  const refused: [string, () => Record<string, string>, string?][] = [
    ['nothing at all', () => ({})],
    ['no key id', () => without(signed(), 'x-api-key')],
    ['no timestamp', () => without(signed(), 'x-timestamp')],
    ['no signature', () => without(signed(), 'x-signature')],
    ['an unknown key id', () => signed({ keyId: 'unknown' })],
    ['another key id', () => ({ ...signed(), 'x-api-key': 'edge' })],
    ['another secret', () => signed({ secret: SECRETS.edge })],
    ['another method', () => signed({ method: 'POST' })],
    ['another path', () => signed({ path: '/api/exams/topexams' })],
    ['the path without /api', () => signed({ path: '/exams/allexams' })],
    ['another timestamp', () => ({ ...signed(), 'x-timestamp': String(NOW + 1) })],
    ['a timestamp that is no number', () => ({ ...signed(), 'x-timestamp': 'now' })],
    ['a timestamp 301 s old', () => signed({ now: NOW - 301 * SECOND })],
    ['a timestamp 301 s ahead', () => signed({ now: NOW + 301 * SECOND })],
    [
      'an upper-case signature',
      () => ({ ...signed(), 'x-signature': signed()['x-signature']?.toUpperCase() ?? '' }),
    ],
    [
      'a shortened signature',
      () => ({ ...signed(), 'x-signature': signed()['x-signature']?.slice(2) ?? '' }),
    ],
    [
      'the same path written in another way',
      () => signed({ path: '/api/exams/exam/a' }),
      '/api/exams/exam/%61',
    ],
  ];

  it.each(refused)('refuses %s, with one text for every reason', async (_, headers, path = PATH) => {
    const answer = await fetch(services.url + path, { headers: headers() });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { requestId, ...problem } = await answer.json();
    expect(problem).toEqual({
      type: '/api/docs#MB-1001',
      title: 'Request not signed correctly',
      status: 401,
      detail: REJECTION_MESSAGE,
      code: 'MB-1001',
    });
    expect(requestId).toBe(answer.headers.get('x-request-id'));
  });

  it('tells a refused client the time', async () => {
    const answer = await fetch(services.url + PATH);
    expect(Math.abs(Date.parse(answer.headers.get('date') ?? '') - Date.now())).toBeLessThan(60 * SECOND);
  });

  it('leaves the reason, and no secret, in the log', async () => {
    const signature = signed({ now: NOW - 301 * SECOND });
    const headers = { ...signature, 'x-request-id': 'skewed-clock-1', authorization: 'Bearer s3cr3t' };
    await fetch(`${services.url}${PATH}?email=me@example.org`, { headers });
    const mine = lines().filter(({ requestId }) => requestId === 'skewed-clock-1');
    expect(mine).toContainEqual(expect.objectContaining({ reason: 'timestamp-outside-window' }));
    expect(mine).toContainEqual(
      expect.objectContaining({ method: 'GET', path: PATH, keyId: 'browser', status: 401 }),
    );
    for (const secret of [
      ...Object.values(SECRETS),
      's3cr3t',
      'me@example.org',
      signature['x-signature'] ?? '-',
    ]) {
      expect(text()).not.toContain(secret);
    }
  });
});
