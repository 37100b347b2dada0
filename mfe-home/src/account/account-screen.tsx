import { useEffect, useRef, useState } from 'react';
import { useSession } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { ButtonLink, Notice, PageTitle, Skeleton } from '@mockingbird/ui';
import { AccountPanels } from './account-panels.js';
import styles from './account.module.css';
import * as messages from '../messages/account.js';

/** The account of the signed-in person. Its HTML is the same for every visitor. */
export function AccountScreen() {
  const session = useSession();
  const hydrated = useHydrated();
  const [farewell, setFarewell] = useState('');
  return (
    <>
      <PageTitle lead={messages.yourPassword}>{messages.yourAccount}</PageTitle>
      {session ? (
        <AccountPanels session={session} onSignedOut={setFarewell} />
      ) : hydrated ? (
        <SignedOut farewell={farewell} />
      ) : (
        <BeforeHydration />
      )}
    </>
  );
}

function SignedOut({ farewell }: { farewell: string }) {
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (farewell) notice.current?.focus();
  }, [farewell]);
  return (
    <div ref={notice} tabIndex={-1} className={styles.panels}>
      <Notice title={messages.youreSignedOut} {...(farewell && { role: 'status' as const })}>
        <p>{farewell || messages.signInToSee}</p>
      </Notice>
      <p>
        <ButtonLink href="/login">{messages.signIn}</ButtonLink>
      </p>
    </div>
  );
}

function BeforeHydration() {
  return (
    <>
      <Skeleton shape="block" />
      <noscript>
        <p>{messages.turnOnJavascript}</p>
      </noscript>
    </>
  );
}
