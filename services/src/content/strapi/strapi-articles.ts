import type { OnApplicationShutdown } from '@nestjs/common';
import { examKey } from '@mockingbird/exam-core';
import type { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { stableExamId } from '../../exam/catalogue/stable-exam-id.js';
import type { ArticleStoreService } from '../articles/article-store.service.js';
import type { ServiceArticles } from '../articles/articles-source.js';
import { categoryId } from '../articles/category-id.js';
import type { StoredArticle } from '../articles/models.js';
import { STRAPI_RESPONSE_MS } from './limits.js';
import { parseArticle, type ParsedArticle } from './parse-entry.js';
import {
  type CollectionStatus,
  type NamedEntry,
  StrapiCollection,
  type StrapiParts,
} from './strapi-collection.js';

/** Undefined where no collection of articles is configured. */
export const STRAPI_ARTICLES = Symbol('articles of Strapi');

/** Where an article belongs. */
export interface ArticlePlaces {
  catalogue: Pick<CatalogueService, 'exam'>;
  articles: Pick<ArticleStoreService, 'findCategory' | 'addCategory'>;
}

/** The articles about exams of a Strapi 5 server. */
export class StrapiArticles implements ServiceArticles, OnApplicationShutdown {
  readonly maxAgeMs = STRAPI_RESPONSE_MS;
  private readonly articles: StrapiCollection<ParsedArticle, StoredArticle>;

  constructor(
    parts: StrapiParts,
    private readonly places: ArticlePlaces,
  ) {
    const { mediaOrigin } = parts.config;
    this.articles = new StrapiCollection(
      {
        kind: 'article',
        parse: (value, stored) => parseArticle(value, { mediaOrigin, stored }),
        choose: (entries, warn) => this.choose(entries, warn),
        unavailable: 'The articles cannot be reached at the moment.',
      },
      parts,
    );
  }

  onApplicationShutdown(): void {
    this.articles.close();
  }

  /** @throws ProblemError MB-1014 if Strapi has never responded */
  async list(): Promise<readonly StoredArticle[]> {
    return [...(await this.articles.get()).values()];
  }

  status(): CollectionStatus {
    return this.articles.status();
  }

  /** Leaves articles out that have no exam or no category. A category with a title is created. */
  private async choose(
    entries: readonly NamedEntry<ParsedArticle>[],
    warn: (warning: string) => void,
  ): Promise<ReadonlyMap<string, StoredArticle>> {
    const chosen = new Map<string, StoredArticle>();
    const findExam = remember((key: string) => this.places.catalogue.exam(key));
    const present = new Set<string>();
    // In order: two entries may want the same new category.
    for (const { name, entry } of entries) {
      const exam = await findExam(examKey(entry.article.examId));
      if (exam === null) {
        warn(`${name} /examId: there is no exam ${entry.article.examId}`);
        continue;
      }
      const article = { ...entry.article, examId: stableExamId(exam) };
      const id = categoryId(exam.key, article.categorySlug);
      if (!present.has(id) && !(await this.hasCategory(article, entry.categoryTitle))) {
        warn(
          `${name} /categorySlug: the exam has no category ${article.categorySlug}, and the entry no categoryTitle`,
        );
        continue;
      }
      present.add(id);
      const address = `${id}/${article.slug}`;
      if (chosen.has(address)) warn(`${name}: its address is there already`);
      else chosen.set(address, { ...article, examKey: exam.key, categoryId: id });
    }
    return chosen;
  }

  private async hasCategory(
    { examId, categorySlug: slug }: ParsedArticle['article'],
    title: string | undefined,
  ): Promise<boolean> {
    if ((await this.places.articles.findCategory({ examId, slug })) !== null) return true;
    if (title === undefined) return false;
    await this.places.articles.addCategory({
      examId,
      slug,
      title,
      description: '',
      kind: 'guide',
      order: 100,
    });
    return true;
  }
}

/** @returns a function that calls another one once for each name */
function remember<Value>(find: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const found = new Map<string, Promise<Value>>();
  return (name) => {
    const value = found.get(name) ?? find(name);
    found.set(name, value);
    return value;
  };
}
