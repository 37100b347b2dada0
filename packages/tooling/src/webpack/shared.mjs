import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * @typedef {{ import: false, singleton: true, strictVersion: true, requiredVersion: string }} Consumed
 */

/** The libraries that the shell provides for all remotes. */
export const SHARED_LIBRARIES = [
  'react',
  'react-dom',
  'react-router-dom',
  'zustand',
  '@mockingbird/platform',
];

/** @param {string} folder */
const packageAt = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Folders in which Node looks for a package, nearest first.
 * @param {string} folder
 * @param {string} name
 */
const lookedUpFrom = (folder, name) => createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];

/**
 * @param {string} name
 * @param {string} from a folder
 * @returns {string} the version of an installed package, as the given folder resolves it, otherwise as the tooling does
 */
export function installedVersion(name, from) {
  for (const path of [...lookedUpFrom(from, name), ...lookedUpFrom(import.meta.dirname, name)]) {
    try {
      return packageAt(join(path, name)).version;
    } catch {
      // Not in this folder; try the next one.
    }
  }
  throw new Error(`${name} is not installed`);
}

/**
 * A dependency that names a location instead of versions: `file:..`, `workspace:*`, a tag.
 * @param {string} text
 */
const isRange = (text) => /^[\^~<>=]*\s*\d/.test(text);

/**
 * The range in a remote's package.json; undefined when the remote does not name the library.
 * @param {string} name
 * @param {string} directory
 * @returns {string | undefined}
 */
function declaredRange(name, directory) {
  try {
    const { dependencies, peerDependencies } = packageAt(directory);
    return [peerDependencies?.[name], dependencies?.[name]].find((range) => range && isRange(range));
  } catch {
    return undefined;
  }
}

/**
 * The range that a remote accepts: the one in its package.json, so that an older shell is accepted too. For a library
 * without one: the same major version, at least the installed one.
 * @param {string} name
 * @param {string} directory
 */
const acceptedRange = (name, directory) =>
  declaredRange(name, directory) ?? `^${installedVersion(name, directory)}`;

/**
 * Sharing options of a remote: it uses the shell's copy or fails to start, and never bundles its own.
 * @param {string} directory
 * @returns {Record<string, Consumed>} by library
 */
export function consumed(directory) {
  return Object.fromEntries(
    ['react/jsx-runtime', ...SHARED_LIBRARIES].map((name) => [
      name,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: acceptedRange(name.replace('/jsx-runtime', ''), directory),
      },
    ]),
  );
}

/**
 * The same for `manifest.json`.
 * @param {string} directory
 */
export const sharedRanges = (directory) =>
  Object.fromEntries(SHARED_LIBRARIES.map((name) => [name, acceptedRange(name, directory)]));
