import type { GateCheck } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

/** One published, immutable version of a remote. */
export interface StoredArtefact {
  name: string;
  version: string;
  /** Hash of the manifest, and so of every file. */
  contentHash: string;
  /** The manifest as JSON text: file names hold dots, which are no good field names. */
  manifest: string;
  publishedAt: Date;
  by: string;
  /** Whose version it is, as its manifest names the owner; absent in rows of before owners mattered. */
  owner?: string;
  /** Bytes of all files; absent like `owner`. */
  bytes?: number;
  /** When the gate last let its content pass, and what it looked at. */
  pass?: StoredPass;
  /** When gc took its files away; the row stays, for the number stays taken. */
  removedAt?: Date;
  /** When somebody last began to make a composition with it: gc leaves it alone for a while. */
  promisedAt?: Date;
  /** The store has no file of it any more. */
  cleared?: boolean;
}

export interface StoredPass {
  at: Date;
  /** What depends on the content alone. */
  checks: GateCheck[];
  /** Whether an edge drew it: a pass without is none where there is an edge. */
  drawn: boolean;
}

export const ARTEFACT = 'Artefact';
export type ArtefactModel = Model<StoredArtefact>;
export const artefactSchema = new Schema<StoredArtefact>(
  {
    name: { type: String, required: true },
    version: { type: String, required: true },
    contentHash: { type: String, required: true },
    manifest: { type: String, required: true },
    publishedAt: { type: Date, required: true },
    by: { type: String, required: true },
    owner: String,
    bytes: Number,
    pass: { type: { at: Date, checks: [Schema.Types.Mixed], drawn: Boolean }, _id: false },
    removedAt: Date,
    promisedAt: Date,
    cleared: Boolean,
  },
  { collection: 'artefacts', versionKey: false },
);
artefactSchema.index({ name: 1, version: 1 }, { unique: true });
