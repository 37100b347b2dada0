import { describe, expect, it } from '@jest/globals';
import { type ArticleText, articleTextSchema } from '@mockingbird/contracts';
import { listPictures } from './list-pictures.js';

const textWith = (...bodies: string[]): ArticleText =>
  articleTextSchema.parse({
    examId: 'SAT',
    categorySlug: 'guides',
    slug: 'a-text',
    title: 'A text',
    excerpt: 'About it.',
    author: { name: 'Ada' },
    publicationDate: '2026-11-01',
    readingTime: 1,
    blocks: bodies.map((body) => ({ kind: 'richText', body })),
  });

describe('the pictures of a text', () => {
  it('are found with their places', () => {
    const found = listPictures(
      textWith('One ![a](/media/a.webp "Title") and ![](<https://b.example/b.png>)', '![c]( /c.png)'),
    );
    expect(found).toEqual([
      { path: '/details/blocks/0', url: '/media/a.webp' },
      { path: '/details/blocks/0', url: 'https://b.example/b.png' },
      { path: '/details/blocks/1', url: '/c.png' },
    ]);
  });

  it('are found in a time that grows with the length of the text only', () => {
    // With the square, this takes a quarter of a minute.
    const startedAt = performance.now();
    expect(listPictures(textWith('!['.repeat(50_000)))).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
