import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requestComment } from '../../database/request-comment.js';
import { isDuplicateKey } from '../../database/errors.js';
import { ARTEFACT, type StoredArtefact, type StoredPass } from './artefact.model.js';
import type { ArtefactModel } from './artefact.model.js';
import { toCurrentPass } from './earlier-names.js';

@Injectable()
export class ArtefactRepository {
  constructor(@InjectModel(ARTEFACT) private readonly artefacts: ArtefactModel) {}

  find(name: string, version: string): Promise<StoredArtefact | null> {
    return this.artefacts.findOne({ name, version }, { _id: 0 }).lean().exec();
  }

  /** @returns the first published version of a remote */
  findFirst(name: string): Promise<StoredArtefact | null> {
    return this.artefacts.findOne({ name }, { _id: 0 }).sort({ publishedAt: 1 }).lean().exec();
  }

  /** @returns the newest versions without their manifests, newest first */
  listNewest(limit: number): Promise<Omit<StoredArtefact, 'manifest'>[]> {
    return this.artefacts
      .find({}, { _id: 0, manifest: 0, pass: 0 })
      .sort({ publishedAt: -1, name: 1 })
      .limit(limit)
      .lean()
      .exec();
  }

  async findPass(name: string, version: string): Promise<StoredPass | undefined> {
    const stored = await this.artefacts.findOne({ name, version }, { _id: 0, pass: 1 }).lean().exec();
    return stored?.pass && toCurrentPass(stored.pass);
  }

  async setPass(name: string, version: string, pass: StoredPass): Promise<void> {
    await this.artefacts.updateOne({ name, version }, { $set: { pass } });
  }

  /** @returns the folder of the report before, if there was one */
  async setReport(
    name: string,
    version: string,
    report: string,
  ): Promise<{ isPresent: boolean; before: string | undefined }> {
    const before = await this.artefacts
      .findOneAndUpdate(
        { name, version, removedAt: null },
        { $set: { report } },
        { projection: { report: 1 } },
      )
      .lean()
      .exec();
    return { isPresent: before !== null, before: before?.report };
  }

  /** @returns false when the version already exists; then nothing is changed */
  async add(artefact: StoredArtefact): Promise<boolean> {
    try {
      await this.artefacts.insertMany([artefact], requestComment());
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Finds a version and reserves it for a composition, in one operation. */
  reserve(name: string, version: string, promisedAt: Date): Promise<StoredArtefact | null> {
    return this.artefacts
      .findOneAndUpdate(
        { name, version },
        { $set: { promisedAt } },
        { projection: { _id: 0 }, returnDocument: 'after' },
      )
      .lean()
      .exec();
  }

  /** @returns all versions whose files are stored, without manifests */
  listPresent(): Promise<Omit<StoredArtefact, 'manifest'>[]> {
    return this.artefacts
      .find({ removedAt: null }, { _id: 0, manifest: 0, pass: 0 })
      .sort({ name: 1, publishedAt: 1 })
      .lean()
      .exec();
  }

  /**
   * Marks a version as removed, unless it was reserved recently.
   * @returns false when nothing was changed
   */
  async markRemoved(
    name: string,
    version: string,
    { at, reservedBefore }: { at: Date; reservedBefore: Date },
  ): Promise<boolean> {
    const { modifiedCount } = await this.artefacts
      .updateOne(
        { name, version, removedAt: null, promisedAt: { $not: { $gte: reservedBefore } } },
        { $set: { removedAt: at } },
      )
      .exec();
    return modifiedCount > 0;
  }

  /** @returns versions that are marked as removed and may still have files in the store */
  listUncleared(): Promise<Pick<StoredArtefact, 'name' | 'version'>[]> {
    return this.artefacts
      .find({ removedAt: { $ne: null }, cleared: { $ne: true } }, { _id: 0, name: 1, version: 1 })
      .lean()
      .exec();
  }

  async markCleared(name: string, version: string): Promise<void> {
    await this.artefacts.updateOne({ name, version }, { $set: { cleared: true } }).exec();
  }
}
