import { useState } from 'react';
import type { AdminExam } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Button } from '@mockingbird/ui';
import { DrawDialog, type DrawDialogProps } from './draw-dialog.js';
import * as messages from '../../messages/bank/bulk.js';

export interface DrawButtonProps {
  session: Session;
  exams: readonly AdminExam[];
  onDone: DrawDialogProps['onDone'];
}

/** Opens the dialog that draws questions into a test. */
export function DrawButton({ session, exams, onDone }: DrawButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {messages.drawQuestions}
      </Button>
      {isOpen ? (
        <DrawDialog session={session} exams={exams} onClose={() => setOpen(false)} onDone={onDone} />
      ) : null}
    </>
  );
}
