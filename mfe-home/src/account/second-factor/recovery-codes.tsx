import { useEffect, useRef, useState } from 'react';
import { Button, Notice } from '@mockingbird/ui';
import styles from '../account.module.css';
import * as messages from '../../messages/account/second-factor.js';

const COPIED = messages.copiedPasteThemInto;
const NOT_COPIED = messages.weCouldntCopyThem;

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
        {messages.itsOnNowSave}
      </h3>
      <Notice tone="warn" title={messages.weShowThemOnly}>
        <p>{messages.lostYourPhoneEach}</p>
      </Notice>
      <ul className={styles.codes} aria-label={messages.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => void copy()}>
          {messages.copyTheCodes}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {messages.print}
        </Button>
        <Button onClick={onDone}>{messages.iveSavedThem}</Button>
      </div>
      <p role="status" className={styles.status}>
        {message}
      </p>
    </div>
  );
}
