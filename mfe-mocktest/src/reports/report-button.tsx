import { Button, flagIcon, Icon, VisuallyHidden } from '@mockingbird/ui';
import { use } from 'react';
import { DeskContext, type ReportedQuestion } from './report-context.js';
import styles from './report-button.module.css';

/** Opens the form that says what is wrong with a question. */
export function ReportButton(question: ReportedQuestion) {
  const desk = use(DeskContext);
  if (!desk) return null;
  const { arrival, ahead, about, open } = desk;
  const isMine = about?.number === question.number;
  return (
    <div className={styles.report}>
      <Button
        variant="ghost"
        className={styles.button}
        aria-haspopup="dialog"
        aria-disabled={(isMine && arrival === 'fetching') || undefined}
        onClick={() => open(question)}
        {...ahead}
      >
        <Icon drawing={flagIcon} />
        <span>
          Report this question <VisuallyHidden>number {question.number}</VisuallyHidden>
        </span>
      </Button>
      {isMine && arrival === 'failed' ? (
        <p role="alert" className={styles.failure}>
          The form could not be loaded. Check your connection and press the button again.
        </p>
      ) : null}
    </div>
  );
}
