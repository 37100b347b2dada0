import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from './release-client.js';

/** Milliseconds before each further try: a machine that was busy with builds or tests is done with them after a minute. */
const UNDECIDED_PAUSES_MS: readonly number[] = [5_000, 15_000, 30_000];

const MILLISECONDS = 1_000;

export interface UntilDecidedOptions {
  /** Milliseconds before each further try; as many tries as it has entries, and the first one. */
  pausesMs?: readonly number[] | undefined;
  /** Told before each pause, with a sentence. */
  onRetry?: ((sentence: string) => void) | undefined;
}

/**
 * Asks again when the gate could not decide in time, which may be the fault of a busy machine.
 * @returns what the work gives
 * @throws what the work throws; MB-4016 when the last try was not decided either
 */
export async function untilDecided<Value>(
  work: () => Promise<Value>,
  { pausesMs = UNDECIDED_PAUSES_MS, onRetry }: UntilDecidedOptions = {},
): Promise<Value> {
  for (const milliseconds of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ReleaseError) || error.code !== 'MB-4016') throw error;
      const [first] = error.faults;
      const reason = first ? ` (${first.message})` : '';
      onRetry?.(`the gate could not decide in time${reason}; next try in ${milliseconds / MILLISECONDS} s`);
      await pause(milliseconds);
    }
  }
  return work();
}
