import { useState, type ReactNode } from 'react';
import type { AdminCalls } from '@mockingbird/platform';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { ConfirmDialog } from '../screen/confirm-dialog.js';

export interface BinButtonProps {
  label: string;
  /** For example 'the exam SSC CGL'. Screen readers read it after the label. */
  name: string;
  /** Title of the confirmation. */
  title: string;
  /** What happens. */
  text: ReactNode;
  isDangerous?: boolean;
  /** @returns the message to show */
  run: (calls: AdminCalls) => Promise<string>;
  onDone: (message: string) => void;
}

/** Deletes, restores or removes for good, after a confirmation. */
export function BinButton({ label, name, title, text, isDangerous = false, run, onDone }: BinButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <span>
          {label}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={title}
        action={label}
        variant={isDangerous ? 'danger' : 'primary'}
        onClose={() => setOpen(false)}
        run={run}
        onDone={onDone}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}
