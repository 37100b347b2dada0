import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SEEDED_ENTRY, type StoredSeededEntry } from './models.js';
import type { SeededEntryModel } from './models.js';

@Injectable()
export class SeededEntryRepository {
  constructor(@InjectModel(SEEDED_ENTRY) private readonly entries: SeededEntryModel) {}

  /** @returns hash by name */
  async list(): Promise<Map<string, string>> {
    const entries = await this.entries.find({}, { _id: 0 }).lean<StoredSeededEntry[]>().exec();
    return new Map(entries.map(({ name, hash }) => [name, hash]));
  }

  async save(name: string, hash: string): Promise<void> {
    await this.entries.updateOne({ name }, { $set: { hash } }, { upsert: true }).exec();
  }
}
