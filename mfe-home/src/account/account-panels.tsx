import { isStaff } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Button, Notice, Skeleton, rich } from '@mockingbird/ui';
import { PasswordPanel } from './password-panel.js';
import { SecondFactorPanel } from './second-factor/second-factor-panel.js';
import { SignOutPanel } from './sign-out-panel.js';
import { useAccountDetails } from './use-account-details.js';
import styles from './account.module.css';
import * as messages from '../messages/account.js';

interface Props {
  session: Session;
  /** Called with a message after a sign-out on every device. */
  onSignedOut: (message: string) => void;
}

export function AccountPanels({ session, onSignedOut }: Props) {
  const { details, hasFailed, reload } = useAccountDetails(session.token);
  if (hasFailed) {
    return (
      <Notice tone="wrong" title={messages.weCouldntLoad} role="alert">
        <p>{messages.checkYourConnection}</p>
        <p>
          <Button variant="quiet" onClick={reload}>
            {messages.tryAgain}
          </Button>
        </p>
      </Notice>
    );
  }
  if (!details) return <Skeleton shape="block" label={messages.loadingYourAccount} />;
  return (
    <div className={styles.panels}>
      <p>
        {rich(messages.signedInAs(details.username), { strong: (text) => <strong>{text}</strong> })}
        {isStaff(details.role) ? messages.withTheRole(details.role) : ''}.
      </p>
      <PasswordPanel session={session} needsCode={details.secondFactor} />
      {isStaff(details.role) ? (
        <SecondFactorPanel session={session} details={details} onChange={reload} />
      ) : null}
      <SignOutPanel session={session} onSignedOut={onSignedOut} />
    </div>
  );
}
