import { optionLetter } from '@mockingbird/exam-core';
import { QuestionStem, RichText, type MathDictionary } from '@mockingbird/question-view';
import { Button, rich } from '@mockingbird/ui';
import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import type { QuizQuestionData } from './load-quiz.js';
import { QuizOption } from './quiz-option.js';
import styles from './quiz-question.module.css';
import * as messages from '../messages/quick-quiz/quiz-question.js';

export interface QuizQuestionProps {
  question: QuizQuestionData;
  /** One-based. */
  number: number;
  /** Number of questions of the quiz. */
  count: number;
  math: MathDictionary;
  /** Zero-based option that the reader chose. */
  response: number | undefined;
  /** Undefined without JavaScript. */
  onRespond: ((option: number) => void) | undefined;
}

/** The mistake behind the response, the explanation, and the answer key unless the reader chose it. */
function Solution({ question, math, response }: Pick<QuizQuestionProps, 'question' | 'math' | 'response'>) {
  const { correctAnswer, explanation, mistakes = [] } = question;
  const mistake = mistakes.find(({ option }) => option === response)?.text;
  return (
    <>
      {response === correctAnswer ? null : (
        <p>
          {rich(messages.rightAnswerIs(optionLetter(correctAnswer)), {
            strong: (text) => <strong>{text}</strong>,
          })}
        </p>
      )}
      {mistake ? (
        <p>
          {messages.whyThisOption} <RichText text={mistake} math={math} />
        </p>
      ) : null}
      {explanation ? (
        <p>
          <RichText text={explanation} math={math} />
        </p>
      ) : null}
    </>
  );
}

/** One question. A click on an option is the response; a choice with the arrow keys needs the button Check answer. */
export function QuizQuestion({ question, number, count, math, response, onRespond }: QuizQuestionProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const isArrowKeyChoice = useRef(false);
  const isAnswered = response !== undefined;
  const choose = (option: number) => {
    if (isAnswered || !onRespond) return;
    setChosen(option);
    if (!isArrowKeyChoice.current) onRespond(option);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== undefined && !isAnswered) onRespond?.(chosen);
  };
  const recordKey = ({ key }: KeyboardEvent) => void (isArrowKeyChoice.current = key.startsWith('Arrow'));
  return (
    <form
      onSubmit={submit}
      onKeyDown={recordKey}
      onPointerDown={() => void (isArrowKeyChoice.current = false)}
      className={styles.form}
    >
      <fieldset aria-labelledby={`${id}-number ${id}-text`} className={styles.question}>
        <h3 id={`${id}-number`} className={styles.number}>
          {messages.question(number, count)}
        </h3>
        <QuestionStem question={question} number={number} math={math} textId={`${id}-text`} />
        <div className={styles.options} role={onRespond ? undefined : 'list'}>
          {question.options.map((option, index) => (
            <QuizOption
              key={index}
              name={`${id}-option`}
              option={option}
              index={index}
              number={number}
              math={math}
              isChosen={chosen === index}
              verdict={isAnswered ? findVerdict(index, response, question.correctAnswer) : undefined}
              onChoose={onRespond && choose}
            />
          ))}
        </div>
      </fieldset>
      {onRespond ? (
        <>
          {chosen !== undefined && !isAnswered ? <Button type="submit">{messages.checkAnswer}</Button> : null}
          <div role="status" className={statusClass(isAnswered, chosen)}>
            {isAnswered ? (
              <>
                <p className={response === question.correctAnswer ? styles.right : styles.wrong}>
                  {response === question.correctAnswer ? messages.right : messages.notQuite}
                </p>
                <Solution question={question} math={math} response={response} />
              </>
            ) : null}
            {chosen === undefined ? <p>{messages.chooseAnAnswer}</p> : null}
          </div>
        </>
      ) : (
        <details className={styles.folded}>
          <summary>{messages.showTheAnswer}</summary>
          <div className={styles.solution}>
            <Solution question={question} math={math} response={response} />
          </div>
        </details>
      )}
    </form>
  );
}

/** Before the response: a hint, or nothing while the button Check answer is shown. */
const statusClass = (isAnswered: boolean, chosen: number | undefined) =>
  isAnswered ? styles.solution : chosen === undefined ? styles.hint : undefined;

function findVerdict(index: number, response: number, answerKey: number): 'right' | 'wrong' | 'other' {
  if (index === answerKey) return 'right';
  return index === response ? 'wrong' : 'other';
}
