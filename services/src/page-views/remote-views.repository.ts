import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { countWithin, DailyLimit } from '../database/count-within.js';
import { REMOTES_PER_DAY } from './limits.js';
import { REMOTE_VIEWS } from './models.js';
import type { RemoteViewsModel } from './models.js';

/** Versions beyond the daily limit and invalid versions are counted together under this name. */
const OTHER_REMOTES = '*';

@Injectable()
export class RemoteViewsRepository {
  private readonly limit = new DailyLimit(REMOTES_PER_DAY);

  constructor(@InjectModel(REMOTE_VIEWS) private readonly remoteViews: RemoteViewsModel) {}

  /**
   * @param day UTC, `2026-01-31`
   * @param remote `name@version`, or undefined if it is not valid
   * @param increments counters to increment
   */
  async count(day: string, remote: string | undefined, increments: Record<string, number>): Promise<void> {
    await countWithin({
      model: this.remoteViews,
      of: { day },
      bucket: { remote: remote ?? OTHER_REMOTES },
      overflow: { remote: OTHER_REMOTES },
      limit: this.limit,
      increments,
    });
  }
}
