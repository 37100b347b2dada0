import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads the drawings that articles and posts name. They travel inside of what names them, as `data:` addresses, as the
 * pictures of the exams do: a picture is as old as its text, and no file has to be delivered.
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
 * @throws {Error} when there is none of the name
 */
export function pictureOf(pictures, name) {
  const address = typeof name === 'string' ? pictures.get(name) : undefined;
  if (address === undefined) throw new Error(`There is no picture ${String(name)}`);
  return address;
}
