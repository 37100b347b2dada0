import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requestComment } from '../../database/request-comment.js';
import { STAGING, type StoredStaging } from './staging.model.js';
import type { StagingModel } from './staging.model.js';

@Injectable()
export class StagingRepository {
  constructor(@InjectModel(STAGING) private readonly stagings: StagingModel) {}

  /** Notes what is about to be stored aside, so that it is found again whatever happens. */
  async add(staging: StoredStaging): Promise<void> {
    await this.stagings.insertMany([staging], requestComment());
  }

  /** Forgets what a bulk load noted: it is published, or removed. */
  async remove(batch: string): Promise<void> {
    await this.stagings.deleteMany({ batch }).exec();
  }

  /** @returns what was noted before a time, and neither published nor removed: the load's process died */
  abandoned(before: Date): Promise<StoredStaging[]> {
    return this.stagings
      .find({ at: { $lt: before } }, { _id: 0 })
      .lean<StoredStaging[]>()
      .exec();
  }

  async removeAbandoned(before: Date): Promise<void> {
    await this.stagings.deleteMany({ at: { $lt: before } }).exec();
  }
}
