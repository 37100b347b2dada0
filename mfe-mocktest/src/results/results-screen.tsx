import { UnsavedResultNotice } from '../record/results/unsaved-result-notice.js';
import { NoResult } from './no-result.js';
import { ResultSkeleton } from './result-skeleton.js';
import { ResultView } from './result-view.js';
import styles from './results-screen.module.css';
import { useResult } from './use-result.js';

function ResultContent({ testId }: { testId: string }) {
  const result = useResult(testId);
  if (result === undefined) return <ResultSkeleton />;
  if (!result) return <NoResult />;
  return (
    <>
      {/* A part of a test has a result for this visit only. */}
      {result.partOf === undefined ? <UnsavedResultNotice result={result} /> : null}
      <ResultView result={result} />
    </>
  );
}

/** The results of a mock test. Only this device has them, so the server renders a skeleton. */
export function ResultsScreen({ testId }: { testId: string }) {
  return (
    <div className={styles.screen}>
      <ResultContent testId={testId} />
    </div>
  );
}
