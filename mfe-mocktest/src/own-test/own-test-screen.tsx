import { ButtonLink, Notice, PageTitle } from '@mockingbird/ui';
import { MockTestScreen } from '../runner/mock-test-screen.js';
import type { LoadedOwnTest } from './load-own-test.js';
import { OWN_TEST_PATH } from './own-test-settings.js';
import styles from './own-test-screen.module.css';
import * as messages from '../messages/own-test.js';

const WayBack = () => <ButtonLink href={OWN_TEST_PATH}>{messages.makeATest}</ButtonLink>;

/** An own test: its start panel, or what is wrong with its address. */
export function OwnTestScreen({ loaded }: { loaded: LoadedOwnTest }) {
  switch (loaded.kind) {
    case 'invalid':
      return (
        <div className={styles.problem}>
          <PageTitle lead={messages.thisLinkDoesNot}>{messages.noSuchTest}</PageTitle>
          <Notice tone="wrong" title={messages.whatIsWrong}>
            <ul>
              {loaded.issues.map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
            </ul>
          </Notice>
          <WayBack />
        </div>
      );
    case 'empty':
      return (
        <div className={styles.problem}>
          <PageTitle lead={messages.noQuestionsAreLeft}>{messages.noMoreQuestions}</PageTitle>
          <WayBack />
        </div>
      );
    case 'test':
      return <MockTestScreen key={loaded.test.meta.testId} test={loaded.test} />;
  }
}
