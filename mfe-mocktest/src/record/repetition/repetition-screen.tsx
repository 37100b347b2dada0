import { Breadcrumbs, PageTitle, Skeleton } from '@mockingbird/ui';
import { PROGRESS_PATH } from '../../paths.js';
import { LazyContent } from '../lazy-content.js';
import { lazyRepetition } from './lazy-repetition.js';

/** Repeats the questions that the student missed. */
export function RepetitionScreen() {
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Your progress', href: PROGRESS_PATH },
          { label: 'Practice your mistakes' },
        ]}
      />
      <PageTitle>Practice your mistakes</PageTitle>
      <LazyContent
        source={lazyRepetition}
        render={({ Repetition }) => <Repetition />}
        skeleton={<Skeleton shape="block" label="Loading your questions" />}
        assurance="Your cards are safe on this device."
        noScript="Your mistakes need JavaScript, because they are stored only in your browser."
      />
    </>
  );
}
