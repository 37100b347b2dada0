import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { isForDevelopment, workspaces } from './workspaces.mjs';

const MAX_AT_ONCE = 4;
const BUILDER = join(ROOT, 'packages/tooling/bin/mb-build.mjs');
/** `mb-build` writes the hash of the inputs beside the build. @param {string} directory */
const noteOf = (directory) => join(directory, 'dist/.inputs');

/** @typedef {import('./workspaces.mjs').Workspace} Workspace */

/**
 * The reason for a build: the hash of its inputs differs.
 * @param {(workspace: Workspace) => boolean} wanted
 */
async function stalePackages(wanted) {
  const { inputsHash } = await import('../../packages/tooling/src/inputs-hash.mjs');
  const built = workspaces().filter(
    (workspace) => workspace.manifest.scripts?.build === 'mb-build' && wanted(workspace),
  );
  const checked = await Promise.all(
    built.map(async (workspace) => {
      const inputs = await inputsHash(workspace.directory);
      const note = noteOf(workspace.directory);
      return { ...workspace, stale: !existsSync(note) || readFileSync(note, 'utf8') !== inputs };
    }),
  );
  return checked.filter(({ stale }) => stale);
}

/**
 * Packages that need only each other's sources have no order. contracts goes first, because the tooling runs its build.
 * @param {Workspace} a
 * @param {Workspace} b
 */
const byNeed = (a, b) => Number(b.name.endsWith('/contracts')) - Number(a.name.endsWith('/contracts'));

/** @param {Workspace} workspace @param {(name: string, milliseconds: number) => void} progress */
async function build({ directory, name }, progress) {
  const startedAt = Date.now();
  const { code, output } = await run(process.execPath, [BUILDER], { cwd: directory });
  if (code !== 0) throw new Error(`MB-5004 ${name} could not be built:\n${output.trim()}`);
  progress(name, Date.now() - startedAt);
}

/**
 * Builds stale packages and prints the progress.
 * @param {(workspace: Workspace) => boolean} wanted selects workspaces; default: all but remotes for development
 */
export async function buildStale(wanted = (workspace) => !isForDevelopment(workspace)) {
  const stale = (await stalePackages(wanted)).sort(byNeed);
  if (stale.length === 0) return;
  console.log(`Building ${stale.length} packages ...`);
  let done = 0;
  /** @param {string} name @param {number} milliseconds */
  const progress = (name, milliseconds) => {
    done += 1;
    console.log(
      `  ${String(done).padStart(2)}/${stale.length} ${name} ${(milliseconds / 1000).toFixed(1)} s`,
    );
  };
  const first = stale.filter(({ name }) => name.endsWith('/contracts'));
  for (const workspace of first) await build(workspace, progress);
  const others = stale.filter((workspace) => !first.includes(workspace));
  // A fresh clone installs packages after this module is loaded.
  const { default: pMap } = await import('p-map');
  await pMap(others, (workspace) => build(workspace, progress), {
    concurrency: Math.min(MAX_AT_ONCE, availableParallelism()),
  });
}
