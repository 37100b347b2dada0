import { useEffect, useRef } from 'react';
import type { SecondFactorStart } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { AccountForm } from '../../accounts/form/account-form.js';
import { CodeField } from '../../accounts/form/code-field.js';
import { readText } from '../../accounts/form/read-text.js';
import { useSubmission } from '../../accounts/form/use-submission.js';
import { describeAccountError } from '../describe-account-error.js';
import { QrCode } from './qr-code.js';
import styles from '../account.module.css';
import * as messages from '../../messages/account/second-factor.js';

const NOTE = messages.nothingChangesUntil;
const HINT = messages.the6Digits;
const GROUP = /.{1,4}/g;

interface Props {
  start: SecondFactorStart;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows the key for the authenticator app, and asks for the first code. */
export function SetUp({ start, onCode, onCancel }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const submission = useSubmission(describeAccountError);
  // The form with the pressed button is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <h3 ref={title} tabIndex={-1}>
        {messages.n1AddTheSite}
      </h3>
      <p>{messages.openYourAuthenticatorApp}</p>
      <QrCode text={start.address} label={messages.qrCode} />
      <p>{messages.isTheApp}</p>
      <p>
        <a href={start.address}>{messages.openInApp}</a>
      </p>
      <p>{messages.orTypeThisKey}</p>
      <p>
        <code className={styles.key}>{(start.secret.match(GROUP) ?? []).join(' ')}</code>
      </p>
      <h3>{messages.n2EnterTheFirst}</h3>
      <AccountForm
        submission={submission}
        labels={{ send: messages.turnItOn, busy: messages.oneMoment }}
        note={NOTE}
        onSend={(values) => onCode(readText(values, 'code'))}
      >
        <CodeField hint={HINT} error={submission.issues['code']} />
      </AccountForm>
      <p>
        <Button variant="ghost" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </p>
    </div>
  );
}
