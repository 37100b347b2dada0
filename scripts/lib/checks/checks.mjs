import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/** @param {string} path */
const installed = (path) => join(ROOT, 'node_modules', path);
/** @param {string} path */
const tooling = (path) => join(ROOT, 'packages/tooling/src', path);
/** @param {string} name */
const cache = (name) => installed(`.cache/mockingbird/${name}`);

/** @param {string} name @param {string} project @param {string} what */
const types = (name, project, what) => ({
  name,
  what,
  args: [
    installed('typescript/bin/tsc'),
    ...['--project', project, '--incremental', '--tsBuildInfoFile', cache(`${name}.tsbuildinfo`)],
  ],
});

/** @typedef {{ name: string, what: string, args: string[], needsBuild?: boolean }} Check */

/**
 * The checks of `npm run verify`; each is one Node program. The slowest come first.
 * @type {Check[]}
 */
export const CHECKS = [
  {
    name: 'lint',
    what: 'eslint, no warnings',
    args: [installed('eslint/bin/eslint.js'), '.', '--max-warnings=0'],
  },
  types('types', 'tsconfig.json', 'tsc, strict'),
  // The same sources once more, each with the types of the place where it runs and no others.
  types('browser', 'tsconfig.browser.json', 'remotes, ui and remote-kit without the types of Node'),
  types('server', 'tsconfig.server.json', 'services without the types of the DOM'),
  types('pure', 'tsconfig.pure.json', 'contracts, exam-core and remote-kit without both'),
  types('scripts', 'tsconfig.scripts.json', 'scripts and tooling: JavaScript with types in comments'),
  {
    name: 'format',
    what: 'prettier',
    args: [
      installed('prettier/bin/prettier.cjs'),
      '.',
      '--check',
      '--log-level=warn',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${cache('format')}`,
    ],
  },
  {
    name: 'imports',
    what: 'who may import whom, no cycles',
    args: [installed('dependency-cruiser/bin/dependency-cruise.mjs'), '.', '--output-type', 'err-long'],
  },
  { name: 'language', what: 'forbidden words, long sentences', args: [tooling('language/main.mjs'), ROOT] },
  {
    name: 'texts',
    what: 'words and reading grade of the screens',
    args: [tooling('interface-texts/main.mjs'), ROOT],
  },
  {
    name: 'packages',
    what: 'their origin, install scripts and licences',
    args: [tooling('supply-chain/main.mjs'), ROOT],
  },
  { name: 'commits', what: 'messages of commits', args: [join(import.meta.dirname, 'check-commits.mjs')] },
  {
    name: 'unused',
    what: 'exports, files and dependencies (knip)',
    args: [installed('knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
  },
  {
    name: 'sizes',
    what: 'lines of files, bytes of pages',
    args: [tooling('size-limits/main.mjs'), ROOT],
    needsBuild: true,
  },
];
