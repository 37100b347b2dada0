import { signOut } from '@mockingbird/platform';
import { Button, ButtonLink, Card, rich } from '@mockingbird/ui';
import styles from './accounts.module.css';
import * as messages from '../messages/accounts.js';

/** Shown instead of the form when the reader is signed in. */
export function SignedInCard({ username }: { username: string }) {
  return (
    <Card>
      <p>{rich(messages.signedInAs(username), { strong: (text) => <strong>{text}</strong> })}</p>
      <div className={styles.actions}>
        <ButtonLink href="/">{messages.goToTheExams}</ButtonLink>
        <Button variant="ghost" onClick={signOut}>
          {messages.signOut}
        </Button>
      </div>
    </Card>
  );
}
