import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ARTICLE, type ListedArticle, type Opening, type StoredArticle } from './models.js';
import type { ArticleModel } from './models.js';

const IN_ORDER = { order: 1, title: 1 } as const;

/** What an overview shows of an article. */
const CARD = { title: 1, slug: 1, excerpt: 1, publicationDate: 1, readingTime: 1 } as const;
const CARD_OF_ARTICLE = Object.fromEntries(Object.keys(CARD).map((field) => [field, `$${field}`]));

@Injectable()
export class ArticleRepository {
  constructor(@InjectModel(ARTICLE) private readonly articles: ArticleModel) {}

  /** @returns the articles of a category in their order, without their blocks */
  ofCategory(categoryId: string): Promise<ListedArticle[]> {
    return this.articles
      .find({ categoryId }, { _id: 0, blocks: 0 })
      .sort(IN_ORDER)
      .lean<ListedArticle[]>()
      .exec();
  }

  /** @returns titles and slugs of a category's articles, in their order */
  titlesOfCategory(categoryId: string): Promise<Pick<StoredArticle, 'title' | 'slug'>[]> {
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
   * @param examKey the exam's address
   * @returns how many articles each of its categories has, by the category's id
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
   * @param most articles of one category
   * @returns what overviews show of each category that has articles, by the category's id
   */
  async openings(most: number): Promise<Map<string, Opening>> {
    const openings = await this.articles
      .aggregate<Opening & { _id: string }>([
        // Without the blocks, which are nearly all of an article: the database sorts in memory.
        { $project: { ...CARD, categoryId: 1, order: 1 } },
        { $sort: IN_ORDER },
        { $group: { _id: '$categoryId', totalArticles: { $sum: 1 }, articles: { $push: CARD_OF_ARTICLE } } },
        { $set: { articles: { $slice: ['$articles', most] } } },
      ])
      .exec();
    return new Map(openings.map(({ _id, ...opening }) => [_id, opening]));
  }

  /** Stores an article in the place of the one with its address, whole. */
  async put(article: StoredArticle): Promise<void> {
    const { categoryId, slug } = article;
    await this.articles.replaceOne({ categoryId, slug }, article, { upsert: true }).exec();
  }
}
