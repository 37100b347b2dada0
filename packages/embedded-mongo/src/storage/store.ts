import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { fail } from '../errors.js';
import { MAX_STORED_KEY_BYTES, STORE_MAP_BYTES } from '../limits.js';

/** A stretch of keys: from `start` (with it) to `end` (without it). */
export interface KeyRange {
  readonly start: Buffer;
  readonly end: Buffer;
}

export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

const ZERO = Buffer.alloc(1);

/**
 * A bound for a query. A query may look for values longer than any key. The stored keys below such a bound are those up
 * to its prefix.
 */
const bound = (key: Buffer): Buffer =>
  key.length <= MAX_STORED_KEY_BYTES ? key : Buffer.concat([key.subarray(0, MAX_STORED_KEY_BYTES), ZERO]);

/** The ordered map of bytes on disk, and its transactions. Knows nothing of documents. */
export class Store {
  private whenDone: (() => void)[] = [];
  /** Why a commit failed. */
  private failure: string | undefined;

  private constructor(private readonly db: RootDatabase<Buffer, Buffer>) {}

  /** Opens or makes the store in a folder. */
  static open(folder: string): Store {
    const db = open<Buffer, Buffer>({
      path: join(folder, 'data.mdb'),
      noSubdir: true,
      encoding: 'binary',
      keyEncoding: 'binary',
      cache: false,
      mapSize: STORE_MAP_BYTES,
      // A transaction's promise resolves when it is on disk, not when it is merely committed in memory.
      overlappingSync: false,
    });
    return new Store(db);
  }

  /**
   * Runs writes as one transaction. Concurrent requests share one commit, so an action that throws does not undo its
   * earlier writes. It must check first and write then.
   */
  async write<T>(action: () => T): Promise<T> {
    if (this.failure !== undefined) throw this.refusal();
    const whenDone: (() => void)[] = [];
    // The library must not see the error: it would end the transaction of all.
    const outcome = await this.committed((): { value: T } | { error: unknown } => {
      this.whenDone = whenDone;
      try {
        return { value: action() };
      } catch (error) {
        return { error };
      }
    });
    for (const note of whenDone) note();
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  private async committed<T>(action: () => T): Promise<T> {
    try {
      return await this.db.transaction(action);
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
      throw this.refusal();
    }
  }

  private refusal(): Error {
    return fail(
      'InternalError',
      `embedded-mongo could not write and takes no more writes: ${this.failure ?? ''}`,
    );
  }

  /**
   * Within a transaction: what to note in memory once it is on disk. What others may see in memory must not run ahead
   * of what they can read.
   */
  afterCommit(note: () => void): void {
    this.whenDone.push(note);
  }

  get(key: Buffer): Buffer | undefined {
    return key.length <= MAX_STORED_KEY_BYTES ? this.db.get(key) : undefined;
  }

  put(key: Buffer, value: Buffer): void {
    this.db.putSync(key, value);
  }

  remove(key: Buffer): void {
    this.db.removeSync(key);
  }

  /** Up to `limit` entries of a range, in order or from its end backwards. Nothing stays open. */
  read(range: KeyRange, limit: number, backwards = false): Entry[] {
    const [start, end] = [bound(range.start), bound(range.end)];
    const options = backwards
      ? { start: end, end: start, reverse: true, exclusiveStart: true, inclusiveEnd: true, limit }
      : { start, end, limit };
    const entries: Entry[] = [];
    for (const { key, value } of this.db.getRange(options)) {
      entries.push({ key: Buffer.from(key), value });
    }
    return entries;
  }

  /** How many entries a range holds. Walks over them. */
  count(range: KeyRange): number {
    return this.db.getKeysCount({ start: bound(range.start), end: bound(range.end) });
  }

  /** Removes all the entries of a range. Within a transaction only. */
  clear(range: KeyRange, chunk: number): void {
    for (let entries = this.read(range, chunk); entries.length > 0; entries = this.read(range, chunk)) {
      for (const { key } of entries) this.remove(key);
    }
  }

  async close(): Promise<void> {
    await this.db.close();
  }
}
