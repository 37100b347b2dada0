import { useState } from 'react';
import { signIn, useApi, type Session } from '@mockingbird/platform';
import { Section } from '@mockingbird/ui';
import { AccountForm } from '../accounts/form/account-form.js';
import { CodeField } from '../accounts/form/code-field.js';
import { PasswordField } from '../accounts/form/password-field.js';
import { readText } from '../accounts/form/read-text.js';
import { useSubmission } from '../accounts/form/use-submission.js';
import { describeAccountError } from './describe-account-error.js';
import * as messages from '../messages/account.js';

const RULE = messages.n8To200Characters;
const NOTE = messages.thisSignsOut;
const DONE = messages.yourPasswordIsChanged;

interface Props {
  session: Session;
  /** Whether the account has a second factor. */
  needsCode: boolean;
}

/** Changes the password. The form is empty again after a change. */
export function PasswordPanel({ session, needsCode }: Props) {
  const api = useApi();
  const [changes, setChanges] = useState(0);
  const submission = useSubmission(describeAccountError);
  const { issues, isBusy } = submission;
  const send = async (values: FormData) => {
    const account = await api.ownAccount(session.token);
    const token = await account.changePassword({
      currentPassword: readText(values, 'currentPassword'),
      password: readText(values, 'password'),
      ...(needsCode && { code: readText(values, 'code') }),
    });
    signIn(token);
    setChanges((before) => before + 1);
  };
  return (
    <Section title={messages.changeYourPassword}>
      <AccountForm
        submission={submission}
        labels={{ send: messages.changePassword, busy: 'Changing...' }}
        note={changes > 0 ? DONE : NOTE}
        onSend={send}
      >
        <input type="hidden" name="username" autoComplete="username" value={session.username} readOnly />
        <PasswordField
          key={`current-${changes}`}
          label={messages.currentPassword}
          name="currentPassword"
          error={issues['currentPassword']}
          autoComplete="current-password"
          isSending={isBusy}
        />
        <PasswordField
          key={`new-${changes}`}
          label={messages.newPassword}
          hint={RULE}
          error={issues['password']}
          autoComplete="new-password"
          minLength={8}
          pattern=".{8,200}"
          title={RULE}
          isSending={isBusy}
        />
        {needsCode ? <CodeField key={`code-${changes}`} error={issues['code']} /> : null}
      </AccountForm>
    </Section>
  );
}
