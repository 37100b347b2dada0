import { answeredCount, type Attempt } from '@mockingbird/exam-core';
import { pluralize } from '@mockingbird/remote-kit';
import { Button, Dialog } from '@mockingbird/ui';
import { useId } from 'react';
import { autofocusRef } from '../../page/autofocus-ref.js';

export interface StartOverDialogProps {
  /** The attempt that would be deleted. Undefined while the dialog is closed. */
  attempt: Attempt | undefined;
  onStartOver: () => void;
  onClose: () => void;
}

/** Asks before a new attempt replaces an unfinished one with responses. */
export function StartOverDialog({ attempt, onStartOver, onClose }: StartOverDialogProps) {
  const textId = useId();
  return (
    <Dialog
      open={attempt !== undefined}
      onClose={onClose}
      title="Start over?"
      describedBy={textId}
      actions={
        <>
          <Button ref={autofocusRef} onClick={onClose}>
            Keep my answers
          </Button>
          <Button variant="danger" onClick={onStartOver}>
            Delete and start over
          </Button>
        </>
      }
    >
      <p id={textId}>
        {attempt
          ? `This deletes ${pluralize(answeredCount(attempt), 'answer')} of your unfinished test. You begin again with no answers and the full time.`
          : null}
      </p>
    </Dialog>
  );
}
