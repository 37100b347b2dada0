import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolders } from '../files/source-files.mjs';

/**
 * The file that the sources of other workspaces get.
 * @param {string | { source: string }} target
 */
const fileOf = (target) => (typeof target === 'string' ? target : target.source);

/**
 * @param {string} root absolute path of the repository
 * @returns {Map<string, string>} `@mockingbird/platform/internal` to `packages/platform/src/internal.ts`
 */
export function entryPoints(root) {
  const pairs = workspaceFolders(root).flatMap((folder) => {
    /** @type {{ name: string, exports?: Record<string, string | { source: string }> }} */
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.entries(exports).map(
      ([subpath, target]) => /** @type {const} */ ([join(name, subpath), join(folder, fileOf(target))]),
    );
  });
  return new Map(pairs);
}
