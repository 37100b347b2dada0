import { useState } from 'react';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { ConfirmDialog } from '../screen/confirm-dialog.js';

export interface UndoButtonProps {
  /** Id of the change in the history. */
  id: string;
  /** For example 'the questions of ssc-cgl-1'. */
  what: string;
  /** There were no questions before the change. */
  leavesNone?: boolean;
  onUndone: (message: string) => void;
}

/** Undoes a change after a confirmation. */
export function UndoButton({ id, what, leavesNone = false, onUndone }: UndoButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <span>
          Undo<VisuallyHidden> the change of {what}</VisuallyHidden>
        </span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Undo this change?"
        action="Undo the change"
        variant="danger"
        onClose={() => setOpen(false)}
        run={async (calls) => (await calls.undo(id)).message}
        onDone={onUndone}
      >
        <p>
          This undoes the last change of {what}.{' '}
          {leavesNone
            ? 'There were none before, so the test will have no questions.'
            : 'Students will see the previous questions again, if there were any.'}{' '}
          You can undo this too.
        </p>
      </ConfirmDialog>
    </>
  );
}
