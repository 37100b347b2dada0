import { Inject, Injectable } from '@nestjs/common';
import { RateLimits } from '../rate-limit/rate-limits.service.js';
import { RATE_RULES } from '../rate-limit/rules.js';
import { CLOCK, type Clock } from '../common/injection-tokens.js';
import { SubscriptionRepository } from './subscription.repository.js';

const THANKS = 'Thank you. You are on the list.';

@Injectable()
export class NewsletterService {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly limits: RateLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param address the client's network, as rate limits count it; it is not stored
   * @returns the same message for a new and a repeated subscription, so that it does not reveal who has subscribed
   * @throws ProblemError MB-1006
   */
  async subscribe(email: string, address: string): Promise<string> {
    await this.limits.take(RATE_RULES.newsletterByAddress, address);
    await this.subscriptions.add(email.toLowerCase(), new Date(this.clock()));
    return THANKS;
  }
}
