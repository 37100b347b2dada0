import { type Model, Schema } from 'mongoose';

/** One composition, immutable. */
export interface StoredComposition {
  number: number;
  /** The signed composition as JSON text, as it is answered; in rows of before signing the composition itself. */
  composition: string;
  /** Its `CompositionSummary` as JSON text, so that a history reads no manifests; absent in older rows. */
  summary?: string;
  /** Of an automatic rollback: the version that it took away, as `name@version`. */
  autoRollbackOf?: string;
  /** ISO 8601, with `autoRollbackOf`: when that was. */
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
