import { useState, type FormEvent } from 'react';
import { ApiError, useApi } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { Button, Field } from '@mockingbird/ui';
import classes from './newsletter.module.css';
import * as messages from '../../messages/layout/footer.js';

const INVALID_ADDRESS = messages.pleaseCheckTheAddress;
const UNAVAILABLE = messages.thatDidNotWork;

/** A validation error concerns the address; other errors are ours. */
const errorMessage = (error: unknown): string =>
  error instanceof ApiError && (error.status === 400 || error.status === 422) ? INVALID_ADDRESS : UNAVAILABLE;

/** The newsletter form. Without JavaScript its button is disabled, or the address would become part of a URL. */
export function Newsletter() {
  const api = useApi();
  const mounted = useHydrated();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setMessage('');
    try {
      setMessage(await api.subscribe(String(new FormData(form).get('email'))));
      form.reset();
    } catch (error) {
      setMessage(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={subscribe} className={classes.form}>
      <Field label={messages.newsletter} hint={messages.newTestsAndExam}>
        {(control) => (
          <div className={classes.row}>
            <input
              {...control}
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              placeholder="you@example.com"
              className={classes.input}
            />
            <Button type="submit" variant="quiet" disabled={!mounted || busy}>
              {messages.subscribe}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className={classes.message}>
        {message}
      </p>
    </form>
  );
}
