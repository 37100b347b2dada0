import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../database/errors.js';
import { FAMILIAR_PLACE } from './models.js';
import type { FamiliarPlaceModel } from './models.js';

@Injectable()
export class FamiliarPlaceRepository {
  constructor(@InjectModel(FAMILIAR_PLACE) private readonly places: FamiliarPlaceModel) {}

  /** MongoDB removes what has expired up to a minute late, so the time is asked for too. */
  async has(place: string, now: Date): Promise<boolean> {
    const found = await this.places
      .findOne({ place, expires: { $gt: now } }, { _id: 1 })
      .lean()
      .exec();
    return found !== null;
  }

  async put(place: string, expires: Date): Promise<void> {
    try {
      await this.places.updateOne({ place }, { $set: { expires } }, { upsert: true }).exec();
    } catch (error) {
      // Another login from there stored it at the same moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
