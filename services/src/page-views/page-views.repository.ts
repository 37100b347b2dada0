import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { countWithin, DailyLimit } from '../database/count-within.js';
import { ADDRESSES_PER_DAY } from './limits.js';
import type { CountedPath } from './counted-path.js';
import { PAGE_VIEWS } from './models.js';
import type { PageViewsModel } from './models.js';

/** Paths beyond the daily limit are counted together under this name. */
const OTHER_PATHS = '*';

export interface ExamInterest {
  /** Key of the exam. */
  _id: string;
  views: number;
  started: number;
}

@Injectable()
export class PageViewsRepository {
  private readonly limit = new DailyLimit(ADDRESSES_PER_DAY);

  constructor(@InjectModel(PAGE_VIEWS) private readonly pageViews: PageViewsModel) {}

  /**
   * @param day UTC, `2026-01-31`
   * @param increments counters to increment
   */
  async count(day: string, { path, exam }: CountedPath, increments: Record<string, number>): Promise<void> {
    await countWithin({
      model: this.pageViews,
      of: { day },
      bucket: { path, exam },
      overflow: { path: OTHER_PATHS, exam: null },
      limit: this.limit,
      increments,
    });
  }

  /**
   * @param day the first UTC day of the window
   * @param exams keys of the exams; others are ignored, because clients can invent them
   */
  interestSince(day: string, exams: readonly string[]): Promise<ExamInterest[]> {
    return this.pageViews
      .aggregate<ExamInterest>([
        { $match: { day: { $gte: day }, exam: { $in: exams } } },
        { $group: { _id: '$exam', views: { $sum: '$views' }, started: { $sum: '$started' } } },
      ])
      .exec();
  }
}
