import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requestComment } from '../../database/request-comment.js';
import { isDuplicateKey } from '../../database/errors.js';
import { RELEASE_TOKEN, type StoredToken } from './token.model.js';
import type { ReleaseTokenModel } from './token.model.js';

@Injectable()
export class TokenRepository {
  constructor(@InjectModel(RELEASE_TOKEN) private readonly tokens: ReleaseTokenModel) {}

  find(id: string): Promise<StoredToken | null> {
    return this.tokens.findOne({ id }, { _id: 0 }).lean().exec();
  }

  /** @returns the newest first */
  listNewest(limit: number): Promise<StoredToken[]> {
    return this.tokens.find({}, { _id: 0 }).sort({ createdAt: -1, id: 1 }).limit(limit).lean().exec();
  }

  /** @returns false when the id exists */
  async add(token: StoredToken): Promise<boolean> {
    try {
      await this.tokens.insertMany([token], requestComment());
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Revokes a token. A repeated call keeps the first time. @returns the token, or null if it does not exist */
  async revoke(id: string, revokedAt: Date): Promise<StoredToken | null> {
    await this.tokens.updateOne({ id, revokedAt: { $exists: false } }, { $set: { revokedAt } });
    return this.find(id);
  }

  async recordUse(id: string, lastUsedAt: Date): Promise<void> {
    await this.tokens.updateOne({ id }, { $max: { lastUsedAt } });
  }
}
