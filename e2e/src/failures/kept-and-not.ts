import { expect } from '@jest/globals';
import { ask } from '../harness/request.js';
import { until } from '../harness/until.js';

/** Addresses of pages that need data and that nobody asks for otherwise, by the site map. */
export async function examPaths(origin: string): Promise<string[]> {
  const { text } = await ask(origin, '/sitemaps/mfe-mocktest.xml');
  return [...text.matchAll(/<loc>[^<]*(\/exam\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
}

/** Asks for pages until the edge keeps them: a busy machine may leave one to the browser at first. */
export async function keepPages(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const isKept = async () => (await ask(origin, path)).headers['x-mb-page'] === 'cache';
    await until(`${path} is kept`, isKept);
  }
}

/** A page that was asked for before is answered all the same. */
export async function expectKept(origin: string, path: string): Promise<void> {
  const answer = await ask(origin, path);
  expect([path, answer.status]).toEqual([path, 200]);
  expect(['cache', 'stale']).toContain(answer.headers['x-mb-page']);
}

/** One whose data is away is a designed page inside the layout, which nobody keeps. */
export async function expectDesigned503(origin: string, path: string): Promise<void> {
  const answer = await ask(origin, path);
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(answer.text).toContain('id="mb-header"');
  expect(answer.text).toContain('id="mb-footer"');
  expect(answer.text).toContain('This page cannot be shown right now');
  expect(answer.text).toContain('noindex');
}

/** A call for data is answered with 503 problem+json. */
export async function expectProblem(origin: string, path: string): Promise<void> {
  const answer = await ask(origin, path);
  expect(answer.status).toBe(503);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(JSON.parse(answer.text)).toMatchObject({ status: 503, requestId: expect.any(String) });
}
