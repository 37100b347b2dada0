import { NoResult } from './no-result.js';
import { ResultSkeleton } from './result-skeleton.js';
import { ResultView } from './result-view.js';
import styles from './results-screen.module.css';
import { useResult } from './use-result.js';

function ResultContent({ testId }: { testId: string }) {
  const result = useResult(testId);
  if (result === undefined) return <ResultSkeleton />;
  return result ? <ResultView result={result} /> : <NoResult />;
}

/** The results of a mock test. Only this device has them, so the server renders a skeleton. */
export function ResultsScreen({ testId }: { testId: string }) {
  return (
    <div className={styles.screen}>
      <ResultContent testId={testId} />
    </div>
  );
}
