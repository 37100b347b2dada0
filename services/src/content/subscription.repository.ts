import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../database/errors.js';
import { SUBSCRIPTION } from './models.js';
import type { SubscriptionModel } from './models.js';

@Injectable()
export class SubscriptionRepository {
  constructor(@InjectModel(SUBSCRIPTION) private readonly subscriptions: SubscriptionModel) {}

  /** Stores the e-mail once; a repeat changes nothing. */
  async add(email: string, since: Date): Promise<void> {
    try {
      await this.subscriptions
        .updateOne({ email }, { $setOnInsert: { email, since } }, { upsert: true })
        .exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
