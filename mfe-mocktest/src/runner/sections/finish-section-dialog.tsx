import { remainingMs } from '@mockingbird/exam-core';
import { pluralize } from '@mockingbird/remote-kit';
import { Button, Dialog } from '@mockingbird/ui';
import { useId } from 'react';
import { useStore } from 'zustand';
import { autofocusRef } from '../../page/autofocus-ref.js';
import type { Session } from '../attempt/attempt-session.js';
import { clockText } from '../clock/clock-text.js';
import type { OpenSection } from './open-section.js';
import { answeredInSection } from './section-label.js';
import type { FinishSectionControl } from './use-finish-section.js';
import styles from './finish-section-dialog.module.css';

export interface FinishSectionDialogProps {
  session: Session;
  section: OpenSection;
  finish: FinishSectionControl;
}

/** Asks before a section is left for good, and says how many of its questions have no answer. */
export function FinishSectionDialog({ session, section, finish }: FinishSectionDialogProps) {
  const { isOpen, firstUnanswered, cancel, confirm, goToFirstUnanswered } = finish;
  const textId = useId();
  const open =
    section.end - section.from - useStore(session.store, ({ attempt }) => answeredInSection(attempt));
  const remaining = useStore(session.store, ({ attempt }) => remainingMs(attempt) ?? 0);
  const isComplete = firstUnanswered === undefined;
  return (
    <Dialog
      open={isOpen}
      onClose={cancel}
      title="Finish this section?"
      describedBy={textId}
      actions={
        <>
          <Button
            // The second click of a double click on the page's own button must not finish the section.
            onClick={(event) => {
              if (event.detail <= 1) confirm();
            }}
          >
            Finish and go on
          </Button>
          {isComplete ? null : (
            <Button ref={autofocusRef} variant="quiet" onClick={goToFirstUnanswered}>
              Go to the first unanswered
            </Button>
          )}
          <Button ref={isComplete ? autofocusRef : undefined} variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        </>
      }
    >
      <div id={textId} className={styles.text}>
        <p>
          {isComplete
            ? 'You answered every question of this section.'
            : `${pluralize(open, 'question')} of this section ${open === 1 ? 'has' : 'have'} no answer.`}
        </p>
        <p>
          You can&apos;t return to {section.name}, and the {clockText(remaining)} left in it are lost. The
          next section, {section.laterNames[0]}, has its own time.
        </p>
      </div>
    </Dialog>
  );
}
