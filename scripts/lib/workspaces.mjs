import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * A workspace package; `manifest` is its package.json.
 * @typedef {{ directory: string, name: string, manifest: { scripts?: Record<string, string> } }} Workspace
 */

/** @returns {Workspace[]} every workspace package */
export function workspaces() {
  const inPackages = readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name));
  const atTop = readdirSync(ROOT).filter(
    (name) => existsSync(join(ROOT, name, 'package.json')) && name !== 'node_modules',
  );
  return [...inPackages, ...atTop]
    .filter((path) => existsSync(join(ROOT, path, 'package.json')))
    .map((path) => {
      const manifest = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'));
      return { directory: join(ROOT, path), name: manifest.name, manifest };
    });
}

/** All remotes that `npm run dev` runs: the folders with a remote.json. */
export const developedRemotes = () =>
  workspaces().filter(({ directory }) => existsSync(join(directory, 'remote.json')));

/**
 * Whether visitors get this package: `packages` has libraries, and remotes for development only.
 * @param {{ directory: string }} workspace
 */
export const isDeployed = ({ directory }) =>
  dirname(directory) === ROOT || !existsSync(join(directory, 'remote.json'));

/** The remotes that visitors get. */
export const remotes = () => developedRemotes().filter(isDeployed);
