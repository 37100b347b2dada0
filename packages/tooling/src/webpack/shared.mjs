import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The libraries that the shell provides once for all remotes. */
export const SHARED_LIBRARIES = [
  'react',
  'react-dom',
  'react-router-dom',
  'zustand',
  '@mockingbird/platform',
];

const require = createRequire(import.meta.url);

/** @returns {string} the version of an installed package, looked up from the folder of the one who asks */
export function installedVersion(name, from) {
  const paths = require.resolve.paths(name).concat(`${from}/node_modules`);
  for (const path of paths) {
    try {
      return JSON.parse(readFileSync(`${path}/${name}/package.json`, 'utf8')).version;
    } catch {
      // Not in this folder; the next one up.
    }
  }
  throw new Error(`${name} is not installed`);
}

/** The range a remote accepts: the same major version, at least what it was built against. */
const acceptedRange = (version) => `^${version}`;

/** What a remote declares: it takes the shell's copy or refuses to start, and never brings its own. */
export function consumed(directory) {
  return Object.fromEntries(
    ['react/jsx-runtime', ...SHARED_LIBRARIES].map((name) => [
      name,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: acceptedRange(installedVersion(name.replace('/jsx-runtime', ''), directory)),
      },
    ]),
  );
}

/** The same, as `manifest.json` tells it. */
export const sharedRanges = (directory) =>
  Object.fromEntries(
    SHARED_LIBRARIES.map((name) => [name, acceptedRange(installedVersion(name, directory))]),
  );
