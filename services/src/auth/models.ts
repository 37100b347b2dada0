import { type Model, Schema } from 'mongoose';
import type { Role } from '@mockingbird/contracts';
import { ROLES } from '@mockingbird/contracts';

/** A person who can sign in. */
export interface StoredAccount {
  /** As typed at sign-up. */
  username: string;
  /** The user name in lower case: `Asha` and `asha` are one account. */
  key: string;
  /**
   * In lower case. Absent for an admin that a command created, and after a sign-up with the e-mail of another account
   * (docs/decisions/0021-accounts.md).
   */
  email?: string;
  /** argon2id with its parameters and salt, in the usual `$argon2id$...` form. */
  passwordHash: string;
  role: Role;
  createdAt: Date;
  /** Tokens with another version are rejected. Absent, as in older accounts, means 0. */
  tokenVersion?: number;
  /** Absent without a second factor. */
  secondFactor?: StoredSecondFactor;
  /** A second factor that waits for its first code. */
  pendingSecondFactor?: PendingSecondFactor;
}

export interface StoredSecondFactor {
  /** Secret of the authenticator app, encrypted with a key derived from `JWT_SECRET`. */
  secret: string;
  /** Time step of the latest accepted code: it and older ones are used up. */
  lastStep: number;
  /** Keyed hashes of the unused recovery codes. */
  recoveryHashes: string[];
}

export interface PendingSecondFactor {
  /** Encrypted in the same way. */
  secret: string;
  expires: Date;
}

export const ACCOUNT = 'Account';
export type AccountModel = Model<StoredAccount>;
export const accountModelSchema = new Schema<StoredAccount>(
  {
    username: { type: String, required: true },
    key: { type: String, required: true },
    email: String,
    passwordHash: { type: String, required: true },
    role: { type: String, enum: ROLES, required: true },
    createdAt: { type: Date, required: true },
    tokenVersion: Number,
    secondFactor: {
      type: new Schema<StoredSecondFactor>(
        {
          secret: { type: String, required: true },
          lastStep: { type: Number, required: true },
          recoveryHashes: { type: [String], required: true },
        },
        { _id: false },
      ),
    },
    pendingSecondFactor: {
      type: new Schema<PendingSecondFactor>(
        { secret: { type: String, required: true }, expires: { type: Date, required: true } },
        { _id: false },
      ),
    },
  },
  { collection: 'accounts', versionKey: false },
);
accountModelSchema.index({ key: 1 }, { unique: true });
accountModelSchema.index({ email: 1 }, { unique: true, sparse: true });

/** A network from which somebody signed in to an account. */
export interface StoredKnownNetwork {
  /** Keyed hash of account and network: it reveals neither. */
  place: string;
  /** MongoDB removes the document at this time. */
  expires: Date;
}

export const KNOWN_NETWORK = 'KnownNetwork';
export type KnownNetworkModel = Model<StoredKnownNetwork>;
export const knownNetworkModelSchema = new Schema<StoredKnownNetwork>(
  { place: { type: String, required: true }, expires: { type: Date, required: true } },
  { collection: 'familiarPlaces', versionKey: false },
);
knownNetworkModelSchema.index({ place: 1 }, { unique: true });
knownNetworkModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
