import { sizeOf } from '../bson/size.js';
import type { Doc } from '../bson/types.js';
import { fail } from '../errors.js';
import { MAX_STAGE_MEMORY_BYTES } from '../limits.js';

/** Counts what a stage holds in memory. */
export class StageMemory {
  private bytes = 0;

  constructor(private readonly stage: string) {}

  /** @throws MongoError 292 when the stage holds more than a stage may */
  hold(doc: Doc): void {
    this.add(sizeOf(doc));
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
