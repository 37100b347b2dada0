import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { PRACTICE_TESTS_PATH } from '../paths.js';
import styles from './no-result.module.css';

/** Shown when this device stores no result of the mock test. */
export function NoResult() {
  return (
    <>
      <PageTitle lead="Results are saved only on the device you used. Take the test here, or open this page on that device.">
        No result on this device
      </PageTitle>
      <div className={styles.actions}>
        <ButtonLink href={PRACTICE_TESTS_PATH}>Choose a mock test</ButtonLink>
        <ButtonLink href="/" variant="quiet">
          Back to Home
        </ButtonLink>
      </div>
    </>
  );
}
