import { Link } from '@mockingbird/platform';
import { pluralize } from '@mockingbird/remote-kit';
import type { OwnTest } from '../runner/load-mock-test.js';
import { OWN_TEST_PATH } from './own-test-settings.js';
import styles from './own-test-notes.module.css';

/** Where the questions of an own test come from, how to share it, and how to change it. */
export function OwnTestNotes({ own }: { own: OwnTest }) {
  return (
    <p className={styles.notes}>
      Part {own.part}, taken from the {pluralize(own.available, 'question')} that match. The address of this
      page always opens the same questions. <Link to={OWN_TEST_PATH}>Make another test</Link>
    </p>
  );
}
