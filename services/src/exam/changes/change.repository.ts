import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { QueryFilter } from 'mongoose';
import { requestComment } from '../../database/request-comment.js';
import { isDuplicateKey } from '../../database/errors.js';
import { CHANGE, type StoredChange } from './change.model.js';
import type { ChangeModel } from './change.model.js';

/** Which changes are wanted. */
export interface WantedChanges {
  testKey?: string | undefined;
  examKey?: string | undefined;
  /** Only what is older than the change with this id. */
  before?: string | undefined;
  limit: number;
}

@Injectable()
export class ChangeRepository {
  constructor(@InjectModel(CHANGE) private readonly changes: ChangeModel) {}

  /** Keeps changes; those that are there already are left as they are. */
  async add(changes: readonly StoredChange[]): Promise<void> {
    if (changes.length === 0) return;
    try {
      await this.changes.insertMany([...changes], { ...requestComment(), ordered: false, lean: true });
    } catch (error) {
      // Whoever comes second in recording a change finds it recorded.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  find(id: string): Promise<StoredChange | null> {
    return this.changes.findOne({ _id: id }).lean<StoredChange>().exec();
  }

  /** Newest first. */
  page({ testKey, examKey, before, limit }: WantedChanges): Promise<StoredChange[]> {
    const filter: QueryFilter<StoredChange> = {
      ...(testKey !== undefined && { testKey }),
      ...(examKey !== undefined && { examKey }),
      ...(before !== undefined && { _id: { $lt: before } }),
    };
    return this.changes.find(filter).sort({ _id: -1 }).limit(limit).lean<StoredChange[]>().exec();
  }
}
