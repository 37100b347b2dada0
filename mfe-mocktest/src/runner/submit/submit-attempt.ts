import { attachWork, submitTest, type Attempt } from '@mockingbird/exam-core';
import { navigate, type Api } from '@mockingbird/platform';
import { sendCounts } from '../../counting/send-counts.js';
import { mockTestTitle } from '../../exam/mock-test-title.js';
import { resultsPath } from '../../paths.js';
import { saveResult } from '../../record/results/save-result.js';
import type { AttemptResult } from '../../results/attempt-result.js';
import { onPath } from '../selection/on-path.js';
import type { SelectedTest } from '../selection/selected-test.js';

/** Collects what the results screen needs. */
function buildResult(attempt: Attempt, { data, meta, own, partOf }: SelectedTest): AttemptResult {
  return {
    attemptId: attempt.attemptId,
    testId: meta.testId,
    examId: meta.examId,
    examTitle: meta.examTitle,
    title: mockTestTitle(meta),
    marksPerQuestion: meta.marksPerQuestion,
    negativeMarksPerQuestion: meta.negativeMarksPerQuestion,
    sections: meta.sections,
    realExam: meta.realExam,
    scoreEstimate: meta.scoreEstimate,
    questions: attachWork(attempt, data),
    math: meta.math,
    // The attempt's own revision: the questions may have been replaced since it started.
    ...(attempt.revision !== '' && { revision: attempt.revision }),
    submittedAt: attempt.updatedAt,
    endedBy: attempt.endedBy ?? undefined,
    ...(own && { own: { address: own.address, nextAddress: own.nextAddress } }),
    durationMs: attempt.durationMs,
    usedMs: attempt.clock.usedMs,
    mode: attempt.mode,
    ...(partOf !== undefined && { partOf }),
  };
}

/**
 * Stores the result on this device and opens the results screen with it. Sends the anonymous counts unless the reader
 * turned them off. A part of a test is neither stored nor counted, and practice has no result.
 * @returns false when the attempt cannot be submitted; the console shows the reason
 */
export function submitAttempt(attempt: Attempt, selected: SelectedTest, api: Api): boolean {
  if (attempt.mode === 'practice') return true;
  const test = selected.versions ? onPath(selected.versions, attempt.items.keys()) : selected;
  const result = buildResult(attempt, test);
  const submission = submitTest(result.questions, result);
  if (!submission.ok) {
    console.error(submission.internalMessage);
    return false;
  }
  try {
    const isWhole = test.partOf === undefined;
    if (isWhole) saveResult(result);
    navigate(resultsPath(result.testId), { state: result, force: true });
    if (isWhole) sendCounts(attempt, test, api);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
