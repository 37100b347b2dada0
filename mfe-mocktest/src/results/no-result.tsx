import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { PRACTICE_TESTS_PATH } from '../paths.js';
import styles from './no-result.module.css';
import * as messages from '../messages/results/no-result.js';

/** Shown when this device stores no result of the mock test. */
export function NoResult() {
  return (
    <>
      <PageTitle lead={messages.resultsAreSavedOnly}>{messages.noResult}</PageTitle>
      <div className={styles.actions}>
        <ButtonLink href={PRACTICE_TESTS_PATH}>{messages.chooseAMockTest}</ButtonLink>
        <ButtonLink href="/" variant="quiet">
          {messages.backToHome}
        </ButtonLink>
      </div>
    </>
  );
}
