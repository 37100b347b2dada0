import { useState } from 'react';
import { signOut, useApi, type Session } from '@mockingbird/platform';
import { Button, Card, Section } from '@mockingbird/ui';
import styles from './account.module.css';

const DONE = "You're signed out on every device. Your answers and results are still saved on this one.";
const FAILED = "That didn't work. Please try again in a few minutes.";

interface Props {
  session: Session;
  onSignedOut: (message: string) => void;
}

/** Ends all sessions, for example after a lost phone. */
export function SignOutPanel({ session, onSignedOut }: Props) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const end = async () => {
    if (isBusy) return;
    setBusy(true);
    setMessage('');
    try {
      await (await api.ownAccount(session.token)).signOutEverywhere();
      onSignedOut(DONE);
      signOut();
    } catch {
      setBusy(false);
      setMessage(FAILED);
    }
  };
  return (
    <Section title="Sign out everywhere">
      <Card className={styles.panel}>
        <p>Lost a device, or used a shared one? This signs you out on every device, this one too.</p>
        <p>
          <Button variant="quiet" onClick={() => void end()} aria-disabled={isBusy || undefined}>
            {isBusy ? 'Signing out...' : 'Sign out everywhere'}
          </Button>
        </p>
        <p role="status" className={styles.status}>
          {message}
        </p>
      </Card>
    </Section>
  );
}
