import { readFile, writeFile } from 'node:fs/promises';

const BEGIN = '<!-- figures: written by `npm run bench -- --write` -->';
const END = '<!-- end of figures -->';

/**
 * Replaces the text between the markers of a page.
 * @throws when a marker is missing
 */
export function withFigures(page: string, text: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The page has no "${BEGIN}" ... "${END}"`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${text}\n\n${page.slice(end)}`;
}

/** Rewrites the figures of docs/quality.md. */
export async function writeQualityPage(file: string, text: string): Promise<void> {
  await writeFile(file, withFigures(await readFile(file, 'utf8'), text));
}
