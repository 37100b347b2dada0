import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { countWithin, DailyLimit } from '../../database/count-within.js';
import { KEYWORDS_PER_DAY } from '../limits.js';
import { SEARCH } from './search.model.js';
import type { SearchModel } from './search.model.js';

/** Keywords beyond the daily limit are counted together under this name. */
const OTHER_KEYWORDS = '*';

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
}
