import { Link } from '@mockingbird/platform';
import type { OwnTest } from '../runner/load-mock-test.js';
import { OWN_TEST_PATH } from './own-test-settings.js';
import styles from './own-test-notes.module.css';
import { rich } from '@mockingbird/ui';
import * as messages from '../messages/own-test.js';

/** Where the questions of an own test come from, how to share it, and how to change it. */
export function OwnTestNotes({ own }: { own: OwnTest }) {
  return (
    <p className={styles.notes}>
      {rich(messages.partTaken(own.part, messages.questions(own.available)), {
        link: (text) => <Link to={OWN_TEST_PATH}>{text}</Link>,
      })}
    </p>
  );
}
