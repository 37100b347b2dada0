import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from './release-client.js';

/** Milliseconds before each retry: a machine that is busy with builds or tests recovers within a minute. */
const UNDECIDED_PAUSES_MS: readonly number[] = [5_000, 15_000, 30_000];

const MILLISECONDS = 1_000;

export interface UntilDecidedOptions {
  /** Milliseconds before each retry; the number of entries is the number of retries. */
  pausesMs?: readonly number[] | undefined;
  /** Called before each pause with a message. */
  onRetry?: ((sentence: string) => void) | undefined;
}

/**
 * Retries when the gate could not decide in time, often because the machine is busy.
 * @returns the result of the work
 * @throws the error of the work; MB-4016 when the last try was undecided too
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
      const [first] = error.issues;
      const reason = first ? ` (${first.message})` : '';
      onRetry?.(`the gate could not decide in time${reason}; next try in ${milliseconds / MILLISECONDS} s`);
      await pause(milliseconds);
    }
  }
  return work();
}
