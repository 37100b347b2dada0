import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** Files and folders by their whole path, in code marks. */
const PATH = /`((?:[\w@.-]+\/)+[\w@.-]*)`/g;
const LINK = /\]\(([^)#\s]+)[^)]*\)/g;

const exists = (path: string) => existsSync(join(ROOT, path));

/** Paths that a text names in code marks and that look like ones of this repository. */
export const namedPaths = (text: string): string[] =>
  [...text.matchAll(PATH)].map(([, path = '']) => path).filter((path) => exists(path.split('/')[0] ?? ''));

export const missingPaths = (text: string): string[] => namedPaths(text).filter((path) => !exists(path));

/** Documents of this repository to which a text of docs/ links. */
export const linkedDocuments = (text: string): string[] =>
  [...text.matchAll(LINK)].map(([, path = '']) => join('docs', path)).filter(exists);

/** Spec files, and folders of them. */
export const namedTests = (text: string): string[] =>
  namedPaths(text).filter(
    (path) => /\.spec\.tsx?$/.test(path) || (exists(path) && statSync(join(ROOT, path)).isDirectory()),
  );

/** Cells of the tables of a document, without the heads. */
export const tableRows = (text: string): string[][] =>
  [...text.matchAll(/^\|(.+)\|$/gm)]
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
    .filter((cells, index, rows) => !isRuler(cells) && !isRuler(rows[index + 1] ?? []));

const isRuler = (cells: readonly string[]) =>
  cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell));
