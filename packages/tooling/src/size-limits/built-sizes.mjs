import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  findLaterIssues,
  findViewIssues,
  firstViews,
  laterLine,
  laterViews,
  summaryLine,
} from './first-views.mjs';
import { ALWAYS_LOADED } from './limits.mjs';
import { CHUNKS_FILE } from '../remote/chunks-file.mjs';
import { workspaceFolders } from '../files/source-files.mjs';

/** @param {string} path */
const gzipOf = (path) => gzipSync(readFileSync(path)).length;
/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * @param {string} dist folder of the built shell
 * @returns {{ script: number, style: number }} bytes after gzip of the shell's files on every page. `assets.json` lists
 * these files; lazily loaded files have no entry
 */
function shellSizes(dist) {
  /** @type {Record<string, { file?: string }>} */
  const assets = readJson(join(dist, 'assets.json'));
  const files = Object.values(assets)
    .map(({ file }) => file)
    .filter((file) => file !== undefined);
  /** @param {string} ending */
  const total = (ending) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipOf(join(dist, 'assets', file)), 0);
  return { script: total('.js'), style: total('.css') };
}

/**
 * Checks the built browser files against the limits.
 * @param {string} root absolute path of the repository, built
 * @param {string} [only] folder of one workspace
 * @returns {{ issues: string[], summary: string[] }}
 */
export function checkBuiltSizes(root, only) {
  const remotes = workspaceFolders(root).filter(
    (folder) =>
      !folder.startsWith('packages') &&
      existsSync(join(root, folder, 'remote.json')) &&
      (only === undefined || folder === only),
  );
  const withLater = remotes.filter((folder) => folder in ALWAYS_LOADED);
  const unbuilt = [
    'shell/dist/assets.json',
    ...remotes.map((folder) => `${folder}/dist/manifest.json`),
    ...withLater.map((folder) => `${folder}/dist/${CHUNKS_FILE}`),
  ].filter((path) => !existsSync(join(root, path)));
  if (unbuilt.length > 0)
    return { issues: unbuilt.map((path) => `${path} is missing: build first`), summary: [] };
  const shell = shellSizes(join(root, 'shell/dist'));
  const views = remotes.map((folder) =>
    firstViews(shell, readJson(join(root, folder, 'dist/manifest.json'))),
  );
  const later = withLater.flatMap((folder) =>
    laterViews(
      readJson(join(root, folder, 'dist/manifest.json')),
      readJson(join(root, folder, 'dist', CHUNKS_FILE)),
    ),
  );
  return {
    issues: [...views.flat().flatMap(findViewIssues), ...later.flatMap(findLaterIssues)],
    summary: [
      `shell: script ${(shell.script / 1_000).toFixed(1)} KB, styles ${(shell.style / 1_000).toFixed(1)} KB (gzip)`,
      ...views.filter(({ length }) => length > 0).map(summaryLine),
      ...later.map(laterLine),
    ],
  };
}
