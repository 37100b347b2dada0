import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../tokens.js';
import { SubscriptionRepository } from './subscription.repository.js';

const THANKS = 'Thank you. You are on the list.';

@Injectable()
export class NewsletterService {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the same message for the first time and every repeat: nobody learns who is on the list */
  async subscribe(email: string): Promise<string> {
    await this.subscriptions.add(email.toLowerCase(), new Date(this.clock()));
    return THANKS;
  }
}
