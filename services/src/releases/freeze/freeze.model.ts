import { type Model, Schema } from 'mongoose';

/** The last freeze of releases. There is at most one document. */
export interface StoredFreeze {
  id: 'freeze';
  since: Date;
  by: string;
  why: string;
  /** When it ends automatically. */
  until?: Date;
}

export const FREEZE = 'Freeze';
export type FreezeModel = Model<StoredFreeze>;
export const freezeModelSchema = new Schema<StoredFreeze>(
  {
    id: { type: String, required: true },
    since: { type: Date, required: true },
    by: { type: String, required: true },
    why: { type: String, required: true },
    until: Date,
  },
  { collection: 'releaseFreeze', versionKey: false, id: false },
);
freezeModelSchema.index({ id: 1 }, { unique: true });
