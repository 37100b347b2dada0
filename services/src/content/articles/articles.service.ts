import { Inject, Injectable } from '@nestjs/common';
import type { ArticleResponse, ArticleSummary, Category } from '@mockingbird/contracts';
import { ExamsService } from '../../exam/catalogue/exams.service.js';
import type { StoredExam } from '../../exam/catalogue/models.js';
import { examKey } from '@mockingbird/exam-core';
import { notFound } from '../../http/response/problem.js';
import type { ArticleParams } from '../content-params.js';
import { RichTextService } from '../rich-text/rich-text.service.js';
import { withSources } from '../rich-text/source-list.js';
import { ARTICLES_SOURCE } from './articles-source.js';
import type { ArticlesSource } from './articles-source.js';
import { categoryId } from './category-id.js';
import { CategoryRepository } from './category.repository.js';
import type { StoredCategory } from './models.js';
import { withPresentExam } from './with-present-exam.js';

/** Articles by exam and category. Those of a hidden exam are not found. */
@Injectable()
export class ArticlesService {
  constructor(
    private readonly exams: ExamsService,
    private readonly categoryRepository: CategoryRepository,
    @Inject(ARTICLES_SOURCE) private readonly articles: ArticlesSource,
    private readonly richText: RichTextService,
  ) {}

  /**
   * @param examId id or key of an exam
   * @returns the categories in their order; an exam may have none
   * @throws ProblemError MB-1003
   */
  async categories(examId: string): Promise<Category[]> {
    const exam = await this.exams.findVisible(examId);
    const [categories, counts] = await Promise.all([
      this.categoryRepository.listByExam(exam.key),
      this.articles.countByCategory(exam.key),
    ]);
    return categories.map((category) => ({
      ...withPresentExam(category, exam),
      totalArticles: counts.get(category.id) ?? 0,
    }));
  }

  /** @throws ProblemError MB-1003 */
  async category(id: string): Promise<Category> {
    const { category, exam } = await this.getVisible(id);
    const counts = await this.articles.countByCategory(exam.key);
    return { ...withPresentExam(category, exam), totalArticles: counts.get(category.id) ?? 0 };
  }

  /**
   * @param id of a category
   * @returns its articles in their order, without their blocks
   * @throws ProblemError MB-1003
   */
  async articlesOf(id: string): Promise<ArticleSummary[]> {
    const { category, exam } = await this.getVisible(id);
    const articles = await this.articles.listByCategory(category.id);
    return articles.map((article) => withPresentExam(article, exam));
  }

  /**
   * One article with its category and its neighbours.
   * @throws ProblemError MB-1003
   */
  async article({ examId, categorySlug, articleSlug }: ArticleParams): Promise<ArticleResponse> {
    const exam = await this.exams.findVisible(examId);
    const id = categoryId(exam.key, categorySlug);
    const [category, article, titles] = await Promise.all([
      this.categoryRepository.find(id),
      this.articles.find(id, articleSlug),
      this.articles.listTitles(id),
    ]);
    if (category === null || article === null) throw notFound('Article not found');
    const index = titles.findIndex(({ slug }) => slug === articleSlug);
    return {
      data: { ...withPresentExam(article, exam), blocks: await this.richText.render(withSources(article)) },
      meta: {
        category: { ...withPresentExam(category, exam), totalArticles: titles.length },
        examTitle: exam.title,
        previous: titles[index - 1],
        next: titles[index + 1],
      },
    };
  }

  private async getVisible(id: string): Promise<{ category: StoredCategory; exam: StoredExam }> {
    const stored = await this.categoryRepository.find(id);
    if (stored !== null) {
      return { category: stored, exam: await this.exams.findVisible(stored.examKey) };
    }
    // The id has the key of the exam's first id. An address has the present one.
    const [address = '', ...slug] = id.split('.');
    const isKey = address === examKey(address);
    const exam = isKey ? await this.exams.findVisible(address).catch(() => null) : null;
    const category = exam && (await this.categoryRepository.find(categoryId(exam.key, slug.join('.'))));
    if (exam === null || category === null) throw notFound('Category not found');
    return { category, exam };
  }
}
