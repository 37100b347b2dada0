import { Spinner } from '@mockingbird/ui';
import { useRegionRedirect } from './use-region-redirect.js';
import styles from './region.module.css';

export function RegionRedirect() {
  useRegionRedirect();
  return (
    <div className={styles.waiting}>
      <h1 className={styles.title}>Mockingbird</h1>
      <p>Free mock tests, honest scores</p>
      <Spinner label="Finding the exams of your region" />
      <noscript>
        <p>
          <a href="/region/us">Go to the exams</a>
        </p>
      </noscript>
    </div>
  );
}
