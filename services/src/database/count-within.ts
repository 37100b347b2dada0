import type { Model, QueryFilter } from 'mongoose';
import { daysAfter } from '../common/day.js';
import { COUNTED_DAYS } from './limits.js';
import { isDuplicateKey } from './errors.js';

/** Limits the number of buckets of a day. A full day is remembered, so that its buckets are counted only once. */
export class DailyLimit {
  /** Buckets are removed long after their day, so a full day stays full. */
  private fullDay: string | undefined;

  /** @param limit buckets of one day */
  constructor(private readonly limit: number) {}

  /**
   * @param day UTC, `2026-01-31`
   * @param countBuckets counts the day's buckets in the database
   */
  async hasRoom(day: string, countBuckets: () => Promise<number>): Promise<boolean> {
    if (this.fullDay === day) return false;
    const hasRoom = (await countBuckets()) < this.limit;
    if (!hasRoom) this.fullDay = day;
    return hasRoom;
  }
}

/** Fields of every counter document. */
export interface Daily {
  /** UTC day, `2026-01-31`. */
  day: string;
  /** MongoDB removes the document at this time. Older documents have no such time and stay. */
  expires?: Date;
}

export interface Counting<Stored extends Daily> {
  model: Model<Stored>;
  of: Pick<Stored, 'day'> & QueryFilter<Stored>;
  /** The counter to increment. */
  bucket: Partial<Stored>;
  /** The counter for everything beyond the limit. */
  overflow: Partial<Stored>;
  limit: DailyLimit;
  increments: Readonly<Record<string, number>>;
}

/**
 * Increments counters in the database, in one operation if the bucket exists. The number of buckets and their lifetime are
 * limited. Otherwise anyone with the public browser key could fill the disk with invented names.
 */
export async function countWithin<Stored extends Daily>(counting: Counting<Stored>): Promise<void> {
  const { model, of, bucket, overflow, limit, increments } = counting;
  const counted = await model.updateOne({ ...of, ...bucket }, { $inc: increments }).exec();
  if (counted.matchedCount > 0) return;
  const hasRoom = await limit.hasRoom(of.day, () => model.countDocuments(of).exec());
  const filter = { ...of, ...(hasRoom ? bucket : overflow) };
  const update = { $inc: increments, $setOnInsert: { expires: daysAfter(of.day, COUNTED_DAYS) } };
  try {
    await model.updateOne(filter, update, { upsert: true }).exec();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another request created the bucket at the same time.
    await model.updateOne(filter, { $inc: increments }).exec();
  }
}
