import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const OURS = '@mockingbird';
/** Files that a development server does not need, or must not share. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist.building',
  'coverage',
  '.git',
  '.data',
  '.cache',
  'attack',
  'bench',
  'fault-lab',
  'docs',
]);

/**
 * The installed packages, linked one by one; packages of the repository are the copied ones. Packages that a workspace
 * has installed for itself are linked as a folder.
 */
async function linkModules(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, OURS), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== OURS) await symlink(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of await readdir(join(ROOT, 'node_modules', OURS))) {
    await symlink(await readlink(join(ROOT, 'node_modules', OURS, name)), join(modules, OURS, name));
  }
  for (const path of await readdir(folder)) {
    const own = join(ROOT, path, 'node_modules');
    if (path !== 'node_modules' && existsSync(own)) await symlink(own, join(folder, path, 'node_modules'));
  }
}

/**
 * A copy of the repository with its builds: sources that a test may change.
 * @param remotes folders of the remotes in the copy
 */
export async function copyTree(remotes: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-dev-'));
  await cp(ROOT, folder, {
    recursive: true,
    filter: (path) => {
      const name = basename(path);
      const isOtherRemote = name.startsWith('mfe-') && !remotes.includes(name);
      return !LEFT_OUT.has(name) && !(isOtherRemote && resolve(path, '..') === ROOT);
    },
  });
  await linkModules(folder);
  return folder;
}
