import { SolvedOptions } from '@mockingbird/question-view';
import { Button } from '@mockingbird/ui';
import { memo, useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { useStore } from 'zustand';
import { QuestionFrame } from '../runner/questions/question-frame.js';
import type { QuestionItemProps } from '../runner/questions/question-item.js';
import { ResponseOptions } from '../runner/questions/response-options.js';
import optionStyles from '../runner/questions/response-options.module.css';
import { usePractice } from './practice-session.js';
import { PracticeSolution } from './practice-solution.js';
import styles from './practice-question.module.css';
import * as messages from '../messages/practice/practice-question.js';

/** The options to choose from. A choice by a shortcut moves the focus to the button that checks it. */
function OpenOptions(props: QuestionItemProps) {
  const { questionKey, inHall = false } = props;
  const { session } = usePractice();
  const choice = useStore(
    session.store,
    ({ attempt }) => attempt.items.get(questionKey)?.choice ?? undefined,
  );
  const button = useRef<HTMLButtonElement>(null);
  const choiceBefore = useRef(choice);
  const focusButton = useEffectEvent(() => {
    const isInForm = button.current?.form?.contains(document.activeElement) ?? false;
    const isOnOption = isInForm && document.activeElement instanceof HTMLInputElement;
    if (inHall && !isOnOption) button.current?.focus();
  });
  useEffect(() => {
    // A question that opens with a choice leaves the focus where it is.
    const isNew = choice !== choiceBefore.current;
    choiceBefore.current = choice;
    if (isNew && choice !== undefined) focusButton();
  }, [choice]);
  return (
    <>
      <ResponseOptions {...props} session={session} inHall={inHall} chosen={choice} />
      <Button
        ref={button}
        type="submit"
        aria-disabled={choice === undefined || undefined}
        className={styles.check}
      >
        {messages.checkAnswer}
      </Button>
    </>
  );
}

function PracticeCard(props: QuestionItemProps) {
  const { question, questionKey, number, math } = props;
  const { session, check } = usePractice();
  const response = useStore(
    session.store,
    ({ attempt }) => attempt.items.get(questionKey)?.answer ?? undefined,
  );
  const hasJustChecked = useRef(false);
  const solution = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (response === undefined || !hasJustChecked.current) return;
    hasJustChecked.current = false;
    solution.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    solution.current?.focus({ preventScroll: true });
  }, [response]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    hasJustChecked.current = true;
    check(questionKey);
  };
  return (
    <form onSubmit={submit}>
      <QuestionFrame {...props}>
        {response === undefined ? (
          <OpenOptions {...props} />
        ) : (
          <>
            <div className={optionStyles.options}>
              <SolvedOptions
                question={question}
                number={number}
                math={math}
                response={response}
                mistakes="chosen"
              />
            </div>
            <PracticeSolution ref={solution} question={question} math={math} response={response} />
          </>
        )}
      </QuestionFrame>
    </form>
  );
}

/** One question in practice mode: options, then the solution. It renders again only when its own response changes. */
export const PracticeQuestion = memo(PracticeCard);
