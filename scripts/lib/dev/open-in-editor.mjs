import { realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import launchEditor from 'launch-editor';
import * as z from 'zod';

export const sourcePlaceSchema = z.strictObject({
  file: z.string().min(1).max(500),
  line: z.int().min(1).max(1_000_000),
});

/** A file that may not be opened. */
export class RefusedFileError extends Error {}

/**
 * The path of a file in the repository.
 * @param {string} file relative to `directory`
 * @param {{ directory: string, root: string }} folders absolute paths of the remote and the repository
 * @returns {Promise<string>}
 * @throws RefusedFileError for a file that does not exist, and for one outside of the repository, also through a link
 */
export async function findSource(file, { directory, root }) {
  const path = await realpath(resolve(directory, file)).catch(() => undefined);
  const isInside = path?.startsWith(`${await realpath(root)}${sep}`) === true;
  if (!path || !isInside || !(await stat(path)).isFile())
    throw new RefusedFileError(`${file} is no file of the repository`);
  return path;
}

/**
 * Opens a file in the developer's editor. It is the program of `LAUNCH_EDITOR`, else an editor that runs, else that of
 * `VISUAL` or `EDITOR`.
 * @param {string} path absolute
 * @param {number} line from 1
 * @returns {boolean} false when there is no editor to start. The terminal shows when one ends with an error.
 */
export function openInEditor(path, line) {
  let isKnown = true;
  launchEditor(`${path}:${line}`, (_file, reason) => {
    isKnown = reason !== null;
  });
  return isKnown;
}
