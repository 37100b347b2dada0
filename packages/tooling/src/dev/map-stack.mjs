import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/** Places in files of the developed remote, as browsers write them into a stack. */
const PLACE = /https?:\/\/[^\s()@]+\/remotes\/[^/\s]+\/[^/\s]+-hot\.\d+\/([\w.-]+):(\d+):(\d+)/;
/** Lines of a stack that are shown. */
const LINES_SHOWN = 12;

/** A source as the developer knows it: a path from the remote's folder. */
const sourcePath = (source) =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/\?.*$/, '')
    .replace(/^\.\//, '');

/** @returns {Promise<SourceMap | undefined>} */
async function readMap(folder, file) {
  try {
    return new SourceMap(JSON.parse(await readFile(join(folder, `${file}.map`), 'utf8')));
  } catch {
    // Without a map the place stays as the browser wrote it.
    return undefined;
  }
}

async function mapLine(line, folder, maps) {
  const [place, file, row, column] = PLACE.exec(line) ?? [];
  if (!place) return line;
  if (!maps.has(file)) maps.set(file, await readMap(folder, file));
  // Stacks count from 1, source maps from 0.
  const entry = maps.get(file)?.findEntry(Number(row) - 1, Number(column) - 1);
  if (!entry?.originalSource) return line;
  return line.replace(place, `${sourcePath(entry.originalSource)}:${entry.originalLine + 1}`);
}

/**
 * Puts file and line of the sources in place of those of the build.
 * @param {string} stack as a browser gave it
 * @param {string} folder where the build and its source maps lie
 * @returns {Promise<string>}
 */
export async function mapStack(stack, folder) {
  const maps = new Map();
  const lines = stack.split('\n').slice(0, LINES_SHOWN);
  return (await Promise.all(lines.map((line) => mapLine(line, folder, maps)))).join('\n');
}
