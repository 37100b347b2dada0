import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../scripts/lib/root.mjs';
import type { PlantedBug } from './bugs.js';

/** What the programs of a site consist of. */
const PROGRAMS = [
  'packages/embedded-mongo/bin',
  'packages/embedded-mongo/dist',
  'packages/embedded-mongo/package.json',
  'services/dist',
  'services/package.json',
  'shell/dist',
  'shell/package.json',
];
/** Packages that a workspace has installed for itself, if any. */
const INSTALLED = ['services/node_modules', 'shell/node_modules'];
/**
 * Copies are below the installed packages, so that they find them as the originals do. The render processes may read
 * neither links nor other places.
 */
const COPIES = join(ROOT, 'node_modules/.cache');

/** Applies the changes of a bug to a file's text. @throws unless each text occurs exactly once */
export function applyBug(text: string, { name, file, changes }: PlantedBug): string {
  return changes.reduce((changed, [from, to]) => {
    const [before = '', after, ...more] = changed.split(from);
    if (after === undefined || more.length > 0)
      throw new Error(`"${name}" cannot be planted: ${file} must contain once: ${from}`);
    return before + to + after;
  }, text);
}

/** Copies the built programs and plants a bug in the copy. @returns the folder of the copy, for the caller to remove */
export async function plant(bug: PlantedBug): Promise<string> {
  await mkdir(COPIES, { recursive: true });
  const folder = await mkdtemp(join(COPIES, 'planted-'));
  for (const path of [...PROGRAMS, ...INSTALLED.filter((each) => existsSync(join(ROOT, each)))]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(ROOT, path), join(folder, path), { recursive: true });
  }
  const file = join(folder, bug.file);
  await writeFile(file, applyBug(await readFile(file, 'utf8'), bug));
  return folder;
}
