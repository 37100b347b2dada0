import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../../..');

export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Lines without comments and blank lines. */
export const linesOf = (path: string): string[] =>
  readText(path)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The number of `export const <name> =` in a limits file; products are multiplied. */
export function limitIn(path: string, name: string): number {
  const text = new RegExp(`export const ${name} = ([\\d_* ]+);`).exec(readText(path))?.[1];
  if (text === undefined) throw new Error(`${path} has no limit ${name}`);
  return text
    .split('*')
    .map((factor) => Number(factor.replaceAll('_', '')))
    .reduce((product, factor) => product * factor);
}
