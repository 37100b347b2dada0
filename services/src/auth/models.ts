import { type Model, Schema } from 'mongoose';
import type { Role } from '@mockingbird/contracts';
import { ROLES } from '@mockingbird/contracts';

/** Somebody who can sign in. */
export interface StoredAccount {
  /** As it was written at sign-up. */
  username: string;
  /** The user name in lower case: `Asha` and `asha` are one account. */
  key: string;
  /**
   * In lower case. Absent for an admin made by the command, and for a sign-up with an address that another account has
   * already (docs/decisions/0021-accounts.md).
   */
  email?: string;
  /** argon2id with its parameters and salt, in the usual `$argon2id$...` form. */
  passwordHash: string;
  role: Role;
  createdAt: Date;
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
  },
  { collection: 'accounts', versionKey: false },
);
accountModelSchema.index({ key: 1 }, { unique: true });
accountModelSchema.index({ email: 1 }, { unique: true, sparse: true });

/** An address from which somebody has signed in to an account. */
export interface StoredFamiliarPlace {
  /** Keyed hash of account and address: neither can be read from it. */
  place: string;
  /** When it is forgotten; MongoDB removes the document then. */
  expires: Date;
}

export const FAMILIAR_PLACE = 'FamiliarPlace';
export type FamiliarPlaceModel = Model<StoredFamiliarPlace>;
export const familiarPlaceModelSchema = new Schema<StoredFamiliarPlace>(
  { place: { type: String, required: true }, expires: { type: Date, required: true } },
  { collection: 'familiarPlaces', versionKey: false },
);
familiarPlaceModelSchema.index({ place: 1 }, { unique: true });
familiarPlaceModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
