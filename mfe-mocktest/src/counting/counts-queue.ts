import type { Submission } from '@mockingbird/contracts';
import { deviceStorage } from '@mockingbird/platform';

/** Counts that wait for the network, and since when (epoch milliseconds). */
interface QueuedCounts {
  submission: Submission & { token: string };
  queuedAt: number;
}

const QUEUE_KEY = 'counts-queue';
const VERSION = 1;
/** Submissions that wait at the same time. The oldest ones give way: the statistics do not need every attempt. */
const MAX_QUEUED = 20;
/** Milliseconds after which counts are given up: 30 days. The services remember a token for longer. */
const MAX_AGE_MS = 2_592_000_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isAnswer = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.questionId === 'string' &&
  (value.chosen === null || Number.isInteger(value.chosen));

function isSubmission(value: unknown): value is QueuedCounts['submission'] {
  if (!isRecord(value)) return false;
  const { testId, revision, answers, token } = value;
  const isNamed = [testId, revision, token].every((text) => typeof text === 'string');
  return isNamed && Array.isArray(answers) && answers.every(isAnswer);
}

const isQueued = (value: unknown): value is QueuedCounts =>
  isRecord(value) && typeof value.queuedAt === 'number' && isSubmission(value.submission);

/** Reads what waits. Leaves out what has another form or is too old. */
export function readQueue(now: number): QueuedCounts[] {
  const stored = deviceStorage.read(QUEUE_KEY);
  if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.counts)) return [];
  // A clock that was set back makes a future time. Those counts wait no longer than others.
  return stored.counts.filter(isQueued).filter(({ queuedAt }) => Math.abs(now - queuedAt) < MAX_AGE_MS);
}

function write(counts: readonly QueuedCounts[]): boolean {
  if (counts.length > 0) return deviceStorage.write(QUEUE_KEY, { version: VERSION, counts });
  deviceStorage.remove(QUEUE_KEY);
  return true;
}

/** @returns whether the device could store it */
export const enqueue = (submission: QueuedCounts['submission'], now: number): boolean =>
  write([...readQueue(now), { submission, queuedAt: now }].slice(-MAX_QUEUED));

export const removeFromQueue = (token: string, now: number): void =>
  void write(readQueue(now).filter(({ submission }) => submission.token !== token));

export const clearQueue = (): void => deviceStorage.remove(QUEUE_KEY);
