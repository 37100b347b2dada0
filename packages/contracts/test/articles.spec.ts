import { describe, expect, it } from '@jest/globals';
import { articleSectionSchema, categorySourceSchema, SECTION_ARTICLES } from '../src/index.js';

const source = { examId: 'E_1', slug: 'signs', title: 'Signs', description: '' };
const card = { title: 'Shapes', slug: 'shapes', excerpt: '', publicationDate: '2026-01-31', readingTime: 3 };
const section = {
  ...source,
  id: 'e-1.signs',
  examKey: 'e-1',
  examTitle: 'Exam',
  kind: 'tips',
  totalArticles: 9,
};

describe('a category', () => {
  it('is a guide unless it says something else', () => {
    expect(categorySourceSchema.parse(source)).toMatchObject({ kind: 'guide' });
    expect(categorySourceSchema.parse({ ...source, kind: 'tips' })).toMatchObject({ kind: 'tips' });
  });

  it('is of no other kind', () => {
    expect(categorySourceSchema.safeParse({ ...source, kind: 'news' }).success).toBe(false);
  });
});

describe('a section', () => {
  it('says its kind, and of its articles what a card shows', () => {
    const { kind: _, ...without } = section;
    expect(articleSectionSchema.safeParse({ ...without, articles: [] }).success).toBe(false);
    expect(articleSectionSchema.parse({ ...section, articles: [{ ...card, blocks: [] }] })).toEqual({
      ...section,
      articles: [card],
    });
  });

  it('has no more than the first articles', () => {
    const articles = Array.from({ length: SECTION_ARTICLES + 1 }, () => card);
    expect(articleSectionSchema.safeParse({ ...section, articles }).success).toBe(false);
    expect(articleSectionSchema.safeParse({ ...section, articles: articles.slice(1) }).success).toBe(true);
  });
});
