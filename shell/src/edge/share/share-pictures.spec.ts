import { expect, it } from '@jest/globals';
import type { ShareCard } from './card/share-card.js';
import { SharePictures } from './share-pictures.js';

const cardOf = (title: string): ShareCard => ({ title, line: 'Blog', isArticle: true, version: title });

/** Pictures of a rasteriser that returns the SVG itself, or fails. */
function create({ isFailing = false } = {}) {
  const made: string[] = [];
  const rasterize = async (svg: string) => {
    made.push(svg);
    if (isFailing) throw new Error('cannot be painted');
    return Buffer.from(svg);
  };
  return { made, pictures: new SharePictures({ isUsable: true, rasterize }) };
}

it('a picture is made once for a crowd, and then stored', async () => {
  const { made, pictures } = create();
  expect(pictures.has(cardOf('a'))).toBe(false);
  const crowd = [1, 2, 3].map(() => pictures.get(cardOf('a')));
  expect(pictures.has(cardOf('a'))).toBe(true);
  const [first, ...others] = await Promise.all([...crowd, pictures.get(cardOf('a'))]);
  expect(others.every((picture) => picture === first)).toBe(true);
  expect(made).toHaveLength(1);
  expect(first?.etag).toMatch(/^"[\w-]+"$/);
  expect((await pictures.get(cardOf('b'))).etag).not.toBe(first?.etag);
});

it('a picture that failed is tried again', async () => {
  const { made, pictures } = create({ isFailing: true });
  for (const _ of [1, 2]) await expect(pictures.get(cardOf('a'))).rejects.toThrow('cannot be painted');
  expect([made.length, pictures.has(cardOf('a'))]).toEqual([2, false]);
});
