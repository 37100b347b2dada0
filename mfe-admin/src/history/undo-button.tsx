import { useState } from 'react';
import { useSession } from '@mockingbird/platform';
import { Button, Notice, VisuallyHidden } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { ConfirmDialog } from '../screen/confirm-dialog.js';
import * as messages from '../messages/history.js';

/** What an undo leaves: a test without questions, the questions, the text or the state of before. */
export type UndoLeaves = 'none' | 'questions' | 'text' | 'state';

const CONSEQUENCES: Record<UndoLeaves, string> = {
  // A notice says it.
  none: '',
  questions: messages.studentsWillSee,
  text: messages.readersWillSee,
  state: messages.itWillBeAsBefore,
};

export interface UndoButtonProps {
  /** Id of the change in the history. */
  id: string;
  /** For example 'the questions of ssc-cgl-1'. */
  what: string;
  /** What is there afterwards. */
  leaves: UndoLeaves;
  onUndone: (message: string) => void;
}

/** Undoes a change after a confirmation. Only for roles that may publish. */
export function UndoButton({ id, what, leaves, onUndone }: UndoButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  if (!may(session, 'publish')) return null;
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
        {leaves === 'none' ? <Notice tone="warn">{messages.thereWereNoneBefore}</Notice> : null}
        <p>
          {messages.thisUndoesTheLast(what)} {CONSEQUENCES[leaves]} {messages.youCanUndo}
        </p>
      </ConfirmDialog>
    </>
  );
}
