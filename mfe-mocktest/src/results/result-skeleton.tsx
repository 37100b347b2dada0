import { PageTitle, Skeleton } from '@mockingbird/ui';
import styles from './result-skeleton.module.css';
import * as messages from '../messages/results/result-skeleton.js';

/** Placeholder until the result is read from this device. */
export function ResultSkeleton() {
  return (
    <>
      <PageTitle lead={messages.resultsAreSavedOnly}>{messages.yourResult}</PageTitle>
      <div className={styles.outline}>
        <Skeleton shape="card" label={messages.loadingYourResult} />
        <Skeleton shape="text" count={4} />
      </div>
      <noscript>
        <p>{messages.resultsNeedJavascriptBecause}</p>
      </noscript>
    </>
  );
}
