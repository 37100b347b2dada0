import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Publication } from '@mockingbird/contracts';
import { buildRemote, TRIAL_FOLDER } from '../harness/releases.js';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Sources that a test changes. Packages are found in the folders above. */
const COPIES = join(ROOT, '.data/copies');

/** A change of one source of the trial remote. */
interface SourceChange {
  file: string;
  from: string;
  to: string;
}

export interface ChangedRemote {
  publication: Publication;
  /** File and line of a text in the changed source, as a person would look it up in the repository. */
  placeOf: (text: string) => { file: string; line: number };
}

/** Builds the trial remote from changed sources. @throws when the source does not contain the text to change */
export async function buildChangedTrial(
  version: string,
  { file, from, to }: SourceChange,
): Promise<ChangedRemote> {
  await mkdir(COPIES, { recursive: true });
  const folder = await mkdtemp(join(COPIES, 'trial-'));
  try {
    await cp(TRIAL_FOLDER, folder, { recursive: true });
    const path = join(folder, file);
    const original = await readFile(path, 'utf8');
    if (!original.includes(from)) throw new Error(`${file} does not contain ${from}`);
    const changed = original.replace(from, to);
    await writeFile(path, changed);
    return {
      publication: await buildRemote(folder, version),
      placeOf: (text) => ({
        file: relative(ROOT, path),
        line: (changed.split(text)[0] ?? '').split('\n').length,
      }),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
