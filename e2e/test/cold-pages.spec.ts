import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pageStateOf } from '../src/harness/page-state.js';
import { request } from '../src/harness/request.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { sitemapAddresses } from '../src/routes/crawl.js';

/** Requests at the same time. */
const CROWD = 20;
/** Threads that compute all the time, on a machine of two processors or four. */
const BUSY_THREADS = 4;

/** Paths of all pages, the remotes in turn, so that each crowd meets the code of each remote. */
let paths: string[];
let site: TestSite | undefined;
let load: Worker[] = [];

/** Every address of the sitemap, by an earlier start: reading it runs the code of the remotes. */
async function listPaths(): Promise<string[]> {
  const first = await startTestSite();
  try {
    const files = await sitemapAddresses(`${first.url}/sitemap.xml`);
    const all = (await Promise.all(files.map((file) => sitemapAddresses(file)))).map((addresses) =>
      [...new Set(addresses)].map((address) => new URL(address).pathname),
    );
    const longest = Math.max(...all.map(({ length }) => length));
    return Array.from({ length: longest }, (_, index) =>
      all.flatMap((ofRemote) => ofRemote[index] ?? []),
    ).flat();
  } finally {
    await first.stop();
  }
}

/** @returns the paths whose pages came without their content */
async function requestCrowd(origin: string, crowd: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(crowd.map(async (path) => ({ path, page: await request(origin, path) })));
  return pages
    .filter(({ page }) => {
      const state = page.status === 200 ? pageStateOf(page.text) : undefined;
      return state?.rendered !== true || !page.text.includes('<h1');
    })
    .map(({ path, page }) => `${path}: ${page.status}`);
}

/** Starts a site, and requests its pages in crowds, each page once. */
async function requestAll(crowds: number): Promise<{ requested: number; empty: string[] }> {
  site = await startTestSite();
  const empty: string[] = [];
  for (let crowd = 0; crowd < crowds; crowd += 1) {
    empty.push(...(await requestCrowd(site.url, paths.slice(crowd * CROWD, (crowd + 1) * CROWD))));
  }
  return { requested: Math.min(paths.length, crowds * CROWD), empty };
}

beforeAll(async () => {
  paths = await listPaths();
});

afterAll(async () => {
  await Promise.all(load.map((thread) => thread.terminate()));
  await site?.stop();
});

describe('pages that an edge has never rendered, twenty at the same time', () => {
  it('all come with their content, from the first request after a start on', async () => {
    const { requested, empty } = await requestAll(6);
    expect(requested).toBe(6 * CROWD);
    expect(empty).toEqual([]);
    await site?.stop();
  });

  it('come with their content on a busy machine, too', async () => {
    load = Array.from({ length: BUSY_THREADS }, () => new Worker('for (;;);', { eval: true }));
    const { empty } = await requestAll(3);
    expect(empty).toEqual([]);
  });
});
