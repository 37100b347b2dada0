import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { blocksOf } from './blocks.mjs';
import { frontMatter } from './front-matter.mjs';
import { pictureOf } from './pictures.mjs';

/** Words per minute of an adult who reads to learn. */
const WORDS_PER_MINUTE = 200;
/** The default author: the team is responsible for every entry. */
const TEAM = { name: 'Mockingbird editorial team', picture: 'team.svg' };

/** Of the text that a reader sees, worked examples included. */
function minutesOf(blocks) {
  const text = blocks.map(({ body = '' }) => body).join(' ');
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE));
}

/**
 * Reads one article or post. Missing fields are derived: the slug from the file's name, the reading time from the text,
 * the preview picture from the cover.
 * @param {string} path of the Markdown file
 * @param {ReadonlyMap<string, string>} pictures
 * @returns {Promise<object>} unvalidated fields
 */
export async function readEntry(path, pictures) {
  const { fields, body } = frontMatter(await readFile(path, 'utf8'));
  const { cover, ...others } = fields;
  if (typeof cover?.picture !== 'string')
    throw new Error('Expected a field cover: { picture: <file in pictures/> }');
  const url = pictureOf(pictures, cover.picture);
  const blocks = blocksOf(body, pictures);
  return {
    author: { name: TEAM.name, avatar: { url: pictureOf(pictures, TEAM.picture) } },
    readingTime: minutesOf(blocks),
    ...others,
    slug: basename(path, '.md'),
    cover: { url, alternativeText: cover.alternativeText },
    baseImageFields: { url, altText: cover.alternativeText },
    blocks,
  };
}
