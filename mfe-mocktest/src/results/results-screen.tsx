import { NoResult } from './no-result.js';
import { ResultSkeleton } from './result-skeleton.js';
import { ResultView } from './result-view.js';
import { useResult } from './use-result.js';

/** The results of a test. They live on the reader's device alone, so the server draws their outline. */
export function ResultsPage({ testId }: { testId: string }) {
  const result = useResult(testId);
  if (result === undefined) return <ResultSkeleton />;
  return result ? <ResultView result={result} /> : <NoResult />;
}
