import { describe, expect, it } from '@jest/globals';
import { areServicesReady } from './are-services-ready.js';

const answering =
  (statuses: Record<string, number>): typeof fetch =>
  async (address) => {
    const status = statuses[new URL(String(address)).host];
    if (status === undefined) throw new TypeError('no connection');
    return new Response('', { status });
  };

describe('the services', () => {
  it('are ready when each module has a ready replica', async () => {
    const urls = { exam: ['http://a', 'http://b'], '*': ['http://c'] };
    expect(await areServicesReady(urls, answering({ a: 503, b: 200, c: 200 }))).toBe(true);
    expect(await areServicesReady(urls, answering({ a: 200, b: 200, c: 503 }))).toBe(false);
    expect(await areServicesReady(urls, answering({ c: 200 }))).toBe(false);
    expect(await areServicesReady({}, answering({}))).toBe(false);
  });
});
