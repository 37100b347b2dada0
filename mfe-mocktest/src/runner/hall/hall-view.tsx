import { marksOfQuestions } from '@mockingbird/exam-core';
import { locatePassages } from '@mockingbird/question-view';
import { Button } from '@mockingbird/ui';
import { useCallback, useMemo, useRef, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { questionMarksText } from '../../exam/facts/marking-text.js';
import type { Session } from '../attempt/attempt-session.js';
import type { MockTestData } from '../load-mock-test.js';
import { PassagePane } from '../questions/passage-pane.js';
import { QuestionItem, type QuestionItemProps } from '../questions/question-item.js';
import type { OpenSection } from '../sections/open-section.js';
import { HallActions } from './hall-actions.js';
import { groupQuestions } from './palette/palette-groups.js';
import { QuestionPalette } from './palette/question-palette.js';
import { SectionTabs } from './section-tabs.js';
import { ShortcutDialog } from './shortcuts/shortcut-dialog.js';
import { hasShortcuts, storeShortcuts } from './shortcuts/shortcut-preference.js';
import { useCurrentQuestion } from './use-current-question.js';
import { useHallActions } from './use-hall-actions.js';
import { useShortcuts } from './shortcuts/use-shortcuts.js';
import styles from './hall-view.module.css';
import * as messages from '../../messages/runner/hall.js';

export interface HallViewProps {
  test: MockTestData;
  session: Session;
  /** Where sections lock: the open one. */
  section: OpenSection | undefined;
  /** After the last question that is open: the end of the section or of the test. */
  onEnd: () => void;
  /** Opens the summary before the submission. */
  onSubmit: () => void;
  /** Renders the current question. Practice has its own. */
  Question?: ComponentType<QuestionItemProps>;
  /** Whether the solution follows each answer. */
  isPractice?: boolean;
}

const PALETTE_ID = 'question-palette';

/** The title of the palette where it opens above the question, and the button that closes it. */
function SheetHead() {
  return (
    <div className={styles.sheetHead}>
      <h2 className={styles.sheetTitle}>{messages.allQuestions}</h2>
      <Button variant="quiet" popoverTarget={PALETTE_ID} popoverTargetAction="hide">
        {messages.close}
      </Button>
    </div>
  );
}

/** Whether the device has shortcuts on, and a function that switches and stores it. */
function useStoredShortcuts(): [isOn: boolean, onSwitch: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(hasShortcuts);
  const switchTo = (next: boolean) => {
    storeShortcuts(next);
    setIsOn(next);
  };
  return [isOn, switchTo];
}

/** One question at a time, with the palette of all questions. It needs at least one question. */
export function HallView(props: HallViewProps) {
  const { test, session, section: open, onEnd, onSubmit, Question = QuestionItem, isPractice } = props;
  const { data: questions, meta } = test;
  const { from, end } = open ?? { from: 0, end: questions.length };
  const { keys, index, goTo } = useCurrentQuestion(session, questions, from);
  const palette = useRef<HTMLDivElement>(null);
  const leavePalette = useCallback(
    (to: number) => {
      palette.current?.hidePopover();
      goTo(to);
    },
    [goTo],
  );
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [shortcutsOn, switchShortcuts] = useStoredShortcuts();
  const actions = useHallActions({ session, questions, keys, index, end, goTo, onEnd, onSubmit });
  useShortcuts(shortcutsOn, (shortcut) => {
    if (shortcut.type === 'help') setHelpOpen(true);
    else actions.run(shortcut);
  });
  const passages = useMemo(() => locatePassages(questions), [questions]);
  const groups = useMemo(
    () => groupQuestions(keys.length, meta.sections, open),
    [keys.length, meta.sections, open],
  );
  const marks = useMemo(() => marksOfQuestions(questions.length, meta), [questions, meta]);
  const question = questions[index];
  const key = keys[index];
  const isMarked = useStore(session.store, ({ attempt }) => attempt.items.get(key ?? '')?.marked ?? false);
  if (!question || key === undefined) return null;
  const questionMarks = isPractice ? undefined : marks[index];
  return (
    <div className={styles.hall}>
      <PassagePane
        // Questions with one passage share the pane, so that it keeps its scroll position.
        key={passages[index] ?? index + 1}
        question={question}
        math={meta.math}
      />
      <div className={styles.question}>
        <SectionTabs groups={groups} index={index} onGo={goTo} />
        <Question
          key={key}
          question={question}
          questionKey={key}
          number={index + 1}
          count={questions.length}
          marks={questionMarks && questionMarksText(questionMarks)}
          math={meta.math}
          isPassageOutside
          session={session}
          inHall
        />
        <HallActions
          actions={actions}
          isPractice={isPractice}
          isMarked={isMarked}
          isFirst={index === from}
          isLast={index === end - 1}
          paletteId={PALETTE_ID}
        />
      </div>
      <div ref={palette} id={PALETTE_ID} popover="auto" className={styles.palette}>
        <SheetHead />
        <QuestionPalette session={session} keys={keys} index={index} groups={groups} onGo={leavePalette} />
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setHelpOpen(true)}>
          {messages.keyboardShortcuts}
        </Button>
      </div>
      <ShortcutDialog
        open={isHelpOpen}
        isOn={shortcutsOn}
        onSwitch={switchShortcuts}
        onClose={() => setHelpOpen(false)}
      />
    </div>
  );
}
