import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { QueryFilter } from 'mongoose';
import { requestComment } from '../../database/request-comment.js';
import { isDuplicateKey } from '../../database/errors.js';
import { LISTED_PUBLICATIONS } from '../limits.js';
import { CHANGE, type StoredChange } from './change.model.js';
import type { ChangeModel } from './change.model.js';

/** One page of the history. */
export interface ChangePage {
  filter: QueryFilter<StoredChange>;
  /** Only changes older than the one with this id. */
  before?: string | undefined;
  limit: number;
}

/** A list does not show the values of fields, and they may be large. */
const WITHOUT_FIELDS = { fields: 0 } as const;
const WITHOUT_VALUES = { 'fields.before': 0, 'fields.after': 0 } as const;

@Injectable()
export class ChangeRepository {
  constructor(@InjectModel(CHANGE) private readonly changes: ChangeModel) {}

  /** Stores changes. Skips those that are already stored. */
  async add(changes: readonly StoredChange[]): Promise<void> {
    if (changes.length === 0) return;
    try {
      await this.changes.insertMany([...changes], { ...requestComment(), ordered: false, lean: true });
    } catch (error) {
      // Another request has already stored the same change.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  count(filter: QueryFilter<StoredChange>): Promise<number> {
    return this.changes.countDocuments(filter).exec();
  }

  async hasProposal(proposal: string, proposalVersion: number): Promise<boolean> {
    const filter = { proposal, proposalVersion };
    return (await this.changes.findOne(filter, { _id: 1 }).lean().exec()) !== null;
  }

  find(id: string): Promise<StoredChange | null> {
    return this.changes.findOne({ _id: id }).lean<StoredChange>().exec();
  }

  /** @returns the last changes that published questions of a test, newest first */
  listLastPublications(testKey: string): Promise<StoredChange[]> {
    return this.changes
      .find({ testKey, revisionAfter: { $gt: '' } }, WITHOUT_FIELDS)
      .sort({ _id: -1 })
      .limit(LISTED_PUBLICATIONS)
      .lean<StoredChange[]>()
      .exec();
  }

  /** @returns the first change of an article or a post after this one. A removal for good changes no text that is shown. */
  findNextOfText(textId: string, id: string): Promise<StoredChange | null> {
    return this.changes
      .findOne({ textId, _id: { $gt: id }, outcome: { $ne: 'purged' } }, WITHOUT_FIELDS)
      .sort({ _id: 1 })
      .lean<StoredChange>()
      .exec();
  }

  /** @returns the newest changes first, with the names of the changed fields only */
  list({ filter, before, limit }: ChangePage): Promise<StoredChange[]> {
    const older = before === undefined ? filter : { $and: [filter, { _id: { $lt: before } }] };
    return this.changes
      .find(older, WITHOUT_VALUES)
      .sort({ _id: -1 })
      .limit(limit)
      .lean<StoredChange[]>()
      .exec();
  }

  /** @returns the changes that published these revisions, the newest first */
  listPublications(testKey: string, revisions: readonly string[]): Promise<StoredChange[]> {
    return this.changes
      .find({ testKey, revisionAfter: { $in: [...revisions] } })
      .sort({ _id: -1 })
      .lean<StoredChange[]>()
      .exec();
  }
}
