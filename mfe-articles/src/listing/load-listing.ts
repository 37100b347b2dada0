import type { ArticleSection } from '@mockingbird/contracts';
import type { LoaderArgs } from '@mockingbird/platform';
import { LARGE_EXAM_CATEGORIES } from '../limits.js';
import { groupByExam } from '../sections/exam-sections.js';

type ListedCategory = Pick<ArticleSection, 'slug' | 'title' | 'description' | 'kind' | 'totalArticles'>;

export interface ListedExam {
  examKey: string;
  examTitle: string;
  categories: ListedCategory[];
}

export interface Listing {
  exams: ListedExam[];
}

const toListed = (section: ArticleSection): ListedCategory => {
  const { slug, title, description, kind, totalArticles } = section;
  return { slug, title, description, kind, totalArticles };
};

/** Whether an exam has so many categories that it takes a whole row of the list. */
export const isLarge = ({ categories }: Pick<ListedExam, 'categories'>): boolean =>
  categories.length >= LARGE_EXAM_CATEGORIES;

/** Large exams first, so that none leaves an empty place before it. */
const compareSizes = (a: ListedExam, b: ListedExam): number => Number(isLarge(b)) - Number(isLarge(a));

/** Loads all exams that have articles, with their categories. */
export async function loadListing({ api, signal }: LoaderArgs): Promise<Listing> {
  const articles = await api.articles();
  const exams = groupByExam(await articles.sections({ signal }));
  return {
    exams: exams
      .map(({ examKey, examTitle, sections }) => ({ examKey, examTitle, categories: sections.map(toListed) }))
      .sort(compareSizes),
  };
}
