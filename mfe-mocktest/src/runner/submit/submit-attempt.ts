import { submitTest, withAnswers, type Attempt } from '@mockingbird/exam-core';
import { navigate, type Api } from '@mockingbird/platform';
import { sendCounts } from '../../counting/send-counts.js';
import { testTitle } from '../../exam/mock-test-title.js';
import { resultsPath } from '../../paths.js';
import { keepResult } from '../../results/store-result.js';
import type { TestResult } from '../../results/attempt-result.js';
import type { TestData } from '../load-mock-test.js';

/** What the results need of a submitted test. */
function resultOf(attempt: Attempt, { data, meta }: TestData): TestResult {
  return {
    testId: meta.testId,
    examId: meta.examId,
    examTitle: meta.examTitle,
    title: testTitle(meta),
    marksPerQuestion: meta.marksPerQuestion,
    negativeMarksPerQuestion: meta.negativeMarksPerQuestion,
    sections: meta.sections,
    questions: withAnswers(attempt, data),
    math: meta.math,
    // The attempt's own: it may have begun on questions that were replaced since.
    ...(attempt.revision !== '' && { revision: attempt.revision }),
    submittedAt: attempt.updatedAt,
    endedBy: attempt.endedBy ?? undefined,
  };
}

/**
 * Takes a submitted attempt to its results: they are handed over, and kept on this device. What was chosen is counted
 * beside that, where the reader agrees.
 * @returns false when the test cannot be submitted; why is in the console
 */
export function handIn(attempt: Attempt, test: TestData, api: Api): boolean {
  const result = resultOf(attempt, test);
  const submission = submitTest(result.questions, result);
  if (!submission.ok) {
    console.error(submission.internalMessage);
    return false;
  }
  try {
    keepResult(result);
    navigate(resultsPath(result.testId), { state: result, force: true });
    sendCounts(attempt, test, api);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
