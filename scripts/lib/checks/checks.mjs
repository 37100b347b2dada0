import { basename, join } from 'node:path';
import { ROOT } from '../root.mjs';

/** @param {string} path */
const installed = (path) => join(ROOT, 'node_modules', path);
/** @param {string} path */
const tooling = (path) => join(ROOT, 'packages/tooling/src', path);
/** @param {string} name */
const cache = (name) => installed(`.cache/mockingbird/${name}`);

/** @param {string} path */
const prettier = (path) => [
  installed('prettier/bin/prettier.cjs'),
  path,
  '--check',
  '--log-level=warn',
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${cache(path === '.' ? 'format' : `format-${basename(path)}`)}`,
];
/** @param {string} path */
const dependencyCruiser = (path) => [
  installed('dependency-cruiser/bin/dependency-cruise.mjs'),
  path,
  ...['--output-type', 'err-long'],
];

/** @param {string} name @param {string} project @param {string} what */
const types = (name, project, what) => ({
  name,
  what,
  args: [
    installed('typescript/bin/tsc'),
    ...['--project', project, '--incremental', '--tsBuildInfoFile', cache(`${name}.tsbuildinfo`)],
  ],
});

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} what
 * @property {string[]} args
 * @property {(folder: string) => string[]} [ofFolder] arguments for one workspace; without them, the check is about the whole
 * @property {boolean} [needsBuild]
 */

/**
 * The checks of `npm run verify`; each is one Node program. The slowest come first.
 * @type {Check[]}
 */
export const CHECKS = [
  {
    name: 'lint',
    what: 'eslint, no warnings',
    args: [installed('eslint/bin/eslint.js'), '.', '--max-warnings=0'],
    ofFolder: (folder) => [installed('eslint/bin/eslint.js'), folder, '--max-warnings=0'],
  },
  {
    ...types('types', 'tsconfig.json', 'tsc, strict'),
    ofFolder: (folder) => types(`types-${basename(folder)}`, `${folder}/tsconfig.json`, '').args,
  },
  // The same sources once more, each with the types of the place where it runs and no others.
  types('browser', 'tsconfig.browser.json', 'remotes, ui and remote-kit without the types of Node'),
  types('server', 'tsconfig.server.json', 'services without the types of the DOM'),
  types('pure', 'tsconfig.pure.json', 'contracts, exam-core, remote-kit and question-formats without both'),
  types('scripts', 'tsconfig.scripts.json', 'scripts and tooling: JavaScript with types in comments'),
  {
    name: 'format',
    what: 'prettier',
    args: prettier('.'),
    ofFolder: prettier,
  },
  {
    name: 'imports',
    what: 'who may import whom, no cycles',
    args: dependencyCruiser('.'),
    ofFolder: dependencyCruiser,
  },
  {
    name: 'language',
    what: 'forbidden words, long sentences',
    args: [tooling('language/main.mjs'), ROOT],
    ofFolder: (folder) => [tooling('language/main.mjs'), ROOT, folder],
  },
  {
    name: 'texts',
    what: 'words and reading grade of the screens',
    args: [tooling('interface-texts/main.mjs'), ROOT],
    ofFolder: (folder) => [tooling('interface-texts/main.mjs'), ROOT, folder],
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
    ofFolder: (folder) => [tooling('size-limits/main.mjs'), ROOT, folder],
    needsBuild: true,
  },
];
