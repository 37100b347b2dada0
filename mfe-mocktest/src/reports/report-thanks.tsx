import { Button, Notice } from '@mockingbird/ui';
import { useEffect, useRef } from 'react';
import styles from './report-form.module.css';
import * as messages from '../messages/reports/report-thanks.js';

export interface ReportThanksProps {
  /** Confirmation text from the services. */
  message: string;
  onAnother: () => void;
  onClose: () => void;
}

/** Confirms a sent report. It takes the focus, because the button that had the focus is gone. */
export function ReportThanks({ message, onAnother, onClose }: ReportThanksProps) {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <>
      <div ref={confirmation} tabIndex={-1} className={styles.confirmation}>
        <Notice tone="right">
          <p>{message}</p>
        </Notice>
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{messages.backToTheQuestions}</Button>
        <Button variant="ghost" onClick={onAnother}>
          {messages.reportSomethingElse}
        </Button>
      </div>
    </>
  );
}
