import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { requestComment } from '../database/request-comment.js';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMITS_COLLECTION } from './models.js';
import type { RateRule, Window } from './rules.js';

/** Counts calls in the database, so that all processes share the counters. */
@Injectable()
export class CountersRepository {
  private readonly limiters = new Map<string, RateLimiterMongo>();

  /** The only operation that the library needs, with the request id as comment. */
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
   * @param subject hash of the address or account
   * @returns undefined if the call is allowed, otherwise the waiting time in milliseconds
   */
  async count(rule: RateRule, window: Window, subject: string): Promise<number | undefined> {
    try {
      await this.getLimiter(rule, window).consume(subject);
      return undefined;
    } catch (rejection) {
      // When the limit is used up, the library throws its result, which is not an Error.
      if (rejection instanceof RateLimiterRes) return rejection.msBeforeNext;
      throw rejection;
    }
  }

  private getLimiter({ name }: RateRule, { calls, seconds }: Window): RateLimiterMongo {
    const keyPrefix = `${name}-${seconds}`;
    const known = this.limiters.get(keyPrefix);
    if (known !== undefined) return known;
    const limiter = new RateLimiterMongo({
      storeClient: { collection: () => this.store },
      tableName: RATE_LIMITS_COLLECTION,
      keyPrefix,
      points: calls,
      duration: seconds,
      // Further calls over the limit cause no database operation.
      inMemoryBlockOnConsumed: calls + 1,
      // The model creates them before the first request.
      disableIndexesCreation: true,
    });
    this.limiters.set(keyPrefix, limiter);
    return limiter;
  }
}
