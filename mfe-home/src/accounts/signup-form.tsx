import { navigate, useApi } from '@mockingbird/platform';
import { Field } from '@mockingbird/ui';
import { AccountForm } from './form/account-form.js';
import { readFieldIssues } from './form/field-issues.js';
import type { SignupState } from './signup-state.js';
import { PasswordField } from './form/password-field.js';
import { readText } from './form/read-text.js';
import { useIsMounted } from './use-is-mounted.js';
import { useSubmission } from './form/use-submission.js';
import { UsernameField } from './form/username-field.js';
import * as messages from '../messages/accounts.js';

/** The services' rule for user names. Phones add spaces around a name; `send` trims them. */
const NAME_PATTERN = String.raw` *[A-Za-z0-9][A-Za-z0-9._\-]{2,39} *`;
const NAME_RULE = messages.n3To40Letters;
const PASSWORD_RULE = messages.n8To200Characters;

const NO_EMAIL_NOTE = messages.weDontSendEmail;
const CHECK_FIELDS = messages.pleaseFixWhat;
const FAILED = messages.thatDidntWorkPlease;

/**
 * Creates an account, then opens the sign-in page if the reader is still here. The services never reveal whether an
 * e-mail address already has an account.
 */
export function SignupForm() {
  const api = useApi();
  const isMounted = useIsMounted();
  const submission = useSubmission((error) =>
    Object.keys(readFieldIssues(error)).length > 0 ? CHECK_FIELDS : FAILED,
  );
  const { issues } = submission;
  const send = async (values: FormData) => {
    const username = readText(values, 'username').trim();
    const accounts = await api.accounts();
    await accounts.signup({
      username,
      email: readText(values, 'email'),
      password: readText(values, 'password'),
    });
    if (isMounted()) navigate('/login', { state: { signedUp: username } satisfies SignupState });
  };
  return (
    <AccountForm
      submission={submission}
      labels={{ send: messages.signUp, busy: messages.signingUp }}
      note={NO_EMAIL_NOTE}
      onSend={send}
    >
      <UsernameField hint={NAME_RULE} error={issues['username']} pattern={NAME_PATTERN} title={NAME_RULE} />
      <Field label={messages.email} error={issues['email']}>
        {(control) => (
          <input {...control} name="email" type="email" required maxLength={254} autoComplete="email" />
        )}
      </Field>
      <PasswordField
        hint={PASSWORD_RULE}
        error={issues['password']}
        autoComplete="new-password"
        minLength={8}
        pattern=".{8,200}"
        title={PASSWORD_RULE}
        isSending={submission.isBusy}
      />
    </AccountForm>
  );
}
