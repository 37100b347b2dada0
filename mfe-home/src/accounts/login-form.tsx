import { navigate, signIn, useApi, useNavigationState } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { AccountForm } from './form/account-form.js';
import { readSignedUpName } from './signup-state.js';
import { readNextPath } from './next-address.js';
import { PasswordField } from './form/password-field.js';
import { readText } from './form/read-text.js';
import { useIsMounted } from './use-is-mounted.js';
import { useSubmission } from './form/use-submission.js';
import { UsernameField } from './form/username-field.js';

/** One message for every failure, because it must not reveal whether the account exists. */
const FAILED = 'The sign-in did not work. Check what you typed, or try again later.';
const STORAGE_FAILED = 'This browser does not store site data, so you cannot stay signed in here.';
const READY = 'Your account is ready. You can sign in now.';
const DURATION_NOTE = 'You stay signed in for two hours on this device.';

class StorageError extends Error {}

/** Signs in, then opens the next page if the reader is still here. After a failure the fields keep their content. */
export function LoginForm() {
  const api = useApi();
  const hydrated = useHydrated();
  const isMounted = useIsMounted();
  const navigationState = useNavigationState();
  // The server does not know the navigation state.
  const name = hydrated ? readSignedUpName(navigationState) : undefined;
  const submission = useSubmission((error) => (error instanceof StorageError ? STORAGE_FAILED : FAILED));
  const send = async (values: FormData) => {
    const accounts = await api.accounts();
    const token = await accounts.login({
      username: readText(values, 'username'),
      password: readText(values, 'password'),
    });
    // Checked before `signIn`, which removes the form.
    const isStillHere = isMounted();
    if (!signIn(token)) throw new StorageError();
    if (isStillHere) navigate(readNextPath(navigationState));
  };
  return (
    <AccountForm
      submission={submission}
      labels={{ send: 'Sign in', busy: 'Signing in...' }}
      note={name ? READY : DURATION_NOTE}
      onSend={send}
    >
      <UsernameField maxLength={254} defaultValue={name} />
      <PasswordField autoComplete="current-password" isSending={submission.isBusy} />
    </AccountForm>
  );
}
