import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { blocksOf } from './blocks.mjs';
import { frontMatter } from './front-matter.mjs';
import { pictureOf } from './pictures.mjs';

/** Of an adult who reads to learn. */
const WORDS_PER_MINUTE = 200;
/** Whoever wrote it, the team answers for it. */
const TEAM = { name: 'Mockingbird editorial team', picture: 'team.svg' };

const minutesOf = (body) => Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE));

/**
 * Reads one article or post. What its file does not say is worked out: the slug is the file's name, the reading time
 * comes from the text, the picture for previews is the cover.
 * @param {string} path of the Markdown file
 * @param {ReadonlyMap<string, string>} pictures
 * @returns {Promise<object>} fields that have not been checked
 */
export async function readEntry(path, pictures) {
  const { fields, body } = frontMatter(await readFile(path, 'utf8'));
  const { cover, ...others } = fields;
  if (typeof cover?.picture !== 'string')
    throw new Error('Expected a field cover: { picture: <file in pictures/> }');
  const url = pictureOf(pictures, cover.picture);
  return {
    author: { name: TEAM.name, avatar: { url: pictureOf(pictures, TEAM.picture) } },
    readingTime: minutesOf(body),
    ...others,
    slug: basename(path, '.md'),
    cover: { url, alternativeText: cover.alternativeText },
    baseImageFields: { url, altText: cover.alternativeText },
    blocks: blocksOf(body, pictures),
  };
}
