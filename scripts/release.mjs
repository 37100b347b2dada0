// Builds a remote with the version of its package.json and publishes it: `npm run release -- mfe-x`.
// --without-tags: also where the repository has no tags of releases. Other options are those of `mb publish`.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findRemote } from './lib/dev/remote.mjs';
import { fail } from './lib/fail.mjs';
import { prepare } from './lib/prepare.mjs';
import { missingTags } from './lib/release-tags.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { isForDevelopment, remotes } from './lib/workspaces.mjs';

const WITHOUT_TAGS = '--without-tags';
const BUILDER = join(ROOT, 'packages/tooling/bin/mb-build.mjs');
const MB = join(ROOT, 'packages/registry/bin/mb.mjs');
/** @param {{ directory: string }} workspace */
const isLibrary = (workspace) =>
  !isForDevelopment(workspace) && workspace.directory.startsWith(join(ROOT, 'packages'));

/** @param {...string} args of git @returns {Promise<string | undefined>} its output; undefined when it fails */
async function git(...args) {
  const ended = await promisify(execFile)('git', args, { cwd: ROOT }).catch(() => undefined);
  return ended?.stdout.trim();
}

/** @returns undefined outside of a repository, and where files differ from the commit */
async function currentCommit() {
  return (await git('status', '--porcelain')) === '' ? git('rev-parse', 'HEAD') : undefined;
}

/** Without tags, the next version of every package would be raised. */
async function requireTags() {
  const missing = await missingTags(ROOT);
  if (missing !== undefined) throw new Error(`MB-5014 ${missing}`);
}

/**
 * @param {string[]} args the remote, `--without-tags`, and options for `mb publish`
 * @returns {Promise<number>} the exit code of `mb publish`
 */
async function release([which, ...given]) {
  const { directory, name } = findRemote(which, { remotes: remotes(), command: 'npm run release' });
  const options = given.filter((option) => option !== WITHOUT_TAGS);
  if (options.length === given.length) await requireTags();
  const commit = await currentCommit();
  // `mb` and the tooling run from their builds. Other teams' packages are not built.
  await prepare({ build: isLibrary });
  const { version } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  // A separate folder, because `npm start` uses `dist` with a working-tree version.
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-release-'));
  try {
    const built = join(folder, name);
    console.error(`Building ${name}@${version} ...`);
    const { code, output } = await run(process.execPath, [BUILDER, '--version', version, '--out', built], {
      cwd: directory,
    });
    if (code !== 0) throw new Error(`MB-5004 ${name} could not be built:\n${output.trim()}`);
    // A change during the build could be in it.
    const origin = commit !== undefined && commit === (await currentCommit()) ? ['--commit', commit] : [];
    const published = await run(process.execPath, [MB, 'publish', built, ...origin, ...options], {
      inherit: true,
    });
    return published.code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await release(process.argv.slice(2));
} catch (error) {
  fail(error);
}
