import type { Session } from '@mockingbird/platform';
import { Button, Notice, Skeleton } from '@mockingbird/ui';
import { PasswordPanel } from './password-panel.js';
import { SecondFactorPanel } from './second-factor/second-factor-panel.js';
import { SignOutPanel } from './sign-out-panel.js';
import { useAccountDetails } from './use-account-details.js';
import styles from './account.module.css';

interface Props {
  session: Session;
  /** Called with a message after a sign-out on every device. */
  onSignedOut: (message: string) => void;
}

export function AccountPanels({ session, onSignedOut }: Props) {
  const { details, hasFailed, reload } = useAccountDetails(session.token);
  if (hasFailed) {
    return (
      <Notice tone="wrong" title="We couldn't load your account" role="alert">
        <p>Check your connection and try again.</p>
        <p>
          <Button variant="quiet" onClick={reload}>
            Try again
          </Button>
        </p>
      </Notice>
    );
  }
  if (!details) return <Skeleton shape="block" label="Loading your account" />;
  return (
    <div className={styles.panels}>
      <p>
        You&apos;re signed in as <strong>{details.username}</strong>
        {details.role === 'admin' ? ', an admin' : ''}.
      </p>
      <PasswordPanel session={session} needsCode={details.secondFactor} />
      {details.role === 'admin' ? (
        <SecondFactorPanel session={session} details={details} onChange={reload} />
      ) : null}
      <SignOutPanel session={session} onSignedOut={onSignedOut} />
    </div>
  );
}
