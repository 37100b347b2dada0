import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { requestComment } from '../database/request-comment.js';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMITS_COLLECTION } from './models.js';
import type { RateRule, Window } from './rules.js';

/** Counts in the database, so that every process sees the same. */
@Injectable()
export class CountersRepository {
  private readonly limiters = new Map<string, RateLimiterMongo>();

  /** The one operation that the library needs, with the request's id on it. */
  private readonly store: {
    findOneAndUpdate: (...call: readonly [object, object, object]) => Promise<unknown>;
  };

  constructor(@InjectConnection() connection: Connection) {
    const collection = () => connection.collection(RATE_LIMITS_COLLECTION);
    this.store = {
      findOneAndUpdate: (filter, update, options) => {
        const { comment } = requestComment();
        return collection().findOneAndUpdate(filter, update, { ...options, comment });
      },
    };
  }

  /**
   * Counts one call.
   * @param subject what the rule counts by, already made unreadable
   * @returns undefined, or for how many milliseconds nothing passes any more
   */
  async count(rule: RateRule, window: Window, subject: string): Promise<number | undefined> {
    try {
      await this.limiterOf(rule, window).consume(subject);
      return undefined;
    } catch (refusal) {
      // The library throws its result, which is no error, when there is nothing left.
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  }

  private limiterOf({ name }: RateRule, { calls, seconds }: Window): RateLimiterMongo {
    const keyPrefix = `${name}-${seconds}`;
    const known = this.limiters.get(keyPrefix);
    if (known !== undefined) return known;
    const limiter = new RateLimiterMongo({
      storeClient: { collection: () => this.store },
      tableName: RATE_LIMITS_COLLECTION,
      keyPrefix,
      points: calls,
      duration: seconds,
      // Who is over the limit costs the database nothing more.
      inMemoryBlockOnConsumed: calls + 1,
      // The model makes them, before the first request.
      disableIndexesCreation: true,
    });
    this.limiters.set(keyPrefix, limiter);
    return limiter;
  }
}
