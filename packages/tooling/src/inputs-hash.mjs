import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

/** Matched by the path inside the package: only its top-level folders, not a nested source folder of the same name. */
const IGNORED =
  /^(node_modules|e2e(?!\/examples\.json$)|dist|dist\.building|test|coverage)(\/|$)|\.spec\.tsx?$|\.md$/;
/** @param {string} path inside a package */
export const isInput = (path) => !IGNORED.test(path);
const PREFIX = '@mockingbird/';

/** @param {string} directory */
async function filesOf(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isInput(relative(directory, file)))
    .sort();
}

/**
 * The folders of a package and of its workspace dependencies, nearest first.
 * @param {string} directory
 * @param {Set<string>} seen
 */
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
        // A workspace is in packages/ or at the top level.
      }
    }
  }
  return seen;
}

/**
 * The lock file's entries for third-party packages. Workspaces are omitted: a new remote must not invalidate other
 * builds.
 * @param {string} root
 */
export async function installedPackages(root) {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8').catch(() => '{}');
  /** @type {[string, { link?: boolean }][]} */
  const entries = Object.entries(JSON.parse(lock).packages ?? {});
  return entries.filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
}

/**
 * One hash of all inputs of a build: the sources of the package and its workspace dependencies, and the lock file.
 * Equal hash, equal build, so a stale build is detected without building.
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
