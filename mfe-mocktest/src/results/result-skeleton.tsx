import { PageTitle, Skeleton } from '@mockingbird/ui';
import styles from './result-skeleton.module.css';

/** The outline of the results until this device's attempt is read. */
export function ResultSkeleton() {
  return (
    <>
      <PageTitle>Your result</PageTitle>
      <div className={styles.outline}>
        <Skeleton shape="card" label="Reading your result" />
        <Skeleton shape="text" count={4} />
      </div>
      <noscript>
        <p>Results need JavaScript: they are kept in your browser and nowhere else.</p>
      </noscript>
    </>
  );
}
