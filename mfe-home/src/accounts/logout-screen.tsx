import { useEffect } from 'react';
import { signOut, useSession } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { ButtonLink, PageTitle } from '@mockingbird/ui';
import styles from './accounts.module.css';

const DONE = 'You are no longer signed in on this device. Your answers and results are still stored here.';
/** Also true without JavaScript, and as long as `DONE`, so that the page does not move after hydration. */
const BEFORE = 'Only this browser can sign itself out. Your answers and results stay stored on this device.';

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
      <PageTitle lead={isDone ? DONE : BEFORE}>{isDone ? 'You are signed out' : 'Signing out'}</PageTitle>
      <noscript>
        <p>
          Signing out needs JavaScript, like signing in. Without it, you are signed out automatically after
          two hours.
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
