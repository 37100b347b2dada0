import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../database/errors.js';
import { type Domain, DATA_VERSION, type StoredDataVersion } from './models.js';
import type { DataVersionModel } from './models.js';

@Injectable()
export class DataVersionRepository {
  constructor(@InjectModel(DATA_VERSION) private readonly versions: DataVersionModel) {}

  /** @returns every domain that was ever changed */
  list(): Promise<StoredDataVersion[]> {
    return this.versions.find({}, { _id: 0 }).lean<StoredDataVersion[]>().exec();
  }

  /** @param opened a change that starts (1), ends (-1) or continues (0) */
  async increment(domain: Domain, opened: -1 | 0 | 1): Promise<void> {
    const update = { $inc: { revision: 1, open: opened } };
    try {
      await this.versions.updateOne({ domain }, update, { upsert: true }).exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another process created the document at the same time.
      await this.versions.updateOne({ domain }, update).exec();
    }
  }
}
