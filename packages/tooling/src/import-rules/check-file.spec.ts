import { describe, expect, it } from '@jest/globals';
import { checkFile } from './check-file.mjs';

const faults = (path: string, text: string) => checkFile({ path, text }).map(({ fault }) => fault);

describe('relative imports', () => {
  it.each(['./region', './region.ts', './region.tsx', '.', '..', '../layout'])(
    'may not end as in %s',
    (specifier) => {
      expect(faults('shell/src/theme/theme.ts', `import '${specifier}';`)).toEqual([
        'a relative import ends in .js, .json or .css',
      ]);
    },
  );

  it.each(['./region.js', '../remote.json', './page.css', './build.mjs'])('may end as in %s', (specifier) => {
    expect(faults('shell/src/theme/theme.ts', `import '${specifier}';`)).toEqual([]);
  });

  it('stay inside their workspace', () => {
    expect(faults('packages/ui/src/card/card.tsx', "import '../../../platform/src/pages/head.js';")).toEqual([
      'a workspace imports another by its name, never by a path',
    ]);
  });
});

describe('tests', () => {
  it('may use the test kit, Node and packages of others', () => {
    const text = [
      '@jest/globals',
      'fast-check',
      'node:fs',
      '@mockingbird/testing/fake-shell',
      'react-dom/server',
    ]
      .map((specifier) => `import '${specifier}';`)
      .join('\n');
    expect(faults('mfe-home/src/home/home.spec.tsx', text)).toEqual([]);
    expect(faults('mfe-home/test/home.ts', text)).toEqual([]);
  });

  it.each([
    '@mockingbird/mfe-blog',
    '@mockingbird/shell',
    '@mockingbird/services',
    '@mockingbird/platform/internal',
  ])('of a remote still may not import %s', (specifier) => {
    expect(faults('mfe-home/src/home/home.spec.tsx', `import '${specifier}';`)).toHaveLength(1);
  });

  it('do not lend their freedom to the code', () => {
    expect(faults('mfe-home/src/testing.ts', "import '@mockingbird/testing';")).toEqual([
      'mfe-* may not import it',
    ]);
  });
});

describe('ways around the table', () => {
  it.each([
    "const platform = await import('@mockingbird/platform/internal');",
    "export * from '@mockingbird/platform/internal';",
    "import type { PlatformValue } from '@mockingbird/platform/internal';",
    "type Value = import('@mockingbird/platform/internal').PlatformValue;",
    "const platform = require('@mockingbird/platform/internal');",
  ])('are caught as well: %s', (text) => {
    expect(faults('mfe-home/src/remote.ts', text)).toEqual(['mfe-* may not import it']);
  });
});
