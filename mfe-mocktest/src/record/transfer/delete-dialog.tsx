import { Button, Dialog, Notice } from '@mockingbird/ui';
import { useId, useState } from 'react';
import { autofocusRef } from '../../page/autofocus-ref.js';
import { deleteRecord } from '../file/student-record.js';

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
      title="Delete your progress?"
      describedBy={textId}
      actions={
        <>
          <Button ref={autofocusRef} onClick={onClose}>
            Keep my progress
          </Button>
          <Button variant="danger" onClick={remove}>
            Delete everything
          </Button>
        </>
      }
    >
      <p id={textId}>
        This deletes all results, mistakes, bookmarks and unfinished tests from this device. You can&apos;t
        undo it. Export them first if you may need them.
      </p>
      {hasFailed ? (
        <Notice tone="wrong" role="alert">
          This device could not delete everything. Close other tabs of this site and try again.
        </Notice>
      ) : null}
    </Dialog>
  );
}
