import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { missingPaths, namedTests, tableRows } from './named-files.js';

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../../docs/threat-model.md'), 'utf8');
const [, protectedPart = ''] = PAGE.split('## What is protected, and where it is tested');
const claims = tableRows(protectedPart.split('\n## ')[0] ?? '');

describe('the claims of the threat model', () => {
  it('each name a protection and at least one test', () => {
    expect(claims.filter(([, protection = '']) => protection === '')).toEqual([]);
    expect(claims.length).toBeGreaterThan(60);
    const untested = claims.filter(([, , tests = '']) => namedTests(tests).length === 0);
    expect(untested.map(([threat]) => threat)).toEqual([]);
  });

  it('name files that exist', () => {
    expect(missingPaths(PAGE)).toEqual([]);
  });

  it('would fail without a test, or with one that does not exist', () => {
    expect(namedTests('`services/src/main.ts` and words')).toEqual([]);
    expect(missingPaths('`services/test/http/no-such.spec.ts`, `e2e/failures/`')).toEqual([
      'services/test/http/no-such.spec.ts',
    ]);
    expect(namedTests('`e2e/failures/`, `services/test/http/http.spec.ts`')).toHaveLength(2);
  });
});
