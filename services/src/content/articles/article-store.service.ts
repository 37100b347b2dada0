import { Injectable } from '@nestjs/common';
import type { ArticleSource, CategorySource } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { DataVersions } from '../../cache/data-versions.service.js';
import { ArticleRepository } from './article.repository.js';
import { categoryId } from './category-id.js';
import { CategoryRepository } from './category.repository.js';

/** Writes categories and articles. Their responses contain exam titles, so they belong to the domain `catalogue`. */
@Injectable()
export class ArticleStoreService {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly articles: ArticleRepository,
    private readonly versions: DataVersions,
  ) {}

  findCategory({ examId, slug }: CategorySource): Promise<CategorySource | null> {
    return this.categories.find(categoryId(examKey(examId), slug));
  }

  saveCategory(category: CategorySource): Promise<void> {
    const key = examKey(category.examId);
    const stored = { ...category, examKey: key, id: categoryId(key, category.slug) };
    return this.versions.change('catalogue', () => this.categories.save(stored));
  }

  findArticle({ examId, categorySlug, slug }: ArticleSource): Promise<ArticleSource | null> {
    return this.articles.find(categoryId(examKey(examId), categorySlug), slug);
  }

  saveArticle(article: ArticleSource): Promise<void> {
    const key = examKey(article.examId);
    const id = categoryId(key, article.categorySlug);
    const stored = { ...article, examKey: key, categoryId: id };
    return this.versions.change('catalogue', () => this.articles.save(stored));
  }
}
