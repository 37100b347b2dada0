import { Inject, Injectable } from '@nestjs/common';
import type { PageView } from '@mockingbird/contracts';
import { dayOf } from '../day.js';
import { CLOCK, type Clock } from '../tokens.js';
import { countedPath } from './counted-path.js';
import { PageViewsRepository } from './page-views.repository.js';

/** Counts page views and started tests per day and address. Nothing about a person is kept, and no query. */
@Injectable()
export class PageViewsService {
  constructor(
    private readonly pageViews: PageViewsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A started test is reported by the page that was counted when it was opened: it is no second view. */
  async count({ path, region, event }: PageView): Promise<void> {
    const increments: Record<string, number> =
      event === 'test-started' ? { started: 1 } : { views: 1, [`regions.${region}`]: 1 };
    await this.pageViews.count(dayOf(this.clock()), countedPath(path), increments);
  }

  /**
   * @param day the first UTC day that counts
   * @returns views and started tests by the exam's address
   */
  async interestSince(day: string): Promise<Map<string, { views: number; started: number }>> {
    const interest = await this.pageViews.interestSince(day);
    return new Map(interest.map(({ _id, views, started }) => [_id, { views, started }]));
  }
}
