import type { ReactNode } from 'react';
import { useSession, type Session } from '@mockingbird/platform';
import { ButtonLink, Notice, PageTitle, Skeleton } from '@mockingbird/ui';
import { LOGIN_PATH } from '../paths.js';
import { AdminNav } from './admin-nav.js';
import { isAdmin } from '../api/is-admin.js';
import { useHydrated } from './use-hydrated.js';
import classes from './admin-screen.module.css';

export interface AdminScreenProps {
  /** Path of the screen. */
  path: string;
  title: string;
  lead: ReactNode;
  /** Drawn for an admin, in the browser alone. */
  children: (session: Session) => ReactNode;
}

/**
 * The frame of a screen for admins. Its HTML is the same for everyone; what it shows comes with the admin's own token,
 * and the services decide who gets it.
 */
export function AdminScreen({ path, title, lead, children }: AdminScreenProps) {
  return (
    <>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className={classes.body}>
        <AdminNav current={path} />
        <Gate>{children}</Gate>
      </div>
    </>
  );
}

function Gate({ children }: Pick<AdminScreenProps, 'children'>) {
  const session = useSession();
  const hydrated = useHydrated();
  if (isAdmin(session)) return children(session);
  if (!hydrated) return <NotAlive />;
  return session ? <NoAdmin username={session.username} /> : <SignedOut />;
}

/** Until the page is alive: without JavaScript that never comes, and nothing may look as if it did. */
function NotAlive() {
  return (
    <>
      <div className={classes.waiting}>
        <Skeleton shape="block" />
      </div>
      <noscript>
        <p>This screen needs JavaScript, which this browser has switched off.</p>
      </noscript>
    </>
  );
}

function SignedOut() {
  return (
    <>
      <Notice title="Please sign in">
        <p>This screen is for admins. Sign in with an admin’s account to see it.</p>
      </Notice>
      <p>
        <ButtonLink href={LOGIN_PATH}>Sign in</ButtonLink>
      </p>
    </>
  );
}

function NoAdmin({ username }: { username: string }) {
  return (
    <>
      <Notice tone="warn" title="Only admins may do this">
        <p>You are signed in as {username}, which is no admin’s account.</p>
      </Notice>
      <p>
        <ButtonLink href={LOGIN_PATH}>Sign in with another account</ButtonLink>
      </p>
    </>
  );
}
