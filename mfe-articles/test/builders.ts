import type {
  Article,
  ArticleResponse,
  ArticleSection,
  ArticleSummary,
  Category,
  PostSummary,
} from '@mockingbird/contracts';

/** A category of the exam SSC_CGL with one article. */
export const category = (overrides: Partial<Category> = {}): Category => ({
  id: 'ssc-cgl.arithmetic',
  examId: 'SSC_CGL',
  examKey: 'ssc-cgl',
  slug: 'arithmetic',
  title: 'Arithmetic',
  description: 'Short, exact ways through the arithmetic of the quantitative section.',
  kind: 'guide',
  totalArticles: 1,
  ...overrides,
});

/** The same category as in an overview. */
export const section = (overrides: Partial<ArticleSection> = {}): ArticleSection => ({
  ...category(),
  examTitle: 'SSC CGL Tier 1',
  articles: [
    {
      title: 'Averages and alligation',
      slug: 'averages',
      excerpt: 'An average is a balance point.',
      publicationDate: '2026-11-09',
      readingTime: 5,
    },
  ],
  ...overrides,
});

/** An article of that category as in a list. */
export const summary = (overrides: Partial<ArticleSummary> = {}): ArticleSummary => ({
  title: 'Averages and alligation',
  slug: 'averages',
  excerpt: 'An average is a balance point: mixtures, joining members and combined marks have one solution.',
  publicationDate: '2026-11-09',
  readingTime: 5,
  examId: 'SSC_CGL',
  examKey: 'ssc-cgl',
  categorySlug: 'arithmetic',
  ...overrides,
});

/** The complete article. */
export const article = (overrides: Partial<Article> = {}): Article => ({
  ...summary(),
  blocks: [
    {
      kind: 'richText',
      body: '## The balance\n\nThink of a seesaw.',
      html: '<h2 id="the-balance">The balance</h2><p>Think of a seesaw.</p>',
      headings: [{ level: 2, id: 'the-balance', text: 'The balance' }],
    },
  ],
  ...overrides,
});

/** The API response for an article's page. */
export const articleResponse = (
  data: Partial<Article> = {},
  meta: Partial<ArticleResponse['meta']> = {},
): ArticleResponse => ({
  data: article(data),
  meta: { category: category(), examTitle: 'SSC CGL Tier 1', ...meta },
});

export const post = (overrides: Partial<PostSummary> = {}): PostSummary => ({
  title: 'Review a mock test',
  slug: 'review',
  excerpt: 'A short routine.',
  publicationDate: '2026-11-04',
  readingTime: 4,
  ...overrides,
});
