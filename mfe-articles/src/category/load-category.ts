import type { Category } from '@mockingbird/contracts';
import type { LoaderArgs } from '@mockingbird/platform';
import { categoryIdOf } from '../addresses/category-id.js';
import { toEntry, type ArticleEntry } from '../entries/article-card-data.js';
import { orNotFound } from '../failure/rethrow-as-not-found.js';
import { orWithout } from '../failure/load-optional.js';
import { relatedTests, type RelatedTest } from '../related/related-tests.js';

export interface CategoryView {
  category: Pick<Category, 'examKey' | 'slug' | 'title' | 'description' | 'kind'>;
  examTitle: string;
  articles: ArticleEntry[];
  tests: RelatedTest[];
  /** The exam could not be had: its tests are missing, and its name is its id. */
  incomplete: boolean;
}

/** What an exam is called where its title cannot be had. */
const nameOf = (examId: string): string => examId.replaceAll(/[_-]/g, ' ');

const shown = ({ examKey, slug, title, description, kind }: Category): CategoryView['category'] => ({
  examKey,
  slug,
  title,
  description,
  kind,
});

/** A category with all of its articles. @throws a 404 'Category not found', under another exam's address too */
export async function loadCategory(args: LoaderArgs): Promise<CategoryView> {
  const { api, params, signal } = args;
  const { examId = '', categorySlug = '' } = params;
  const id = categoryIdOf(examId, categorySlug);
  const [[category, articles], exam] = await Promise.all([
    api
      .articles()
      .then((calls) => Promise.all([calls.category(id, { signal }), calls.articlesOf(id, { signal })]))
      .catch(orNotFound('Category not found')),
    orWithout(api.exam(examId, { signal }), args),
  ]);
  return {
    category: shown(category),
    examTitle: exam?.title ?? nameOf(category.examId),
    articles: articles.map(toEntry),
    tests: exam ? relatedTests(exam) : [],
    incomplete: exam === undefined,
  };
}
