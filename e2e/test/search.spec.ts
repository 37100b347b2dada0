import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { untilAlive } from '../src/browser/alive.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';

/** The queries were written down before the search was built. */
const QUERIES = join(import.meta.dirname, '../../docs/reviews/search-queries.md');
const LOOKED_AT = 3;
/** Bytes on the wire. */
const MAX_BYTES = 15 * 1024;
/** Queries of a table that may miss their page. */
const MOST_MISSED = 2;
const ORDINARY = 40;
const UNTUNED = 18;

const site = useSiteBrowser();

/** The rows of each table of the document: a query and the addresses that are right for it. */
function readQueries(): { query: string; right: string[] }[][] {
  return readFileSync(QUERIES, 'utf8').split('\n## ').map(readTable);
}

function readTable(text: string): { query: string; right: string[] }[] {
  const rows = text.match(/^\| [^-].*\|$/gm) ?? [];
  return rows.slice(1).map((row) => {
    const [query = '', right = ''] = row.split('|').slice(1);
    return { query: query.trim(), right: [...right.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) };
  });
}

async function firstHits(query: string): Promise<string[]> {
  const response = await fetch(`${site.url()}/search?${new URLSearchParams({ q: query })}`);
  expect([query, response.status]).toEqual([query, 200]);
  const [, list = ''] = /<main[\s\S]*?<ul([\s\S]*?)<\/ul>/.exec(await response.text()) ?? [];
  return [...list.matchAll(/href="([^"]+)"/g)].slice(0, LOOKED_AT).map(([, path = '']) => path);
}

/** Prints the queries without a right page among the first hits. */
async function countMissed(queries: readonly { query: string; right: string[] }[]): Promise<number> {
  const missed: string[] = [];
  for (const { query, right } of queries) {
    const hits = await firstHits(query);
    if (!hits.some((path) => right.includes(path))) missed.push(`${query}: ${hits.join(' ')}`);
  }
  const found = queries.length - missed.length;
  console.log(`${found} of ${queries.length} queries found their page. Missed:\n${missed.join('\n')}`);
  return missed.length;
}

describe('the search of the site', () => {
  it('has a right page among the first three for almost all of forty ordinary queries', async () => {
    const [queries = []] = readQueries();
    expect(queries.length).toBeGreaterThanOrEqual(ORDINARY);
    expect(await countMissed(queries)).toBeLessThanOrEqual(MOST_MISSED);
  });

  it('finds queries that it was not tuned for', async () => {
    const [, queries = []] = readQueries();
    expect(queries).toHaveLength(UNTUNED);
    expect(await countMissed(queries)).toBeLessThanOrEqual(MOST_MISSED);
  });

  it('shows pages of all remotes below the exams of the page while one types, by keyboard too', async () => {
    const { page, complaints } = await site.phone();
    await page.goto(`${site.url()}/region/in`);
    await untilAlive(page);
    await page.getByRole('searchbox').first().pressSequentially('compund interest');
    const also = page.getByRole('region', { name: 'Also on Mockingbird' });
    const hit = also.locator('a[href="/exam/compound-interest"]');
    await hit.waitFor();
    expect(await hit.locator('mark').allTextContents()).toEqual(['Compound', 'Interest']);
    await also.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/exam/compound-interest');
    expect(complaints).toEqual([]);
  });

  it('costs at most 15 KB on a page, its code and the list of all pages together', async () => {
    const { page } = await site.phone();
    // The pages of links in view are not preloaded for a visitor who saves data.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(`${site.url()}/region/in`);
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    const loads: Promise<{ path: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const path = new URL(request.url()).pathname;
      // Pictures of cards that come into view are not the search's.
      if (!/^\/search-index|\/mfe-home\/.*\.js$/.test(path)) return;
      loads.push(request.sizes().then(({ responseBodySize }) => ({ path, bytes: responseBodySize })));
    });
    await page.getByRole('searchbox').first().pressSequentially('railway');
    await page.locator('a[href="/rrb"] mark').first().waitFor();
    const loaded = await Promise.all(loads);
    const bytes = loaded.reduce((sum, load) => sum + load.bytes, 0);
    console.log(
      `The search loads ${bytes} bytes: ${loaded.map((load) => `${load.path} ${load.bytes}`).join(', ')}`,
    );
    expect(loaded.map(({ path }) => path)).toContain('/search-index.json');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('is reached from the header of every page, and says when nothing is found', async () => {
    const { page } = await site.phone({ viewport: { width: 1280, height: 800 }, hasTouch: false });
    await page.goto(`${site.url()}/about`);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Search the site' }).click();
    // The browser opens the panel first and moves the focus a moment later.
    await page.locator('#mb-search input:focus').waitFor();
    await page.keyboard.type('zzyzx');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=zzyzx');
    await page.getByText('No results for “zzyzx”').waitFor();
    await page.locator('#main a[href="/practice-tests"]').waitFor();
  });
});
