import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../../../..');
const EVERY_FILE = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const FILES = EVERY_FILE.filter(
  // Articles link to addresses of the site, which content tests check. Changelogs name files that may be gone.
  (file) => file.endsWith('.md') && !/^content\/|\/template\/|\/CHANGELOG\.md$/.test(file),
);
/** Every tail of a path: `a/b/c.ts`, `b/c.ts` and `c.ts`. */
const TAILS = new Set(
  EVERY_FILE.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, start) => parts.slice(start).join('/'));
  }),
);
/** Sources of libraries. */
const FOREIGN = /^katex\//;

const withoutCode = (text: string) => text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, 'code');

/** The anchor that forges derive from a heading. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Broken links of a document. */
function brokenLinks(file: string): string[] {
  const links = [...withoutCode(readFileSync(join(ROOT, file), 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  );
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? join(ROOT, file) : join(ROOT, dirname(file), decodeURIComponent(path));
    if (!existsSync(target)) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).includes(anchor);
  });
}

/** Source files that a document names and that do not exist. A name may leave out the first folders. */
function missingSources(file: string): string[] {
  const named = [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(/`([\w@./-]+\.(?:tsx?|mjs|css|sh))`/g),
  ].map(([, name = '']) => name.replace(/^\.{1,2}\//, ''));
  return named.filter((name) => !FOREIGN.test(name) && !TAILS.has(name));
}

describe('the documents', () => {
  it.each(FILES)('have links that lead somewhere: %s', (file) => {
    expect(brokenLinks(file)).toEqual([]);
  });

  it.each(FILES)('name source files that exist: %s', (file) => {
    expect(missingSources(file)).toEqual([]);
  });
});
