import { Injectable } from '@nestjs/common';
import { type ArticleSection, SECTION_ARTICLES } from '@mockingbird/contracts';
import { compareNatural } from '@mockingbird/exam-core';
import { ArticleRepository } from './article.repository.js';
import { CategoryRepository } from './category.repository.js';
import type { ShownCategory } from './models.js';

const EMPTY = { totalArticles: 0, articles: [] };

/** Exams may share a title: their categories stay together all the same. */
const byExam = (left: ShownCategory, right: ShownCategory) =>
  compareNatural(left.examTitle, right.examTitle) || compareNatural(left.examKey, right.examKey);

/** The article section over all exams. */
@Injectable()
export class SectionsService {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly articles: ArticleRepository,
  ) {}

  /**
   * Two reads, however many categories there are.
   * @returns every category of the exams that readers see with the first of its articles: exams by title, the categories
   *   and articles of each in their order
   */
  async all(): Promise<ArticleSection[]> {
    const [categories, openings] = await Promise.all([
      this.categories.shown(),
      this.articles.openings(SECTION_ARTICLES),
    ]);
    return categories
      .sort(byExam)
      .map((category) => ({ ...category, ...(openings.get(category.id) ?? EMPTY) }));
  }
}
