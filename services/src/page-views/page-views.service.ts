import { Inject, Injectable } from '@nestjs/common';
import type { PageView } from '@mockingbird/contracts';
import { dayOf } from '../common/day.js';
import { CLOCK, type Clock } from '../common/injection-tokens.js';
import { countedParameters } from './counted-parameters.js';
import { countedPath } from './counted-path.js';
import { countedRemote } from './counted-remote.js';
import { PageViewsRepository } from './page-views.repository.js';
import { RemoteViewsRepository } from './remote-views.repository.js';

/**
 * Counts page views and started tests per day: by path (with region and query parameters) and by version of the remote. Stores
 * nothing about a person and no query value.
 */
@Injectable()
export class PageViewsService {
  constructor(
    private readonly pageViews: PageViewsRepository,
    private readonly remoteViews: RemoteViewsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The page of a started test was counted when it opened, so the start is not another view. */
  async count({ path, query, region, remote, event }: PageView): Promise<void> {
    const day = dayOf(this.clock());
    const counter: Record<string, number> = event === 'test-started' ? { started: 1 } : { views: 1 };
    const parameters = countedParameters(query).map((name) => [`parameters.${name}`, 1]);
    const details = { [`regions.${region}`]: 1, ...Object.fromEntries(parameters) };
    await Promise.all([
      this.pageViews.count(
        day,
        countedPath(path),
        event === 'test-started' ? counter : { ...counter, ...details },
      ),
      remote === undefined ? undefined : this.remoteViews.count(day, countedRemote(remote), counter),
    ]);
  }

  /**
   * @param day the first UTC day of the window
   * @param exams keys of the exams
   * @returns views and started tests by exam key
   */
  async interestSince(
    day: string,
    exams: readonly string[],
  ): Promise<Map<string, { views: number; started: number }>> {
    const interest = await this.pageViews.interestSince(day, exams);
    return new Map(interest.map(({ _id, views, started }) => [_id, { views, started }]));
  }
}
