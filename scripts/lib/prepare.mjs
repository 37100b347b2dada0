import { buildStale } from './build-stale.mjs';
import { installDependencies } from './install.mjs';
import { checkNode } from './node-version.mjs';

/**
 * From a fresh clone to a built tree: the right Node, what the lock file says, and builds of what changed.
 * @param {{ build?: boolean | ((workspace: { directory: string }) => boolean) }} [options] `build: false` for what looks
 *   at sources only; a function for what needs some of the builds
 */
export async function prepare({ build = true } = {}) {
  checkNode();
  await installDependencies();
  if (build) await buildStale(build === true ? undefined : build);
}
