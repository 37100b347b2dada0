import { buildStale } from './build-stale.mjs';
import { installDependencies } from './install.mjs';
import { checkNode } from './node-version.mjs';

/** From a fresh clone to a built tree: the right Node, what the lock file says, and builds of what changed. */
export async function prepare() {
  checkNode();
  await installDependencies();
  await buildStale();
}
