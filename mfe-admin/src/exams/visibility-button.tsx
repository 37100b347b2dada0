import { useState } from 'react';
import type { Visibility } from '@mockingbird/contracts';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { ConfirmDialog } from '../screen/confirm-dialog.js';

export interface VisibilityButtonProps {
  /** Either an exam or a test. */
  target: Pick<Visibility, 'examId' | 'testId'>;
  /** For example 'the exam SSC CGL'. */
  name: string;
  hidden: boolean;
  onDone: (message: string) => void;
}

/** Hides an exam or a test from students, or shows it again, after a confirmation. */
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
            ? 'Students will see it again within a minute.'
            : 'Within a minute, students will get ‘not found’ for it. Nothing is removed, and you can show it again.'}
        </p>
      </ConfirmDialog>
    </>
  );
}
