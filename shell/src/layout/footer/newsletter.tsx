import { useState, type FormEvent } from 'react';
import { ApiError, useApi } from '@mockingbird/platform';
import { Button, Field } from '@mockingbird/ui';
import { useMounted } from '../use-mounted.js';
import classes from './newsletter.module.css';

const BAD_ADDRESS = 'Please check the address.';
const NOT_NOW = 'That did not work just now. Please try again in a while.';

/** A refusal is about the address; all else is ours. */
const explain = (error: unknown): string =>
  error instanceof ApiError && (error.status === 400 || error.status === 422) ? BAD_ADDRESS : NOT_NOW;

/** The newsletter box. Without JavaScript its button stays off, so that no address ends up in a URL. */
export function Newsletter() {
  const api = useApi();
  const mounted = useMounted();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState('');
  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setAnswer('');
    try {
      setAnswer(await api.subscribe(String(new FormData(form).get('email'))));
      form.reset();
    } catch (error) {
      setAnswer(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={subscribe} className={classes.form}>
      <Field label="Newsletter" hint="New tests and exam dates, now and then.">
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
              Subscribe
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className={classes.answer}>
        {answer}
      </p>
    </form>
  );
}
