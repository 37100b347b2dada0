import { gzipSync } from 'node:zlib';
import { pageStateOf } from '../harness/page-state.js';
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

/** The texts of a page's style elements. */
export const stylesOf = ({ html }: Visit): string[] =>
  [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');

/**
 * Addresses of the stylesheets that a page needs beside the shell's: those of its route, then those of its fragments.
 */
export function sheetsWanted({ html, live: { remote, route } }: Visit): string[] {
  const placed = (pageStateOf(html)?.fragments ?? []).flatMap(({ name, remote: provider }) =>
    (provider?.fragments ?? [])
      .filter((fragment) => fragment.name === name)
      .flatMap(({ css }) => css.map((file) => `${provider?.base}${file}`)),
  );
  return [...new Set([...route.css.map((file) => remote.base + file), ...placed])];
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
