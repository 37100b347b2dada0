import { ApiError, navigate, readRole, signIn, useApi, useNavigationState } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useState } from 'react';
import { AccountForm } from './form/account-form.js';
import { CodeField } from './form/code-field.js';
import { isCodeNeeded } from './form/code-needed.js';
import { readSignedUpName } from './signup-state.js';
import { readNextPath } from './next-address.js';
import { PasswordField } from './form/password-field.js';
import { readText } from './form/read-text.js';
import { useIsMounted } from './use-is-mounted.js';
import { useSubmission } from './form/use-submission.js';
import { UsernameField } from './form/username-field.js';
import * as messages from '../messages/accounts.js';

/** The same for an unknown name and a wrong password, because it must not reveal whether the account exists. */
const REJECTED = messages.thatUsernameAndPassword;
/** No answer, a failure of the services, or too many tries, which says nothing about the account either. */
const UNAVAILABLE = messages.weCantSign;
const STORAGE_FAILED = messages.yourBrowserBlocksSite;
const READY = messages.yourAccountIsReady;
const CODE_NEEDED = messages.yourPasswordIsRight;
const CODE_WRONG = messages.pleaseFixWhat;
const DURATION_NOTE = messages.youllStaySigned;

/** A name or password that no account can have, or that does not fit. */
const REJECTED_STATUSES: readonly number[] = [400, 401, 422];
/** MB-1001: status 401 too, for example because the clock of the device is wrong. */
const UNSIGNED = 'MB-1001';

const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && REJECTED_STATUSES.includes(error.status) && error.problem?.code !== UNSIGNED;

class StorageError extends Error {}

function describeError(error: unknown, hasCode: boolean): string {
  if (error instanceof StorageError) return STORAGE_FAILED;
  // The first time it is no failure: the note of the form asks for the code.
  if (isCodeNeeded(error)) return hasCode ? CODE_WRONG : '';
  return isRejected(error) ? REJECTED : UNAVAILABLE;
}

/** Signs in, then opens the next page if the reader is still here. After a failure the fields keep their content. */
export function LoginForm() {
  const api = useApi();
  const hydrated = useHydrated();
  const isMounted = useIsMounted();
  const navigationState = useNavigationState();
  // The server does not know the navigation state.
  const name = hydrated ? readSignedUpName(navigationState) : undefined;
  const [needsCode, setNeedsCode] = useState(false);
  const submission = useSubmission((error) => describeError(error, needsCode));
  const { issues, isBusy } = submission;
  const send = async (values: FormData) => {
    const accounts = await api.accounts();
    const token = await accounts
      .login({
        username: readText(values, 'username'),
        password: readText(values, 'password'),
        ...(needsCode && { code: readText(values, 'code') }),
      })
      .catch((error: unknown) => {
        // The form keeps its values and gets one more field.
        if (isCodeNeeded(error)) setNeedsCode(true);
        throw error;
      });
    // Checked before `signIn`, which removes the form.
    const isStillHere = isMounted();
    if (!signIn(token)) throw new StorageError();
    if (isStillHere) navigate(readNextPath(navigationState, readRole(token)));
  };
  return (
    <AccountForm
      submission={submission}
      labels={{ send: messages.signIn, busy: messages.signingIn }}
      note={needsCode ? CODE_NEEDED : name ? READY : DURATION_NOTE}
      onSend={send}
    >
      <UsernameField maxLength={254} defaultValue={name} />
      <PasswordField autoComplete="current-password" isSending={isBusy} />
      {needsCode ? <CodeField error={issues['code']} focusOnMount /> : null}
    </AccountForm>
  );
}
