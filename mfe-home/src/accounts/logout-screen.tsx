import { useEffect } from 'react';
import { signOut, useSession } from '@mockingbird/platform';
import { ButtonLink, PageTitle } from '@mockingbird/ui';
import { useMounted } from '../hydration/use-hydrated.js';
import styles from './accounts.module.css';

const DONE = 'The sign-in is taken off this device. Answers and results that it keeps are still here.';
/** True without JavaScript too, and as long as the other: nothing moves when the page comes alive. */
const BEFORE = 'Only this browser can take its sign-in off. Answers and results that it keeps stay here.';

/** Signs out whoever comes here. Until the page is alive it does not claim to have done so. */
export function LogoutScreen() {
  const mounted = useMounted();
  const session = useSession();
  useEffect(() => {
    if (session) signOut();
  }, [session]);
  const done = mounted && !session;
  return (
    <>
      <PageTitle lead={done ? DONE : BEFORE}>{done ? 'You are signed out' : 'Signing out'}</PageTitle>
      <noscript>
        <p>
          Signing out needs JavaScript, as signing in did. Without it a sign-in ends by itself after two
          hours.
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
