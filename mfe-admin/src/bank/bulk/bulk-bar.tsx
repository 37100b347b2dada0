import { useState } from 'react';
import type { AdminExam, BankRow } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { plural } from '../../format/plural.js';
import { BulkDialog } from './bulk-dialog.js';
import classes from '../bank.module.css';
import * as messages from '../../messages/bank/bulk.js';

export interface BulkBarProps {
  rows: readonly BankRow[];
  exams: readonly AdminExam[];
  onClear: () => void;
  onDone: (message: string) => void;
}

/** Says how many questions are chosen, and changes them together. */
export function BulkBar({ rows, exams, onClear, onDone }: BulkBarProps) {
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const questions = plural(rows.length, 'question');
  return (
    <div className={classes.bulk} role="region" aria-label={messages.chosen(questions)}>
      <strong>{messages.chosen(questions)}</strong>
      <Button onClick={() => setOpen(true)}>{messages.change}</Button>
      <Button variant="ghost" onClick={onClear}>
        {messages.clearChoice}
      </Button>
      {isOpen ? (
        <BulkDialog
          rows={rows}
          exams={exams}
          title={messages.changeQuestions(questions)}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      ) : null}
    </div>
  );
}
