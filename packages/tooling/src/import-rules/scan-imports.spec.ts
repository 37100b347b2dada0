import { describe, expect, it } from '@jest/globals';
import { scanImports } from './scan-imports.mjs';

const specifiers = (text: string, path = 'a.ts') => scanImports(path, text).map(({ specifier }) => specifier);

describe('what counts as an import', () => {
  it.each([
    ["import a from 'x';"],
    ["import { a } from 'x';"],
    ["import * as a from 'x';"],
    ["import 'x';"],
    ["import type { A } from 'x';"],
    ["export { a } from 'x';"],
    ["export * from 'x';"],
    ["export type { A } from 'x';"],
    ["const a = await import('x');"],
    ['const a = await import(`x`);'],
    ["const a = require('x');"],
    ["import a = require('x');"],
    ["type A = import('x').A;"],
    ["const f = () => { if (b) return import('x').then((m) => m.a); };"],
  ])('finds the module in %s', (text) => {
    expect(specifiers(text)).toEqual(['x']);
  });

  it.each([
    ["// import a from 'x';"],
    ["/** @example import a from 'x' */"],
    ['const text = "import a from \'x\'";'],
    ["const text = `${a} import('x')`;"],
    ["export const a = 'x';"],
    ['const a = await import(name);'],
    ['console.log(import.meta.url);'],
  ])('finds none in %s', (text) => {
    expect(specifiers(text)).toEqual([]);
  });

  it('is not led astray by JSX text and apostrophes', () => {
    const text = "const a = <p>Don't import 'x' from 'y'</p>;\nimport { b } from 'z';";
    expect(specifiers(text, 'a.tsx')).toEqual(['z']);
  });

  it('tells the line of each', () => {
    expect(scanImports('a.ts', "import 'x';\n\nimport {\n  b,\n} from 'y';").map(({ line }) => line)).toEqual(
      [1, 5],
    );
  });
});

describe('imports of types alone', () => {
  it.each([
    ["import type { A } from 'x';"],
    ["import { type A, type B } from 'x';"],
    ["type A = import('x').A;"],
  ])('are reported as such: %s', (text) => {
    expect(scanImports('a.ts', text)[0]?.typeOnly).toBe(true);
  });

  it.each([
    ["import { type A, b } from 'x';"],
    ["import A, { type B } from 'x';"],
    ["import 'x';"],
    ["import {} from 'x';"],
  ])('are not mistaken for %s', (text) => {
    expect(scanImports('a.ts', text)[0]?.typeOnly).toBe(false);
  });
});
