import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** An address of a route, and the expected content of its page without JavaScript. */
export interface Example {
  /** The requested path. */
  path: string;
  /** The canonical path; default: the requested one. */
  canonical?: string;
  /** Expects noindex. */
  noindex?: true;
  /** Words in the page's main element. */
  words: readonly string[];
  /** Paths that its main element links to. */
  links?: readonly string[];
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** A remote provides the examples of its routes, by pattern: `e2e/examples.json` in its folder. */
const examplesOf = (remote: string): Readonly<Record<string, readonly Example[]>> => {
  const file = join(ROOT, remote, 'e2e/examples.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/**
 * The example addresses of each pattern in the composition. A route without an example fails the tests, so that new
 * remotes are tested too.
 */
export const EXAMPLES: Readonly<Record<string, readonly Example[]>> = Object.assign(
  {},
  ...readdirSync(ROOT)
    .filter((name) => existsSync(join(ROOT, name, 'remote.json')))
    .map(examplesOf),
);

/** Addresses without a page, or with parts that do not belong together, and the text of their page. */
export const MISSING: readonly { path: string; words: string }[] = [
  { path: '/nowhere', words: 'Page not found' },
  { path: '/exam', words: 'Page not found' },
  { path: '/exam/dmv-atlantis', words: 'Exam not found' },
  { path: '/mocktest/dmv-california/dmv-california-99', words: 'Test not found' },
  { path: '/mocktest/dmv-texas/dmv-california-1', words: 'Test not found' },
];
