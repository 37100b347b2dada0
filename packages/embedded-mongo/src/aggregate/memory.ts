import { sizeOf } from '../bson/size.js';
import type { Doc } from '../bson/types.js';
import { fail } from '../errors.js';
import { MAX_STAGE_MEMORY_BYTES } from '../limits.js';

const SCALAR_BYTES = 16;

function sizeOfValue(value: unknown): number {
  const isSmall =
    typeof value !== 'string' && (typeof value !== 'object' || value === null || value instanceof Date);
  return isSmall ? SCALAR_BYTES : sizeOf({ value });
}

/** Counts what a stage holds in memory. */
export class StageMemory {
  private bytes = 0;

  constructor(private readonly stage: string) {}

  /** @throws MongoError 292 when the stage holds more than a stage may */
  hold(doc: Doc): void {
    this.add(sizeOf(doc));
  }

  holdValue(value: unknown): void {
    this.add(sizeOfValue(value));
  }

  /** A place for one value at a time. @returns tells that another value is there now */
  slot(): (value: unknown) => void {
    let before = 0;
    return (value) => {
      const size = sizeOfValue(value);
      this.add(size - before);
      before = size;
    };
  }

  add(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > MAX_STAGE_MEMORY_BYTES) {
      throw fail(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Exceeded memory limit for ${this.stage}: ${MAX_STAGE_MEMORY_BYTES} bytes. embedded-mongo does not use the disk for stages.`,
      );
    }
  }
}
