import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { swcOptions } from '../swc-options.mjs';

/** Packages whose tests need a document. All others run in plain Node. */
const DOM_PACKAGES = new Set(['platform', 'question-view', 'remote-kit', 'styleguide', 'ui', 'testing']);

/** @param {string} name */
const needsDom = (name) => DOM_PACKAGES.has(name) || name.startsWith('mfe-');

/**
 * Global setup and teardown of a package's tests.
 * @param {string} root
 * @param {string} directory
 */
function around(root, directory) {
  /** @param {string} name */
  const file = (name) => join(root, directory, 'src/jest', name);
  if (!existsSync(file('global-setup.mjs'))) return {};
  return { globalSetup: file('global-setup.mjs'), globalTeardown: file('global-teardown.mjs') };
}

/** @param {string} root @param {string} directory */
function project(root, directory) {
  const manifest = JSON.parse(readFileSync(join(root, directory, 'package.json'), 'utf8'));
  const name = manifest.name.replace('@mockingbird/', '');
  return {
    displayName: name,
    rootDir: join(root, directory),
    testMatch: ['src', 'test', 'failures'].map((folder) => `<rootDir>/${folder}/**/*.spec.{ts,tsx}`),
    testEnvironment: join(
      import.meta.dirname,
      needsDom(name) ? 'jsdom-environment.mjs' : 'node-environment.mjs',
    ),
    testEnvironmentOptions: {
      customExportConditions: needsDom(name) ? ['source', 'browser'] : ['source', 'node', 'node-addons'],
    },
    ...around(root, directory),
    setupFiles: process.env.FAST_CHECK_RUNS ? [join(import.meta.dirname, 'setup-fast-check.mjs')] : [],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: { '^.+\\.(ts|tsx)$': ['@swc/jest', { ...swcOptions, sourceMaps: 'inline' }] },
    moduleNameMapper: {
      '^(\\.{1,2}/.*)\\.js$': '$1',
      '\\.css$': join(import.meta.dirname, 'css-classes.mjs'),
    },
    collectCoverageFrom: ['<rootDir>/src/**/*.{ts,tsx}', '!<rootDir>/src/**/*.spec.{ts,tsx}'],
  };
}

/**
 * One jest project for each workspace with tests, so that a team can run its own (`jest --selectProjects mfe-home`).
 * @param {string} root absolute path of the repository
 */
export function projects(root) {
  const workspaces = [
    ...readdirSync(join(root, 'packages')).map((name) => join('packages', name)),
    ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
    'shell',
    'services',
    'content',
    'e2e',
    'bench',
    'fault-lab',
    'attack',
  ];
  return workspaces
    .filter((directory) => existsSync(join(root, directory, 'package.json')))
    .map((directory) => project(root, directory));
}
