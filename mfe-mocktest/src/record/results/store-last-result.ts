import { formatFixed, scoreTest } from '@mockingbird/exam-core';
import { deviceStorage } from '@mockingbird/platform';
import type { AttemptResult } from '../../results/attempt-result.js';
import { LAST_RESULT_PREFIX, readLastResult, type LastResult } from './last-result.js';

function summarize(result: AttemptResult): LastResult | undefined {
  const { testId, examId, title, questions, submittedAt } = result;
  try {
    const { percentage, passed } = scoreTest(questions, result);
    return { testId, examId, title, percent: formatFixed(percentage), passed, submittedAt };
  } catch {
    // Stored marks that are no numbers. The result itself stays stored.
    return undefined;
  }
}

/** Stores the summary of a result, unless a later one is there. */
export function storeLastResult(result: AttemptResult): void {
  const { testId, submittedAt } = result;
  const summary = summarize(result);
  if (!summary || (readLastResult(testId)?.submittedAt ?? 0) > submittedAt) return;
  deviceStorage.write(LAST_RESULT_PREFIX + testId, summary);
}
