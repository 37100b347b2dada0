import type { ArticleSection, PostSummary } from '@mockingbird/contracts';
import { examSummary } from '@mockingbird/testing';
import { fakeApi } from '@mockingbird/testing/fake-shell';
import type { Api } from '@mockingbird/platform';
import descriptor from '../remote.json' with { type: 'json' };
import definition from '../src/remote.js';

export const REMOTE = { definition, descriptor };

export const post = (overrides: Partial<PostSummary> = {}): PostSummary => ({
  title: 'Reading a digital SAT estimate',
  slug: 'reading-a-digital-sat-estimate',
  excerpt: 'What the modules tell.',
  publicationDate: '2026-10-01',
  readingTime: 4,
  ...overrides,
});

export const section = (overrides: Partial<ArticleSection> = {}): ArticleSection => ({
  id: 'ssc-cgl-tier-1.maths',
  examId: 'SSC_CGL_TIER_1',
  examKey: 'ssc-cgl-tier-1',
  examTitle: 'SSC CGL Tier 1',
  slug: 'maths',
  title: 'Maths',
  description: 'Maths of the exam.',
  kind: 'guide',
  totalArticles: 1,
  articles: [
    {
      title: 'Percentages in a minute',
      slug: 'percentages',
      excerpt: 'A habit.',
      publicationDate: '2026-10-01',
      readingTime: 6,
    },
  ],
  ...overrides,
});

const EXAMS = [
  examSummary({ examId: 'percentage', title: 'Percentage', totalTests: 8 }),
  examSummary({ examId: 'QUADRATIC_EQUATIONS', title: 'Quadratic Equations', totalTests: 1 }),
  examSummary({ examId: 'DMV_TEXAS', title: 'Texas DMV' }),
];

export interface Lists {
  posts?: () => Promise<PostSummary[]>;
  sections?: () => Promise<ArticleSection[]>;
}

/** Fake services with their lists. Every other call fails the test. */
export const listsApi = ({ posts, sections }: Lists = {}, overrides: Partial<Api> = {}): Api => {
  const strict = fakeApi();
  return fakeApi({
    allExams: async () => EXAMS,
    articles: async () => ({
      ...(await strict.articles()),
      posts: posts ?? (async () => [post()]),
      sections: sections ?? (async () => [section()]),
    }),
    ...overrides,
  });
};

/** Fake services whose lists all fail. */
export const brokenApi = (): Api => {
  const down = () => Promise.reject(new Error('down'));
  return listsApi({ posts: down, sections: down }, { allExams: down });
};

/** The visible text of an HTML string. */
export function textOf(html: string): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
  return text.replace(/\s+/g, ' ').trim();
}
