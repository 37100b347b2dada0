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

/** @param {{ directory: string }} workspace */
const isRemote = ({ directory }) => existsSync(join(directory, 'remote.json'));

/**
 * Whether this is a remote for development only: a folder of `packages`. A remote at the top is for visitors.
 * @param {{ directory: string }} workspace
 */
export const isForDevelopment = (workspace) => isRemote(workspace) && dirname(workspace.directory) !== ROOT;

/** The remotes that visitors get. */
export const remotes = () =>
  workspaces().filter((workspace) => isRemote(workspace) && !isForDevelopment(workspace));

/** The remotes that `npm run dev` runs, those for development only last. */
export const developedRemotes = () => [...remotes(), ...workspaces().filter(isForDevelopment)];
