import { QuestionStem, SolvedOptions } from '@mockingbird/question-view';
import { Button } from '@mockingbird/ui';
import { memo, useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { useStore } from 'zustand';
import { ReportButton } from '../reports/report-button.js';
import type { QuestionItemProps } from '../runner/questions/question-item.js';
import questionStyles from '../runner/questions/question-item.module.css';
import { ResponseOption } from '../runner/questions/response-option.js';
import { usePractice } from './practice-session.js';
import { PracticeSolution } from './practice-solution.js';
import styles from './practice-question.module.css';

const NONE_STRUCK: readonly number[] = [];

/** The options to choose from. A choice by a shortcut moves the focus to the button that checks it. */
function OpenOptions({ question, questionKey, number, math, inHall = false }: QuestionItemProps) {
  const { session, choices } = usePractice();
  const choice = useStore(choices, (all) => all[questionKey]);
  const struck = useStore(
    session.store,
    ({ attempt }) => attempt.items.get(questionKey)?.struck ?? NONE_STRUCK,
  );
  const button = useRef<HTMLButtonElement>(null);
  const focusButton = useEffectEvent(() => {
    const isInForm = button.current?.form?.contains(document.activeElement) ?? false;
    const isOnOption = isInForm && document.activeElement instanceof HTMLInputElement;
    if (inHall && !isOnOption) button.current?.focus();
  });
  useEffect(() => {
    if (choice !== undefined) focusButton();
  }, [choice]);
  const strike = (option: number, isStruck: boolean) =>
    session.send({ type: 'strike', question: questionKey, option, struck: isStruck });
  return (
    <>
      <div className={questionStyles.options}>
        {question.options.map((option, index) => (
          <ResponseOption
            key={index}
            option={option}
            index={index}
            number={number}
            math={math}
            checked={choice === index}
            struck={struck.includes(index)}
            onStrike={inHall ? strike : undefined}
            onChoose={(chosen) => session.send({ type: 'answer', question: questionKey, option: chosen })}
          />
        ))}
      </div>
      <Button
        ref={button}
        type="submit"
        aria-disabled={choice === undefined || undefined}
        className={styles.check}
      >
        Check answer
      </Button>
    </>
  );
}

function PracticeCard(props: QuestionItemProps) {
  const { question, questionKey, number, math, passageShownAt, inHall = false } = props;
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
  const id = `question-${number}`;
  return (
    <form onSubmit={submit}>
      <fieldset className={questionStyles.question} id={id} aria-labelledby={`${id}-number ${id}-text`}>
        <div className={questionStyles.head}>
          <h2 id={`${id}-number`} tabIndex={-1}>
            Question {number}
          </h2>
          {question.questionId === undefined ? null : (
            <ReportButton
              questionId={question.questionId}
              number={number}
              questionText={question.questionText}
              size="icon"
            />
          )}
        </div>
        <QuestionStem
          // The hall shows the passage beside the question.
          question={inHall ? { ...question, passage: undefined } : question}
          number={number}
          math={math}
          textId={`${id}-text`}
          passageShownAt={passageShownAt}
        />
        {response === undefined ? (
          <OpenOptions {...props} />
        ) : (
          <>
            <div className={questionStyles.options}>
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
      </fieldset>
    </form>
  );
}

/** One question in practice mode: options, then the solution. It renders again only when its own response changes. */
export const PracticeQuestion = memo(PracticeCard);
