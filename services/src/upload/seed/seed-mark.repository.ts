import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SEED_MARK, type StoredSeedMark } from './models.js';
import type { SeedMarkModel } from './models.js';

const BANK = { name: 'bank' };

@Injectable()
export class SeedMarkRepository {
  constructor(@InjectModel(SEED_MARK) private readonly marks: SeedMarkModel) {}

  find(): Promise<StoredSeedMark | null> {
    return this.marks.findOne(BANK, { _id: 0 }).lean<StoredSeedMark>().exec();
  }

  async save(mark: { done: boolean; isPartial: boolean }): Promise<void> {
    await this.marks.updateOne(BANK, { $set: mark }, { upsert: true }).exec();
  }
}
