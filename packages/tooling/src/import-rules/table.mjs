/**
 * The import rules as data: the table of docs/ARCHITECTURE.md, and rules for third-party packages. row-rules.mjs makes
 * rules of dependency-cruiser from them. A new remote needs no change: `mfe-*` is its row.
 *
 * - `folder`: a path from the root; a star ends a segment. The longest match is the row of a file.
 * - `ours`: the workspace entry points that the row may import.
 * - `only`: the third-party packages that it may import. Absent: all except `never`.
 * - `never`: third-party packages that it may not import.
 * - `apart`: folders of its workspace that it may not import from.
 * - `reach`: folders outside its workspace that it may import by a relative path.
 *
 * A name includes all subpaths (`react`: also `react/jsx-runtime`); `node:*` means all with this prefix.
 * Workspace entry points are exact: remotes may use `@mockingbird/platform` but not `@mockingbird/platform/internal`.
 *
 * @typedef {{ folder: string, ours: string[], only?: string[], never?: string[], apart?: string[], reach?: string[] }} Row
 */
/** @param {string[]} names */
const of = (...names) => names.map((name) => `@mockingbird/${name}`);

/** All entry points of the helpers that remotes share. The first is pure: it also runs on servers. */
const REMOTE_KIT = of('remote-kit', 'remote-kit/browser', 'remote-kit/hooks');

const REACT = ['react', 'react-dom', 'react-router', 'react-router-dom', 'zustand'];
const SERVER = [
  'node:*',
  'express',
  'mongoose',
  '@nestjs/*',
  'pino',
  'pino-http',
  'lru-cache',
  'lmdb',
  'mongodb',
];
const COMPOSITION = ['single-spa'];

const REMOTE = {
  ours: [
    ...of('platform', 'ui', 'contracts', 'exam-core', 'question-view', 'question-formats'),
    ...REMOTE_KIT,
  ],
  never: [...COMPOSITION, ...SERVER, 'react-router', 'axios'],
};

/** The command `mb` and publishing; the rest of the registry is pure and runs anywhere. */
const REGISTRY_IN_NODE = {
  ours: of('contracts', 'request-signing', 'request-signing/node'),
  only: ['node:*'],
};

/** All package entry points that the shell uses. */
const SHELL = [
  ...of('contracts', 'registry', 'ui', 'ui/serif.css', 'ui/tokens.css', 'ui/base.css', 'api-client'),
  ...of('platform', 'platform/internal', 'platform/router'),
  ...REMOTE_KIT,
];

/** Of edge and gate. */
const OF_EDGE = [
  ...SHELL,
  ...of('request-signing', 'request-signing/node', 'registry/signing', 'observability'),
  ...of('observability/trace-context'),
];
const NOT_ON_SERVERS = ['mongoose', '@nestjs/*', 'lmdb', 'mongodb', ...COMPOSITION];

/** Code that drives the built product from outside may use its protocols, but imports none of its parts. */
const OUTSIDE = of(
  'testing',
  'testing/browser',
  'contracts',
  'registry',
  'registry/publish',
  'registry/signing',
  'request-signing',
  'request-signing/node',
  'request-signing/vectors.json',
);

/** @type {readonly Row[]} */
export const TABLE = [
  { folder: 'packages/contracts', ours: [], only: ['zod/mini'] },
  { folder: 'packages/request-signing', ours: [], only: ['@noble/hashes'] },
  { folder: 'packages/request-signing/src/node.ts', ours: [], only: ['node:crypto'] },
  {
    folder: 'packages/observability',
    ours: of('observability/sdk'),
    only: ['node:http', 'node:net', 'node:async_hooks', 'prom-client', 'zod'],
  },
  // The only code that loads it, and only where traces are on.
  {
    folder: 'packages/observability/src/tracing/sdk',
    ours: [],
    only: ['node:timers/promises', '@opentelemetry/*'],
  },
  {
    folder: 'packages/embedded-mongo',
    ours: [],
    never: ['mongoose', 'mongodb', 'express', '@nestjs/*', ...REACT, ...COMPOSITION],
  },
  { folder: 'packages/remote-kit', ours: [], only: [] },
  { folder: 'packages/remote-kit/src/hooks.ts', ours: [], only: ['react'] },
  { folder: 'packages/exam-core', ours: of('contracts', 'remote-kit'), only: [] },
  {
    folder: 'packages/question-formats',
    ours: of('contracts', 'exam-core', 'remote-kit'),
    only: [
      'papaparse',
      'saxes',
      'htmlparser2',
      'fflate',
      'read-excel-file/universal',
      'write-excel-file/universal',
    ],
  },
  { folder: 'packages/api-client', ours: of('contracts', 'request-signing'), only: ['zod/mini'] },
  { folder: 'packages/ui', ours: of('remote-kit/hooks'), only: ['react', 'react-dom'] },
  {
    folder: 'packages/question-view',
    ours: of('ui', 'contracts', 'exam-core', 'remote-kit'),
    only: ['react'],
  },
  // Its tests compare the screens that show questions.
  {
    folder: 'packages/question-view/test',
    ours: of('contracts', 'exam-core'),
    reach: ['mfe-admin/src/upload/preview', 'mfe-mocktest/src'],
  },
  { folder: 'packages/platform', ours: of('contracts', 'api-client', 'ui', 'remote-kit'), only: REACT },
  { folder: 'packages/registry', ours: of('contracts', 'request-signing'), only: [] },
  { folder: 'packages/registry/src/publish', ...REGISTRY_IN_NODE },
  {
    folder: 'packages/registry/src/cli',
    ...REGISTRY_IN_NODE,
    only: [...REGISTRY_IN_NODE.only, 'commander', 'cli-table3', 'p-map'],
  },
  { folder: 'packages/registry/test', ...REGISTRY_IN_NODE },
  { folder: 'packages/registry/src/signing', ours: of('contracts'), only: ['node:crypto'] },
  {
    folder: 'packages/testing',
    ours: of('contracts', 'platform', 'platform/internal', 'api-client', 'request-signing', 'ui'),
    never: ['mongoose', 'express', '@nestjs/*', ...COMPOSITION],
  },
  {
    folder: 'packages/tooling',
    // The build of the development shell creates the modules `shell/...`.
    ours: [...of('contracts'), 'shell/integrity', 'shell/register-remotes', 'shell/developer-panel'],
    never: ['express', 'mongoose', '@nestjs/*', ...REACT, 'single-spa'],
  },
  {
    // The page about the configuration is generated from the schemas of all parts.
    folder: 'packages/tooling/test/docs',
    ours: [],
    reach: ['scripts/lib', 'services/src/config', 'shell/src/edge', 'shell/src/gate'],
  },
  { folder: 'packages/tooling/test/checks', ours: [], reach: ['scripts/lib/checks'] },
  { folder: 'packages/tooling/test/visual', ours: [], reach: ['scripts'] },
  { folder: 'mfe-*', ...REMOTE },
  // A remote for development only.
  { folder: 'packages/styleguide', ...REMOTE },
  // A remote for tests that replaces any other one in the whole site.
  { folder: 'e2e/fixtures/mfe-*', ...REMOTE },
  { folder: 'shell', ours: SHELL, never: SERVER },
  {
    folder: 'shell/src/browser',
    ours: [...SHELL, ...of('request-signing', 'request-signing/browser')],
    never: SERVER,
    apart: ['shell/src/edge', 'shell/src/gate'],
  },
  {
    folder: 'shell/src/edge',
    ours: OF_EDGE,
    // The gate's tools stay out of the process that faces the public.
    never: [...NOT_ON_SERVERS, 'axe-core', 'jsdom', 'playwright-core', 'pixelmatch', 'pngjs', 'diff'],
    apart: ['shell/src/browser', 'shell/src/gate'],
  },
  // The gate renders as the edge does: it uses the edge's pages, workers and HTTP helpers, and nothing that serves visitors.
  {
    folder: 'shell/src/gate',
    ours: OF_EDGE,
    never: NOT_ON_SERVERS,
    apart: [
      'shell/src/browser',
      ...['canary', 'discovery', 'override', 'shell-files', 'edge.ts', 'server.ts'].map(
        (name) => `shell/src/edge/${name}`,
      ),
    ],
  },
  {
    folder: 'services',
    ours: of(
      'contracts',
      'request-signing',
      'request-signing/node',
      'exam-core',
      'remote-kit',
      'registry',
      'registry/signing',
      'observability',
    ),
    never: [...REACT, ...COMPOSITION, 'lmdb'],
  },
  // The seeding program copies the bank into the database; the services contain no content.
  {
    folder: 'services/src/app/run-seed.ts',
    ours: of('contracts', 'content'),
    never: [...REACT, ...COMPOSITION, 'lmdb', 'mongoose'],
  },
  { folder: 'content', ours: of('contracts', 'exam-core', 'remote-kit'), only: ['node:*', 'yaml', 'zod'] },
  {
    folder: 'content/src/templates',
    ours: of('contracts'),
    only: ['node:*', 'fraction.js', 'pure-rand/*'],
    apart: ['content/src/papers', 'content/src/build'],
  },
  {
    folder: 'content/src/papers',
    ours: of('contracts'),
    only: ['node:*', 'yaml', 'zod'],
    apart: ['content/src/aptitude', 'content/src/build'],
  },
  {
    folder: 'content/src/driving',
    ours: of('contracts'),
    only: ['node:*', 'yaml', 'zod'],
    apart: ['content/src/aptitude', 'content/src/papers', 'content/src/build'],
  },
  // It shares no code with what writes the questions: a fault in one is found by the other.
  {
    folder: 'content/src/verifier',
    ours: of('contracts', 'remote-kit'),
    only: ['node:*'],
    apart: [
      'content/src/templates',
      'content/src/aptitude',
      'content/src/papers',
      'content/src/driving',
      'content/src/build',
    ],
  },
  {
    folder: 'e2e',
    ours: OUTSIDE,
    never: [...REACT, ...COMPOSITION, '@nestjs/*', 'mongoose'],
    reach: ['scripts'],
  },
  {
    folder: 'bench',
    ours: [...OUTSIDE, ...of('exam-core', 'remote-kit')],
    never: [...COMPOSITION, '@nestjs/*'],
    // A benchmark baseline with the same query takes the query's definition from the services.
    reach: ['scripts', 'packages/tooling/src', 'e2e/src/harness', 'e2e/src/start', 'services/src/exam'],
  },
  {
    folder: 'fault-lab',
    ours: OUTSIDE,
    never: [...REACT, ...COMPOSITION, '@nestjs/*', 'mongoose', 'lmdb'],
    // It drives the site as the browser tests do, with the seeded choices of the question templates.
    reach: [
      'scripts/lib',
      'e2e/src/harness',
      'e2e/src/stand-ins',
      'e2e/src/failures',
      'content/src/templates/kit',
    ],
  },
  // It sends what the services' own tests send, checks responses by the same document, and keeps to the services' rates.
  {
    folder: 'attack',
    ours: OUTSIDE,
    never: [...REACT, ...COMPOSITION, '@nestjs/*', 'mongoose'],
    reach: ['scripts', 'packages/tooling/src', 'e2e/src', 'services/test', 'services/src/rate-limit'],
  },
  // The baseline of the benchmarks: the same pages and shell, linked at build time.
  {
    folder: 'bench/src/monolith',
    ours: [...OUTSIDE, ...SHELL, '@mockingbird/bench/remotes'],
    never: [...COMPOSITION, '@nestjs/*'],
    reach: ['scripts', 'packages/tooling/src', 'e2e/src/harness', 'shell/src', 'mfe-*'],
  },
  {
    folder: 'scripts',
    ours: of('registry', 'registry/publish', 'registry/signing', 'request-signing/node', 'contracts'),
    never: [...REACT, ...COMPOSITION, 'mongoose', '@nestjs/*'],
    reach: ['packages/tooling/src'],
  },
];

/**
 * Additional imports for a row's tests. The rules about third-party packages do not apply to tests.
 * @type {{ all: string[], [workspace: string]: string[] }}
 */
export const FOR_TESTS = {
  all: of('testing', 'testing/browser', 'testing/fake-shell'),
  services: of('embedded-mongo', 'content', 'registry/publish', 'request-signing/vectors.json'),
  shell: of('request-signing', 'request-signing/node', 'registry/publish'),
};
