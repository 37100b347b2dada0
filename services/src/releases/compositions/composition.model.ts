import { type Model, Schema } from 'mongoose';

/** A stored, immutable composition. */
export interface StoredComposition {
  number: number;
  /** The signed composition as JSON text; in rows from before signing, the composition itself. */
  composition: string;
  /** Its `CompositionSummary` as JSON text, so that the history need not read manifests; absent in old rows. */
  summary?: string;
  /** The version that an automatic rollback removed, as `name@version`. */
  autoRollbackOf?: string;
  /** Time of the automatic rollback, ISO 8601. */
  autoRollbackAt?: string;
}

export const COMPOSITION = 'Composition';
export type CompositionModel = Model<StoredComposition>;
export const compositionModelSchema = new Schema<StoredComposition>(
  {
    number: { type: Number, required: true },
    composition: { type: String, required: true },
    summary: String,
    autoRollbackOf: String,
    autoRollbackAt: String,
  },
  { collection: 'compositions', versionKey: false },
);
compositionModelSchema.index({ number: 1 }, { unique: true });
compositionModelSchema.index({ autoRollbackOf: 1 }, { sparse: true });
