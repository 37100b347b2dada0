/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApi } from '@mockingbird/api-client';
import { browserTransport } from './browser-api.js';

const KEY = { id: 'web', secret: 'a-secret-of-enough-characters' };
const SITE = { origin: 'https://site.test', key: KEY, geoUrl: '', analyticsId: '', socialLinks: [] };
const fetcher = jest.fn<typeof fetch>();

beforeEach(() => {
  fetcher.mockReset();
  fetcher.mockResolvedValue(new Response('{"data":{"message":"Thanks"}}'));
  Object.defineProperty(globalThis, 'fetch', { value: fetcher, configurable: true, writable: true });
});

async function sendRequest(apiBaseUrl: string) {
  await createApi(browserTransport({ ...SITE, apiBaseUrl })).subscribe('a@b.test');
  const [address, init] = fetcher.mock.calls[0] ?? [];
  return { address: String(address), headers: new Headers(init?.headers), body: init?.body };
}

describe('the requests of a browser', () => {
  it.each([
    ['', '/api/content/newsletter'],
    ['https://api.test', 'https://api.test/api/content/newsletter'],
  ])('use the configured base address %j', async (base, address) => {
    expect((await sendRequest(base)).address).toBe(address);
  });

  it('contain JSON, a key, a timestamp and the signature of method, path and timestamp', async () => {
    const { headers, body } = await sendRequest('https://api.test');
    expect([headers.get('content-type'), body]).toEqual(['application/json', '{"email":"a@b.test"}']);
    const timestamp = headers.get('x-timestamp') ?? '';
    expect(Math.abs(Number(timestamp) - Date.now())).toBeLessThan(60_000);
    const message = ['POST', '/api/content/newsletter', timestamp].join('\n');
    expect(headers.get('x-api-key')).toBe(KEY.id);
    expect(headers.get('x-signature')).toBe(createHmac('sha256', KEY.secret).update(message).digest('hex'));
  });

  it.each([
    ['MB-1012', null],
    ['MB-1001', '"a.b.c"'],
  ])('that carry a token which the API rejects (%s) leave this device with %s', async (code, stored) => {
    localStorage.setItem('mb:token', '"a.b.c"');
    const problem = {
      type: '',
      title: '',
      status: 401,
      detail: 'Please sign in again',
      code,
      requestId: 'r',
    };
    fetcher.mockResolvedValue(new Response(JSON.stringify(problem), { status: 401 }));
    const admin = await createApi(browserTransport({ ...SITE, apiBaseUrl: '' })).admin('a.b.c');
    await expect(admin.exams()).rejects.toThrow('Please sign in again');
    expect(localStorage.getItem('mb:token')).toBe(stored);
  });

  it('report the composition that a response names', async () => {
    const keys: (string | null)[] = [];
    fetcher.mockResolvedValue(
      new Response('{"data":{"message":"Thanks"}}', { headers: { 'x-mb-composition': '8-def' } }),
    );
    await createApi(browserTransport({ ...SITE, apiBaseUrl: '' }, (key) => keys.push(key))).subscribe(
      'a@b.test',
    );
    expect(keys).toEqual(['8-def']);
  });
});
