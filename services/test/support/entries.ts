import type { ArticleSource, CategorySource, PostSource } from '@mockingbird/contracts';
import type { ContentBank } from '../../src/content/seed/content-seed.service.js';

/** A post with every field of the specification and every kind of block. */
export const post = (slug: string, changes: Partial<PostSource> = {}): PostSource => ({
  title: `Post ${slug}`,
  slug,
  excerpt: `About ${slug}.`,
  cover: { url: '/covers/a.svg', alternativeText: 'A cover' },
  baseImageFields: { url: 'https://pictures.example/a.png', altText: 'A preview' },
  author: { name: 'The team', avatar: { url: '/team.svg' } },
  publicationDate: '2026-01-31',
  readingTime: 3,
  seo: {
    metaTitle: `${slug} explained`,
    metaDescription: 'A description',
    keywords: 'one, two',
    canonicalURL: `https://site.example/blog/${slug}`,
    metaRobots: 'index, follow',
  },
  blocks: [
    { kind: 'richText', body: '## First\n\nIt is $\\frac{1}{4}$, [see](/exam/e-1). <b>no</b>' },
    { kind: 'media', file: { url: '/pictures/b.svg', alternativeText: 'A drawing', caption: 'By hand' } },
    { kind: 'quote', title: 'A teacher', body: 'Read the *question* twice.' },
    { kind: 'richText', body: '## First' },
  ],
  ...changes,
});

export const category = (
  examId: string,
  slug: string,
  changes: Partial<CategorySource> = {},
): CategorySource => ({
  examId,
  slug,
  title: `Category ${slug}`,
  description: `About ${slug}.`,
  kind: 'guide',
  order: 100,
  ...changes,
});

export const article = (
  examId: string,
  categorySlug: string,
  slug: string,
  changes: Partial<ArticleSource> = {},
): ArticleSource => ({ ...post(slug), examId, categorySlug, order: 100, ...changes });

/** Two categories of `E_1` (three articles and none), one of `E_2`, three posts. */
export const tinyContent = (): ContentBank => ({
  categories: [
    category('E_1', 'signs', { order: 2 }),
    category('E_1', 'empty', { order: 1, kind: 'tips' }),
    category('E_2', 'signs'),
  ],
  articles: [
    article('E_1', 'signs', 'shapes', { order: 2, title: 'Shapes' }),
    article('E_1', 'signs', 'words', { order: 3, title: 'Words' }),
    article('E_1', 'signs', 'colours', { order: 1, title: 'Colours' }),
    article('E_2', 'signs', 'shapes', { title: 'Other shapes' }),
  ],
  posts: [
    post('older', { publicationDate: '2025-12-01' }),
    post('newer', { publicationDate: '2026-02-01T08:00:00Z' }),
    post('plain', {
      publicationDate: '2026-01-15',
      cover: undefined,
      baseImageFields: undefined,
      author: undefined,
      seo: undefined,
      blocks: [],
    }),
  ],
});
