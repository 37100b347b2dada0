import type { Confirmation } from '@mockingbird/contracts';
import { AccountForm } from '../../accounts/form/account-form.js';
import { CodeField } from '../../accounts/form/code-field.js';
import { PasswordField } from '../../accounts/form/password-field.js';
import { readText } from '../../accounts/form/read-text.js';
import { useSubmission } from '../../accounts/form/use-submission.js';
import { describeAccountError } from '../describe-account-error.js';
import * as messages from '../../messages/account/second-factor.js';

interface Props {
  /** The label of the button. */
  action: string;
  note: string;
  /** Whether the account has a second factor already. */
  needsCode?: boolean;
  onSend: (confirmation: Confirmation) => Promise<void>;
}

/** Asks for the password, and for a code where there is a second factor. */
export function ConfirmationForm({ action, note, needsCode = false, onSend }: Props) {
  const submission = useSubmission(describeAccountError);
  const { issues, isBusy } = submission;
  const send = (values: FormData) =>
    onSend({
      password: readText(values, 'password'),
      ...(needsCode && { code: readText(values, 'code') }),
    });
  return (
    <AccountForm
      submission={submission}
      labels={{ send: action, busy: messages.oneMoment }}
      note={note}
      onSend={send}
    >
      <PasswordField error={issues['password']} autoComplete="current-password" isSending={isBusy} />
      {needsCode ? <CodeField error={issues['code']} /> : null}
    </AccountForm>
  );
}
