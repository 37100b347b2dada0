import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

/** By the path inside the package: only its own folders of these names, not one of its sources that is called the same. */
const IGNORED =
  /^(node_modules|e2e(?!\/examples\.json$)|dist|dist\.building|test|coverage)(\/|$)|\.spec\.tsx?$|\.md$/;
export const isInput = (path) => !IGNORED.test(path);
const PREFIX = '@mockingbird/';

async function filesOf(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isInput(relative(directory, file)))
    .sort();
}

/** The folders of a package and of every workspace package that it builds from, nearest first. */
async function inputFolders(directory, seen = new Set()) {
  if (seen.has(directory)) return seen;
  seen.add(directory);
  const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const name of names.filter((each) => each.startsWith(PREFIX) && each !== `${PREFIX}testing`)) {
    const root = resolve(import.meta.dirname, '../../..');
    const short = name.slice(PREFIX.length);
    for (const candidate of [join(root, 'packages', short), join(root, short)]) {
      try {
        await readFile(join(candidate, 'package.json'));
        await inputFolders(candidate, seen);
        break;
      } catch {
        // A workspace lives in packages/ or at the top.
      }
    }
  }
  return seen;
}

/**
 * What the lock file says of packages of others. Workspaces are left out: a new remote must make nobody else's build stale.
 */
export async function installedPackages(root) {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8').catch(() => '{}');
  const entries = Object.entries(JSON.parse(lock).packages ?? {});
  return entries.filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
}

/**
 * What a build is made from, as one hash: the sources of the package and of the workspace packages it depends on, and
 * the lock file. Equal hash, equal build: so a stale build is found without building.
 * @param {string} directory absolute path of the package
 * @returns {Promise<string>} sha256, hex
 */
export async function inputsHash(directory) {
  const root = resolve(import.meta.dirname, '../../..');
  const hash = createHash('sha256');
  for (const folder of [...(await inputFolders(directory))].sort()) {
    for (const file of await filesOf(folder)) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  hash.update(JSON.stringify(await installedPackages(root)));
  return hash.digest('hex');
}
