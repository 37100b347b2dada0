import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requestComment } from '../../database/request-comment.js';
import { STAGING, type StoredStaging } from './staging.model.js';
import type { StagingModel } from './staging.model.js';

@Injectable()
export class StagingRepository {
  constructor(@InjectModel(STAGING) private readonly stagings: StagingModel) {}

  /** Records what will be staged, so that a later load can remove it if the process dies. */
  async add(staging: StoredStaging): Promise<void> {
    await this.stagings.insertMany([staging], requestComment());
  }

  /** Removes the record of a bulk load whose questions are published or removed. */
  async remove(batch: string): Promise<void> {
    await this.stagings.deleteMany({ batch }).exec();
  }

  /** @returns old records of loads whose process died */
  listAbandoned(before: Date): Promise<StoredStaging[]> {
    return this.stagings
      .find({ at: { $lt: before } }, { _id: 0 })
      .lean<StoredStaging[]>()
      .exec();
  }

  async removeAbandoned(before: Date): Promise<void> {
    await this.stagings.deleteMany({ at: { $lt: before } }).exec();
  }
}
