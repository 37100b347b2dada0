import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { isDuplicateKey } from '../../database/errors.js';
import type { StoredChange } from '../../exam/changes/change.model.js';
import { asRead, type ReadText } from '../texts/as-read.js';
import { UNREAD, visibleAt } from '../texts/visible-at.js';
import { ARTICLE, type ArticleCard, type ListedArticle, type Opening, type StoredArticle } from './models.js';
import type { ArticleModel } from './models.js';

const IN_ORDER = { order: 1, title: 1 } as const;

/** Fields of an article in an overview. */
const CARD = { title: 1, slug: 1, excerpt: 1, publicationDate: 1, readingTime: 1 } as const;
const CARD_OF_ARTICLE = Object.fromEntries(Object.keys(CARD).map((field) => [field, `$${field}`]));

@Injectable()
export class ArticleRepository {
  constructor(
    @InjectModel(ARTICLE) private readonly articles: ArticleModel,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the articles of a category in their order, without their blocks */
  listByCategory(categoryId: string): Promise<ListedArticle[]> {
    return this.articles
      .find({ categoryId, ...visibleAt(this.clock()) }, { ...UNREAD, blocks: 0 })
      .sort(IN_ORDER)
      .lean<ListedArticle[]>()
      .exec();
  }

  /** @returns titles and slugs of a category's articles, in their order */
  listTitles(categoryId: string): Promise<Pick<StoredArticle, 'title' | 'slug' | 'order'>[]> {
    return this.articles
      .find({ categoryId, ...visibleAt(this.clock()) }, { _id: 0, title: 1, slug: 1, order: 1 })
      .sort(IN_ORDER)
      .lean<Pick<StoredArticle, 'title' | 'slug' | 'order'>[]>()
      .exec();
  }

  /** @returns the articles of these categories, with the fields of an overview */
  listCards(categoryIds: readonly string[]): Promise<ArticleCard[]> {
    return this.articles
      .find(
        { categoryId: { $in: [...categoryIds] }, ...visibleAt(this.clock()) },
        { _id: 0, ...CARD, categoryId: 1, order: 1 },
      )
      .lean<ArticleCard[]>()
      .exec();
  }

  find(categoryId: string, slug: string): Promise<StoredArticle | null> {
    return this.articles
      .findOne({ categoryId, slug, ...visibleAt(this.clock()) }, UNREAD)
      .lean<StoredArticle>()
      .exec();
  }

  /** @returns the article, whether readers see it or not */
  findStored(categoryId: string, slug: string): Promise<StoredArticle | null> {
    return this.articles.findOne({ categoryId, slug }, { _id: 0 }).lean<StoredArticle>().exec();
  }

  /** @returns all articles without their blocks and pictures, whether readers see them or not */
  listStored(): Promise<StoredArticle[]> {
    return this.articles
      .find({}, { _id: 0, blocks: 0, cover: 0, 'binned.text.blocks': 0, 'binned.text.cover': 0 })
      .lean<StoredArticle[]>()
      .exec();
  }

  /**
   * @param examKey key of the exam
   * @returns the number of articles of each category, by category id
   */
  async countByCategory(examKey: string): Promise<Map<string, number>> {
    const counts = await this.articles
      .aggregate<{ _id: string; count: number }>([
        { $match: { examKey, ...visibleAt(this.clock()) } },
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
        { $match: visibleAt(this.clock()) },
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
    const stored = await this.articles
      .findOne({ categoryId, slug }, { _id: 0, binned: 1 })
      .lean<StoredArticle>()
      .exec();
    // What is in the bin stays there.
    const entry = { ...article, ...(stored?.binned && { binned: stored.binned }) };
    await this.articles.replaceOne({ categoryId, slug }, entry, { upsert: true }).exec();
  }

  /** @returns false when the category has an article with this slug */
  async insert(article: StoredArticle): Promise<boolean> {
    try {
      await this.articles.insertMany([article]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * @param before the article that this one replaces
   * @returns false when somebody else has changed the article
   */
  async replace(article: StoredArticle, before: ReadText): Promise<boolean> {
    const { categoryId, slug } = article;
    const { matchedCount } = await this.articles
      .replaceOne({ categoryId, slug, ...asRead(before) }, article)
      .exec();
    return matchedCount > 0;
  }

  /**
   * Marks the deleted article beside an article as being removed for good.
   * @returns false when somebody else has changed one of them
   */
  async markBinned(
    categoryId: string,
    slug: string,
    before: ReadText,
    purged: StoredChange,
  ): Promise<boolean> {
    const { matchedCount } = await this.articles
      .updateOne({ categoryId, slug, ...asRead(before) }, { $set: { 'binned.purged': purged } })
      .exec();
    return matchedCount > 0;
  }

  /** Removes the deleted article beside an article, if this change is removing it. */
  async removeBinned(categoryId: string, slug: string, purged: string): Promise<void> {
    await this.articles
      .updateOne({ categoryId, slug, 'binned.purged._id': purged }, { $unset: { binned: 1 } })
      .exec();
  }

  /** Removes an article for good, if its last change is still this one. */
  async remove(categoryId: string, slug: string, change: string): Promise<void> {
    await this.articles.deleteOne({ categoryId, slug, change, 'deleted.purging': true }).exec();
  }

  /** Puts the shipped article in the place of one that is being removed for good, if its last change is still this one. */
  async replaceRemoved(article: StoredArticle, change: string): Promise<void> {
    const { categoryId, slug } = article;
    await this.articles.replaceOne({ categoryId, slug, change, 'deleted.purging': true }, article).exec();
  }

  /** @returns whether the time of publication of an article is in this period, in milliseconds since 1970 */
  async isAnyDue(after: number, until: number): Promise<boolean> {
    const [$gt, $lte] = [new Date(after).toISOString(), new Date(until).toISOString()];
    return (await this.articles.exists({ publishedAt: { $gt, $lte } })) !== null;
  }

  async listUnrecorded(): Promise<StoredChange[]> {
    const found = await this.articles
      .find({ 'unrecorded._id': { $gt: '' } }, { _id: 0, unrecorded: 1 })
      .lean<Pick<StoredArticle, 'unrecorded'>[]>()
      .exec();
    return found.flatMap(({ unrecorded }) => unrecorded ?? []);
  }

  async markRecorded(ids: readonly string[]): Promise<void> {
    await this.articles.updateMany({ 'unrecorded._id': { $in: ids } }, { $unset: { unrecorded: 1 } }).exec();
  }
}
