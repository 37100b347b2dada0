import { answeredCount, type Attempt } from '@mockingbird/exam-core';
import { Button, Dialog } from '@mockingbird/ui';
import { useId } from 'react';
import { focusFirst } from '../../page/autofocus-ref.js';
import { plural } from '../../page/pluralize.js';

export interface StartOverDialogProps {
  /** The attempt that would be lost; undefined while nothing is asked. */
  attempt: Attempt | undefined;
  onStartOver: () => void;
  onClose: () => void;
}

/** Asks before an unfinished attempt with answers gives way to a new one. */
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
          <Button ref={focusFirst} onClick={onClose}>
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
          ? `This deletes ${plural(answeredCount(attempt), 'answer')} of your unfinished test. You begin again with no answers and the full time.`
          : null}
      </p>
    </Dialog>
  );
}
