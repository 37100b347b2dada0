import { useEffect } from 'react';
import { signOut, useSession } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { ButtonLink, PageTitle } from '@mockingbird/ui';
import styles from './accounts.module.css';

const DONE = "You're signed out on this device. Your answers and results are still saved here.";
/** Also true without JavaScript, and as long as `DONE`, so that the page does not move after hydration. */
const BEFORE = 'Signing out happens in your browser. Your answers and results stay saved here.';

/** Signs the reader out after hydration. The server's HTML must not claim that it is done. */
export function LogoutScreen() {
  const hydrated = useHydrated();
  const session = useSession();
  useEffect(() => {
    if (session) signOut();
  }, [session]);
  const isDone = hydrated && !session;
  return (
    <>
      <PageTitle lead={isDone ? DONE : BEFORE}>{isDone ? "You're signed out" : 'Signing out'}</PageTitle>
      <noscript>
        <p>
          Turn on JavaScript to sign out. Without it, you&apos;ll be signed out automatically after 2 hours.
        </p>
      </noscript>
      <div className={styles.actions}>
        <ButtonLink href="/">Go to the exams</ButtonLink>
        <ButtonLink href="/login" variant="ghost">
          Sign in
        </ButtonLink>
      </div>
    </>
  );
}
