import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../database/errors.js';
import { type Domain, REVISION, type StoredRevision } from './models.js';
import type { RevisionModel } from './models.js';

@Injectable()
export class RevisionRepository {
  constructor(@InjectModel(REVISION) private readonly revisions: RevisionModel) {}

  /** @returns every domain that was ever changed */
  all(): Promise<StoredRevision[]> {
    return this.revisions.find({}, { _id: 0 }).lean<StoredRevision[]>().exec();
  }

  /** @param opened changes that begin (1), end (-1) or go on (0) */
  async raise(domain: Domain, opened: -1 | 0 | 1): Promise<void> {
    const update = { $inc: { revision: 1, open: opened } };
    try {
      await this.revisions.updateOne({ domain }, update, { upsert: true }).exec();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another process made the domain's document at the same moment.
      await this.revisions.updateOne({ domain }, update).exec();
    }
  }
}
