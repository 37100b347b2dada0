import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/** Positions in files of the developed remote, in the stack format of browsers. */
const PLACE = /https?:\/\/[^\s()@]+\/remotes\/[^/\s]+\/[^/\s]+-hot\.\d+\/([\w.-]+):(\d+):(\d+)/;
/** Maximum number of lines that the panel shows. */
const LINES_SHOWN = 12;

/**
 * A source path relative to the remote's folder.
 * @param {string} source
 */
const sourcePath = (source) =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/\?.*$/, '')
    .replace(/^\.\//, '');

/** @param {string} folder @param {string} file @returns {Promise<SourceMap | undefined>} */
async function readMap(folder, file) {
  try {
    return new SourceMap(JSON.parse(await readFile(join(folder, `${file}.map`), 'utf8')));
  } catch {
    // Without a source map the position stays unchanged.
    return undefined;
  }
}

/** @param {string} line @param {string} folder @param {Map<string, SourceMap | undefined>} maps */
async function mapLine(line, folder, maps) {
  const [place, file, row, column] = PLACE.exec(line) ?? [];
  if (!place || !file) return line;
  if (!maps.has(file)) maps.set(file, await readMap(folder, file));
  // Stacks count from 1, source maps from 0.
  const entry = maps.get(file)?.findEntry(Number(row) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return line;
  return line.replace(place, `${sourcePath(entry.originalSource)}:${entry.originalLine + 1}`);
}

/** A component or element of a stack: `at Tally (place)` in Chromium, `Tally@place` in Firefox. */
const COMPONENT = /^\s*(?:at )?(.*?)\s*$/;
/** A file of the shell, or of react-router in it. */
const SHELL_FILE = /\/assets\/development-/;
/** React writes it for an element of HTML in Chromium. */
const NO_PLACE = / \(<anonymous>\)$/;

/**
 * The components around the one that threw, the innermost first: those of the remote, with file and line of the sources.
 * @param {string} components React's component stack
 * @param {string} folder of the build and its source maps
 * @returns {Promise<string>}
 */
export async function mapComponents(components, folder) {
  const lines = components.split('\n').filter((line) => line.trim() !== '');
  const firstOfShell = lines.findIndex((line) => SHELL_FILE.test(line));
  const ofRemote = lines.slice(0, firstOfShell < 0 ? undefined : firstOfShell);
  const plain = ofRemote.map((line) => (COMPONENT.exec(line)?.[1] ?? line).replace(NO_PLACE, ''));
  return mapStack(plain.join('\n'), folder);
}

/**
 * Replaces positions in the build by file and line of the sources.
 * @param {string} stack from a browser
 * @param {string} folder of the build and its source maps
 * @returns {Promise<string>}
 */
export async function mapStack(stack, folder) {
  /** @type {Map<string, SourceMap | undefined>} */
  const maps = new Map();
  const lines = stack.split('\n').slice(0, LINES_SHOWN);
  return (await Promise.all(lines.map((line) => mapLine(line, folder, maps)))).join('\n');
}
