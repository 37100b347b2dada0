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
  },
  { collection: 'artefacts', versionKey: false },
);
artefactSchema.index({ name: 1, version: 1 }, { unique: true });

/** One composition, immutable. */
export interface StoredComposition {
  number: number;
  /** The composition as JSON text, as it is answered. */
  composition: string;
}

export const COMPOSITION = 'Composition';
export type CompositionModel = Model<StoredComposition>;
export const compositionModelSchema = new Schema<StoredComposition>(
  { number: { type: Number, required: true }, composition: { type: String, required: true } },
  { collection: 'compositions', versionKey: false },
);
compositionModelSchema.index({ number: 1 }, { unique: true });
