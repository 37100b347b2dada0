import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isIn, sourceFiles } from '../files/source-files.mjs';
import { FILE_LINES } from './limits.mjs';

const EXTENSIONS = new Set(['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.css']);

/**
 * @param {string} text
 * @returns {number} lines as an editor counts them; a final line feed starts no new one
 */
export const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/**
 * @param {string} root absolute path of the repository
 * @param {string} [only] folder of one workspace
 * @returns {{ issues: string[], files: number, median: number }}
 */
export function checkFileLines(root, only) {
  const counted = sourceFiles(root, EXTENSIONS)
    .filter((path) => isIn(only, path))
    .map((path) => ({ path, lines: countLines(readFileSync(join(root, path), 'utf8')) }));
  const sorted = counted.map(({ lines }) => lines).sort((a, b) => a - b);
  return {
    issues: counted
      .filter(({ lines }) => lines > FILE_LINES)
      .map(({ path, lines }) => `${path} has ${lines} lines; at most ${FILE_LINES} are allowed`),
    files: counted.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
  };
}
