import type { Category } from '@mockingbird/contracts';
import type { ArticleCalls, LoaderArgs } from '@mockingbird/platform';
import { examKeyOf } from '../addresses/paths.js';
import { toEntry, type ArticleEntry } from '../entries/article-card-data.js';
import { orNotFound } from '../failure/rethrow-as-not-found.js';
import { orWithout } from '../failure/load-optional.js';
import { fewAtOnce } from '../map-concurrently.js';
import { ARTICLES_PER_CATEGORY, LISTS_AT_ONCE } from '../limits.js';
import { relatedTests, type RelatedTest } from '../related/related-tests.js';

/** A category on its exam's page. */
export interface CategoryShelf {
  slug: string;
  title: string;
  description: string;
  kind: Category['kind'];
  totalArticles: number;
  /** The first ones; none when they could not be had. */
  articles: ArticleEntry[];
}

export interface ExamView {
  examKey: string;
  title: string;
  /** Those with articles. */
  categories: CategoryShelf[];
  tests: RelatedTest[];
  /** Some category's articles could not be had. */
  incomplete: boolean;
}

async function loadShelf(calls: ArticleCalls, category: Category, args: LoaderArgs) {
  const { id, slug, title, description, kind, totalArticles } = category;
  const found = await orWithout(calls.articlesOf(id, { signal: args.signal }), args);
  const articles = (found ?? []).slice(0, ARTICLES_PER_CATEGORY).map(toEntry);
  const shelf: CategoryShelf = { slug, title, description, kind, totalArticles, articles };
  return { shelf, missing: found === undefined };
}

/** An exam's categories with the first of their articles, and its tests. @throws a 404 'Exam not found' */
export async function loadExam(args: LoaderArgs): Promise<ExamView> {
  const { api, params, signal } = args;
  const { examId = '' } = params;
  const calls = await api.articles();
  const [exam, categories] = await Promise.all([
    api.exam(examId, { signal }).catch(orNotFound('Exam not found')),
    calls.categories(examId, { signal }).catch(orNotFound('Exam not found')),
  ]);
  const filled = categories.filter(({ totalArticles }) => totalArticles > 0);
  const shelves = await fewAtOnce(filled, LISTS_AT_ONCE, (category) => loadShelf(calls, category, args));
  return {
    examKey: examKeyOf(exam.examId),
    title: exam.title,
    categories: shelves.map(({ shelf }) => shelf),
    tests: relatedTests(exam),
    incomplete: shelves.some(({ missing }) => missing),
  };
}
