import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { PRACTICE_TESTS_PATH } from '../paths.js';
import styles from './no-result.module.css';

/** This device has no attempt at the test. */
export function NoResult() {
  return (
    <>
      <PageTitle lead="Results are kept on the device where the test was taken. Take the test here, or open this page there.">
        No result on this device
      </PageTitle>
      <div className={styles.ways}>
        <ButtonLink href={PRACTICE_TESTS_PATH}>Choose a mock test</ButtonLink>
        <ButtonLink href="/" variant="quiet">
          Back to Home
        </ButtonLink>
      </div>
    </>
  );
}
