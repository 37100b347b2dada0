import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { Button, Card } from '@mockingbird/ui';
import type { Submission } from './use-submission.js';
import styles from '../accounts.module.css';
import * as messages from '../../messages/accounts/form.js';

interface Props {
  submission: Submission;
  /** Labels of the button: before sending and while sending. */
  labels: { send: string; busy: string };
  /** Text of the status line while there is no error. */
  note: string;
  onSend: (values: FormData) => Promise<void>;
  children: ReactNode;
}

/**
 * An account form, validated by the browser. Without JavaScript its button stays disabled, because a password must only
 * be sent in a signed request. `method="post"` also keeps it out of the address.
 */
export function AccountForm({ submission, labels, note, onSend, children }: Props) {
  const { isBusy, issues, message, submit } = submission;
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    void submit(() => onSend(values));
  };
  return (
    <Card>
      <form ref={form} method="post" onSubmit={send} className={styles.form}>
        {children}
        <Button type="submit" disabled={!hydrated} aria-disabled={isBusy || undefined}>
          {isBusy ? labels.busy : labels.send}
        </Button>
        <p role="status" className={styles.status} data-failed={message !== ''}>
          {message || note}
        </p>
        <noscript>
          <p>{messages.turnOnJavascript}</p>
        </noscript>
      </form>
    </Card>
  );
}
