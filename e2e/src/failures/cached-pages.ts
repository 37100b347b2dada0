import { expect } from '@jest/globals';
import { request } from '../harness/request.js';
import { until } from '../harness/until.js';

/** Addresses of pages with data that no other test requests, from the site map. */
export async function examPaths(origin: string): Promise<string[]> {
  const { text } = await request(origin, '/sitemaps/mfe-mocktest.xml');
  return [...text.matchAll(/<loc>[^<]*(\/exam\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
}

/** Requests pages until the edge caches them: a busy machine may leave one to the browser at first. */
export async function fillPageCache(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const isCached = async () => (await request(origin, path)).headers['x-mb-page'] === 'cache';
    await until(`${path} is cached`, isCached);
  }
}

/** A cached page is still available. */
export async function expectCached(origin: string, path: string): Promise<void> {
  const answer = await request(origin, path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(['cache', 'stale']).toContain(answer.headers['x-mb-page']);
}

/** A page with missing data is a designed page inside the layout, without caching. */
export async function expectDesigned503(origin: string, path: string): Promise<void> {
  const answer = await request(origin, path);
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(answer.text).toContain('id="mb-header"');
  expect(answer.text).toContain('id="mb-footer"');
  expect(answer.text).toContain('This page cannot be shown right now');
  expect(answer.text).toContain('noindex');
}

/** A data request is rejected with 503 problem+json. */
export async function expectProblem(origin: string, path: string): Promise<void> {
  const answer = await request(origin, path);
  expect(answer.status).toBe(503);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(JSON.parse(answer.text)).toMatchObject({ status: 503, requestId: expect.any(String) });
}
