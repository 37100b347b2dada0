import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../../database/errors.js';
import { FREEZE, type FreezeModel, type StoredFreeze } from './freeze.model.js';

const ONLY = { id: 'freeze' } as const;

@Injectable()
export class FreezeRepository {
  constructor(@InjectModel(FREEZE) private readonly freezes: FreezeModel) {}

  find(): Promise<StoredFreeze | null> {
    return this.freezes.findOne(ONLY, { _id: 0 }).lean().exec();
  }

  /** Stores a freeze in place of the one before. */
  async replace({ until, ...freeze }: Omit<StoredFreeze, 'id'>): Promise<void> {
    const change = until ? { $set: { ...freeze, until } } : { $set: freeze, $unset: { until: 1 as const } };
    const write = () => this.freezes.updateOne(ONLY, change, { upsert: true }).exec();
    try {
      await write();
    } catch (error) {
      // Another process has just inserted the first one. Now there is one to replace.
      if (!isDuplicateKey(error)) throw error;
      await write();
    }
  }

  /** @returns the freeze that was removed */
  remove(): Promise<StoredFreeze | null> {
    return this.freezes
      .findOneAndDelete(ONLY, { projection: { _id: 0 } })
      .lean()
      .exec();
  }
}
