import type { GateCheck } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';

/** A published, immutable version of a remote. */
export interface StoredArtefact {
  name: string;
  version: string;
  /** Hash of the manifest, which contains the hashes of all files. */
  contentHash: string;
  /** The manifest as JSON text: file names contain dots, which field names should not. */
  manifest: string;
  publishedAt: Date;
  by: string;
  /** Owner from the manifest; absent in old rows. */
  owner?: string;
  /** Bytes of all files; absent in old rows. */
  bytes?: number;
  /** The commit that it was built from, if its publisher said so. */
  commit?: string;
  /** The last successful gate checks of its content. */
  pass?: StoredPass;
  /** The name of the folder with the gate's last report, beside its files. */
  report?: string;
  /** When gc removed its files. The row stays, because the version number must not be used again. */
  removedAt?: Date;
  /** Start of the last composition change that uses it: gc must not remove it for some time. */
  promisedAt?: Date;
  /** Whether all its files were removed from the store. */
  cleared?: boolean;
}

export interface StoredPass {
  at: Date;
  /** Checks that depend on the content only. */
  checks: GateCheck[];
  /** Whether the gate rendered it. If a gate is configured, a pass without rendering does not count. */
  rendered: boolean;
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
    commit: String,
    pass: { type: { at: Date, checks: [Schema.Types.Mixed], rendered: Boolean }, _id: false },
    report: String,
    removedAt: Date,
    promisedAt: Date,
    cleared: Boolean,
  },
  { collection: 'artefacts', versionKey: false },
);
artefactSchema.index({ name: 1, version: 1 }, { unique: true });
