import type { ReactNode } from 'react';
import { useSession, type Session } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { ButtonLink, Notice, PageTitle, Skeleton } from '@mockingbird/ui';
import { LOGIN_PATH } from '../paths.js';
import { AdminNav } from './admin-nav.js';
import { isAdmin } from '../api/is-admin.js';
import classes from './admin-screen.module.css';
import * as messages from '../messages/screen.js';

export interface AdminScreenProps {
  path: string;
  title: string;
  lead: ReactNode;
  /** Rendered in the browser only, for admins. */
  children: (session: Session) => ReactNode;
}

/**
 * The frame of an admin screen. Its HTML is the same for every visitor. Its data is loaded with the
 * admin's own token, and the services check the role.
 */
export function AdminScreen({ path, title, lead, children }: AdminScreenProps) {
  return (
    <>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className={classes.body}>
        <AdminNav current={path} />
        <AdminOnly>{children}</AdminOnly>
      </div>
    </>
  );
}

function AdminOnly({ children }: Pick<AdminScreenProps, 'children'>) {
  const session = useSession();
  const hydrated = useHydrated();
  if (isAdmin(session)) return children(session);
  if (!hydrated) return <HydrationPlaceholder />;
  return session ? <NotAdmin username={session.username} /> : <SignedOut />;
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

function NotAdmin({ username }: { username: string }) {
  return (
    <>
      <Notice tone="warn" title={messages.onlyAdminsMayDo}>
        <p>{messages.signedInAs(username)}</p>
      </Notice>
      <p>
        <ButtonLink href={LOGIN_PATH}>{messages.signInWithAnother}</ButtonLink>
      </p>
    </>
  );
}
