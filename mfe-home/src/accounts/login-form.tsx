import { navigate, signIn, useApi, useHandedOver } from '@mockingbird/platform';
import { useMounted } from '../hydration/use-hydrated.js';
import { AccountForm } from './form/account-form.js';
import { signedUpName } from './signup-state.js';
import { nextAddress } from './next-address.js';
import { PasswordField } from './form/password-field.js';
import { textOf } from './form/read-text.js';
import { useStillHere } from './use-is-mounted.js';
import { useSubmission } from './form/use-submission.js';
import { UsernameField } from './form/username-field.js';

/** One sentence for every failure: it must not tell whether there is such an account. */
const FAILED = 'The sign-in did not work. Check what you typed, or try again later.';
const NOT_KEPT = 'This browser keeps no site data, so you cannot stay signed in here.';
const READY = 'Your account is ready. You can sign in now.';
const LASTS = 'A sign-in lasts two hours on this device.';

class NotKept extends Error {}

/** Signs in and leads home whoever still waits here. However it fails, what was typed stays. */
export function LoginForm() {
  const api = useApi();
  const mounted = useMounted();
  const stillHere = useStillHere();
  const handedOver = useHandedOver();
  const handed = signedUpName(handedOver);
  // The server knows nothing of what a link has handed over.
  const name = mounted ? handed : undefined;
  const submission = useSubmission((error) => (error instanceof NotKept ? NOT_KEPT : FAILED));
  const send = async (values: FormData) => {
    const accounts = await api.accounts();
    const token = await accounts.login({
      username: textOf(values, 'username'),
      password: textOf(values, 'password'),
    });
    // Asked before the sign-in, which takes the form away.
    const waits = stillHere();
    if (!signIn(token)) throw new NotKept();
    if (waits) navigate(nextAddress(handedOver));
  };
  return (
    <AccountForm
      submission={submission}
      labels={{ send: 'Sign in', busy: 'Signing in...' }}
      note={name ? READY : LASTS}
      onSend={send}
    >
      <UsernameField maxLength={254} defaultValue={name} />
      <PasswordField autoComplete="current-password" sending={submission.busy} />
    </AccountForm>
  );
}
