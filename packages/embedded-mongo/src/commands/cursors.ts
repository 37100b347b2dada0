import { randomInt } from 'node:crypto';
import { Long } from 'bson';
import { encodeWithArray, encodeWithDocument } from '../bson/encode.js';
import { fail } from '../errors.js';
import { breathe, PAUSE, type Pause } from '../query/pause.js';
import {
  CURSOR_IDLE_MS,
  DEFAULT_FIRST_BATCH,
  MAX_BATCH_BYTES,
  MAX_OPEN_CURSORS,
  YIELD_AFTER_MS,
} from '../limits.js';

/** Encoded documents, made one at a time, with pauses in between. */
export type Documents = Iterator<Buffer | Pause>;

interface Cursor {
  readonly namespace: string;
  readonly documents: Documents;
  /** A document that was made and did not fit the batch before. */
  held: Buffer | undefined;
  lastUsed: number;
  busy: boolean;
}

/** The results that clients have not yet fetched whole. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();

  /** The reply with the first batch. */
  async first(
    namespace: string,
    documents: Documents,
    batchSize = DEFAULT_FIRST_BATCH,
    single = false,
  ): Promise<Buffer> {
    const cursor: Cursor = { namespace, documents, held: undefined, lastUsed: Date.now(), busy: false };
    const { batch, done } = await this.batch(cursor, batchSize);
    return this.reply(cursor, 'firstBatch', batch, done || single ? undefined : this.keep(cursor));
  }

  /** The reply with a further batch. @throws MongoError 43 when there is no such cursor */
  async more(id: string, namespace: string, batchSize: number | undefined): Promise<Buffer> {
    const cursor = this.open.get(id);
    if (!cursor) throw fail('CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      throw fail(
        'BadValue',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    if (cursor.busy) throw fail('BadValue', `cursor id ${id} is already in use`);
    cursor.busy = true;
    try {
      const { batch, done } = await this.batch(cursor, batchSize || Number.POSITIVE_INFINITY);
      if (done) this.open.delete(id);
      cursor.lastUsed = Date.now();
      return this.reply(cursor, 'nextBatch', batch, done ? undefined : id);
    } catch (error) {
      this.open.delete(id);
      throw error;
    } finally {
      cursor.busy = false;
    }
  }

  /** Drops a cursor. @returns whether there was one */
  kill(id: string): boolean {
    return this.open.delete(id);
  }

  /** Drops the cursors without a request for a long time. */
  expire(now: number): void {
    for (const [id, cursor] of this.open)
      if (!cursor.busy && now - cursor.lastUsed > CURSOR_IDLE_MS) this.open.delete(id);
  }

  get size(): number {
    return this.open.size;
  }

  private keep(cursor: Cursor): string {
    if (this.open.size >= MAX_OPEN_CURSORS)
      throw fail('BadValue', `more than ${MAX_OPEN_CURSORS} cursors are open`);
    let id: string;
    do id = String(randomInt(1, 2 ** 48 - 1));
    while (this.open.has(id));
    this.open.set(id, cursor);
    return id;
  }

  private async batch(cursor: Cursor, size: number): Promise<{ batch: Buffer[]; done: boolean }> {
    const batch: Buffer[] = [];
    let bytes = 0;
    let since = Date.now();
    while (batch.length < size) {
      const document = cursor.held ?? (await this.next(cursor));
      cursor.held = undefined;
      if (!document) return { batch, done: true };
      if (batch.length > 0 && bytes + document.length > MAX_BATCH_BYTES) {
        cursor.held = document;
        return { batch, done: false };
      }
      batch.push(document);
      bytes += document.length;
      if (Date.now() - since > YIELD_AFTER_MS) {
        await breathe();
        since = Date.now();
      }
    }
    // A result that ends with its batch must say so: the client would ask again for nothing.
    cursor.held = size > 0 ? await this.next(cursor) : undefined;
    return { batch, done: size > 0 && !cursor.held };
  }

  private async next(cursor: Cursor): Promise<Buffer | undefined> {
    for (;;) {
      const { value, done } = cursor.documents.next();
      if (done) return undefined;
      if (value !== PAUSE) return value;
      await breathe();
    }
  }

  private reply(cursor: Cursor, name: string, batch: readonly Buffer[], id: string | undefined): Buffer {
    const body = encodeWithArray(name, batch, { id: Long.fromString(id ?? '0'), ns: cursor.namespace });
    return encodeWithDocument('cursor', body, { ok: 1 });
  }
}
