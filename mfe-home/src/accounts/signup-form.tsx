import { navigate, useApi } from '@mockingbird/platform';
import { Field } from '@mockingbird/ui';
import { AccountForm } from './form/account-form.js';
import { faultsOf } from './form/field-issues.js';
import type { SignedUp } from './signup-state.js';
import { PasswordField } from './form/password-field.js';
import { textOf } from './form/read-text.js';
import { useStillHere } from './use-is-mounted.js';
import { useSubmission } from './form/use-submission.js';
import { UsernameField } from './form/username-field.js';

/** What the services ask of a name; blanks around it, as phones leave them, are cut off there. */
const NAME_PATTERN = String.raw` *[A-Za-z0-9][A-Za-z0-9._\-]{2,39} *`;
const NAME_RULE = '3 to 40 letters, digits, dots, hyphens or underscores, with a letter or digit first.';
const PASSWORD_RULE = '8 to 200 characters.';

const NOTE = 'No mail is sent about accounts: keep your password well.';
const CHECK = 'Please change what is marked above.';
const FAILED = 'That did not work just now. Please try again in a few minutes.';

/** Makes an account and leads to the sign-in whoever still waits here. A taken e-mail address is not told: the services answer the same. */
export function SignupForm() {
  const api = useApi();
  const stillHere = useStillHere();
  const submission = useSubmission((error) => (Object.keys(faultsOf(error)).length > 0 ? CHECK : FAILED));
  const { faults } = submission;
  const send = async (values: FormData) => {
    const username = textOf(values, 'username').trim();
    const accounts = await api.accounts();
    await accounts.signup({
      username,
      email: textOf(values, 'email'),
      password: textOf(values, 'password'),
    });
    if (stillHere()) navigate('/login', { state: { signedUp: username } satisfies SignedUp });
  };
  return (
    <AccountForm
      submission={submission}
      labels={{ send: 'Sign up', busy: 'Signing up...' }}
      note={NOTE}
      onSend={send}
    >
      <UsernameField hint={NAME_RULE} error={faults['username']} pattern={NAME_PATTERN} title={NAME_RULE} />
      <Field label="E-mail" error={faults['email']}>
        {(control) => (
          <input {...control} name="email" type="email" required maxLength={254} autoComplete="email" />
        )}
      </Field>
      <PasswordField
        hint={PASSWORD_RULE}
        error={faults['password']}
        autoComplete="new-password"
        minLength={8}
        pattern=".{8,200}"
        title={PASSWORD_RULE}
        sending={submission.busy}
      />
    </AccountForm>
  );
}
