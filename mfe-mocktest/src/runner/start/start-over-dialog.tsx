import { answeredCount, type Attempt } from '@mockingbird/exam-core';
import { Button, Dialog } from '@mockingbird/ui';
import { useId } from 'react';
import { autofocusRef } from '../../page/autofocus-ref.js';
import * as messages from '../../messages/runner/start.js';

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
      title={messages.startOverQuestion}
      describedBy={textId}
      actions={
        <>
          <Button ref={autofocusRef} onClick={onClose}>
            {messages.keepMyAnswers}
          </Button>
          <Button variant="danger" onClick={onStartOver}>
            {messages.deleteAndStartOver}
          </Button>
        </>
      }
    >
      <p id={textId}>
        {attempt ? messages.thisDeletesAnswers(messages.answers(answeredCount(attempt))) : null}
      </p>
    </Dialog>
  );
}
