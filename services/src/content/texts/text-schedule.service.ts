import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CLOCK, LOGGER, type Clock } from '../../common/injection-tokens.js';
import { ArticleStoreService } from '../articles/article-store.service.js';
import { PostStoreService } from '../posts/post-store.service.js';
import { SCHEDULE_CHECK_MS } from './limits.js';

/** Tells all caches when the time of publication of a text has come. Without it, readers would see the text up to a minute later. */
@Injectable()
export class TextScheduleService implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private checkedUntil: number;

  constructor(
    private readonly articles: ArticleStoreService,
    private readonly posts: PostStoreService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.checkedUntil = clock();
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.check().catch((error: unknown) => {
        // The next check covers this period too.
        this.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'schedule_not_checked');
      });
    }, SCHEDULE_CHECK_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Shows the texts whose time has come since the last check. */
  async check(): Promise<void> {
    const until = this.clock();
    if (until <= this.checkedUntil) return;
    await Promise.all([
      this.articles.showDue(this.checkedUntil, until),
      this.posts.showDue(this.checkedUntil, until),
    ]);
    this.checkedUntil = until;
  }
}
