import type { Model, QueryFilter } from 'mongoose';
import { daysAfter } from '../common/day.js';
import { COUNTED_DAYS } from './limits.js';
import { isDuplicateKey } from './errors.js';

/** How many buckets a day may have, and whether this process has seen them all taken: then it counts them no more. */
export class DailyLimit {
  /** Buckets are removed long after their day, so a day that is full stays so. */
  private full: string | undefined;

  /** @param most buckets of one day */
  constructor(private readonly most: number) {}

  /**
   * @param day UTC, `2026-01-31`
   * @param taken counts the day's buckets in the database
   */
  async hasRoom(day: string, taken: () => Promise<number>): Promise<boolean> {
    if (this.full === day) return false;
    const room = (await taken()) < this.most;
    if (!room) this.full = day;
    return room;
  }
}

/** What every counted document has. */
export interface Daily {
  /** UTC day, `2026-01-31`. */
  day: string;
  /** MongoDB removes the document then. Those that were made before there was such a moment stay. */
  expires?: Date;
}

export interface Counting<Stored extends Daily> {
  model: Model<Stored>;
  of: Pick<Stored, 'day'> & QueryFilter<Stored>;
  /** What is counted apart. */
  bucket: Partial<Stored>;
  /** Where everything beyond the limit is counted. */
  overflow: Partial<Stored>;
  limit: DailyLimit;
  increments: Readonly<Record<string, number>>;
}

/**
 * Counts in the database, in one step where the bucket exists. The number of buckets is bounded, or whoever holds the
 * browser's key could fill the disk with made-up names; and so is how long they stay.
 */
export async function countWithin<Stored extends Daily>(counting: Counting<Stored>): Promise<void> {
  const { model, of, bucket, overflow, limit, increments } = counting;
  const counted = await model.updateOne({ ...of, ...bucket }, { $inc: increments }).exec();
  if (counted.matchedCount > 0) return;
  const room = await limit.hasRoom(of.day, () => model.countDocuments(of).exec());
  const place = { ...of, ...(room ? bucket : overflow) };
  const made = { $inc: increments, $setOnInsert: { expires: daysAfter(of.day, COUNTED_DAYS) } };
  try {
    await model.updateOne(place, made, { upsert: true }).exec();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another request made the bucket at the same moment.
    await model.updateOne(place, { $inc: increments }).exec();
  }
}
