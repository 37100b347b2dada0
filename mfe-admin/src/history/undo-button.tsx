import { useState } from 'react';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { ConfirmDialog } from '../screen/confirm-dialog.js';

export interface UndoButtonProps {
  /** Of the change in the history. */
  id: string;
  /** What is taken back: 'the questions of ssc-cgl-1'. */
  what: string;
  /** There was nothing before it. */
  leavesNone?: boolean;
  onUndone: (message: string) => void;
}

/** Takes a change back, after asking. */
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
          This takes back the last change of {what}.{' '}
          {leavesNone
            ? 'There were none before: the test has no questions then.'
            : 'Students see the questions of before again, if there were any.'}{' '}
          It can be undone itself.
        </p>
      </ConfirmDialog>
    </>
  );
}
