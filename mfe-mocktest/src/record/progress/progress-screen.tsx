import { Breadcrumbs, PageTitle, Skeleton } from '@mockingbird/ui';
import { LazyContent } from '../lazy-content.js';
import { lazyProgress } from './lazy-progress.js';
import styles from './progress-screen.module.css';

/** The student's record. */
export function ProgressScreen() {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Your progress' }]} />
      <PageTitle lead="Your tests, mistakes and bookmarks. All of it is stored only on this device.">
        Your progress
      </PageTitle>
      <LazyContent
        source={lazyProgress}
        render={({ ProgressContent }) => <ProgressContent />}
        skeleton={
          <div className={styles.outline}>
            <Skeleton shape="card" label="Loading your progress" />
            <Skeleton shape="block" />
          </div>
        }
        assurance="Your progress is safe on this device."
        noScript="Your progress needs JavaScript, because it is stored only in your browser."
      />
    </>
  );
}
