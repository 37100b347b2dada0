import type { Model, QueryFilter } from 'mongoose';
import { isDuplicateKey } from './errors.js';

export interface Counting<Stored> {
  model: Model<Stored>;
  /** What the limit holds for, such as a day. */
  of: QueryFilter<Stored>;
  /** What is counted apart. */
  bucket: Partial<Stored>;
  /** Where everything beyond the limit is counted. */
  overflow: Partial<Stored>;
  /** Most buckets. */
  limit: number;
  increments: Readonly<Record<string, number>>;
}

/**
 * Counts in the database, in one step where the bucket exists. The number of buckets is bounded, or whoever holds the
 * browser's key could fill the disk with made-up names.
 */
export async function countWithin<Stored>(counting: Counting<Stored>): Promise<void> {
  const { model, of, bucket, overflow, limit, increments } = counting;
  const counted = await model.updateOne({ ...of, ...bucket }, { $inc: increments }).exec();
  if (counted.matchedCount > 0) return;
  const room = (await model.countDocuments(of).exec()) < limit;
  const place = { ...of, ...(room ? bucket : overflow) };
  try {
    await model.updateOne(place, { $inc: increments }, { upsert: true }).exec();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another request made the bucket at the same moment.
    await model.updateOne(place, { $inc: increments }).exec();
  }
}
