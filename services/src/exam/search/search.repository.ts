import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { countWithin, DailyLimit } from '../../database/count-within.js';
import { KEYWORDS_PER_DAY } from '../limits.js';
import { SEARCH } from './search.model.js';
import type { SearchModel, StoredSearch } from './search.model.js';

/** Keywords beyond the daily limit are counted together under this name. */
export const OTHER_KEYWORDS = '*';

@Injectable()
export class SearchRepository {
  private readonly limit = new DailyLimit(KEYWORDS_PER_DAY);

  constructor(@InjectModel(SEARCH) private readonly searches: SearchModel) {}

  /** @param day UTC, `2026-01-31` */
  async count(day: string, keyword: string): Promise<void> {
    await countWithin({
      model: this.searches,
      of: { day },
      bucket: { keyword },
      overflow: { keyword: OTHER_KEYWORDS },
      limit: this.limit,
      increments: { count: 1 },
    });
  }

  /**
   * @param since UTC day, `2026-01-31`, which is not included
   * @returns the most frequent keywords first, without those that are counted together
   */
  mostFrequent(since: string, limit: number): Promise<{ keyword: string; count: number }[]> {
    return this.searches
      .aggregate<{ keyword: string; count: number }>([
        { $match: { day: { $gt: since }, keyword: { $ne: OTHER_KEYWORDS } } },
        { $group: { _id: '$keyword', count: { $sum: '$count' } } },
        { $sort: { count: -1, _id: 1 } },
        { $limit: limit },
        { $project: { _id: 0, keyword: '$_id', count: 1 } },
      ])
      .exec();
  }

  /** @returns how often a keyword was searched for after the day `since` */
  async total(since: string, keyword: string): Promise<number> {
    const days = await this.searches
      .find({ day: { $gt: since }, keyword }, { count: 1 })
      .lean<StoredSearch[]>()
      .exec();
    return days.reduce((sum, { count }) => sum + count, 0);
  }
}
