import { answeredCount, remainingMs, writeAttempt, type Attempt } from '@mockingbird/exam-core';
import { withDatabase } from '../database/lazy-database.js';
import { removeCopy, storeCopy } from './attempt-copy.js';
import { removeSummary, storeSummary } from './attempt-summary.js';
import { forgetEnd, noteEnd } from './ended-attempts.js';

/** Milliseconds without a further use of the database after it failed. */
const RETRY_AFTER_MS = 10_000;

/** Saves one attempt on this device while it is taken. */
export interface AttemptSaver {
  /** @param withCopy also write a copy that is complete when this call returns, because the page may be closing */
  save: (attempt: Attempt, withCopy: boolean) => void;
  /** Deletes everything that this device stores about the attempt. */
  remove: (attempt: Pick<Attempt, 'testId' | 'attemptId'>) => void;
}

/** Where an attempt continues. */
export interface TestPlace {
  /** Title of the mock test. */
  title: string;
  /** Path of its page. */
  address: string;
}

export interface SaverOptions {
  test: TestPlace;
  /** Called after each save. @param isSaved false when neither the database nor the storage took it */
  onSave: (isSaved: boolean) => void;
}

function summarize(attempt: Attempt, test: TestPlace) {
  const { testId, examId, attemptId, items, updatedAt, sections, openSection } = attempt;
  return {
    testId,
    examId,
    ...test,
    attemptId,
    answered: answeredCount(attempt),
    total: items.size,
    section: sections.length > 0 ? openSection + 1 : 0,
    sections: sections.length,
    isPractice: attempt.mode === 'practice',
    remainingMs: remainingMs(attempt) ?? null,
    updatedAt,
  };
}

const putInDatabase = (attempt: Attempt): Promise<void> =>
  withDatabase(({ putAttempt }) =>
    putAttempt({
      testId: attempt.testId,
      attemptId: attempt.attemptId,
      usedMs: attempt.clock.usedMs,
      text: writeAttempt(attempt),
    }),
  );

/**
 * Writes each state to the database. Until the database has taken one, and while it fails, each state is also copied to
 * the storage, which is written immediately.
 */
export function createAttemptSaver({ test, onSave }: SaverOptions): AttemptSaver {
  let next: Attempt | undefined;
  let isWriting = false;
  let isDatabaseReliable = false;
  let pausedUntil = 0;
  let isOver = false;
  /** The state that the storage has. */
  let copied: Attempt | undefined;

  const copy = (attempt: Attempt): boolean => {
    const isCopied = storeCopy(attempt);
    copied = isCopied ? attempt : undefined;
    return isCopied;
  };

  const write = async (attempt: Attempt): Promise<void> => {
    try {
      await putInDatabase(attempt);
      isDatabaseReliable = true;
      if (!isOver) onSave(true);
    } catch {
      isDatabaseReliable = false;
      pausedUntil = Date.now() + RETRY_AFTER_MS;
      const latest = next ?? attempt;
      if (!isOver) onSave(latest === copied || copy(latest));
    }
  };

  const writeNext = async (): Promise<void> => {
    if (isWriting || Date.now() < pausedUntil) return;
    isWriting = true;
    for (let attempt = next; attempt && !isOver && Date.now() >= pausedUntil; attempt = next) {
      next = undefined;
      await write(attempt);
    }
    isWriting = false;
  };

  return {
    save: (attempt, withCopy) => {
      isOver = false;
      storeSummary(summarize(attempt, test));
      if (withCopy || !isDatabaseReliable) {
        const isCopied = copy(attempt);
        // Before the database has failed, it may still take what the storage refused.
        if (isCopied || pausedUntil > 0) onSave(isCopied || isDatabaseReliable);
      }
      next = attempt;
      void writeNext();
    },
    remove: ({ testId, attemptId }) => {
      isOver = true;
      next = undefined;
      noteEnd(testId, attemptId);
      removeCopy(testId);
      removeSummary(testId);
      withDatabase(({ deleteAttempt }) => deleteAttempt(testId, attemptId)).then(
        () => forgetEnd(testId),
        () => undefined,
      );
    },
  };
}
