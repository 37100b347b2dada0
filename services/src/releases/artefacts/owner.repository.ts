import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../../database/errors.js';
import { REMOTE_OWNER } from './owner.model.js';
import type { RemoteOwnerModel } from './owner.model.js';

@Injectable()
export class OwnerRepository {
  constructor(@InjectModel(REMOTE_OWNER) private readonly owners: RemoteOwnerModel) {}

  async find(name: string): Promise<string | undefined> {
    return (await this.owners.findOne({ name }, { _id: 0 }).lean().exec())?.owner;
  }

  /** Sets the owner of a remote, unless it already has one. */
  async add(name: string, owner: string): Promise<void> {
    try {
      await this.owners.updateOne({ name }, { $setOnInsert: { owner } }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
