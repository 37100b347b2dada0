import type { ArticleText, PostText } from '@mockingbird/contracts';
import { type Model, Schema } from 'mongoose';
import type { Deletion } from '../../exam/bin/deletion.js';
import type { StoredChange } from '../../exam/changes/change.model.js';

const { Mixed } = Schema.Types;

/** A deleted text whose address belongs to the shipped one again. */
export interface BinnedText extends Deletion {
  text: ArticleText | PostText;
  hidden: boolean;
  /** Id of the change that deleted it. */
  change: string;
  /** The entry for the history while it is being removed for good. It cannot be restored then. */
  purged?: StoredChange;
}

/** Fields of a text for its visibility and its change history. A text as it ships has none of them. */
export interface Edited {
  hidden?: boolean;
  /** Whether an undo restored it as it ships: then a newer shipped version may replace it. */
  isShipped?: boolean;
  /** Id of the last change. A write must name it, so that it cannot overwrite an unseen change. */
  change?: string;
  /** Who made it, and when. */
  editedBy?: string;
  editedAt?: Date;
  /** Present while the text is in the bin. */
  deleted?: Deletion;
  /** A deleted text whose place the shipped one has taken. It is in the bin. */
  binned?: BinnedText;
  /** The last change itself, until it is in the history. */
  unrecorded?: StoredChange;
}

export const editedFields = {
  hidden: Boolean,
  isShipped: Boolean,
  publishedAt: String,
  change: String,
  editedBy: String,
  editedAt: Date,
  deleted: Mixed,
  binned: Mixed,
  unrecorded: Mixed,
} as const;

/** A text with what an undo restores. */
export interface TextContent {
  text: ArticleText | PostText;
  hidden: boolean;
  /** Whether it is as it ships, so that a newer shipped version may replace it. */
  isShipped: boolean;
}

/** A stored text of either kind. */
export interface TextRecord extends TextContent {
  id: string;
  change: string | undefined;
  editedBy: string | undefined;
  editedAt: Date | undefined;
  deleted: Deletion | undefined;
  binned: BinnedText | undefined;
  unrecorded: StoredChange | undefined;
}

/** What a change replaced. */
export interface StoredTextVersion {
  /** Id of the change. */
  _id: string;
  textId: string;
  /** Absent when the change created the text. */
  before?: TextContent;
}

export const TEXT_VERSION = 'TextVersion';
export type TextVersionModel = Model<StoredTextVersion>;
export const textVersionModelSchema = new Schema<StoredTextVersion>(
  { _id: { type: String, required: true }, textId: { type: String, required: true }, before: Mixed },
  { collection: 'textVersions', versionKey: false, minimize: false },
);
textVersionModelSchema.index({ textId: 1, _id: -1 });
