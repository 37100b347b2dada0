import type { Category } from '@mockingbird/contracts';
import type { LoaderArgs } from '@mockingbird/platform';
import { loadOptional } from '@mockingbird/remote-kit';
import { categoryPath } from '../addresses/paths.js';
import { redirectRenamed } from '../addresses/redirect-renamed.js';
import { toCategoryId } from '../addresses/category-id.js';
import { toArticleCardData, type ArticleCardData } from '../entries/article-card-data.js';
import { rethrowAsNotFound } from '../failure/rethrow-as-not-found.js';
import { selectRelatedTests, type RelatedTest } from '../related/related-tests.js';
import * as messages from '../messages/category.js';

export interface CategoryView {
  category: Pick<Category, 'examKey' | 'slug' | 'title' | 'description' | 'kind'>;
  examTitle: string;
  articles: ArticleCardData[];
  tests: RelatedTest[];
  /** The exam could not be loaded: its tests are missing, and its id replaces its title. */
  incomplete: boolean;
}

/** Replacement for an exam's title that could not be loaded. */
const nameFromId = (examId: string): string => examId.replaceAll(/[_-]/g, ' ');

const selectFields = ({ examKey, slug, title, description, kind }: Category): CategoryView['category'] => ({
  examKey,
  slug,
  title,
  description,
  kind,
});

/** Loads a category with all its articles. @throws a 404 'Category not found', also for another exam's category */
export async function loadCategory(args: LoaderArgs): Promise<CategoryView> {
  const { api, params, signal } = args;
  const { examId = '', categorySlug = '' } = params;
  const id = toCategoryId(examId, categorySlug);
  const [[category, articles], exam] = await Promise.all([
    api
      .articles()
      .then((calls) => Promise.all([calls.category(id, { signal }), calls.articlesOf(id, { signal })]))
      .catch(rethrowAsNotFound(messages.categoryNotFound)),
    loadOptional(api.exam(examId, { signal }), signal),
  ]);
  redirectRenamed(examId, category.examKey, (key) => categoryPath(key, categorySlug));
  return {
    category: selectFields(category),
    examTitle: exam?.title ?? nameFromId(category.examId),
    articles: articles.map(toArticleCardData),
    tests: exam ? selectRelatedTests(exam) : [],
    incomplete: exam === undefined,
  };
}
