import { answeredCount, paletteCounts, remainingMs, type Attempt } from '@mockingbird/exam-core';
import { Button, Dialog, FactList } from '@mockingbird/ui';
import { useId } from 'react';
import { useStore } from 'zustand';
import { autofocusRef } from '../../page/autofocus-ref.js';
import { clockText } from '../clock/clock-text.js';
import type { Session } from '../attempt/attempt-session.js';
import { laterSectionsText } from '../sections/later-sections-text.js';
import type { OpenSection } from '../sections/open-section.js';
import type { SubmitDialogControl } from './use-submit.js';
import styles from './submit-dialog.module.css';
import * as messages from '../../messages/runner/submit.js';

export interface SubmitDialogProps {
  session: Session;
  /** Number of questions of the mock test. */
  questions: number;
  /** Where sections lock: the open one. */
  section: OpenSection | undefined;
  submit: SubmitDialogControl;
}

function countMarked(attempt: Attempt): number {
  const counts = paletteCounts(attempt);
  return counts.marked + counts['answered-and-marked'];
}

/** Number of answered and of marked questions, and the time left. */
function Progress({ session, questions, section }: Omit<SubmitDialogProps, 'submit'>) {
  const answered = useStore(session.store, ({ attempt }) => answeredCount(attempt));
  const remaining = useStore(session.store, ({ attempt }) => remainingMs(attempt));
  const marked = useStore(session.store, ({ attempt }) => countMarked(attempt));
  const facts = [
    { term: messages.answered, value: answered },
    { term: messages.notAnswered, value: questions - answered },
    ...(marked > 0 ? [{ term: messages.markedForReview, value: marked }] : []),
  ];
  return (
    <FactList
      layout="rows"
      items={
        remaining === undefined
          ? facts
          : [
              ...facts,
              { term: section ? messages.timeLeftInSection : messages.timeLeft, value: clockText(remaining) },
            ]
      }
    />
  );
}

/** Asks before an attempt is submitted, and shows how much of it is answered. */
export function SubmitDialog({ session, questions, section, submit }: SubmitDialogProps) {
  const { isOpen, firstUnanswered, cancel, confirm, goToFirstUnanswered } = submit;
  const textId = useId();
  const isComplete = firstUnanswered === undefined;
  const isEarly = section !== undefined && !section.isLast;
  return (
    <Dialog
      open={isOpen}
      onClose={cancel}
      title={messages.submitThisTest}
      describedBy={textId}
      className={styles.dialog}
      actions={
        <>
          <Button
            ref={isComplete && !isEarly ? autofocusRef : undefined}
            variant={isComplete ? 'primary' : 'quiet'}
            // The second click of a double click on the page's own button must not submit.
            onClick={(event) => {
              if (event.detail <= 1) confirm();
            }}
          >
            {messages.submitTest}
          </Button>
          {isComplete ? null : (
            <Button ref={autofocusRef} onClick={goToFirstUnanswered}>
              {messages.goToTheFirst}
            </Button>
          )}
          <Button ref={isComplete && isEarly ? autofocusRef : undefined} variant="ghost" onClick={cancel}>
            {messages.cancel}
          </Button>
        </>
      }
    >
      <div id={textId} className={styles.text}>
        <Progress session={session} questions={questions} section={section} />
        {isEarly ? <p>{laterSectionsText(section)}</p> : null}
        <p>{messages.youCantChange}</p>
      </div>
    </Dialog>
  );
}
