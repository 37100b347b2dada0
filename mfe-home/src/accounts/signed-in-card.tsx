import { signOut } from '@mockingbird/platform';
import { Button, ButtonLink, Card } from '@mockingbird/ui';
import styles from './accounts.module.css';

/** Shown instead of the form when the reader is signed in. */
export function SignedInCard({ username }: { username: string }) {
  return (
    <Card>
      <p>
        You&apos;re signed in as <strong>{username}</strong>.
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/">Go to the exams</ButtonLink>
        <Button variant="ghost" onClick={signOut}>
          Sign out
        </Button>
      </div>
    </Card>
  );
}
