import { useEffect, useRef, useState, type FormEvent } from 'react';
import { signIn, useApi, useSession } from '@mockingbird/platform';
import { Button, Field } from '@mockingbird/ui';
import { readAuthToken } from '../api/auth-token.js';
import { CODE_NEEDED, toFailure, type Failure } from '../api/failure.js';
import classes from './admin-screen.module.css';
import * as messages from '../messages/screen.js';

export interface ConfirmSignInProps {
  /** Called with the new token, which is stored already. */
  onConfirmed: (token: string) => void;
}

const issueAt = (failure: Failure | undefined, path: string): string | undefined =>
  failure?.issues.find((issue) => issue.path === path)?.message;

/**
 * Asks for the password again, and for a code where the account has a second factor. Shown inside the dialog of a change
 * that needs a recent sign-in, so that nothing typed is lost.
 */
export function ConfirmSignIn({ onConfirmed }: ConfirmSignInProps) {
  const api = useApi();
  const session = useSession();
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const form = useRef<HTMLFormElement>(null);
  // The first field, then the one that the services need or reject.
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[name="code"]') ?? find('[name="password"]'))?.focus();
  }, [needsCode, failure]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = new FormData(event.currentTarget);
    const read = (name: string) => String(values.get(name) ?? '');
    setBusy(true);
    try {
      const account = await api.ownAccount(readAuthToken(session));
      const token = await account.confirm({
        password: read('password'),
        ...(needsCode && { code: read('code') }),
      });
      signIn(token);
      onConfirmed(token);
    } catch (error) {
      const rejected = toFailure(error);
      setNeedsCode(needsCode || rejected.code === CODE_NEEDED);
      setFailure(rejected);
      setBusy(false);
    }
  };
  const passwordIssue = issueAt(failure, '/password');
  const codeIssue = issueAt(failure, '/code');
  return (
    <form ref={form} onSubmit={(event) => void send(event)} className={classes.signIn}>
      <p>{messages.pleaseTypeYourPassword}</p>
      <Field label={messages.password} error={passwordIssue}>
        {(control) => (
          <input {...control} name="password" type="password" required autoComplete="current-password" />
        )}
      </Field>
      {needsCode ? (
        <Field label={messages.code} hint={messages.sixDigits} error={codeIssue}>
          {(control) => (
            <input
              {...control}
              name="code"
              required
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      ) : null}
      <p>
        <Button type="submit" variant="quiet" aria-disabled={isBusy || undefined}>
          {isBusy ? messages.oneMoment : messages.confirm}
        </Button>
      </p>
      <p role="status">{passwordIssue || codeIssue ? '' : (failure?.reason ?? '')}</p>
    </form>
  );
}
