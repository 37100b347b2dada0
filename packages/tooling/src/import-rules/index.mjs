import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolders } from '../files/source-files.mjs';
import { entryPoints } from './entry-points.mjs';
import { LAYER_RULES, SERVICE_MODULES } from './layers.mjs';
import { within } from './paths.mjs';
import { rowRules } from './row-rules.mjs';
import { TABLE } from './table.mjs';

/** @typedef {import('./row-rules.mjs').Rule} Rule */

/** @type {Rule} */
const NO_CYCLES = {
  name: 'no cycles',
  comment:
    'Files that import each other, types included, can neither be read nor tested alone. Move what both need.',
  from: {},
  to: { circular: true },
};

/** Builds and other output. Anchored: `node_modules/x/dist` must stay visible, because rules name packages of others. */
const OUTPUT = [
  '^(?:packages/|e2e/fixtures/)?[^/]+/(?:dist|dist[.]building|coverage|[.]cache|[.]data)/',
  '^(?:coverage|dist)/',
  '^[.](?:git|nx|cache|data)/',
];

/**
 * Without a row or a place in the order, a new folder would be free of rules.
 * @param {string} root
 */
function assertComplete(root) {
  const rowless = workspaceFolders(root).filter(
    (folder) => !TABLE.some((row) => new RegExp(within(row.folder)).test(`${folder}/`)),
  );
  if (rowless.length > 0) throw new Error(`no row in import-rules/table.mjs: ${rowless.join(', ')}`);
  const services = join(root, 'services/src');
  const folders = existsSync(services) ? readdirSync(services, { withFileTypes: true }) : [];
  const unordered = folders
    .filter((entry) => entry.isDirectory() && !SERVICE_MODULES.includes(entry.name))
    .map(({ name }) => name);
  if (unordered.length > 0)
    throw new Error(`no place in SERVICE_MODULES of import-rules/layers.mjs: ${unordered.join(', ')}`);
}

/**
 * The import rules of the repository, as a configuration of dependency-cruiser.
 * @param {string} root absolute path of the repository
 * @returns {import('dependency-cruiser').IConfiguration}
 */
export function importRules(root) {
  assertComplete(root);
  const rules = [NO_CYCLES, ...rowRules(entryPoints(root)), ...LAYER_RULES];
  return {
    forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
    options: {
      doNotFollow: { path: 'node_modules' },
      exclude: { path: OUTPUT },
      // Imports of types count too.
      tsPreCompilationDeps: true,
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        // `source` as in tsconfig.json: our packages resolve to their sources.
        conditionNames: ['source', 'import', 'require', 'node', 'default'],
        mainFields: ['module', 'main', 'types'],
      },
    },
  };
}
