import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/coverage.md'), 'utf8');

/** Sections of the specification. */
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface Row {
  section: string;
  sentence: string;
  /** `file` › name of a test, or the reason why it is open. */
  proofs: string[];
}

/** The rows of every section's tables. */
const rows: Row[] = PAGE.split(/^## /m)
  .slice(1)
  .flatMap((part) => {
    const section = /^(\d)\./.exec(part)?.[1] ?? '';
    return part
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (sentence|-)/.test(line))
      .map((line) => line.slice(1, line.lastIndexOf('|')).split(' | '))
      .map(([sentence = '', proof = '']) => ({
        section,
        sentence: sentence.trim(),
        proofs: proof
          .split('<br>')
          .map((each) => each.trim())
          .filter((each) => each !== ''),
      }));
  });

const isOpen = (proof: string) => /^open: \S/.test(proof);

const sources = new Map<string, string>();
/** A test file without what its quotes needed, so that names compare as they are printed. */
function sourceOf(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const path = join(ROOT, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\\', '') : '';
  sources.set(file, text);
  return text;
}

/** Where jest looks for tests (`packages/tooling/src/jest`). */
const IS_RUN =
  /^(packages\/[a-z-]+|mfe-[a-z-]+|shell|services|content|e2e|bench)\/(src|test)\/.*\.spec\.tsx?$/;

/** @returns what is wrong with a proof; undefined when its test exists and runs */
function fault(proof: string): string | undefined {
  const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
  if (file === '') return `no test is named: ${proof}`;
  if (!IS_RUN.test(file)) return `${file} is not among the tests that run`;
  const source = sourceOf(file);
  if (source === '') return `${file} does not exist`;
  const named = ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
  if (!named) return `${file} has no test "${name}"`;
  if (/\b(describe|it|test)\.(skip|only|todo|failing)\b|\bx(it|describe)\(/.test(source))
    return `${file} leaves tests out`;
  return undefined;
}

describe('the coverage of the specification', () => {
  it('goes through every section, sentence by sentence', () => {
    for (const section of SECTIONS)
      expect(rows.filter((row) => row.section === section).length).toBeGreaterThan(4);
    expect(new Set(rows.map(({ section, sentence }) => `${section} ${sentence}`)).size).toBe(rows.length);
  });

  it('names for every sentence a test, or says why it is open', () => {
    expect(rows.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  });

  it('names tests that exist and run', () => {
    const faults = rows
      .flatMap(({ proofs }) => proofs)
      .filter((proof) => !isOpen(proof))
      .map(fault)
      .filter((found) => found !== undefined);
    expect(faults).toEqual([]);
  });
});
