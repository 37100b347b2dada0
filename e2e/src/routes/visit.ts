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
 * Retries for a page that a busy machine did not render in time. The browser then renders the page or a fragment, and
 * the response must not be cached.
 */
const ATTEMPTS = 5;

const isWhole = (response: Response) =>
  response.status !== 200 || response.headers.get('cache-control') !== 'no-store';

/** Requests a page until the server has rendered it, with all its fragments. */
export async function renderedPage(address: string): Promise<Pick<Visit, 'status' | 'headers' | 'html'>> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, { redirect: 'manual' });
    const html = await response.text();
    if (attempt < ATTEMPTS && (html.includes('"rendered":false') || !isWhole(response))) continue;
    return { status: response.status, headers: response.headers, html };
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
