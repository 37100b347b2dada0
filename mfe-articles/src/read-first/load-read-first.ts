import type { ArticleSummary, Category } from '@mockingbird/contracts';
import { ApiError, type ArticleCalls, type FragmentArgs } from '@mockingbird/platform';
import { toExamKey } from '../addresses/paths.js';
import { READ_FIRST_ARTICLES } from '../limits.js';
import { countArticles } from '../sections/exam-sections.js';
import type { ReadFirstInput } from './read-first-input.js';

/** The fields of an article that its card shows. */
export type ReadFirstArticle = Pick<
  ArticleSummary,
  'categorySlug' | 'slug' | 'title' | 'excerpt' | 'readingTime'
>;

/** The articles that the page of an exam recommends. */
export interface ReadFirstData {
  examKey: string;
  /** Articles of the exam, including those not shown. */
  total: number;
  articles: ReadFirstArticle[];
}

/** The first articles of all lists in turn: one of each, then the second ones. */
function takeInTurn<Item>(lists: readonly (readonly Item[])[], count: number): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  );
  return turns.flat().slice(0, count);
}

const toCardData = (article: ArticleSummary): ReadFirstArticle => {
  const { categorySlug, slug, title, excerpt, readingTime } = article;
  return { categorySlug, slug, title, excerpt, readingTime };
};

const ignoreNotFound = (error: unknown): Category[] => {
  if (error instanceof ApiError && error.status === 404) return [];
  throw error;
};

async function loadCategories(calls: ArticleCalls, examId: string, signal: AbortSignal): Promise<Category[]> {
  const categories = await calls.categories(examId, { signal }).catch(ignoreNotFound);
  return categories.filter(({ totalArticles }) => totalArticles > 0);
}

/**
 * Loads a few articles of an exam: the first ones of its first categories.
 * @returns undefined when the exam has no article
 * @throws when the articles are unavailable: the fragment is left out, and the browser tries again
 */
export async function loadReadFirst(args: FragmentArgs<ReadFirstInput>): Promise<ReadFirstData | undefined> {
  const { input, api, signal } = args;
  const calls = await api.articles();
  const categories = await loadCategories(calls, input.examId, signal);
  const lists = await Promise.all(
    categories.slice(0, READ_FIRST_ARTICLES).map(({ id }) => calls.articlesOf(id, { signal })),
  );
  const articles = takeInTurn(lists, READ_FIRST_ARTICLES).map(toCardData);
  return articles.length === 0
    ? undefined
    : { examKey: toExamKey(input.examId), total: countArticles(categories), articles };
}
