import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/threat-model.md'), 'utf8');

/** The rows of the table "What is protected": threat, protection, tests. */
const rows = (PAGE.split(/^## /m).find((part) => part.startsWith('What is protected')) ?? '')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, threat = '', protection = '', tests = '']) => ({ threat, protection, tests }));

describe('the threat model', () => {
  it('has rows', () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  it.each(rows)('names a protection and tests that exist: $threat', ({ protection, tests }) => {
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(protection).not.toBe('');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
