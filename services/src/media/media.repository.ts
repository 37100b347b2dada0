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

  /** Inserts the picture, or replaces the one with the same content. */
  async save(media: StoredMedia): Promise<void> {
    await this.media.replaceOne({ _id: media._id }, media, { upsert: true }).exec();
  }

  /** @returns all pictures, the newest first */
  list(): Promise<StoredMedia[]> {
    return this.media.find({}).sort({ at: -1, _id: 1 }).lean<StoredMedia[]>().exec();
  }
}
