import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANK } from './folders.js';

const CONTENT = join(import.meta.dirname, '../..');
/** What the builder reads. Articles, posts and the verifier change no question. */
const SOURCES = [
  ...['driving', 'facts', 'papers', 'signs.yaml'],
  ...['aptitude', 'build', 'driving', 'exams', 'facts', 'papers', 'templates'].map((name) => `src/${name}`),
];
/** The file with the digests, in the folder of the bank. */
export const WRITTEN_FROM = 'written-from.json';

/** Digests (SHA-256, hex) of the builder's sources and of the bank that it wrote. */
export interface Digests {
  sources: string;
  bank: string;
}

function filesOf(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** @param files absolute paths */
function digestOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash.update(`${file.slice(folder.length)}\0`);
    hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The digests of what is in the folders now. */
export function digestsNow(): Digests {
  const sources = SOURCES.flatMap((name) => {
    const path = join(CONTENT, name);
    return name.endsWith('.yaml') ? [path] : filesOf(path);
  });
  const bank = filesOf(BANK).filter((file) => !file.endsWith(WRITTEN_FROM));
  return { sources: digestOf(CONTENT, sources), bank: digestOf(BANK, bank) };
}
