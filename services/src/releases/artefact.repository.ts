import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requestComment } from '../database/comment.js';
import { isDuplicateKey } from '../database/errors.js';
import { ARTEFACT, type StoredArtefact, type StoredPass } from './models.js';
import type { ArtefactModel } from './models.js';

@Injectable()
export class ArtefactRepository {
  constructor(@InjectModel(ARTEFACT) private readonly artefacts: ArtefactModel) {}

  find(name: string, version: string): Promise<StoredArtefact | null> {
    return this.artefacts.findOne({ name, version }, { _id: 0 }).lean().exec();
  }

  /** The version of a remote that was published before all others. */
  first(name: string): Promise<StoredArtefact | null> {
    return this.artefacts.findOne({ name }, { _id: 0 }).sort({ publishedAt: 1 }).lean().exec();
  }

  /** @returns the newest versions without their manifests, newest first */
  newest(limit: number): Promise<Omit<StoredArtefact, 'manifest'>[]> {
    return this.artefacts
      .find({}, { _id: 0, manifest: 0, pass: 0 })
      .sort({ publishedAt: -1, name: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  async setPass(name: string, version: string, pass: StoredPass): Promise<void> {
    await this.artefacts.updateOne({ name, version }, { $set: { pass } });
  }

  /** @returns false when the version exists already; nothing is changed then */
  async add(artefact: StoredArtefact): Promise<boolean> {
    try {
      await this.artefacts.insertMany([artefact], requestComment());
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
