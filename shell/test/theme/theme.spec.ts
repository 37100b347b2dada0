/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformSync } from '@swc/core';
import { beforeEach, describe, expect, it } from '@jest/globals';

const source = readFileSync(join(import.meta.dirname, '../../src/theme/theme.ts'), 'utf8');
const script = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2020' } }).code;

function run(stored?: string): string | undefined {
  if (stored !== undefined) localStorage.setItem('mb:theme', stored);
  new Function(script)();
  return document.documentElement.dataset.theme;
}

describe('the script in the head', () => {
  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.theme;
  });

  it.each(['light', 'dark'])('sets the chosen %s theme', (theme) => {
    expect(run(JSON.stringify(theme))).toBe(theme);
  });

  it.each([undefined, 'dark', '"blue"', '{', 'null'])(
    'leaves the system’s theme for a stored %s',
    (stored) => {
      expect(run(stored)).toBeUndefined();
    },
  );

  it('has less than 300 bytes when minified', () => {
    expect(Buffer.byteLength(minifySync(script, { module: false }).code)).toBeLessThan(300);
  });
});
