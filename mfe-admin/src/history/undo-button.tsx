import { useState } from 'react';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { ConfirmDialog } from '../screen/confirm-dialog.js';
import * as messages from '../messages/history.js';

export interface UndoButtonProps {
  /** Id of the change in the history. */
  id: string;
  /** For example 'the questions of ssc-cgl-1'. */
  what: string;
  /** There were no questions before the change. */
  leavesNone?: boolean;
  /** The change is one of an article or post. */
  isText?: boolean;
  onUndone: (message: string) => void;
}

/** Undoes a change after a confirmation. */
export function UndoButton({ id, what, leavesNone = false, isText = false, onUndone }: UndoButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <span>
          {messages.undo}
          <VisuallyHidden> {messages.theChange(what)}</VisuallyHidden>
        </span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={messages.undoThisChange}
        action={messages.undoTheChange}
        variant="danger"
        onClose={() => setOpen(false)}
        run={async (calls) => (await calls.undo(id)).message}
        onDone={onUndone}
      >
        <p>
          {messages.thisUndoesTheLast(what)}{' '}
          {isText
            ? messages.readersWillSee
            : leavesNone
              ? messages.thereWereNoneBefore
              : messages.studentsWillSee}{' '}
          {messages.youCanUndo}
        </p>
      </ConfirmDialog>
    </>
  );
}
