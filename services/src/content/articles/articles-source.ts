import type { ArticleRepository } from './article.repository.js';
import type { StoredArticle } from './models.js';

export const ARTICLES_SOURCE = Symbol('articles source');

/** The articles that readers see: those of the database, or those of a content service too. */
export type ArticlesSource = Pick<
  ArticleRepository,
  'listByCategory' | 'listTitles' | 'find' | 'countByCategory' | 'listOpenings'
> & {
  /** Maximum age of a cached response, in milliseconds. If absent, it is valid until the database changes. */
  readonly maxAgeMs?: number;
};

/** The articles of a content service. */
export interface ServiceArticles {
  readonly maxAgeMs: number;
  /** @throws ProblemError MB-1014 if the content service has never responded */
  list(): Promise<readonly StoredArticle[]>;
}
