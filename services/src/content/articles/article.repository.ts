import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ARTICLE, type ListedArticle, type Opening, type StoredArticle } from './models.js';
import type { ArticleModel } from './models.js';

const IN_ORDER = { order: 1, title: 1 } as const;

/** Fields of an article in an overview. */
const CARD = { title: 1, slug: 1, excerpt: 1, publicationDate: 1, readingTime: 1 } as const;
const CARD_OF_ARTICLE = Object.fromEntries(Object.keys(CARD).map((field) => [field, `$${field}`]));

@Injectable()
export class ArticleRepository {
  constructor(@InjectModel(ARTICLE) private readonly articles: ArticleModel) {}

  /** @returns the articles of a category in their order, without their blocks */
  listByCategory(categoryId: string): Promise<ListedArticle[]> {
    return this.articles
      .find({ categoryId }, { _id: 0, blocks: 0 })
      .sort(IN_ORDER)
      .lean<ListedArticle[]>()
      .exec();
  }

  /** @returns titles and slugs of a category's articles, in their order */
  listTitles(categoryId: string): Promise<Pick<StoredArticle, 'title' | 'slug'>[]> {
    return this.articles
      .find({ categoryId }, { _id: 0, title: 1, slug: 1 })
      .sort(IN_ORDER)
      .lean<Pick<StoredArticle, 'title' | 'slug'>[]>()
      .exec();
  }

  find(categoryId: string, slug: string): Promise<StoredArticle | null> {
    return this.articles.findOne({ categoryId, slug }, { _id: 0 }).lean<StoredArticle>().exec();
  }

  /**
   * @param examKey key of the exam
   * @returns the number of articles of each category, by category id
   */
  async countByCategory(examKey: string): Promise<Map<string, number>> {
    const counts = await this.articles
      .aggregate<{ _id: string; count: number }>([
        { $match: { examKey } },
        { $group: { _id: '$categoryId', count: { $sum: 1 } } },
      ])
      .exec();
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  /**
   * @param limit articles per category
   * @returns the article count and first articles of each category that has articles, by category id
   */
  async listOpenings(limit: number): Promise<Map<string, Opening>> {
    const openings = await this.articles
      .aggregate<Opening & { _id: string }>([
        // The database sorts in memory, so the large blocks must be left out first.
        { $project: { ...CARD, categoryId: 1, order: 1 } },
        { $sort: IN_ORDER },
        { $group: { _id: '$categoryId', totalArticles: { $sum: 1 }, articles: { $push: CARD_OF_ARTICLE } } },
        { $set: { articles: { $slice: ['$articles', limit] } } },
      ])
      .exec();
    return new Map(openings.map(({ _id, ...opening }) => [_id, opening]));
  }

  /** Inserts the article, or replaces the one with its category and slug. */
  async save(article: StoredArticle): Promise<void> {
    const { categoryId, slug } = article;
    await this.articles.replaceOne({ categoryId, slug }, article, { upsert: true }).exec();
  }
}
