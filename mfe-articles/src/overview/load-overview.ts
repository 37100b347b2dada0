import type { ArticleSection } from '@mockingbird/contracts';
import type { LoaderArgs } from '@mockingbird/platform';
import { ARTICLES_PER_CATEGORY } from '../limits.js';
import { groupByExam } from '../sections/exam-sections.js';

type OverviewArticle = Pick<ArticleSection['articles'][number], 'slug' | 'title' | 'excerpt' | 'readingTime'>;

export interface OverviewCategory extends Pick<
  ArticleSection,
  'slug' | 'title' | 'description' | 'totalArticles'
> {
  /** The first articles. */
  articles: OverviewArticle[];
}

export interface OverviewExam {
  examKey: string;
  examTitle: string;
  categories: OverviewCategory[];
}

const toOverviewCategory = ({
  slug,
  title,
  description,
  totalArticles,
  articles,
}: ArticleSection): OverviewCategory => ({
  slug,
  title,
  description,
  totalArticles,
  articles: articles.slice(0, ARTICLES_PER_CATEGORY).map((article) => ({
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    readingTime: article.readingTime,
  })),
});

/** Loads every exam's categories of one kind, with their first articles. */
export async function loadOverview(
  kind: ArticleSection['kind'],
  { api, signal }: LoaderArgs,
): Promise<OverviewExam[]> {
  const calls = await api.articles();
  const sections = await calls.sections({ signal });
  return groupByExam(sections.filter((section) => section.kind === kind)).map((exam) => ({
    examKey: exam.examKey,
    examTitle: exam.examTitle,
    categories: exam.sections.map(toOverviewCategory),
  }));
}
