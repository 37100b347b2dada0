import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist.building',
  'coverage',
  '.cache',
  '.data',
  '.git',
  '.nx',
]);
/** Questions are generated data, without a size limit. */
const DATA = new Set(['content/bank', 'docs/screens']);

/** @param {string} root @param {string} folder @returns {Generator<string>} */
function* walk(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name) && !DATA.has(path)) yield* walk(root, path);
    } else if (entry.isFile()) yield path;
  }
}

/**
 * @param {string} root absolute path of the repository
 * @param {ReadonlySet<string>} extensions such as `.ts`
 * @returns {string[]} paths from the root, with slashes, of hand-written files: no builds, no packages, no question
 * bank
 */
export const sourceFiles = (root, extensions) =>
  [...walk(root, '')].filter((path) => extensions.has(extname(path))).sort();

/**
 * @param {string | undefined} folder undefined for all
 * @param {string} path
 */
export const isIn = (folder, path) => folder === undefined || path.startsWith(`${folder}/`);

/**
 * @param {string} root
 * @returns {string[]} folders of the workspaces that exist, from the root's `workspaces` patterns
 */
export function workspaceFolders(root) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap((pattern) => expand(root, pattern)).sort();
}

/**
 * Expands a pattern whose last segment may end in a star.
 * @param {string} root
 * @param {string} pattern
 */
function expand(root, pattern) {
  /** @param {string} folder */
  const holds = (folder) => existsSync(join(root, folder, 'package.json'));
  if (!pattern.endsWith('*')) return holds(pattern) ? [pattern] : [];
  const parent = pattern.includes('/') ? pattern.slice(0, pattern.lastIndexOf('/')) : '';
  if (!existsSync(join(root, parent))) return [];
  const prefix = pattern.slice(parent === '' ? 0 : parent.length + 1, -1);
  return readdirSync(join(root, parent))
    .filter((name) => name.startsWith(prefix))
    .map((name) => (parent === '' ? name : `${parent}/${name}`))
    .filter(holds);
}
