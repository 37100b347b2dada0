import { calculateObjectSize } from 'bson';
import { fail } from '../errors.js';
import { MAX_VALUE_BYTES, MAX_NESTING_LEVELS } from '../limits.js';
import { isDoc, type Doc } from './types.js';

/** Commands and results wrap documents, so they may be nested a little deeper than what is stored. */
const MAX_LEVELS = 2 * MAX_NESTING_LEVELS;

/**
 * Adds up sizes and stops when they exceed the limit. An expression can make a value out of few objects that are used again
 * and again. Writing that down would never end.
 */
class Measure {
  private bytes = 0;

  add(count: number): void {
    this.bytes += count;
    if (this.bytes > MAX_VALUE_BYTES)
      throw fail('BSONObjectTooLarge', `BSONObj size: more than ${MAX_VALUE_BYTES} is invalid`);
  }

  container(value: object, level: number): void {
    if (level > MAX_LEVELS)
      throw fail('Overflow', `Document exceeds maximum nested object depth: ${MAX_LEVELS}`);
    this.add(5);
    const isArray = Array.isArray(value);
    for (const [name, item] of Object.entries(value)) {
      if (item === undefined && !isArray) continue;
      this.add(2 + Buffer.byteLength(name));
      this.value(item, level);
    }
  }

  private value(value: unknown, level: number): void {
    if (value === null || value === undefined) return;
    if (typeof value === 'string') this.add(5 + Buffer.byteLength(value));
    else if (Array.isArray(value) || isDoc(value)) this.container(value, level + 1);
    // The document around it, its type byte and its name's two bytes are 8.
    else this.add(calculateObjectSize({ v: value }) - 8);
  }

  get total(): number {
    return this.bytes;
  }
}

/**
 * Size of a document once encoded, bytes.
 * @throws MongoError 10334 when it would fit no message, 15 when it is nested too deeply
 */
export function sizeOf(doc: Doc): number {
  const measure = new Measure();
  measure.container(doc, 1);
  return measure.total;
}

/** How deeply a document is nested, levels; no more than `most` are counted. */
export function isDeeperThan(value: unknown, most: number): boolean {
  if (!Array.isArray(value) && !isDoc(value)) return false;
  return most === 0 || Object.values(value).some((item) => isDeeperThan(item, most - 1));
}
