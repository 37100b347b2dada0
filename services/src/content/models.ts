import { type Model, Schema } from 'mongoose';

export interface StoredSubscription {
  /** In lower case, so that each person has one subscription. */
  email: string;
  since: Date;
}

export const SUBSCRIPTION = 'Subscription';
export type SubscriptionModel = Model<StoredSubscription>;
export const subscriptionModelSchema = new Schema<StoredSubscription>(
  { email: { type: String, required: true }, since: { type: Date, required: true } },
  { collection: 'subscriptions', versionKey: false },
);
subscriptionModelSchema.index({ email: 1 }, { unique: true });
