import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SEEDED_ENTRY, type StoredSeededEntry } from './models.js';
import type { SeededEntryModel } from './models.js';

@Injectable()
export class SeededEntryRepository {
  constructor(@InjectModel(SEEDED_ENTRY) private readonly entries: SeededEntryModel) {}

  /** @returns hash by name */
  async list(): Promise<Map<string, string>> {
    const entries = await this.entries.find({}, { _id: 0, source: 0 }).lean<StoredSeededEntry[]>().exec();
    return new Map(entries.map(({ name, hash }) => [name, hash]));
  }

  /** @returns the names of entries whose source is stored; those of earlier versions have none */
  async listWithSource(): Promise<Set<string>> {
    return new Set(await this.entries.distinct('name', { 'source.slug': { $exists: true } }).exec());
  }

  /** @returns the article or post as it shipped; undefined if none did */
  async findSource(name: string): Promise<StoredSeededEntry['source']> {
    return (await this.entries.findOne({ name }, { _id: 0 }).lean<StoredSeededEntry>().exec())?.source;
  }

  async save({ name, hash, source }: StoredSeededEntry): Promise<void> {
    const entry = { hash, ...(source !== undefined && { source }) };
    await this.entries.updateOne({ name }, { $set: entry }, { upsert: true }).exec();
  }
}
