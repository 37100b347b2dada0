import { type Model, Schema } from 'mongoose';

/** An uploaded picture. Its files are in the store of published files. */
export interface StoredMedia {
  /** Hash of the content, and name of the folder. */
  _id: string;
  name: string;
  alternativeText: string;
  width: number;
  height: number;
  /** All sizes, the smallest first. */
  files: { name: string; width: number; bytes: number }[];
  by: string;
  at: Date;
  /** Addresses of another system that the picture was fetched from. */
  sources?: string[];
}

export const MEDIA = 'Media';
export type MediaModel = Model<StoredMedia>;
export const mediaModelSchema = new Schema<StoredMedia>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    alternativeText: { type: String, required: true },
    width: { type: Number, required: true },
    height: { type: Number, required: true },
    files: [Schema.Types.Mixed],
    by: { type: String, required: true },
    at: { type: Date, required: true },
    sources: { type: [String], default: undefined },
  },
  { collection: 'media', versionKey: false },
);
mediaModelSchema.index({ at: -1 });
mediaModelSchema.index({ sources: 1 }, { sparse: true });
