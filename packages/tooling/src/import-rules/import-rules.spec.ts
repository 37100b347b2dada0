import { beforeAll, describe, expect, it } from '@jest/globals';
import { cruiseImports, cruiseReport } from '../../test/import-rules/cruise-imports.js';

const INTERNAL = '@mockingbird/platform/internal';

const FORMS = [
  `import { a } from '${INTERNAL}';`,
  `import '${INTERNAL}';`,
  `const platform = await import('${INTERNAL}');`,
  `const platform = await import(\`${INTERNAL}\`);`,
  `export * from '${INTERNAL}';`,
  `export { a } from '${INTERNAL}';`,
  `export type { A } from '${INTERNAL}';`,
  `import type { PlatformValue } from '${INTERNAL}';`,
  `type Value = import('${INTERNAL}').PlatformValue;`,
  `const platform = require('${INTERNAL}');`,
  `import platform = require('${INTERNAL}');`,
];
const formFile = (index: number) => `mfe-home/src/forms/form-${index}.tsx`;

const TEXT = `// import a from '${INTERNAL}';\n/** @example import a from '${INTERNAL}' */\nconst text = "import '${INTERNAL}'";`;

const IN_TESTS = [
  '@jest/globals',
  'fast-check',
  'node:fs',
  '@mockingbird/testing/fake-shell',
  'react-dom/server',
];
const NEVER_IN_TESTS = [
  '@mockingbird/mfe-blog',
  '@mockingbird/shell',
  '@mockingbird/services',
  '@mockingbird/platform/internal',
];
const TESTS = ['mfe-home/src/home/home.spec.tsx', 'mfe-home/test/home.ts'];
const imports = (names: string[]) => names.map((name) => `import '${name}';`).join('\n');

let broken: Awaited<ReturnType<typeof cruiseImports>>;

beforeAll(async () => {
  broken = await cruiseImports({
    ...Object.fromEntries(FORMS.map((text, index) => [formFile(index), text])),
    ...Object.fromEntries(TESTS.map((path) => [path, imports([...IN_TESTS, ...NEVER_IN_TESTS])])),
    'mfe-home/src/testing.ts': imports(['@mockingbird/testing']),
    'mfe-home/src/text.ts': `${TEXT}\nimport './other.js';`,
    'packages/ui/src/card/card.tsx': imports([
      '../../../platform/src/public.js',
      '../../../../deploy/settings.js',
      '@mockingbird/ui',
    ]),
    'shell/src/cycle/a.ts': imports(['./b.js']),
    'shell/src/cycle/b.ts': "import type { A } from './c.js';",
    'shell/src/cycle/c.ts': "export const load = () => import('./a.js');",
    'packages/exam-core/src/index.ts': imports(['@mockingbird/contracts']),
    'packages/contracts/src/index.ts': imports(['@mockingbird/exam-core']),
  });
});

describe('the import rules', () => {
  it.each(FORMS.map((text, index): [string, number] => [text, index]))('see %s', (_text, index) => {
    expect(broken(formFile(index), INTERNAL)).not.toEqual([]);
  });

  it('do not take comments and texts for imports', () => {
    expect(() => broken('mfe-home/src/text.ts', INTERNAL)).toThrow('did not see');
  });

  it('refuse another workspace by its path', () => {
    for (const path of ['../../../platform/src/public.js', '../../../../deploy/settings.js']) {
      expect(broken('packages/ui/src/card/card.tsx', path)).toContain('packages/ui: code, paths');
    }
  });

  it('refuse a workspace that imports itself by its name', () => {
    expect(broken('packages/ui/src/card/card.tsx', '@mockingbird/ui')).toEqual([
      'packages/ui: code, our packages',
    ]);
  });
});

describe('tests', () => {
  it.each(TESTS)('may use the test kit, Node and packages of others: %s', (path) => {
    for (const name of IN_TESTS) expect(broken(path, name)).toEqual([]);
  });

  it.each(NEVER_IN_TESTS)('of a remote may not import %s', (name) => {
    for (const path of TESTS) expect(broken(path, name)).not.toEqual([]);
  });

  it('do not lend their freedom to the code', () => {
    expect(broken('mfe-home/src/testing.ts', '@mockingbird/testing')).not.toEqual([]);
  });
});

describe('cycles', () => {
  it('are refused, with types and code that loads later', () => {
    expect(broken('shell/src/cycle/a.ts', './b.js')).toEqual(['no cycles']);
    expect(broken('shell/src/cycle/b.ts', './c.js')).toEqual(['no cycles']);
    expect(broken('shell/src/cycle/c.ts', './a.js')).toEqual(['no cycles']);
  });

  it('are refused between packages', () => {
    expect(broken('packages/exam-core/src/index.ts', '@mockingbird/contracts')).toContain('no cycles');
  });
});

describe('the command', () => {
  it('fails, and prints the place and the reason', async () => {
    const { code, output } = await cruiseReport({ 'mfe-home/src/remote.ts': "import 'single-spa';\n" });
    expect(code).toBe(1);
    expect(output).toContain('mfe-*: never: mfe-home/src/remote.ts');
    expect(output).toContain('It may not import single-spa');
  });

  it.each([
    [
      'packages/extras/package.json',
      '{"name":"extras"}',
      'no row in import-rules/table.mjs: packages/extras',
    ],
    ['services/src/extras/a.ts', '', 'no place in SERVICE_MODULES of import-rules/layers.mjs: extras'],
  ])('fails for a folder without rules: %s', async (path, text, message) => {
    const { code, output } = await cruiseReport({ [path]: text });
    expect(code).toBe(1);
    expect(output).toContain(message);
  });
});
