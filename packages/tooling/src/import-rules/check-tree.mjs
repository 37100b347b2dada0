import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles, workspaceFolders } from '../files/source-files.mjs';
import { checkFile } from './check-file.mjs';
import { rowOf } from './find-row.mjs';

const EXTENSIONS = new Set(['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs']);

/** Issues as lines: `path:line "specifier": message`. */
const issueLine = ({ path, line, specifier, fault }) => `${path}:${line} "${specifier}": ${fault}`;

/**
 * Checks every source file of a repository against the table. A workspace without a row is an issue as well.
 * @param {string} root absolute path
 * @returns {{ faults: string[], files: number }}
 */
export function checkTree(root) {
  const rowless = workspaceFolders(root)
    .filter((folder) => rowOf(`${folder}/src/index.ts`) === undefined)
    .map((folder) => `${folder} has no row in the table of import rules`);
  const paths = sourceFiles(root, EXTENSIONS).filter((path) => rowOf(path) !== undefined);
  const found = paths.flatMap((path) => checkFile({ path, text: readFileSync(join(root, path), 'utf8') }));
  return { faults: [...rowless, ...found.map(issueLine)], files: paths.length };
}
