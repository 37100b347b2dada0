import { posix } from 'node:path';
import { isIn, sourceFiles } from '../files/source-files.mjs';

const EXTENSIONS = new Set(['.ts', '.tsx', '.mts', '.mjs']);

/** Source files that a folder may have, without specs and type declarations. */
const FOLDER_FILES = 15;

/** Folders of like data files, which are one list. */
const DATA_FOLDERS = new Set(['mfe-calculators/src/ap/exams']);

/** @param {string} path */
const isSource = (path) => !/\.spec\.tsx?$|\.d\.m?ts$/.test(path);

/**
 * @param {string} root absolute path of the repository
 * @param {string} [only] folder of one workspace
 * @returns {{ issues: string[], folders: number, largest: number }}
 */
export function checkFolderFiles(root, only) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of sourceFiles(root, EXTENSIONS).filter((file) => isSource(file) && isIn(only, file))) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const issues = [...counts]
    .filter(([folder]) => !DATA_FOLDERS.has(folder))
    .filter(([, count]) => count > FOLDER_FILES)
    .map(([folder, count]) => `${folder} has ${count} source files; at most ${FOLDER_FILES} are allowed`);
  return { issues, folders: counts.size, largest: Math.max(0, ...counts.values()) };
}
