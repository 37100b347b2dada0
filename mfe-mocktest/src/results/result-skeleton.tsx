import { PageTitle, Skeleton } from '@mockingbird/ui';
import styles from './result-skeleton.module.css';

/** Placeholder until the result is read from this device. */
export function ResultSkeleton() {
  return (
    <>
      <PageTitle>Your result</PageTitle>
      <div className={styles.outline}>
        <Skeleton shape="card" label="Loading your result" />
        <Skeleton shape="text" count={4} />
      </div>
      <noscript>
        <p>Results need JavaScript, because they are stored only in your browser.</p>
      </noscript>
    </>
  );
}
