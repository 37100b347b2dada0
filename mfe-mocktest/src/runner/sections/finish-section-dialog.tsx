import { remainingMs } from '@mockingbird/exam-core';
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
import * as messages from '../../messages/runner/sections/finish-section-dialog.js';

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
      title={messages.finishThisSection}
      describedBy={textId}
      actions={
        <>
          <Button
            // The second click of a double click on the page's own button must not finish the section.
            onClick={(event) => {
              if (event.detail <= 1) confirm();
            }}
          >
            {messages.finishAndGo}
          </Button>
          {isComplete ? null : (
            <Button ref={autofocusRef} variant="quiet" onClick={goToFirstUnanswered}>
              {messages.goToTheFirst}
            </Button>
          )}
          <Button ref={isComplete ? autofocusRef : undefined} variant="ghost" onClick={cancel}>
            {messages.cancel}
          </Button>
        </>
      }
    >
      <div id={textId} className={styles.text}>
        <p>{isComplete ? messages.youAnsweredEveryQuestion : messages.withoutAnswer(open)}</p>
        <p>{messages.youCantReturn(section.name, clockText(remaining), section.laterNames[0] ?? '')}</p>
      </div>
    </Dialog>
  );
}
