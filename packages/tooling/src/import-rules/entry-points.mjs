import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolders } from '../files/source-files.mjs';

/** The file that the sources of other workspaces get. */
const fileOf = (target) => (typeof target === 'string' ? target : target.source);

/**
 * @param {string} root absolute path of the repository
 * @returns {Map<string, string>} `@mockingbird/platform/internal` to `packages/platform/src/internal.ts`
 */
export function entryPoints(root) {
  const pairs = workspaceFolders(root).flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.entries(exports).map(([subpath, target]) => [
      join(name, subpath),
      join(folder, fileOf(target)),
    ]);
  });
  return new Map(pairs);
}
