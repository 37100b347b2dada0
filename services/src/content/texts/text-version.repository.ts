import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { TEXT_VERSIONS } from './limits.js';
import { type StoredTextVersion, TEXT_VERSION } from './models.js';
import type { TextVersionModel } from './models.js';

@Injectable()
export class TextVersionRepository {
  constructor(@InjectModel(TEXT_VERSION) private readonly versions: TextVersionModel) {}

  find(change: string): Promise<StoredTextVersion | null> {
    return this.versions.findOne({ _id: change }).lean<StoredTextVersion>().exec();
  }

  async add(version: StoredTextVersion): Promise<void> {
    await this.versions.insertMany([version]);
  }

  async remove(change: string): Promise<void> {
    await this.versions.deleteOne({ _id: change }).exec();
  }

  /** Removes what a change and all changes before it have replaced. */
  async removeUntil(textId: string, change: string): Promise<void> {
    await this.versions.deleteMany({ textId, _id: { $lte: change } }).exec();
  }

  /** Removes all but the newest versions of a text. */
  async removeOld(textId: string): Promise<void> {
    const old = await this.versions
      .find({ textId }, { _id: 1 })
      .sort({ _id: -1 })
      .skip(TEXT_VERSIONS)
      .lean<{ _id: string }[]>()
      .exec();
    if (old.length > 0) await this.versions.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } }).exec();
  }
}
