import type { StackFrame, VERSION_EVENT_KINDS } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

export type VersionEventKind = (typeof VERSION_EVENT_KINDS)[number];

/** An error as a visitor's browser reported it. */
export interface ReportedError {
  kind: VersionEventKind;
  message: string;
  /** Kind and message: the same error of another version has the same one. */
  key: string;
  /** The calls in files of the version, the innermost first. */
  stack: StackFrame[];
}

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
  /** The latest errors; absent without any. Mongoose reserves the name `errors`. */
  failures?: ReportedError[];
  /** Whether any of the kinds is an error. It decides how long the document is stored. */
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
    failures: { type: [Schema.Types.Mixed], default: undefined },
    affected: { type: Boolean, required: true },
    last: { type: Date, required: true },
    expires: { type: Date, required: true },
  },
  { collection: 'versionEvents', versionKey: false },
);
versionEventModelSchema.index({ remote: 1, version: 1, slot: 1, since: 1, visitor: 1 }, { unique: true });
versionEventModelSchema.index({ affected: 1, slot: 1 });
versionEventModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
