import { Injectable } from '@nestjs/common';
import type { ArticleSource, ArticleText, CategorySource } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { DataVersions } from '../../cache/data-versions.service.js';
import type { StoredChange } from '../../exam/changes/change.model.js';
import type { ReadText } from '../texts/as-read.js';
import type { Edited } from '../texts/models.js';
import { ArticleRepository } from './article.repository.js';
import { categoryId } from './category-id.js';
import { CategoryRepository } from './category.repository.js';
import type { StoredArticle, StoredCategory } from './models.js';

type ArticleAddress = Pick<ArticleSource, 'examId' | 'categorySlug' | 'slug'>;
type CategoryAddress = Pick<CategorySource, 'examId' | 'slug'>;

/** Writes categories and articles. Their responses contain exam titles, so they belong to the domain `catalogue`. */
@Injectable()
export class ArticleStoreService {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly articles: ArticleRepository,
    private readonly versions: DataVersions,
  ) {}

  findCategory({ examId, slug }: CategoryAddress): Promise<CategorySource | null> {
    return this.categories.find(categoryId(examKey(examId), slug));
  }

  saveCategory(category: CategorySource): Promise<void> {
    const stored = toStoredCategory(category);
    return this.versions.change('catalogue', () => this.categories.save(stored));
  }

  /** Stores a category, unless there is one with its exam and slug. */
  addCategory(category: CategorySource): Promise<void> {
    const stored = toStoredCategory(category);
    return this.versions.change('catalogue', () => this.categories.add(stored));
  }

  /** @returns all categories, also of hidden exams */
  listCategories(): Promise<StoredCategory[]> {
    return this.categories.listAll();
  }

  findArticle({ examId, categorySlug, slug }: ArticleAddress): Promise<StoredArticle | null> {
    return this.articles.findStored(categoryId(examKey(examId), categorySlug), slug);
  }

  /** @returns all articles without their blocks and pictures */
  listArticles(): Promise<StoredArticle[]> {
    return this.articles.listStored();
  }

  saveArticle(article: ArticleSource): Promise<void> {
    return this.versions.change('catalogue', () => this.articles.save(toStored(article)));
  }

  /**
   * @param before the stored article that this one replaces; null for a new one
   * @returns false when somebody else has changed it
   */
  replaceArticle(article: ArticleText & Edited, before: ReadText | null): Promise<boolean> {
    const stored = toStored(article);
    return this.versions.change('catalogue', () =>
      before === null ? this.articles.insert(stored) : this.articles.replace(stored, before),
    );
  }

  /**
   * Marks the deleted article beside an article as being removed for good.
   * @returns false when somebody else has changed one of them
   */
  markBinned(
    { examId, categorySlug, slug }: ArticleAddress,
    before: ReadText,
    purged: StoredChange,
  ): Promise<boolean> {
    return this.articles.markBinned(categoryId(examKey(examId), categorySlug), slug, before, purged);
  }

  /** Removes the deleted article beside an article, if this change is removing it. */
  removeBinned({ examId, categorySlug, slug }: ArticleAddress, purged: string): Promise<void> {
    return this.articles.removeBinned(categoryId(examKey(examId), categorySlug), slug, purged);
  }

  /** Removes an article for good, if its last change is still this one. */
  removeArticle({ examId, categorySlug, slug }: ArticleAddress, change: string): Promise<void> {
    return this.articles.remove(categoryId(examKey(examId), categorySlug), slug, change);
  }

  /** Puts the shipped article in the place of one that is being removed for good, if its last change is still this one. */
  replaceRemoved(article: ArticleText, change: string): Promise<void> {
    return this.versions.change('catalogue', () => this.articles.replaceRemoved(toStored(article), change));
  }

  /** Shows articles whose time of publication is in this period, in milliseconds since 1970, to readers now. */
  async showDue(after: number, until: number): Promise<void> {
    if (await this.articles.isAnyDue(after, until))
      await this.versions.change('catalogue', () => Promise.resolve());
  }

  /** @returns changes that are not in the history yet */
  listUnrecorded(): Promise<StoredChange[]> {
    return this.articles.listUnrecorded();
  }

  /** @param ids of changes that are in the history now */
  markRecorded(ids: readonly string[]): Promise<void> {
    return this.articles.markRecorded(ids);
  }
}

function toStoredCategory(category: CategorySource): StoredCategory {
  const key = examKey(category.examId);
  return { ...category, examKey: key, id: categoryId(key, category.slug) };
}

function toStored(article: ArticleText & Edited): StoredArticle {
  const key = examKey(article.examId);
  return { ...article, examKey: key, categoryId: categoryId(key, article.categorySlug) };
}
