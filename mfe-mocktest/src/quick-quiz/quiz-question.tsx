import { optionLetter } from '@mockingbird/exam-core';
import { Button } from '@mockingbird/ui';
import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { QuestionStem } from '../questions/question-stem.js';
import { RichText, type MathDictionary } from '../questions/rich-text.js';
import type { QuizQuestion as Asked } from './load-quiz.js';
import { QuizOption } from './quiz-option.js';
import styles from './quiz-question.module.css';

export interface QuizQuestionProps {
  question: Asked;
  /** One-based. */
  number: number;
  /** Of all questions of the quiz. */
  count: number;
  math: MathDictionary;
  /** Zero-based option that was given. */
  answer: number | undefined;
  /** Absent where nobody can answer: without JavaScript. */
  onAnswer: ((option: number) => void) | undefined;
}

/** The answer, unless it was given, and why it is right. */
function Solution({ question, math, answer }: Pick<QuizQuestionProps, 'question' | 'math' | 'answer'>) {
  const { correctAnswer, explanation } = question;
  return (
    <>
      {answer === correctAnswer ? null : (
        <p>
          Right answer: <strong>{optionLetter(correctAnswer)}</strong>
        </p>
      )}
      {explanation ? (
        <p>
          <RichText text={explanation} math={math} />
        </p>
      ) : null}
    </>
  );
}

/** One question: an option chosen with mouse or finger is the answer; one chosen with the arrow keys is checked first. */
export function QuizQuestion({ question, number, count, math, answer, onAnswer }: QuizQuestionProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const byArrow = useRef(false);
  const isAnswered = answer !== undefined;
  const choose = (option: number) => {
    if (isAnswered || !onAnswer) return;
    setChosen(option);
    if (!byArrow.current) onAnswer(option);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== undefined && !isAnswered) onAnswer?.(chosen);
  };
  const noteKey = ({ key }: KeyboardEvent) => void (byArrow.current = key.startsWith('Arrow'));
  return (
    <form
      onSubmit={submit}
      onKeyDown={noteKey}
      onPointerDown={() => void (byArrow.current = false)}
      className={styles.form}
    >
      <fieldset aria-labelledby={`${id}-number ${id}-text`} className={styles.question}>
        <h3 id={`${id}-number`} className={styles.number}>{`Question ${number} of ${count}`}</h3>
        <QuestionStem question={question} number={number} math={math} textId={`${id}-text`} />
        <div className={styles.options} role={onAnswer ? undefined : 'list'}>
          {question.options.map((option, index) => (
            <QuizOption
              key={index}
              name={`${id}-option`}
              option={option}
              index={index}
              number={number}
              math={math}
              isChosen={chosen === index}
              verdict={isAnswered ? verdictOn(index, answer, question.correctAnswer) : undefined}
              onChoose={onAnswer && choose}
            />
          ))}
        </div>
      </fieldset>
      {onAnswer ? (
        <>
          {chosen !== undefined && !isAnswered ? <Button type="submit">Check answer</Button> : null}
          <div role="status" className={statusClass(isAnswered, chosen)}>
            {isAnswered ? (
              <>
                <p className={answer === question.correctAnswer ? styles.right : styles.wrong}>
                  {answer === question.correctAnswer ? 'Right.' : 'Not right this time.'}
                </p>
                <Solution question={question} math={math} answer={answer} />
              </>
            ) : null}
            {chosen === undefined ? <p>Choose an answer.</p> : null}
          </div>
        </>
      ) : (
        <details className={styles.folded}>
          <summary>Show the answer</summary>
          <div className={styles.solution}>
            <Solution question={question} math={math} answer={answer} />
          </div>
        </details>
      )}
    </form>
  );
}

/** Before the answer a hint, or nothing while the button stands there. */
const statusClass = (isAnswered: boolean, chosen: number | undefined) =>
  isAnswered ? styles.solution : chosen === undefined ? styles.hint : undefined;

function verdictOn(index: number, answer: number, right: number): 'right' | 'wrong' | 'other' {
  if (index === right) return 'right';
  return index === answer ? 'wrong' : 'other';
}
