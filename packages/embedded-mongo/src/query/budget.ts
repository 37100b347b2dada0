import { fail } from '../errors.js';
import { DEFAULT_OPERATION_MS, MAX_DOCUMENTS_EXAMINED, YIELD_AFTER_MS } from '../limits.js';

const CHECK_EVERY = 128;

/** What one operation may still spend: time and documents. Counts what it examined, for `explain`. */
export class Budget {
  keys = 0;
  documents = 0;
  private readonly deadline: number;
  private readonly limited: boolean;
  private since = Date.now();
  private ticks = 0;

  /** @param maxTimeMS what the client allows, milliseconds; 0 for this server's own limit */
  constructor(maxTimeMS: number) {
    this.limited = maxTimeMS > 0;
    this.deadline = Date.now() + (maxTimeMS > 0 ? maxTimeMS : DEFAULT_OPERATION_MS);
  }

  key(): void {
    this.keys++;
    if (this.keys % CHECK_EVERY === 0) this.checkTime();
  }

  /** @throws MongoError 50 when the time is over, or when more was examined than one operation may */
  document(): void {
    this.documents++;
    if (this.documents % CHECK_EVERY === 0) this.checkTime();
    if (this.documents > MAX_DOCUMENTS_EXAMINED) {
      throw fail(
        'BadValue',
        `embedded-mongo examines up to ${MAX_DOCUMENTS_EXAMINED} documents in one operation`,
      );
    }
  }

  /** For work that reads nothing, such as evaluating an expression over a long array. @throws MongoError 50 */
  tick(): void {
    if (++this.ticks % CHECK_EVERY === 0) this.checkTime();
  }

  /** Whether others should have their turn now. */
  get pauseDue(): boolean {
    return Date.now() - this.since > YIELD_AFTER_MS;
  }

  /** Others had their turn. */
  resumed(): void {
    this.since = Date.now();
  }

  checkTime(): void {
    if (Date.now() <= this.deadline) return;
    const whose = this.limited
      ? 'operation exceeded time limit'
      : `operation exceeded embedded-mongo's limit of ${DEFAULT_OPERATION_MS} ms`;
    throw fail('MaxTimeMSExpired', whose);
  }
}
