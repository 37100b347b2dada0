import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads the drawings of articles and posts. They are inlined as `data:` addresses, like the pictures of the exams, so
 * that a picture always matches its text and needs no file.
 * @param {string} folder
 * @returns {Promise<ReadonlyMap<string, string>>} address by the file's name
 */
export async function loadPictures(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const addresses = names.map(async (name) => {
    const drawing = (await readFile(join(folder, name), 'utf8')).replace(/>\s+</g, '><').trim();
    return [name, `data:image/svg+xml,${encodeURIComponent(drawing)}`];
  });
  return new Map(await Promise.all(addresses));
}

/**
 * @param {ReadonlyMap<string, string>} pictures
 * @param {unknown} name
 * @returns {string} the picture's address
 * @throws {Error} when there is no such picture
 */
export function pictureOf(pictures, name) {
  const address = typeof name === 'string' ? pictures.get(name) : undefined;
  if (address === undefined) throw new Error(`There is no picture ${String(name)}`);
  return address;
}
