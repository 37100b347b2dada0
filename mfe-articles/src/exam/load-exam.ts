import type { Category } from '@mockingbird/contracts';
import type { ArticleCalls, LoaderArgs } from '@mockingbird/platform';
import { loadOptional } from '@mockingbird/remote-kit';
import { examArticlesPath, toExamKey } from '../addresses/paths.js';
import { redirectRenamed } from '../addresses/redirect-renamed.js';
import { toArticleCardData, type ArticleCardData } from '../entries/article-card-data.js';
import { rethrowAsNotFound } from '../failure/rethrow-as-not-found.js';
import { mapConcurrently } from '../map-concurrently.js';
import { ARTICLES_PER_CATEGORY, MAX_CONCURRENT_LISTS } from '../limits.js';
import { selectRelatedTests, type RelatedTest } from '../related/related-tests.js';
import * as messages from '../messages/exam.js';

/** A category on its exam's page. */
export interface CategoryPreview {
  slug: string;
  title: string;
  description: string;
  kind: Category['kind'];
  totalArticles: number;
  /** The first articles; empty when they could not be loaded. */
  articles: ArticleCardData[];
}

export interface ExamView {
  examKey: string;
  title: string;
  /** Categories that have articles. */
  categories: CategoryPreview[];
  tests: RelatedTest[];
  /** The articles of a category could not be loaded. */
  incomplete: boolean;
}

async function loadCategoryPreview(calls: ArticleCalls, category: Category, signal: AbortSignal) {
  const { id, slug, title, description, kind, totalArticles } = category;
  const loaded = await loadOptional(calls.articlesOf(id, { signal }), signal);
  const articles = (loaded ?? []).slice(0, ARTICLES_PER_CATEGORY).map(toArticleCardData);
  const preview: CategoryPreview = { slug, title, description, kind, totalArticles, articles };
  return { preview, isMissing: loaded === undefined };
}

/** Loads an exam's categories with their first articles, and its mock tests. @throws a 404 'Exam not found' */
export async function loadExam(args: LoaderArgs): Promise<ExamView> {
  const { api, params, signal } = args;
  const { examId = '' } = params;
  const calls = await api.articles();
  const [exam, categories] = await Promise.all([
    api.exam(examId, { signal }).catch(rethrowAsNotFound(messages.examNotFound)),
    calls.categories(examId, { signal }).catch(rethrowAsNotFound(messages.examNotFound)),
  ]);
  redirectRenamed(examId, toExamKey(exam.examId), examArticlesPath);
  const nonEmpty = categories.filter(({ totalArticles }) => totalArticles > 0);
  const previews = await mapConcurrently(nonEmpty, MAX_CONCURRENT_LISTS, (category) =>
    loadCategoryPreview(calls, category, signal),
  );
  return {
    examKey: toExamKey(exam.examId),
    title: exam.title,
    categories: previews.map(({ preview }) => preview),
    tests: selectRelatedTests(exam),
    incomplete: previews.some(({ isMissing }) => isMissing),
  };
}
