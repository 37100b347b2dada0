import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { fail, MongoError } from '../errors.js';
import { failpoint } from '../failpoints.js';
import { DAMAGE_ADVICE } from '../integrity/damage.js';
import { FULL_DISK_BYTES, MAX_STORED_KEY_BYTES, STORE_FORMAT, STORE_MAP_BYTES } from '../limits.js';
import { CHECKSUM_BYTES, checksumOf, seal, unseal } from '../integrity/checksum.js';
import { FORMAT_KEY } from './keys.js';
import { messageOf } from '../system-error.js';

/** A stretch of keys: from `start` (with it) to `end` (without it). */
export interface KeyRange {
  readonly start: Buffer;
  readonly end: Buffer;
}

export interface Entry {
  readonly key: Buffer;
  readonly value: Buffer;
}

/** Name of the data file in its folder. */
export const DATA_FILE = 'data.mdb';

const ZERO = Buffer.alloc(1);

/**
 * A bound for a query. A query may look for values longer than any key. The stored keys below such a bound are those up
 * to its prefix.
 */
const bound = (key: Buffer): Buffer =>
  key.length <= MAX_STORED_KEY_BYTES ? key : Buffer.concat([key.subarray(0, MAX_STORED_KEY_BYTES), ZERO]);

/** Opens or makes an LMDB file. */
export function openFile(path: string): RootDatabase<Buffer, Buffer> {
  return open<Buffer, Buffer>({
    path,
    noSubdir: true,
    encoding: 'binary',
    keyEncoding: 'binary',
    cache: false,
    mapSize: STORE_MAP_BYTES,
    // A transaction's promise resolves when it is on disk, not when it is merely committed in memory.
    overlappingSync: false,
  });
}

/** The ordered map of bytes on disk, and its transactions. Knows nothing of documents. */
export class Store {
  private whenDone: (() => void)[] = [];
  /** What to write at the end of the action that runs, by key in hexadecimal digits. */
  private atEnd = new Map<object, () => void>();
  /** The error of every write after a commit that failed: memory may be ahead of the disk until the next start. */
  private failure: MongoError | undefined;
  /** Says whose key this is, for errors. */
  private nameOf: (key: Buffer) => string = () => 'the store';

  private constructor(
    private readonly db: RootDatabase<Buffer, Buffer>,
    private readonly folder: string,
  ) {}

  /** Opens or makes the store in a folder. @param name of the file */
  static open(folder: string, name = DATA_FILE): Store {
    const store = new Store(openFile(join(folder, name)), folder);
    if (!store.db.doesExist(FORMAT_KEY))
      store.db.transactionSync(() => store.put(FORMAT_KEY, Buffer.from([STORE_FORMAT])));
    return store;
  }

  /** Lets errors name the collection of a key. */
  nameKeysBy(nameOf: (key: Buffer) => string): void {
    this.nameOf = nameOf;
  }

  /**
   * Runs writes as one transaction. Concurrent requests share one commit, so an action that throws does not undo its
   * earlier writes. It must check first and write then.
   */
  async write<T>(action: () => T): Promise<T> {
    if (this.failure) throw this.failure;
    const whenDone: (() => void)[] = [];
    // The library must not see the error: it would end the transaction of all.
    const outcome = await this.committed((): { value: T } | { error: unknown } => {
      this.whenDone = whenDone;
      try {
        return { value: action() };
      } catch (error) {
        return { error };
      } finally {
        for (const last of this.atEnd.values()) last();
        this.atEnd.clear();
        failpoint('store.before-commit');
      }
    });
    failpoint('store.after-commit');
    for (const note of whenDone) note();
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  private async committed<T>(action: () => T): Promise<T> {
    try {
      return await this.db.transaction(action);
    } catch (error) {
      this.failure ??= this.failureOf(error);
      throw this.failure;
    }
  }

  private failureOf(error: unknown): MongoError {
    const { bavail, bsize } = statfsSync(this.folder);
    // LMDB reports a full disk as "input/output error" when a part of the bytes still fitted.
    if (bavail * bsize < FULL_DISK_BYTES)
      return fail(
        'OutOfDiskSpace',
        `MB-5013 the disk of ${this.folder} is full: embedded-mongo takes no more writes, and reads go on. Free space on it, then restart the site`,
      );
    return fail(
      'InternalError',
      `embedded-mongo could not write and takes no more writes until it is restarted: ${messageOf(error)}`,
    );
  }

  /**
   * Within a transaction: what to note in memory once it is on disk. What others may see in memory must not run ahead
   * of what they can read.
   */
  afterCommit(note: () => void): void {
    this.whenDone.push(note);
  }

  /** Within a transaction: what to write at the end of the action, once for each owner, also when the action throws. */
  atEndOfAction(owner: object, write: () => void): void {
    this.atEnd.set(owner, write);
  }

  /** @throws MongoError 301 when the value or its page is damaged */
  get(key: Buffer): Buffer | undefined {
    if (key.length > MAX_STORED_KEY_BYTES) return undefined;
    const stored = this.reading(key, () => this.db.get(key));
    return stored && this.checked(key, stored);
  }

  /** @returns the checksum of the entry */
  put(key: Buffer, value: Buffer): number {
    const checksum = checksumOf(key, value);
    this.db.putSync(key, seal(value, checksum));
    return checksum;
  }

  remove(key: Buffer): void {
    this.db.removeSync(key);
  }

  /**
   * Up to `limit` entries of a range, in order or from its end backwards. Nothing stays open.
   * @throws MongoError 301 when a value or a page is damaged
   */
  read(range: KeyRange, limit: number, backwards = false): Entry[] {
    const [start, end] = [bound(range.start), bound(range.end)];
    const options = backwards
      ? { start: end, end: start, reverse: true, exclusiveStart: true, inclusiveEnd: true, limit }
      : { start, end, limit };
    return this.reading(range.start, () => {
      const entries: Entry[] = [];
      for (const { key, value } of this.db.getRange(options))
        entries.push({ key: Buffer.from(key), value: this.checked(key, value) });
      return entries;
    });
  }

  /** The last key of a range. Its value is not read. */
  lastKey(range: KeyRange): Buffer | undefined {
    const options = {
      start: range.end,
      end: range.start,
      reverse: true,
      exclusiveStart: true,
      inclusiveEnd: true,
      limit: 1,
    };
    const [key] = this.reading(range.start, () => [...this.db.getKeys(options)]);
    return key && Buffer.from(key);
  }

  private checked(key: Buffer, stored: Buffer): Buffer {
    const value = unseal(key, stored);
    if (value) return value;
    throw this.damage(
      key,
      stored.length < CHECKSUM_BYTES ? 'it has no checksum' : 'its checksum does not fit',
    );
  }

  private reading<T>(key: Buffer, read: () => T): T {
    try {
      return read();
    } catch (error) {
      throw error instanceof MongoError ? error : this.damage(key, messageOf(error));
    }
  }

  /** The error of an entry that cannot be what was written. */
  damage(key: Buffer, what: string): MongoError {
    return fail(
      'DataCorruptionDetected',
      `MB-5010 the stored data of ${this.nameOf(key)} are damaged at key ${key.toString('hex')}: ${what}. ${DAMAGE_ADVICE}`,
    );
  }

  /** Removes all the entries of a range. Within a transaction only. */
  clear(range: KeyRange, chunk: number): void {
    for (let entries = this.read(range, chunk); entries.length > 0; entries = this.read(range, chunk)) {
      for (const { key } of entries) this.remove(key);
    }
  }

  /** Copies the store as it is after its last transaction, compacted, into a new file. Writes go on meanwhile. */
  async copyTo(path: string): Promise<void> {
    await this.db.backup(path, true);
  }

  async close(): Promise<void> {
    await this.db.close();
  }
}
