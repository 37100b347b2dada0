import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MEDIA, type StoredMedia } from './models.js';
import type { MediaModel } from './models.js';

@Injectable()
export class MediaRepository {
  constructor(@InjectModel(MEDIA) private readonly media: MediaModel) {}

  find(id: string): Promise<StoredMedia | null> {
    return this.media.findOne({ _id: id }).lean<StoredMedia>().exec();
  }

  findAll(ids: readonly string[]): Promise<StoredMedia[]> {
    return this.media
      .find({ _id: { $in: [...ids] } })
      .lean<StoredMedia[]>()
      .exec();
  }

  /** Inserts the picture, or replaces the one with the same content. Its sources stay: another call may be adding one. */
  async save({ _id, sources: _, ...fields }: StoredMedia): Promise<void> {
    await this.media.updateOne({ _id }, { $set: fields }, { upsert: true }).exec();
  }

  /** @param source address of another system that the picture was fetched from */
  async addSource(id: string, source: string): Promise<void> {
    await this.media.updateOne({ _id: id }, { $addToSet: { sources: source } }).exec();
  }

  /** @returns the pictures that were fetched from any of these addresses */
  listBySources(sources: readonly string[]): Promise<StoredMedia[]> {
    return this.media
      .find({ sources: { $in: [...sources] } })
      .lean<StoredMedia[]>()
      .exec();
  }

  /** @returns all pictures, the newest first */
  list(): Promise<StoredMedia[]> {
    return this.media.find({}).sort({ at: -1, _id: 1 }).lean<StoredMedia[]>().exec();
  }
}
