import { nameAt } from './lock.mjs';

/** @typedef {{ path: string, name: string, entry: import('./lock.mjs').LockEntry }} Package */

/** @param {string} path */
function parentOf(path) {
  const at = path.lastIndexOf('/node_modules/');
  return at === -1 ? '' : path.slice(0, at);
}

/**
 * Finds a dependency as Node does: in the package's own node_modules, else in those of the folders above.
 * @param {import('./lock.mjs').Lock} lock
 * @param {string} from path of the package that needs it; empty for the root
 * @param {string} name
 * @returns {string | undefined} undefined where an optional package is not in the lock file
 */
function find(lock, from, name) {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  const entry = lock.packages[path];
  if (entry) return entry.link ? entry.resolved : path;
  return from === '' ? undefined : find(lock, parentOf(from), name);
}

/**
 * The third-party packages that some workspaces need to run, from the lock file: the same on every platform. `npm sbom` of
 * npm 11 can not be used for it: with workspaces it names development packages and leaves out others.
 * @param {import('./lock.mjs').Lock} lock
 * @param {readonly string[]} workspaces their folders, from the root
 * @returns {Package[]} in the order of their names
 */
export function productionPackages(lock, workspaces) {
  const seen = new Set(workspaces);
  for (const path of seen) {
    const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = find(lock, path, name);
      // A set visits what is added during its loop.
      if (found !== undefined) seen.add(found);
    }
  }
  return [...seen]
    .filter((path) => path.includes('node_modules/'))
    .map((path) => ({ path, name: nameAt(path), entry: lock.packages[path] ?? {} }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.path.localeCompare(b.path, 'en'));
}
