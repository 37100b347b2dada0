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

/** Asks for every example of every page's route. */
export function visitAll(siteUrl: string, routes: readonly LiveRoute[]): Promise<Visit[]> {
  const wanted = routes
    .filter(isPage)
    .flatMap((live) => (EXAMPLES[live.route.path] ?? []).map((example) => ({ live, example })));
  return Promise.all(
    wanted.map(async ({ live, example }) => {
      const response = await fetch(siteUrl + example.path, { redirect: 'manual' });
      const html = await response.text();
      return {
        example,
        live,
        status: response.status,
        headers: response.headers,
        html,
        head: contentOf(html, 'head') ?? '',
        main: contentOf(html, 'main') ?? '',
      };
    }),
  );
}
