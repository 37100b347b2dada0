import { type Model, Schema } from 'mongoose';
import type { Daily } from '../database/count-within.js';

/** Page views of one path on one day. */
export interface StoredPageViews extends Daily {
  /** The normalised path. */
  path: string;
  /** Key of the exam, if the page belongs to an exam or a mock test. */
  exam: string | null;
  views: number;
  /** Started mock tests. */
  started: number;
  /** Views by region (ISO 3166-1 alpha-2). */
  regions?: Record<string, number>;
  /** Views by query parameter: known names, and `other` for the rest. */
  parameters?: Record<string, number>;
}

export const PAGE_VIEWS = 'PageViews';
export type PageViewsModel = Model<StoredPageViews>;
export const pageViewsModelSchema = new Schema<StoredPageViews>(
  {
    day: { type: String, required: true },
    path: { type: String, required: true },
    exam: { type: String, default: null },
    views: { type: Number, default: 0 },
    started: { type: Number, default: 0 },
    regions: Schema.Types.Mixed,
    parameters: Schema.Types.Mixed,
    expires: Date,
  },
  { collection: 'pageViews', versionKey: false },
);
pageViewsModelSchema.index({ day: 1, path: 1 }, { unique: true });
pageViewsModelSchema.index({ exam: 1, day: 1 });
pageViewsModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });

/** Page views of one version of a remote on one day. */
export interface StoredRemoteViews extends Daily {
  /** `name@version`. */
  remote: string;
  views: number;
  /** Started mock tests. */
  started: number;
}

export const REMOTE_VIEWS = 'RemoteViews';
export type RemoteViewsModel = Model<StoredRemoteViews>;
export const remoteViewsModelSchema = new Schema<StoredRemoteViews>(
  {
    day: { type: String, required: true },
    remote: { type: String, required: true },
    views: { type: Number, default: 0 },
    started: { type: Number, default: 0 },
    expires: Date,
  },
  { collection: 'remoteViews', versionKey: false },
);
remoteViewsModelSchema.index({ day: 1, remote: 1 }, { unique: true });
remoteViewsModelSchema.index({ expires: 1 }, { expireAfterSeconds: 0 });
