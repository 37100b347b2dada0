import type { ReactNode } from 'react';
import { useSession, type Session } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { ButtonLink, Notice, PageTitle, Skeleton } from '@mockingbird/ui';
import { LOGIN_PATH } from '../paths.js';
import { AdminNav } from './admin-nav.js';
import { may } from '../api/may.js';
import { needOf } from './screens.js';
import classes from './admin-screen.module.css';
import * as messages from '../messages/screen.js';

export interface AdminScreenProps {
  path: string;
  title: string;
  lead: ReactNode;
  /** Rendered in the browser only, for roles that may use the screen. */
  children: (session: Session) => ReactNode;
}

/**
 * The frame of a screen of staff. Its HTML is the same for every visitor. Its data is loaded with the
 * person's own token, and the services check the role.
 */
export function AdminScreen({ path, title, lead, children }: AdminScreenProps) {
  return (
    <>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className={classes.body}>
        <AdminNav current={path} />
        <StaffOnly path={path}>{children}</StaffOnly>
      </div>
    </>
  );
}

function StaffOnly({ path, children }: Pick<AdminScreenProps, 'path' | 'children'>) {
  const session = useSession();
  const hydrated = useHydrated();
  if (session && may(session, needOf(path))) return children(session);
  if (!hydrated) return <HydrationPlaceholder />;
  return session ? <NotAllowed {...session} /> : <SignedOut />;
}

/** Shown before hydration, and without JavaScript. */
function HydrationPlaceholder() {
  return (
    <>
      <div className={classes.waiting}>
        <Skeleton shape="block" />
      </div>
      <noscript>
        <p>{messages.thisScreenNeedsJavascript}</p>
      </noscript>
    </>
  );
}

function SignedOut() {
  return (
    <>
      <Notice title={messages.pleaseSignIn}>
        <p>{messages.thisScreen}</p>
      </Notice>
      <p>
        <ButtonLink href={LOGIN_PATH}>{messages.signIn}</ButtonLink>
      </p>
    </>
  );
}

function NotAllowed({ username, role }: Session) {
  return (
    <>
      <Notice tone="warn" title={messages.notForYourRole}>
        <p>{messages.signedInAs(username, role)}</p>
      </Notice>
      <p>
        <ButtonLink href={LOGIN_PATH}>{messages.signInWithAnother}</ButtonLink>
      </p>
    </>
  );
}
