import { EMPTY_ARRAY_KEY, encodeKey, invert } from '../bson/key.js';
import { fail } from '../errors.js';
import { MAX_STAGE_MEMORY_BYTES } from '../limits.js';
import { anyValueAt } from './paths.js';
import type { SortField } from './sort-spec.js';

function fieldKey(doc: object, { parts, descending }: SortField): Buffer {
  let best: Buffer | undefined;
  const consider = (key: Buffer): void => {
    if (!best || (descending ? Buffer.compare(key, best) > 0 : Buffer.compare(key, best) < 0)) best = key;
  };
  anyValueAt(doc, parts, 0, (value) => {
    if (!Array.isArray(value)) consider(encodeKey(value));
    else if (value.length === 0) consider(EMPTY_ARRAY_KEY);
    else value.forEach((item) => consider(encodeKey(item)));
    return false;
  });
  const key = best ?? encodeKey(null);
  return descending ? invert(key) : key;
}

/**
 * The key by which a document sorts. An array sorts by its least element when ascending, by its greatest when
 * descending, as in MongoDB.
 */
export function sortKey(doc: object, fields: readonly SortField[]): Buffer {
  return Buffer.concat(fields.map((field) => fieldKey(doc, field)));
}

/** Items beyond twice the limit that are held before the order is looked at. */
const SLACK = 64;

interface Keyed<T> {
  readonly key: Buffer;
  readonly item: T;
  readonly bytes: number;
}

/**
 * Collects items and gives them back in order; of equal ones the first comes first. With a limit it keeps no more than
 * twice as many.
 */
export class Sorter<T> {
  private items: Keyed<T>[] = [];
  private bytes = 0;

  /** @param limit how many are wanted; all when it is not given */
  constructor(private readonly limit = Number.POSITIVE_INFINITY) {}

  /** @throws MongoError 292 when more is held than a sort may hold */
  add(item: T, key: Buffer, bytes: number): void {
    this.items.push({ key, item, bytes });
    this.bytes += key.length + bytes;
    const isMuch = this.items.length >= 2 * this.limit + SLACK || this.bytes > MAX_STAGE_MEMORY_BYTES;
    if (isMuch && this.items.length > this.limit) this.prune(this.limit);
    if (this.bytes > MAX_STAGE_MEMORY_BYTES) {
      throw fail(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Sort exceeded memory limit of ${MAX_STAGE_MEMORY_BYTES} bytes. embedded-mongo does not sort on disk: use an index or a limit.`,
      );
    }
  }

  private prune(limit: number): void {
    this.order();
    this.items.length = Math.min(this.items.length, limit);
    this.bytes = this.items.reduce((sum, item) => sum + item.key.length + item.bytes, 0);
  }

  private order(): void {
    this.items.sort((a, b) => Buffer.compare(a.key, b.key));
  }

  finish(): T[] {
    this.order();
    const sorted = this.items.map(({ item }) => item);
    return sorted.slice(0, this.limit);
  }
}
