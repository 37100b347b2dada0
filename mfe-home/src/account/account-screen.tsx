import { useEffect, useRef, useState } from 'react';
import { useSession } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { ButtonLink, Notice, PageTitle, Skeleton } from '@mockingbird/ui';
import { AccountPanels } from './account-panels.js';
import styles from './account.module.css';

/** The account of the signed-in person. Its HTML is the same for every visitor. */
export function AccountScreen() {
  const session = useSession();
  const hydrated = useHydrated();
  const [farewell, setFarewell] = useState('');
  return (
    <>
      <PageTitle lead="Your password and your devices.">Your account</PageTitle>
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
      <Notice title="You're signed out" {...(farewell && { role: 'status' as const })}>
        <p>{farewell || 'Sign in to see your account.'}</p>
      </Notice>
      <p>
        <ButtonLink href="/login">Sign in</ButtonLink>
      </p>
    </div>
  );
}

function BeforeHydration() {
  return (
    <>
      <Skeleton shape="block" />
      <noscript>
        <p>Turn on JavaScript to use this page.</p>
      </noscript>
    </>
  );
}
