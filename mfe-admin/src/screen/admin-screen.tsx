import type { ReactNode } from 'react';
import { useSession, type Session } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { ButtonLink, Notice, PageTitle, Skeleton } from '@mockingbird/ui';
import { LOGIN_PATH } from '../paths.js';
import { AdminNav } from './admin-nav.js';
import { isAdmin } from '../api/is-admin.js';
import classes from './admin-screen.module.css';

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
        <p>This screen needs JavaScript. Switch it on in your browser.</p>
      </noscript>
    </>
  );
}

function SignedOut() {
  return (
    <>
      <Notice title="Please sign in">
        <p>This screen is for admins. Sign in with an admin account to see it.</p>
      </Notice>
      <p>
        <ButtonLink href={LOGIN_PATH}>Sign in</ButtonLink>
      </p>
    </>
  );
}

function NotAdmin({ username }: { username: string }) {
  return (
    <>
      <Notice tone="warn" title="Only admins may do this">
        <p>You are signed in as {username}. That account is not an admin account.</p>
      </Notice>
      <p>
        <ButtonLink href={LOGIN_PATH}>Sign in with another account</ButtonLink>
      </p>
    </>
  );
}
