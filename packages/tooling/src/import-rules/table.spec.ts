import { beforeAll, describe, expect, it } from '@jest/globals';
import { cruiseImports } from '../../test/import-rules/cruise-imports.js';
import { TABLE } from './table.mjs';

/** For each row: one of its files, allowed imports, and forbidden ones. */
const EXAMPLES: Record<string, { path: string; allowed: string[]; forbidden: string[] }> = {
  'packages/contracts': {
    path: 'packages/contracts/src/exam/exam.ts',
    allowed: ['zod/mini', './page.js'],
    forbidden: ['zod', '@mockingbird/exam-core', '@mockingbird/ui', 'react', 'node:fs'],
  },
  'packages/request-signing': {
    path: 'packages/request-signing/src/browser.ts',
    allowed: ['./pure/hmac.js', '@noble/hashes/hmac.js'],
    forbidden: ['@mockingbird/contracts', 'node:crypto', 'zod'],
  },
  'packages/request-signing/src/node.ts': {
    path: 'packages/request-signing/src/node.ts',
    allowed: ['node:crypto'],
    forbidden: ['@mockingbird/contracts', 'node:fs', 'jose'],
  },
  'packages/observability': {
    path: 'packages/observability/src/metrics-server.ts',
    allowed: ['prom-client', 'node:http', 'zod', '@mockingbird/observability/sdk'],
    forbidden: ['@mockingbird/contracts', 'express', 'node:fs', 'pino', '@opentelemetry/api'],
  },
  'packages/observability/src/tracing/sdk': {
    path: 'packages/observability/src/tracing/sdk/sdk-otlp.ts',
    allowed: ['@opentelemetry/sdk-trace', '../span.js', 'node:timers/promises'],
    forbidden: ['@mockingbird/contracts', 'prom-client', 'node:fs', 'pino'],
  },
  'packages/embedded-mongo': {
    path: 'packages/embedded-mongo/src/storage/store.ts',
    allowed: ['lmdb', 'bson', 'node:path'],
    forbidden: ['@mockingbird/contracts', 'mongoose', 'mongodb', 'react', '@nestjs/common'],
  },
  'packages/remote-kit': {
    path: 'packages/remote-kit/src/text/plural.ts',
    allowed: ['./shorten.js'],
    forbidden: ['@mockingbird/contracts', '@mockingbird/ui', 'react', 'node:fs', 'zod'],
  },
  'packages/remote-kit/src/hooks.ts': {
    path: 'packages/remote-kit/src/hooks.ts',
    allowed: ['react'],
    forbidden: ['@mockingbird/platform', 'react-dom', 'zustand', 'node:fs'],
  },
  'packages/exam-core': {
    path: 'packages/exam-core/src/scoring/score.ts',
    allowed: ['@mockingbird/contracts', '@mockingbird/remote-kit'],
    forbidden: [
      '@mockingbird/remote-kit/browser',
      '@mockingbird/remote-kit/hooks',
      'react',
      'react/jsx-runtime',
      '@nestjs/common',
      'mongoose',
      'node:fs',
      '@mockingbird/ui',
      'zod',
    ],
  },
  'packages/question-formats': {
    path: 'packages/question-formats/src/csv/read-csv.ts',
    allowed: ['@mockingbird/contracts', '@mockingbird/exam-core', '@mockingbird/remote-kit', 'papaparse'],
    forbidden: [
      '@mockingbird/remote-kit/browser',
      '@mockingbird/platform',
      '@mockingbird/ui',
      'react',
      'node:fs',
      'read-excel-file/node',
    ],
  },
  'packages/api-client': {
    path: 'packages/api-client/src/transport.ts',
    allowed: ['@mockingbird/contracts', '@mockingbird/request-signing', 'zod/mini'],
    forbidden: ['react', '@mockingbird/platform', '@mockingbird/request-signing/node', 'node:http'],
  },
  'packages/ui': {
    path: 'packages/ui/src/button/button.tsx',
    allowed: ['react', 'react/jsx-runtime', './button.module.css', '@mockingbird/remote-kit/hooks'],
    forbidden: ['@mockingbird/api-client', '@mockingbird/platform', 'react-router-dom', 'node:path'],
  },
  'packages/question-view': {
    path: 'packages/question-view/src/question-stem.tsx',
    allowed: ['@mockingbird/ui', '@mockingbird/contracts', '@mockingbird/exam-core', 'react'],
    forbidden: ['@mockingbird/platform', '@mockingbird/api-client', 'react-dom', 'zustand', 'node:fs'],
  },
  'packages/question-view/test': {
    path: 'packages/question-view/test/screens.tsx',
    allowed: ['../../../mfe-admin/src/upload/preview/upload-preview.js', '@mockingbird/testing'],
    forbidden: ['../../../mfe-admin/src/remote.js', '../../../services/src/main.js'],
  },
  'packages/platform': {
    path: 'packages/platform/src/pages/head.ts',
    allowed: [
      '@mockingbird/contracts',
      '@mockingbird/api-client',
      '@mockingbird/ui',
      '@mockingbird/remote-kit',
      'react-router',
      'zustand',
    ],
    forbidden: [
      '@mockingbird/mfe-home',
      '@mockingbird/shell',
      'single-spa',
      'node:fs',
      '@mockingbird/registry',
    ],
  },
  'packages/registry': {
    path: 'packages/registry/src/compose.ts',
    allowed: ['@mockingbird/contracts', '@mockingbird/request-signing'],
    forbidden: ['node:fs', 'express', '@mockingbird/platform'],
  },
  'packages/registry/src/publish': {
    path: 'packages/registry/src/publish/read-publication.ts',
    allowed: ['node:fs/promises', '@mockingbird/request-signing/node', '../compose.js'],
    forbidden: ['react', '@mockingbird/services', 'axios'],
  },
  'packages/registry/src/signing': {
    path: 'packages/registry/src/signing/dsse.ts',
    allowed: ['@mockingbird/contracts', 'node:crypto'],
    forbidden: ['@mockingbird/request-signing', 'node:fs', 'react'],
  },
  'packages/registry/src/cli': {
    path: 'packages/registry/src/cli/run-command.ts',
    allowed: ['node:util', 'commander', 'cli-table3', 'p-map', '../publish/index.js'],
    forbidden: ['react', 'express', '@mockingbird/services'],
  },
  'packages/registry/test': {
    path: 'packages/registry/test/stand-in.ts',
    allowed: ['node:http', '@mockingbird/contracts'],
    forbidden: ['@mockingbird/platform', '@mockingbird/services'],
  },
  'packages/testing': {
    path: 'packages/testing/src/fake-shell/site.ts',
    allowed: ['@mockingbird/platform/internal', 'playwright-core', '@testing-library/react'],
    forbidden: ['@mockingbird/shell', '@mockingbird/mfe-home', 'mongoose', 'single-spa'],
  },
  'packages/tooling': {
    path: 'packages/tooling/src/remote/build.mjs',
    allowed: ['@mockingbird/contracts', 'webpack', 'node:fs'],
    forbidden: ['@mockingbird/platform', 'react', 'single-spa'],
  },
  'packages/tooling/test/docs': {
    path: 'packages/tooling/test/docs/configuration.spec.ts',
    allowed: ['zod', 'prettier', 'node:fs'],
    forbidden: ['@mockingbird/platform', '@mockingbird/contracts'],
  },
  'packages/tooling/test/checks': {
    path: 'packages/tooling/test/checks/choose-checks.spec.ts',
    allowed: ['node:path', '../../../../scripts/lib/checks/checks.mjs'],
    forbidden: ['@mockingbird/platform', '@mockingbird/contracts', '../../../../scripts/lib/site/site.mjs'],
  },
  'packages/tooling/test/visual': {
    path: 'packages/tooling/test/visual/comparison.spec.ts',
    allowed: ['pngjs', 'node:fs', '../../../../scripts/visual/compare.mjs'],
    forbidden: ['@mockingbird/platform', '@mockingbird/contracts', '../../../../shell/src/edge/limits.js'],
  },
  'mfe-*': {
    path: 'mfe-calculators/src/routes/hub.tsx',
    allowed: [
      '@mockingbird/platform',
      '@mockingbird/ui',
      '@mockingbird/contracts',
      '@mockingbird/exam-core',
      '@mockingbird/remote-kit',
      '@mockingbird/remote-kit/browser',
      '@mockingbird/remote-kit/hooks',
      '@mockingbird/question-view',
      'react',
    ],
    forbidden: [
      '@mockingbird/mfe-home',
      '@mockingbird/shell',
      '@mockingbird/services',
      '@mockingbird/platform/internal',
      '@mockingbird/api-client',
      '@mockingbird/testing',
      '../../../mfe-home/src/remote.js',
      'single-spa',
      'react-router',
      'node:fs',
      'axios',
    ],
  },
  'packages/styleguide': {
    path: 'packages/styleguide/src/styleguide-screen.tsx',
    allowed: ['@mockingbird/platform', '@mockingbird/ui', 'react'],
    forbidden: ['@mockingbird/platform/internal', '@mockingbird/mfe-home', 'single-spa', 'node:fs'],
  },
  'e2e/fixtures/mfe-*': {
    path: 'e2e/fixtures/mfe-trial/src/remote.ts',
    allowed: ['@mockingbird/platform', 'react'],
    forbidden: ['@mockingbird/platform/internal', 'single-spa', '@mockingbird/testing'],
  },
  shell: {
    path: 'shell/src/layout/layout.tsx',
    allowed: [
      '@mockingbird/platform',
      '@mockingbird/platform/internal',
      '@mockingbird/registry',
      '@mockingbird/ui',
      '@mockingbird/remote-kit/hooks',
      'react',
    ],
    forbidden: [
      '@mockingbird/mfe-home',
      '@mockingbird/services',
      '@mockingbird/exam-core',
      'mongoose',
      'node:fs',
    ],
  },
  'shell/src/browser': {
    path: 'shell/src/browser/main.ts',
    allowed: ['single-spa', '@mockingbird/request-signing/browser', '../layout/index.js'],
    forbidden: [
      'node:fs',
      'express',
      '../edge/server.js',
      '@mockingbird/mfe-home',
      '@mockingbird/request-signing/node',
    ],
  },
  'shell/src/edge': {
    path: 'shell/src/edge/server.ts',
    allowed: ['express', 'node:http', 'react-dom/server', '@mockingbird/request-signing/node', 'zod'],
    forbidden: [
      'single-spa',
      '../browser/main.js',
      '../gate/gate.js',
      'axe-core',
      'jsdom',
      'playwright-core',
      '@mockingbird/mfe-home',
      '@mockingbird/services',
      'mongoose',
    ],
  },
  'shell/src/gate': {
    path: 'shell/src/gate/start-gate.ts',
    allowed: [
      '../edge/page/page-renderer.js',
      'jsdom',
      'axe-core',
      'playwright-core',
      'express',
      '@mockingbird/registry/signing',
    ],
    forbidden: [
      '../browser/main.js',
      '../edge/server.js',
      '../edge/override/overrides.js',
      '@mockingbird/mfe-home',
      '@mockingbird/services',
      'mongoose',
    ],
  },
  services: {
    path: 'services/src/exam/catalogue/test-key.ts',
    allowed: [
      '@mockingbird/contracts',
      '@mockingbird/exam-core',
      '@mockingbird/remote-kit',
      '@mockingbird/registry',
      '@nestjs/common',
      'node:crypto',
    ],
    forbidden: [
      'react',
      'react-dom/server',
      '@mockingbird/ui',
      '@mockingbird/platform',
      '@mockingbird/remote-kit/hooks',
      '@mockingbird/content',
      'zustand',
    ],
  },
  'services/src/app/run-seed.ts': {
    path: 'services/src/app/run-seed.ts',
    allowed: ['@mockingbird/content', './start.js'],
    forbidden: ['mongoose', 'react', '@mockingbird/embedded-mongo'],
  },
  content: {
    path: 'content/src/index.mjs',
    allowed: ['node:fs', '@mockingbird/exam-core', '@mockingbird/remote-kit', './aptitude/build.mjs'],
    forbidden: ['@mockingbird/services', 'react', 'mongoose', '../../services/src/seed.js'],
  },
  'content/src/templates': {
    path: 'content/src/templates/preview.ts',
    allowed: ['node:fs', 'fraction.js', '@mockingbird/contracts', '../exams/pictures/svg.mjs'],
    forbidden: ['@mockingbird/remote-kit', 'react', '../papers/plan.js', '../../../services/src/seed.js'],
  },
  'content/src/papers': {
    path: 'content/src/papers/read-section.ts',
    allowed: ['node:fs', 'yaml', 'zod', '../templates/kit/random.js', '../facts/read-facts.mjs'],
    forbidden: ['fraction.js', 'react', '../build/folders.js', '../aptitude/bank.mjs'],
  },
  'content/src/driving': {
    path: 'content/src/driving/read-rules.ts',
    allowed: ['node:fs', 'yaml', 'zod', '@mockingbird/contracts', '../facts/read-facts.mjs'],
    forbidden: ['fraction.js', 'react', '../papers/plan.js', '../build/folders.js'],
  },
  'content/src/verifier': {
    path: 'content/src/verifier/check.ts',
    allowed: ['node:fs', '@mockingbird/contracts', '@mockingbird/remote-kit', './verify.js'],
    forbidden: ['fraction.js', '../templates/preview.js', '../papers/plan.js', '../aptitude/bank.mjs'],
  },
  e2e: {
    path: 'e2e/src/harness/part.ts',
    allowed: ['../../../scripts/lib/site/site.mjs', '@mockingbird/testing/browser', 'playwright-core'],
    forbidden: ['@mockingbird/shell', '@mockingbird/platform', 'react', '../../../shell/src/edge/server.js'],
  },
  bench: {
    path: 'bench/src/edge/rates.ts',
    allowed: [
      '../../../scripts/lib/site/site.mjs',
      '../../../packages/tooling/src/swc-options.mjs',
      'autocannon',
    ],
    forbidden: ['@mockingbird/mfe-home', '@mockingbird/services', 'single-spa'],
  },
  'fault-lab': {
    path: 'fault-lab/src/faults/inject.ts',
    allowed: ['../../../e2e/src/harness/until.js', '@mockingbird/registry/publish', 'mongodb', 'node:fs'],
    forbidden: ['@mockingbird/services', 'mongoose', '../../../services/src/main.js', 'react', 'lmdb'],
  },
  attack: {
    path: 'attack/src/runner/attacked-site.ts',
    allowed: [
      '../../../e2e/src/harness/site/site.js',
      '../../../services/test/http/fuzz-input.js',
      '@mockingbird/testing',
      'jsdom',
    ],
    forbidden: ['@mockingbird/shell', '../../../services/src/main.js', 'react', 'mongoose'],
  },
  'bench/src/monolith': {
    path: 'bench/src/monolith/app/server.ts',
    allowed: ['../../../../shell/src/edge/assets.js', '@mockingbird/platform/internal', 'express'],
    forbidden: ['single-spa', '../../../../services/src/main.js'],
  },
  scripts: {
    path: 'scripts/lib/prepare.mjs',
    allowed: ['@mockingbird/registry/publish', '../../packages/tooling/src/inputs-hash.mjs', 'node:fs'],
    forbidden: ['@mockingbird/shell', 'mongoose', 'react', '../../shell/src/edge/main.js'],
  },
};

const cases = (kind: 'allowed' | 'forbidden') =>
  Object.entries(EXAMPLES).flatMap(([row, example]) =>
    example[kind].map((specifier): [string, string, string] => [row, specifier, example.path]),
  );

const importAll = (specifiers: string[]) =>
  specifiers.map((specifier, index) => `import * as it${index} from '${specifier}';\n`).join('');

let broken: Awaited<ReturnType<typeof cruiseImports>>;

beforeAll(async () => {
  broken = await cruiseImports(
    Object.fromEntries(
      Object.values(EXAMPLES).map(({ path, allowed, forbidden }) => [
        path,
        importAll([...allowed, ...forbidden]),
      ]),
    ),
  );
});

describe('the table of import rules', () => {
  it('has an example for each of its rows', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(TABLE.map(({ folder }) => folder).sort());
  });

  it.each(cases('allowed'))('%s may import %s', (_row, specifier, path) => {
    expect(broken(path, specifier)).toEqual([]);
  });

  it.each(cases('forbidden'))('%s may not import %s', (_row, specifier, path) => {
    expect(broken(path, specifier)).not.toEqual([]);
  });
});
