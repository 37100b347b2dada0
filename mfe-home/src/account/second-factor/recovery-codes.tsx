import { useEffect, useRef, useState } from 'react';
import { Button, Notice } from '@mockingbird/ui';
import styles from '../account.module.css';

const COPIED = 'Copied. Paste them into your password manager or a safe file.';
const NOT_COPIED = "We couldn't copy them. Please write them down or print them.";

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows the recovery codes. The services store only hashes, so this is the only time. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState('');
  // The form with the pressed button is gone.
  useEffect(() => title.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setMessage(COPIED);
    } catch {
      setMessage(NOT_COPIED);
    }
  };
  return (
    <div className={styles.panel}>
      <h3 ref={title} tabIndex={-1}>
        It&apos;s on. Now save your recovery codes
      </h3>
      <Notice tone="warn" title="We show them only once">
        <p>Lost your phone? Each code signs you in once, without the app.</p>
      </Notice>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => void copy()}>
          Copy the codes
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          Print
        </Button>
        <Button onClick={onDone}>I&apos;ve saved them</Button>
      </div>
      <p role="status" className={styles.status}>
        {message}
      </p>
    </div>
  );
}
