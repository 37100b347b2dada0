import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { config } from './index.mjs';

const ROOT = join(import.meta.dirname, '../../../..');

/** The configuration without the rules that need type information. */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  baseConfig: config(ROOT),
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: false } } }],
  ruleFilter: ({ ruleId }) => !TYPED.has(ruleId),
});

const TYPED = new Set(
  [
    'await-thenable',
    'no-floating-promises',
    'no-for-in-array',
    'no-misused-promises',
    'no-unnecessary-type-assertion',
    'switch-exhaustiveness-check',
  ].map((name) => `@typescript-eslint/${name}`),
);

async function rulesBroken(path: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(ROOT, path) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

type Case = [path: string, text: string, rule: string];

const FILE_NAME = 'check-file/filename-naming-convention';
const DESCRIBED = '@eslint-community/eslint-comments/require-description';

describe('the lint rules', () => {
  it.each<Case>([
    ['mfe-home/src/a.ts', "export const a = () => fetch('/api/exams');", 'no-restricted-globals'],
    ['mfe-home/src/a.ts', "export const a = () => window.fetch('/api/exams');", 'no-restricted-properties'],
    ['mfe-home/src/a.ts', "export const a = () => navigator.sendBeacon('/api');", 'no-restricted-properties'],
    [
      'mfe-home/src/a.tsx',
      "export const A = () => <p style={{ color: 'red' }}>a</p>;",
      'no-restricted-syntax',
    ],
    [
      'shell/src/layout/a.tsx',
      "export const A = () => <p style={{ color: 'red' }}>a</p>;",
      'no-restricted-syntax',
    ],
    [
      'packages/ui/src/a.tsx',
      "export const A = () => <p style={{ color: 'red' }}>a</p>;",
      'no-restricted-syntax',
    ],
    ['services/src/a.ts', 'export const a = (b: any) => b;', '@typescript-eslint/no-explicit-any'],
    ['services/src/a.ts', '// @ts-ignore\nexport const a = 1;', '@typescript-eslint/ban-ts-comment'],
    ['services/src/a.ts', '// @ts-nocheck\nexport const a = 1;', '@typescript-eslint/ban-ts-comment'],
    ['services/src/a.ts', 'export const a = (b?: string) => b!;', '@typescript-eslint/no-non-null-assertion'],
    ['services/src/a.ts', 'export const a = (b: unknown) => b as string;', 'mockingbird/explained-assertion'],
    ['services/src/a.ts', `export function a() {\n${'a();\n'.repeat(79)}}`, 'mockingbird/function-size'],
    ['scripts/a.mjs', `export function a() {\n${'a();\n'.repeat(79)}}`, 'mockingbird/function-size'],
    ['scripts/a.mjs', 'export const a = window;', 'no-undef'],
    ['mfe-home/src/a.tsx', 'export const A = () => <img src="a.png" />;', 'jsx-a11y-x/alt-text'],
    [
      'packages/ui/src/a.tsx',
      'export const A = ({ b }: { b: () => void }) => <div onClick={b}>a</div>;',
      'jsx-a11y-x/click-events-have-key-events',
    ],
    [
      'mfe-home/src/a.tsx',
      'export const A = ({ b }: { b: () => void }) => <p onMouseDown={b}>a</p>;',
      'jsx-a11y-x/no-noninteractive-element-interactions',
    ],
    ['mfe-home/src/a.tsx', 'export const A = () => <p role="paragraf">a</p>;', 'jsx-a11y-x/aria-role'],
    [
      'mfe-home/src/a.tsx',
      'export const A = () => <p tabIndex={0}>a</p>;',
      'jsx-a11y-x/no-noninteractive-tabindex',
    ],
    [
      'mfe-home/src/a.tsx',
      'export const A = () => <button role="button">a</button>;',
      'jsx-a11y-x/no-redundant-roles',
    ],
    ['services/src/pageCache.ts', 'export const a = 1;', FILE_NAME],
    ['scripts/page_cache.mjs', 'export const a = 1;', FILE_NAME],
    ['mfe-home/src/PageCache.module.css', '.a {\n}', FILE_NAME],
    ['services/src/a.ts', '// eslint-disable-next-line no-console\na();', DESCRIBED],
    ['services/src/a.ts', 'a(); // eslint-disable-line no-console', DESCRIBED],
    ['services/src/a.ts', `/* eslint-disable ${DESCRIBED} */\na();`, DESCRIBED],
    [
      'services/src/a.ts',
      '/* eslint-disable */\na();',
      '@eslint-community/eslint-comments/no-unlimited-disable',
    ],
    ...['./region', './region.ts', './region.tsx', '.', '..', '../layout'].flatMap((specifier): Case[] => [
      ['services/src/a.ts', `import '${specifier}';`, 'no-restricted-syntax'],
      ['shell/src/layout/a.tsx', `export * from '${specifier}';`, 'no-restricted-syntax'],
      ['scripts/a.mjs', `export const a = () => import('${specifier}');`, 'no-restricted-syntax'],
    ]),
    [
      'shell/src/layout/a.tsx',
      'export function A({ b }: { b: boolean }) {\n  if (b) React.useId();\n  return null;\n}',
      'react-hooks/rules-of-hooks',
    ],
  ])('%s: %j breaks %s', async (path, text, rule) => {
    expect(await rulesBroken(path, text)).toContain(rule);
  });

  it.each([
    ['packages/api-client/src/a.ts', "export const a = () => fetch('/api/exams');"],
    ['mfe-home/src/page-cache.module.css', '.a {\n}'],
    ['mfe-home/src/a.tsx', 'export const A = () => <ul role="list" />;'],
    ['mfe-home/src/a.tsx', 'export const A = () => <div role="region" aria-label="a" tabIndex={0} />;'],
    ['services/src/page-cache.spec.ts', 'export const a = 1;'],
    ['.dependency-cruiser.mjs', 'export const a = 1;'],
    ['services/src/a.ts', '// eslint is nice\nexport const a = 1;'],
    ...['./region.js', '../remote.json', './page.css', './build.mjs'].map((specifier) => [
      'services/src/a.ts',
      `import '${specifier}';`,
    ]),
    ['mfe-home/src/a.tsx', 'export const A = () => <p className="a">a</p>;'],
    ['services/src/a.spec.ts', 'export const a = (b: unknown) => b as string;'],
    ['e2e/test/a.spec.ts', 'const site = useSite();\nexport default site;'],
    ['services/src/a.ts', '@Injectable()\nexport class A {}'],
    ['services/src/a.ts', 'export const a = ({ b: _b, ...rest }: { b: string }) => rest;'],
  ])('%s: %j breaks none', async (path, text) => {
    expect(await rulesBroken(path, text)).toEqual([]);
  });
});
