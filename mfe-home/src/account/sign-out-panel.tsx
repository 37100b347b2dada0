import { useState } from 'react';
import { signOut, useApi, type Session } from '@mockingbird/platform';
import { Button, Card, Section } from '@mockingbird/ui';
import styles from './account.module.css';
import * as messages from '../messages/account.js';

const DONE = messages.youreSignedOutOnEvery;
const FAILED = messages.thatDidntWorkPlease;

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
    <Section title={messages.signOutEverywhere}>
      <Card className={styles.panel}>
        <p>{messages.lostADevice}</p>
        <p>
          <Button variant="quiet" onClick={() => void end()} aria-disabled={isBusy || undefined}>
            {isBusy ? messages.signingOut : messages.signOutEverywhere}
          </Button>
        </p>
        <p role="status" className={styles.status}>
          {message}
        </p>
      </Card>
    </Section>
  );
}
