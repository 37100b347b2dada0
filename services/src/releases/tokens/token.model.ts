import { type Model, Schema } from 'mongoose';

/** The record of a release token. Its secret is not stored. */
export interface StoredToken {
  id: string;
  owner: string;
  person?: string;
  scope: 'team' | 'platform';
  createdAt: Date;
  createdBy: string;
  expiresAt: Date;
  revokedAt?: Date;
  lastUsedAt?: Date;
}

export const RELEASE_TOKEN = 'ReleaseToken';
export type ReleaseTokenModel = Model<StoredToken>;
export const releaseTokenSchema = new Schema<StoredToken>(
  {
    id: { type: String, required: true },
    owner: { type: String, required: true },
    person: String,
    scope: { type: String, enum: ['team', 'platform'], required: true },
    createdAt: { type: Date, required: true },
    createdBy: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    revokedAt: Date,
    lastUsedAt: Date,
  },
  { collection: 'releaseTokens', versionKey: false, id: false },
);
releaseTokenSchema.index({ id: 1 }, { unique: true });
