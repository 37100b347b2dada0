import { useEffect } from 'react';
import { signOut, useSession } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { ButtonLink, PageTitle } from '@mockingbird/ui';
import styles from './accounts.module.css';
import * as messages from '../messages/accounts.js';

const DONE = messages.signedOutOnThisDevice;
/** Also true without JavaScript, and as long as `DONE`, so that the page does not move after hydration. */
const BEFORE = messages.signingOutHappens;

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
      <PageTitle lead={isDone ? DONE : BEFORE}>
        {isDone ? messages.youreSignedOut : messages.signingOut}
      </PageTitle>
      <noscript>
        <p>{messages.turnOnJavascript}</p>
      </noscript>
      <div className={styles.actions}>
        <ButtonLink href="/">{messages.goToTheExams}</ButtonLink>
        <ButtonLink href="/login" variant="ghost">
          {messages.signIn}
        </ButtonLink>
      </div>
    </>
  );
}
