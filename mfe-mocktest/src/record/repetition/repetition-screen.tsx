import { Breadcrumbs, PageTitle, Skeleton } from '@mockingbird/ui';
import { PROGRESS_PATH } from '../../paths.js';
import { LazyContent } from '../lazy-content.js';
import { lazyRepetition } from './lazy-repetition.js';
import * as messages from '../../messages/record/repetition.js';

/** Repeats the questions that the student missed. */
export function RepetitionScreen() {
  return (
    <>
      <Breadcrumbs
        items={[
          { label: messages.home, href: '/' },
          { label: messages.yourProgress, href: PROGRESS_PATH },
          { label: messages.practiceYourMistakes },
        ]}
      />
      <PageTitle>{messages.practiceYourMistakes}</PageTitle>
      <LazyContent
        source={lazyRepetition}
        render={({ Repetition }) => <Repetition />}
        skeleton={<Skeleton shape="block" label={messages.loadingYourQuestions} />}
        assurance={messages.yourCardsAreSafe}
        noScript={messages.yourMistakesNeedJavaScript}
      />
    </>
  );
}
