import { Button, flagIcon, Icon, VisuallyHidden } from '@mockingbird/ui';
import { use } from 'react';
import styles from '../page/question-tool.module.css';
import { ReportContext, type ReportedQuestion } from './report-context.js';
import * as messages from '../messages/reports/report-button.js';

interface ReportButtonProps extends ReportedQuestion {
  /** `icon` shows only the flag, where many questions are on the screen. */
  size?: 'text' | 'icon';
}

/** Opens the report form for a question. */
export function ReportButton({ size = 'text', ...question }: ReportButtonProps) {
  const reports = use(ReportContext);
  if (!reports) return null;
  const { status, preloadHandlers, selectedQuestion, open } = reports;
  const isSelected = selectedQuestion?.number === question.number;
  return (
    <div className={styles.tool}>
      <Button
        variant="ghost"
        className={size === 'icon' ? styles.icon : styles.button}
        aria-haspopup="dialog"
        aria-disabled={(isSelected && status === 'loading') || undefined}
        onClick={() => open(question)}
        {...preloadHandlers}
      >
        <Icon drawing={flagIcon} />
        {size === 'icon' ? (
          <VisuallyHidden>{messages.reportThisQuestionNumber(question.number)}</VisuallyHidden>
        ) : (
          <span>
            {messages.reportThisQuestion}{' '}
            <VisuallyHidden>{messages.numberNumber(question.number)}</VisuallyHidden>
          </span>
        )}
      </Button>
      {isSelected && status === 'failed' ? (
        <p role="alert" className={styles.failure}>
          {messages.theFormCouldNot}
        </p>
      ) : null}
    </div>
  );
}
