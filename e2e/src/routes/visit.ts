import { gzipSync } from 'node:zlib';
import { contentOf } from '../html/tags.js';
import { EXAMPLES, type Example } from './examples.js';
import type { LiveRoute } from './live-routes.js';

/** One page as it came over the wire, asked for without JavaScript. */
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

/** How often a page is asked for that a busy machine did not render in time: it then came as the browser's own task. */
const ATTEMPTS = 5;

/** Asks for a page until the server has rendered it. */
export async function renderedPage(address: string): Promise<Pick<Visit, 'status' | 'headers' | 'html'>> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, { redirect: 'manual' });
    const html = await response.text();
    if (attempt < ATTEMPTS && html.includes('"rendered":false')) continue;
    return { status: response.status, headers: response.headers, html };
  }
}

async function visit(siteUrl: string, live: LiveRoute, example: Example): Promise<Visit> {
  const page = await renderedPage(siteUrl + example.path);
  const head = contentOf(page.html, 'head') ?? '';
  return { example, live, ...page, head, main: contentOf(page.html, 'main') ?? '' };
}

/** Asks for every example of every page's route, one after the other. */
export async function visitAll(siteUrl: string, routes: readonly LiveRoute[]): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const live of routes.filter(isPage)) {
    for (const example of EXAMPLES[live.route.path] ?? []) visits.push(await visit(siteUrl, live, example));
  }
  return visits;
}
