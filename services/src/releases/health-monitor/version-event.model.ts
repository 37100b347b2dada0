import type { SIGHTING_KINDS } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

export type SightingKind = (typeof SIGHTING_KINDS)[number];

/** What one visitor told of one version within one slot of time. */
export interface StoredSighting {
  remote: string;
  version: string;
  /** ISO 8601, when the version became what it was then (live or canary); empty for one that was neither any more. */
  since: string;
  /** Keyed hash of the client's address: no address is stored. */
  visitor: string;
  /** When the slot began. */
  slot: Date;
  kinds: SightingKind[];
  /** Whether any of the kinds is bad. */
  troubled: boolean;
  last: Date;
  /** MongoDB removes the document then. */
  expires: Date;
}

export const SIGHTING = 'Sighting';
export type SightingModel = Model<StoredSighting>;
export const sightingModelSchema = new Schema<StoredSighting>(
  {
    remote: { type: String, required: true },
    version: { type: String, required: true },
    // Empty is a value here, which `required` would refuse.
    since: String,
    visitor: { type: String, required: true },
    slot: { type: Date, required: true },
    kinds: { type: [String], required: true },
    troubled: { type: Boolean, required: true },
    last: { type: Date, required: true },
    expires: { type: Date, required: true },
  },
  { collection: 'sightings', versionKey: false },
);
sightingModelSchema.index({ remote: 1, version: 1, slot: 1, since: 1, visitor: 1 }, { unique: true });
sightingModelSchema.index({ troubled: 1, slot: 1 });
sightingModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
