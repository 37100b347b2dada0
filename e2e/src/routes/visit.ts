import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { contentOf } from '../html/tags.js';
import { EXAMPLES, type Example } from './examples.js';
import type { LiveRoute } from './live-routes.js';

/** One page as sent, requested without JavaScript. */
export interface Visit {
  example: Example;
  live: LiveRoute;
  status: number;
  headers: Headers;
  html: string;
  head: string;
  main: string;
}

export const gzipBytes = (text: string): number => gzipSync(text, { level: 6 }).length;

const isPage = ({ route }: LiveRoute) => route.kind !== 'resource';

/**
 * Milliseconds in which the server must have rendered a page. On a busy machine it sends the page earlier: then the
 * browser renders it or a fragment, and the response must not be cached.
 */
const RENDER_LIMIT_MS = 120_000;
const PAUSE_MS = 250;

/** Whether the server sent all that it renders. A private page is left to the browser. */
const isWhole = (response: Response, html: string) => {
  const cache = response.headers.get('cache-control') ?? '';
  if (response.status !== 200 || cache.includes('private')) return true;
  return cache !== 'no-store' && !html.includes('"rendered":false');
};

/** Requests a page until the server has rendered it, with all its fragments. */
export async function renderedPage(address: string): Promise<Pick<Visit, 'status' | 'headers' | 'html'>> {
  for (const startedAt = performance.now(); ;) {
    const response = await fetch(address, { redirect: 'manual' });
    const html = await response.text();
    if (isWhole(response, html) || performance.now() - startedAt > RENDER_LIMIT_MS) {
      return { status: response.status, headers: response.headers, html };
    }
    await pause(PAUSE_MS);
  }
}

async function visit(siteUrl: string, live: LiveRoute, example: Example): Promise<Visit> {
  const page = await renderedPage(siteUrl + example.path);
  const head = contentOf(page.html, 'head') ?? '';
  return { example, live, ...page, head, main: contentOf(page.html, 'main') ?? '' };
}

/** Requests every example of every page route, sequentially. */
export async function visitAll(siteUrl: string, routes: readonly LiveRoute[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const live of routes.filter(isPage)) {
    for (const example of EXAMPLES[live.route.path] ?? []) visits.push(await visit(siteUrl, live, example));
  }
  return visits;
}
