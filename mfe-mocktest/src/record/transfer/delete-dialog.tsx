import { Button, Dialog, Notice } from '@mockingbird/ui';
import { useId, useState } from 'react';
import { autofocusRef } from '../../page/autofocus-ref.js';
import { deleteRecord } from '../file/student-record.js';
import * as messages from '../../messages/record/transfer.js';

export interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called after everything is deleted. */
  onDelete: () => void;
}

/** Asks before everything is deleted from this device. */
export function DeleteDialog({ isOpen, onClose, onDelete }: DeleteDialogProps) {
  const textId = useId();
  const [hasFailed, setHasFailed] = useState(false);
  const remove = () => {
    deleteRecord().then(
      () => {
        setHasFailed(false);
        onDelete();
      },
      () => setHasFailed(true),
    );
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={messages.deleteYourProgress}
      describedBy={textId}
      actions={
        <>
          <Button ref={autofocusRef} onClick={onClose}>
            {messages.keepMyProgress}
          </Button>
          <Button variant="danger" onClick={remove}>
            {messages.deleteEverything}
          </Button>
        </>
      }
    >
      <p id={textId}>{messages.thisDeletesAllResults}</p>
      {hasFailed ? (
        <Notice tone="wrong" role="alert">
          {messages.thisDeviceCouldNot}
        </Notice>
      ) : null}
    </Dialog>
  );
}
