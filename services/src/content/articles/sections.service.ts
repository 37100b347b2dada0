import { Inject, Injectable } from '@nestjs/common';
import { type ArticleSection, SECTION_ARTICLES } from '@mockingbird/contracts';
import { compareNatural } from '@mockingbird/remote-kit';
import { ARTICLES_SOURCE } from './articles-source.js';
import type { ArticlesSource } from './articles-source.js';
import { withPresentExam } from './with-present-exam.js';
import { CategoryRepository } from './category.repository.js';
import type { VisibleCategory } from './models.js';

const EMPTY = { totalArticles: 0, articles: [] };

/** Exams may share a title: the key keeps their categories together. */
const byExam = (left: VisibleCategory, right: VisibleCategory) =>
  compareNatural(left.examTitle, right.examTitle) || compareNatural(left.examKey, right.examKey);

/** The article section of all exams. */
@Injectable()
export class SectionsService {
  constructor(
    private readonly categories: CategoryRepository,
    @Inject(ARTICLES_SOURCE) private readonly articles: ArticlesSource,
  ) {}

  /**
   * Needs two queries for any number of categories.
   * @returns all categories of visible exams with their first articles. Exams are sorted by title, categories and articles by
   *   their order.
   */
  async all(): Promise<ArticleSection[]> {
    const [categories, openings] = await Promise.all([
      this.categories.listVisible(),
      this.articles.listOpenings(SECTION_ARTICLES),
    ]);
    return categories
      .sort(byExam)
      .map((category) => withPresentExam({ ...category, ...(openings.get(category.id) ?? EMPTY) }, category));
  }
}
