import type { Question } from '@mockingbird/contracts';
import { QuestionStem, type MathDictionary } from '@mockingbird/question-view';
import { Button } from '@mockingbird/ui';
import { memo } from 'react';
import { useStore } from 'zustand';
import { ReportButton } from '../../reports/report-button.js';
import { ResponseOption } from './response-option.js';
import type { Session } from '../attempt/attempt-session.js';
import styles from './question-item.module.css';

export interface QuestionItemProps {
  question: Question;
  /** The question's key in the attempt. */
  questionKey: string;
  /** One-based. */
  number: number;
  math: MathDictionary;
  passageShownAt?: number | undefined;
  session: Session;
  /** In the hall, options can be ruled out. The passage and the button that clears the response are outside. */
  inHall?: boolean;
}

const withoutPassage = ({ passage: _, ...question }: Question): Question => question;

const NONE_STRUCK: readonly number[] = [];

function QuestionCard(props: QuestionItemProps) {
  const { question, questionKey, number, math, passageShownAt, session, inHall = false } = props;
  const { store, send } = session;
  const response = useStore(store, ({ attempt }) => attempt.items.get(questionKey)?.answer ?? null);
  const struck = useStore(store, ({ attempt }) => attempt.items.get(questionKey)?.struck ?? NONE_STRUCK);
  const strike = (index: number, isStruck: boolean) =>
    send({ type: 'strike', question: questionKey, option: index, struck: isStruck });
  const id = `question-${number}`;
  return (
    <fieldset className={styles.question} id={id} aria-labelledby={`${id}-number ${id}-text`}>
      <div className={styles.head}>
        <h2 id={`${id}-number`} tabIndex={-1}>
          Question {number}
        </h2>
        <div className={styles.tools}>
          {response === null || inHall ? null : (
            <Button
              variant="ghost"
              className={styles.clear}
              aria-label={`Clear answer to question ${number}`}
              onClick={() => send({ type: 'clear', question: questionKey })}
            >
              Clear answer
            </Button>
          )}
          {question.questionId === undefined ? null : (
            <ReportButton
              questionId={question.questionId}
              number={number}
              questionText={question.questionText}
              size="icon"
            />
          )}
        </div>
      </div>
      <QuestionStem
        question={inHall ? withoutPassage(question) : question}
        number={number}
        math={math}
        textId={`${id}-text`}
        passageShownAt={passageShownAt}
      />
      <div className={styles.options}>
        {question.options.map((option, index) => (
          <ResponseOption
            key={index}
            option={option}
            index={index}
            number={number}
            math={math}
            checked={response === index}
            struck={struck.includes(index)}
            onStrike={inHall ? strike : undefined}
            onChoose={(chosen) => send({ type: 'answer', question: questionKey, option: chosen })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** One question of the list with its options. It renders again only when its own response changes. */
export const QuestionItem = memo(QuestionCard);
