import type { ArticleSection } from '@mockingbird/contracts';
import type { LoaderArgs } from '@mockingbird/platform';
import { ARTICLES_PER_CATEGORY } from '../limits.js';
import { byExam } from '../sections/exam-sections.js';

type OfferedArticle = Pick<ArticleSection['articles'][number], 'slug' | 'title' | 'excerpt' | 'readingTime'>;

export interface OfferedCategory extends Pick<
  ArticleSection,
  'slug' | 'title' | 'description' | 'totalArticles'
> {
  /** The first ones. */
  articles: OfferedArticle[];
}

export interface OfferedExam {
  examKey: string;
  examTitle: string;
  categories: OfferedCategory[];
}

const toOffered = ({
  slug,
  title,
  description,
  totalArticles,
  articles,
}: ArticleSection): OfferedCategory => ({
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

/** Every exam's categories of one kind, with the first of their articles. */
export async function loadOverview(
  kind: ArticleSection['kind'],
  { api, signal }: LoaderArgs,
): Promise<OfferedExam[]> {
  const calls = await api.articles();
  const sections = await calls.sections({ signal });
  return byExam(sections.filter((section) => section.kind === kind)).map((exam) => ({
    examKey: exam.examKey,
    examTitle: exam.examTitle,
    categories: exam.sections.map(toOffered),
  }));
}
