import { Breadcrumbs, PageTitle, Skeleton } from '@mockingbird/ui';
import { LazyContent } from '../lazy-content.js';
import { lazyProgress } from './lazy-progress.js';
import styles from './progress-screen.module.css';
import * as messages from '../../messages/record/progress.js';

/** The student's record. */
export function ProgressScreen() {
  return (
    <>
      <Breadcrumbs items={[{ label: messages.home, href: '/' }, { label: messages.yourProgress }]} />
      <PageTitle lead={messages.yourTestsMistakes}>{messages.yourProgress}</PageTitle>
      <LazyContent
        source={lazyProgress}
        render={({ ProgressContent }) => <ProgressContent />}
        skeleton={
          <div className={styles.outline}>
            <Skeleton shape="card" label={messages.loadingYourProgress} />
            <Skeleton shape="block" />
          </div>
        }
        assurance={messages.yourProgressIsSafe}
        noScript={messages.yourProgressNeedsJavaScript}
      />
    </>
  );
}
