import { type Model, Schema } from 'mongoose';

/** How far the compositions are announced. There is one document. */
export interface StoredPosition {
  id: 'webhook';
  /** The last announced composition. */
  number: number;
  /** Failed attempts to announce the next one. */
  attempts: number;
  /** The process that announces, and until when no other one does. */
  holder: string;
  heldUntil: Date;
}

export const WEBHOOK_POSITION = 'WebhookPosition';
export type WebhookPositionModel = Model<StoredPosition>;
export const webhookPositionSchema = new Schema<StoredPosition>(
  {
    id: { type: String, required: true },
    number: { type: Number, required: true },
    attempts: { type: Number, required: true },
    // Not `required`: that would reject the empty text, which is valid here.
    holder: String,
    heldUntil: { type: Date, required: true },
  },
  { collection: 'webhookPosition', versionKey: false, id: false },
);
webhookPositionSchema.index({ id: 1 }, { unique: true });
