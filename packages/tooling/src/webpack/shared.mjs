import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The libraries that the shell provides once for all remotes. */
export const SHARED_LIBRARIES = [
  'react',
  'react-dom',
  'react-router-dom',
  'zustand',
  '@mockingbird/platform',
];

const packageAt = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folders in which Node would look for a package, the nearest first. */
const lookedUpFrom = (folder, name) => createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];

/**
 * @returns {string} the version of an installed package: the one that the asking folder's own code gets, and where that has
 *   none, that of the tooling
 */
export function installedVersion(name, from) {
  for (const path of [...lookedUpFrom(from, name), ...lookedUpFrom(import.meta.dirname, name)]) {
    try {
      return packageAt(join(path, name)).version;
    } catch {
      // Not in this folder; the next one up.
    }
  }
  throw new Error(`${name} is not installed`);
}

/** What a package asks for that says a place and no versions: `file:..`, `workspace:*`, a tag. */
const isRange = (text) => /^[\^~<>=]*\s*\d/.test(text);

/** What a remote's package.json asks for; undefined where it leaves a library to the shell. */
function declaredRange(name, directory) {
  try {
    const { dependencies, peerDependencies } = packageAt(directory);
    return [peerDependencies?.[name], dependencies?.[name]].find((range) => range && isRange(range));
  } catch {
    return undefined;
  }
}

/**
 * The range that a remote accepts: what its package.json says, so that a shell that is older than what happens to be
 * installed will do. A library that it does not name: the same major version, at least the installed one.
 */
const acceptedRange = (name, directory) =>
  declaredRange(name, directory) ?? `^${installedVersion(name, directory)}`;

/** What a remote declares: it takes the shell's copy or refuses to start, and never brings its own. */
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

/** The same, as `manifest.json` tells it. */
export const sharedRanges = (directory) =>
  Object.fromEntries(SHARED_LIBRARIES.map((name) => [name, acceptedRange(name, directory)]));
