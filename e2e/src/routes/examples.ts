import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** An address of a route, and what its page must say without JavaScript. */
export interface Example {
  /** Path as asked for. */
  path: string;
  /** Path that the page calls its own; the asked one when absent. */
  canonical?: string;
  /** Search engines shall not list it. */
  noindex?: true;
  /** Words that stand in the page's main part. */
  words: readonly string[];
  /** Paths that its main part links to. */
  links?: readonly string[];
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** A remote brings the examples of its own routes, by pattern: `e2e/examples.json` in its folder. */
const examplesOf = (remote: string): Readonly<Record<string, readonly Example[]>> => {
  const file = join(ROOT, remote, 'e2e/examples.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/**
 * For each pattern of the composition the addresses that stand for it. A route without an example fails the tests, so
 * that a new remote's pages are looked at too.
 */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = Object.assign(
  {},
  ...readdirSync(ROOT)
    .filter((name) => existsSync(join(ROOT, name, 'remote.json')))
    .map(examplesOf),
);

/** Addresses that nobody answers, or whose parts do not belong together, and what their page says. */
export const MISSING: readonly { path: string; words: string }[] = [
  { path: '/nowhere', words: 'Page not found' },
  { path: '/exam', words: 'Page not found' },
  { path: '/exam/dmv-atlantis', words: 'Exam not found' },
  { path: '/mocktest/dmv-california/dmv-california-99', words: 'Test not found' },
  { path: '/mocktest/dmv-texas/dmv-california-1', words: 'Test not found' },
];
