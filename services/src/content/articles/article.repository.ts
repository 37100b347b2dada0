import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ARTICLE, type ListedArticle, type StoredArticle } from './models.js';
import type { ArticleModel } from './models.js';

const IN_ORDER = { order: 1, title: 1 } as const;

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

  /** Stores an article in the place of the one with its address, whole. */
  async put(article: StoredArticle): Promise<void> {
    const { categoryId, slug } = article;
    await this.articles.replaceOne({ categoryId, slug }, article, { upsert: true }).exec();
  }
}
