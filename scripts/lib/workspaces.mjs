import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Folders of the remotes: those with a remote.json. */
export const remotes = () =>
  workspaces().filter(({ directory }) => existsSync(join(directory, 'remote.json')));
