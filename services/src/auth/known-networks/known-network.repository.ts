import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../../database/errors.js';
import { KNOWN_NETWORK } from '../models.js';
import type { KnownNetworkModel } from '../models.js';

@Injectable()
export class KnownNetworkRepository {
  constructor(@InjectModel(KNOWN_NETWORK) private readonly networks: KnownNetworkModel) {}

  /** MongoDB removes expired documents up to a minute late, so the query checks the time too. */
  async has(place: string, now: Date): Promise<boolean> {
    const found = await this.networks
      .findOne({ place, expires: { $gt: now } }, { _id: 1 })
      .lean()
      .exec();
    return found !== null;
  }

  async save(place: string, expires: Date): Promise<void> {
    try {
      await this.networks.updateOne({ place }, { $set: { expires } }, { upsert: true }).exec();
    } catch (error) {
      // Another login from this network stored it at the same time.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
