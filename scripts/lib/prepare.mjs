import { buildStale } from './build-stale.mjs';
import { installDependencies } from './install.mjs';
import { checkNode } from './node-version.mjs';

/**
 * Prepares a tree: Node version, installed packages, and builds of changed packages.
 * @param {{ build?: boolean | ((workspace: { directory: string }) => boolean) }} [options] `build: false` for commands
 * that need only sources; a function selects workspaces
 */
export async function prepare({ build = true } = {}) {
  checkNode();
  await installDependencies();
  if (build) await buildStale(build === true ? undefined : build);
}
