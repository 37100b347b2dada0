import { Injectable } from '@nestjs/common';
import type { ArticleResponse, ArticleSummary, Category } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { ExamsService } from '../../exam/catalogue/exams.service.js';
import { notFound } from '../../http/response/problem.js';
import type { ArticleParams } from '../content-params.js';
import { RichTextService } from '../rich-text/rich-text.service.js';
import { withSources } from '../rich-text/source-list.js';
import { ArticleRepository } from './article.repository.js';
import { categoryId } from './category-id.js';
import { CategoryRepository } from './category.repository.js';
import type { StoredCategory } from './models.js';

/** Articles by exam and category. Those of a hidden exam are not found. */
@Injectable()
export class ArticlesService {
  constructor(
    private readonly exams: ExamsService,
    private readonly categoryRepository: CategoryRepository,
    private readonly articles: ArticleRepository,
    private readonly richText: RichTextService,
  ) {}

  /**
   * @param examId id or key of an exam
   * @returns the categories in their order; an exam may have none
   * @throws ProblemError MB-1003
   */
  async categories(examId: string): Promise<Category[]> {
    const key = examKey(examId);
    const [categories, counts] = await Promise.all([
      this.categoryRepository.listByExam(key),
      this.articles.countByCategory(key),
      this.exams.exam(examId),
    ]);
    return categories.map((category) => ({ ...category, totalArticles: counts.get(category.id) ?? 0 }));
  }

  /** @throws ProblemError MB-1003 */
  async category(id: string): Promise<Category> {
    const category = await this.getVisible(id);
    const counts = await this.articles.countByCategory(category.examKey);
    return { ...category, totalArticles: counts.get(id) ?? 0 };
  }

  /**
   * @param id of a category
   * @returns its articles in their order, without their blocks
   * @throws ProblemError MB-1003
   */
  async articlesOf(id: string): Promise<ArticleSummary[]> {
    const [articles] = await Promise.all([this.articles.listByCategory(id), this.getVisible(id)]);
    return articles;
  }

  /**
   * One article with its category and its neighbours.
   * @throws ProblemError MB-1003
   */
  async article({ examId, categorySlug, articleSlug }: ArticleParams): Promise<ArticleResponse> {
    const id = categoryId(examKey(examId), categorySlug);
    const [{ title: examTitle }, category, article, titles] = await Promise.all([
      this.exams.exam(examId),
      this.categoryRepository.find(id),
      this.articles.find(id, articleSlug),
      this.articles.listTitles(id),
    ]);
    if (category === null || article === null) throw notFound('Article not found');
    const index = titles.findIndex(({ slug }) => slug === articleSlug);
    return {
      data: { ...article, blocks: await this.richText.render(withSources(article)) },
      meta: {
        category: { ...category, totalArticles: titles.length },
        examTitle,
        previous: titles[index - 1],
        next: titles[index + 1],
      },
    };
  }

  private async getVisible(id: string): Promise<StoredCategory> {
    const category = await this.categoryRepository.find(id);
    if (category === null) throw notFound('Category not found');
    await this.exams.exam(category.examId);
    return category;
  }
}
