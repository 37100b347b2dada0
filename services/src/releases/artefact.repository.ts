import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requestComment } from '../database/comment.js';
import { isDuplicateKey } from '../database/errors.js';
import { ARTEFACT, type StoredArtefact } from './models.js';
import type { ArtefactModel } from './models.js';

@Injectable()
export class ArtefactRepository {
  constructor(@InjectModel(ARTEFACT) private readonly artefacts: ArtefactModel) {}

  find(name: string, version: string): Promise<StoredArtefact | null> {
    return this.artefacts.findOne({ name, version }, { _id: 0 }).lean().exec();
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
