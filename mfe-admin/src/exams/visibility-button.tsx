import { useState } from 'react';
import type { Visibility } from '@mockingbird/contracts';
import { useSession } from '@mockingbird/platform';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { ConfirmDialog } from '../screen/confirm-dialog.js';
import * as messages from '../messages/exams.js';

export interface VisibilityButtonProps {
  /** Either an exam or a test. */
  target: Pick<Visibility, 'examId' | 'testId'>;
  /** For example 'the exam SSC CGL'. */
  name: string;
  hidden: boolean;
  onDone: (message: string) => void;
}

/** Hides an exam or a test from students, or shows it again, after a confirmation. Only for roles that may publish. */
export function VisibilityButton({ target, name, hidden, onDone }: VisibilityButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  if (!may(session, 'publish')) return null;
  const verb = hidden ? messages.show : messages.hide;
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
        <p>{hidden ? messages.studentsWillSee : messages.withinAMinuteStudents}</p>
      </ConfirmDialog>
    </>
  );
}
