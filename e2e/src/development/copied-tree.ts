import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readlink, symlink } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const OURS = '@mockingbird';
const COPIES = join(ROOT, '.data/copies');
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
 * The copied packages of the repository. Node finds all other packages in the folder above; they are not linked, because
 * a render process may not read where a link leads. Packages that a workspace has installed for itself are a linked folder.
 */
async function linkModules(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, OURS), { recursive: true });
  const installed = await readdir(join(ROOT, 'node_modules'));
  for (const name of installed.filter((one) => one.startsWith('.'))) {
    await symlink(join(ROOT, 'node_modules', name), join(modules, name));
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
 * A copy of the repository with its builds, in the repository's data folder: sources that a test may change.
 * @param remotes folders of the remotes in the copy
 */
export async function copyTree(remotes: readonly string[]): Promise<string> {
  await mkdir(COPIES, { recursive: true });
  const folder = await mkdtemp(join(COPIES, 'development-'));
  const isWanted = (name: string) => !LEFT_OUT.has(name);
  for (const name of await readdir(ROOT)) {
    if (!isWanted(name) || (name.startsWith('mfe-') && !remotes.includes(name))) continue;
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => isWanted(basename(path)),
    });
  }
  await linkModules(folder);
  return folder;
}
