import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * An entry of package-lock.json, as far as the checks read it.
 * @typedef {{
 *   name?: string, version?: string, resolved?: string, integrity?: string, license?: string, link?: boolean,
 *   hasInstallScript?: boolean, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, os?: string[], cpu?: string[], optional?: boolean,
 * }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

const FOLDER = 'node_modules/';

/** @param {string} root @returns {Lock} */
export const readLock = (root) => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/**
 * The name of a package by its place: `node_modules/a/node_modules/@b/c` is `@b/c`.
 * @param {string} path
 */
export const nameAt = (path) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/**
 * Third-party packages of a lock file: neither workspaces nor the links to them.
 * @param {Lock} lock
 * @returns {[path: string, entry: LockEntry][]}
 */
export const thirdParty = ({ packages }) =>
  Object.entries(packages).filter(([path, { link }]) => path.includes(FOLDER) && !link);
