import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { linkedDocuments, missingPaths, namedPaths, tableRows } from './named-files.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
const PAGE = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');

/** The requirements of levels 1 and 2 in ASVS 5.0.0: section, first, last, level. */
const REQUIREMENTS = `
  1.1.1-2:2 1.2.1-5:1 1.2.6-9:2 1.3.1-2:1 1.3.3-11:2 1.4.1-3:2 1.5.1:1 1.5.2:2
  2.1.1:1 2.1.2-3:2 2.2.1-2:1 2.2.3:2 2.3.1:1 2.3.2-4:2 2.4.1:2
  3.2.1-2:1 3.3.1:1 3.3.2-4:2 3.4.1-2:1 3.4.3-6:2 3.5.1-3:1 3.5.4-5:2 3.7.1-2:2
  4.1.1:1 4.1.2-3:2 4.2.1:2 4.3.1-2:2 4.4.1:1 4.4.2-4:2
  5.1.1:2 5.2.1-2:1 5.2.3:2 5.3.1-2:1 5.4.1-3:2
  6.1.1:1 6.1.2-3:2 6.2.1-8:1 6.2.9-12:2 6.3.1-2:1 6.3.3-4:2 6.4.1-2:1 6.4.3-4:2 6.5.1-5:2 6.6.1-3:2 6.8.1-4:2
  7.1.1-3:2 7.2.1-4:1 7.3.1-2:2 7.4.1-2:1 7.4.3-5:2 7.5.1-2:2 7.6.1-2:2
  8.1.1:1 8.1.2:2 8.2.1-2:1 8.2.3:2 8.3.1:1 8.4.1:2
  9.1.1-3:1 9.2.1:1 9.2.2-4:2
  10.1.1-2:2 10.2.1-2:2 10.3.1-4:2 10.4.1-5:1 10.4.6-11:2 10.5.1-5:2 10.6.1-2:2 10.7.1-3:2
  11.1.1-2:2 11.2.1-3:2 11.3.1-2:1 11.3.3:2 11.4.1:1 11.4.2-4:2 11.5.1:2 11.6.1:2
  12.1.1:1 12.1.2-3:2 12.2.1-2:1 12.3.1-4:2
  13.1.1:2 13.2.1-5:2 13.3.1-2:2 13.4.1:1 13.4.2-5:2
  14.1.1-2:2 14.2.1:1 14.2.2-4:2 14.3.1:1 14.3.2-3:2
  15.1.1:1 15.1.2-3:2 15.2.1:1 15.2.2-3:2 15.3.1:1 15.3.2-7:2
  16.1.1:2 16.2.1-5:2 16.3.1-4:2 16.4.1-3:2 16.5.1-3:2
  17.1.1:2 17.2.1-4:2 17.3.1-2:2`;

const levels = new Map(
  [...REQUIREMENTS.matchAll(/(\d+\.\d+)\.(\d+)(?:-(\d+))?:(\d)/g)].flatMap(
    ([, section, first, last = first, level]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index): [string, number] => [
        `${section}.${Number(first) + index}`,
        Number(level),
      ]),
  ),
);

const STATES = ['met', 'not applicable', 'not met'];
const rows = tableRows(PAGE)
  .filter(([first = '']) => /^\d+\.\d+\.\d+/.test(first))
  .map(([numbers = '', level = '', state = '', reason = '']) => ({
    numbers: numbers.split(', '),
    level,
    state,
    reason,
  }));

describe('the table of ASVS 5.0', () => {
  it('has each requirement of levels 1 and 2 once, with its level', () => {
    expect([...levels.values()].filter((level) => level === 1)).toHaveLength(70);
    expect(levels.size).toBe(253);
    expect(rows.flatMap(({ numbers }) => numbers)).toEqual([...levels.keys()]);
    for (const { numbers, level } of rows)
      expect([numbers, level]).toEqual([
        numbers,
        [...new Set(numbers.map((number) => levels.get(number)))].toSorted().join(', '),
      ]);
  });

  it('states for each whether it is met, and why', () => {
    for (const { numbers, state, reason } of rows) {
      expect([numbers, STATES.includes(state)]).toEqual([numbers, true]);
      expect(reason).not.toBe('');
    }
  });

  it('names only files that exist, and at least one for what is met', () => {
    expect(rows.flatMap(({ reason }) => missingPaths(reason))).toEqual([]);
    const unfounded = rows.filter(
      ({ state, reason }) =>
        state === 'met' && namedPaths(reason).length === 0 && linkedDocuments(reason).length === 0,
    );
    expect(unfounded).toEqual([]);
  });

  it('is counted at the top of the page', () => {
    const counted = ['1', '2'].map((level) => {
      const of = (state: string) =>
        rows
          .filter((row) => row.state === state)
          .flatMap(({ numbers }) => numbers.filter((number) => levels.get(number) === Number(level))).length;
      const counts = STATES.map(of);
      return [level, ...counts, counts.reduce((sum, count) => sum + count)].map(String);
    });
    expect(tableRows(PAGE).slice(0, 2)).toEqual(counted);
  });
});

describe('the verification of certificates', () => {
  it('is switched off nowhere in code that runs in production', () => {
    const sources = execFileSync(
      'git',
      ['ls-files', 'services/src', 'shell/src', 'packages', 'mfe-*', 'deploy'],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    )
      .split('\n')
      .filter(
        (file) => /\.(?:tsx?|mjs|yaml|conf|env)$|Dockerfile$/.test(file) && !/\.spec\.|\/test\//.test(file),
      );
    expect(sources.length).toBeGreaterThan(500);
    const unsafe = /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED|tlsAllowInvalid|tlsInsecure/;
    expect(sources.filter((file) => unsafe.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });
});
