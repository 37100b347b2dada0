import { Button, Notice } from '@mockingbird/ui';
import { useEffect, useRef } from 'react';
import styles from './report-form.module.css';

export interface ReportThanksProps {
  /** The services' answer. */
  message: string;
  onAnother: () => void;
  onClose: () => void;
}

/** After a report was taken. The focus goes to the answer: the button that had it is gone. */
export function ReportThanks({ message, onAnother, onClose }: ReportThanksProps) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <>
      <div ref={answer} tabIndex={-1} className={styles.answer}>
        <Notice tone="right">
          <p>{message}</p>
        </Notice>
      </div>
      <div className={styles.ways}>
        <Button onClick={onClose}>Back to the questions</Button>
        <Button variant="ghost" onClick={onAnother}>
          Report something else
        </Button>
      </div>
    </>
  );
}
