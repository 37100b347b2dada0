import { useState } from 'react';
import type { Visibility } from '@mockingbird/contracts';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { ConfirmDialog } from '../screen/confirm-dialog.js';

export interface VisibilityButtonProps {
  /** One of them. */
  target: Pick<Visibility, 'examId' | 'testId'>;
  /** What it is called: 'the exam SSC CGL'. */
  name: string;
  hidden: boolean;
  onDone: (message: string) => void;
}

/** Hides an exam or a test from students, or shows it again, after asking. */
export function VisibilityButton({ target, name, hidden, onDone }: VisibilityButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const verb = hidden ? 'Show' : 'Hide';
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <span>
          {verb}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={`${verb} ${name}?`}
        action={verb}
        variant={hidden ? 'primary' : 'danger'}
        onClose={() => setOpen(false)}
        run={(calls) => calls.setVisibility({ ...target, hidden: !hidden })}
        onDone={onDone}
      >
        <p>
          {hidden
            ? 'Students see it again within a minute.'
            : 'Students then get ‘not found’ for it, within a minute. Nothing is removed: it can be shown again.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
