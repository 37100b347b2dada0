import type { VERSION_EVENT_KINDS } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

export type VersionEventKind = (typeof VERSION_EVENT_KINDS)[number];

/** Events of one visitor with one version in one time slot. */
export interface StoredVersionEvent {
  remote: string;
  version: string;
  /** When the version became live or canary, ISO 8601; empty if it was neither any more. */
  since: string;
  /** Keyed hash of the client's network: no address is stored. */
  visitor: string;
  /** Start of the slot. */
  slot: Date;
  kinds: VersionEventKind[];
  /** Whether any of the kinds is an error. */
  affected: boolean;
  last: Date;
  /** MongoDB removes the document at this time. */
  expires: Date;
}

export const VERSION_EVENT = 'VersionEvent';
export type VersionEventModel = Model<StoredVersionEvent>;
export const versionEventModelSchema = new Schema<StoredVersionEvent>(
  {
    remote: { type: String, required: true },
    version: { type: String, required: true },
    // Not `required`: that would reject the empty text, which is valid here.
    since: String,
    visitor: { type: String, required: true },
    slot: { type: Date, required: true },
    kinds: { type: [String], required: true },
    affected: { type: Boolean, required: true },
    last: { type: Date, required: true },
    expires: { type: Date, required: true },
  },
  { collection: 'versionEvents', versionKey: false },
);
versionEventModelSchema.index({ remote: 1, version: 1, slot: 1, since: 1, visitor: 1 }, { unique: true });
versionEventModelSchema.index({ affected: 1, slot: 1 });
versionEventModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
