import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { plugin } from './plugin.mjs';

const linter = new Linter();

/** @returns the lines that one of our rules reports */
function faultLines(rule: string, text: string, ...options: unknown[]): number[] {
  return linter
    .verify(
      text,
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
        linterOptions: { reportUnusedDisableDirectives: 'off' },
        plugins: { mockingbird: plugin },
        rules: { [`mockingbird/${rule}`]: ['error', ...options] },
      },
      { filename: 'a.tsx' },
    )
    .filter(({ ruleId }) => ruleId === `mockingbird/${rule}`)
    .map(({ line }) => line);
}

describe('explained-assertion', () => {
  const lines = (text: string) => faultLines('explained-assertion', text);

  it.each([
    'const a = b as string;',
    'const a = b as unknown as string;',
    'export function f() {\n  return g() as never;\n}',
    '// Another matter.\n\nconst a = b as string;',
    '// About the list.\nconst a = [];\nconst c = b as string;',
  ])('finds fault with %j', (text) => {
    expect(lines(text)).toHaveLength(1);
  });

  it.each([
    'const a = b as const;',
    'const a = b as unknown;',
    'const a = b satisfies string;',
    '// The pool gave exactly this.\nconst a = b as string;',
    'const a = b as string; // the pool gave exactly this',
    'f({\n  // The pool gave exactly this.\n  a: b as string,\n});',
    '/** Its type was forgotten in the list. */\nconst f = (a: unknown) => a as string;',
    '/** Its type was forgotten in the list. */\nexport function f(a: unknown) {\n  return a as string;\n}',
    'function f() {\n  // Its type was forgotten.\n  return <A data={b as never} />;\n}',
  ])('is content with %j', (text) => {
    expect(lines(text)).toEqual([]);
  });

  it('does not take the docstring of a long function for an explanation', () => {
    const text = `/** Does much. */\nfunction f() {\n${'  g();\n'.repeat(20)}  return a as string;\n}`;
    expect(lines(text)).toEqual([23]);
  });
});

describe('function-size', () => {
  const lines = (text: string) => faultLines('function-size', text, { max: 4 });
  const body = (count: number) => 'g();\n'.repeat(count);

  it.each([
    `function f() {\n${body(3)}}`,
    `const f = () => {\n${body(3)}};`,
    `class A {\n  f() {\n${body(3)}}\n}`,
    `function f() {\n\n// Why.\n\n}`,
  ])('finds fault with %j', (text) => {
    expect(lines(text)).toHaveLength(1);
  });

  it.each([
    `function f() {\n${body(2)}}`,
    `describe('a', () => {\n${body(30)}});`,
    `describe.each([1])('a', () => {\n${body(30)}});`,
  ])('is content with %j', (text) => {
    expect(lines(text)).toEqual([]);
  });

  it('judges the tests inside a describe', () => {
    expect(lines(`describe('a', () => {\nit('b', () => {\n${body(5)}});\n});`)).toEqual([2]);
  });
});
