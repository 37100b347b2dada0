import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button, Card } from '@mockingbird/ui';
import { useMounted } from '../../hydration/use-hydrated.js';
import type { Submission } from './use-submission.js';
import styles from '../accounts.module.css';

interface Props {
  submission: Submission;
  /** What the button says, and what it says while the answer is awaited. */
  labels: { send: string; busy: string };
  /** Stands in the line for messages while nothing went wrong. */
  note: string;
  onSend: (values: FormData) => Promise<void>;
  children: ReactNode;
}

/**
 * A form of a few fields, checked by the browser before it is sent. Its button stays off without JavaScript: a password
 * must not be sent anywhere but signed, and `post` keeps it out of the address in any case.
 */
export function AccountForm({ submission, labels, note, onSend, children }: Props) {
  const { busy, faults, message, submit } = submission;
  const mounted = useMounted();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    void submit(() => onSend(values));
  };
  return (
    <Card>
      <form ref={form} method="post" onSubmit={send} className={styles.form}>
        {children}
        <Button type="submit" disabled={!mounted} aria-disabled={busy || undefined}>
          {busy ? labels.busy : labels.send}
        </Button>
        <p role="status" className={styles.status} data-failed={message !== ''}>
          {message || note}
        </p>
        <noscript>
          <p>This form needs JavaScript; all tests and calculators can be seen without an account.</p>
        </noscript>
      </form>
    </Card>
  );
}
