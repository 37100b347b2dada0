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

const NOTE = 'Nothing changes until you enter the first code.';
const HINT = 'The 6 digits in the app now.';
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
        1. Add the site to your app
      </h3>
      <p>Open your authenticator app and scan this.</p>
      <QrCode text={start.address} label="QR code with the key for your authenticator app" />
      <p>Is the app on this device?</p>
      <p>
        <a href={start.address}>Open it in the app</a>
      </p>
      <p>Or type this key into the app:</p>
      <p>
        <code className={styles.key}>{(start.secret.match(GROUP) ?? []).join(' ')}</code>
      </p>
      <h3>2. Enter the first code</h3>
      <AccountForm
        submission={submission}
        labels={{ send: 'Turn it on', busy: 'One moment...' }}
        note={NOTE}
        onSend={(values) => onCode(readText(values, 'code'))}
      >
        <CodeField hint={HINT} error={submission.issues['code']} />
      </AccountForm>
      <p>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </div>
  );
}
