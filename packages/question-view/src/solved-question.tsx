import type { Question } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import type { ReactNode } from 'react';
import { QuestionStem } from './question-stem.js';
import { RichText, type MathDictionary } from './rich-text.js';
import { SolvedOption } from './solved-option.js';
import classes from './solved-question.module.css';

export interface SolvedQuestionProps {
  question: Pick<
    Question,
    'questionText' | 'questionImage' | 'passage' | 'options' | 'correctAnswer' | 'explanation'
  >;
  /** One-based. */
  number: number;
  math: MathDictionary;
  /** One-based number of the question above that shows the same passage; absent when this one shows it. */
  passageShownAt?: number | undefined;
  /** Zero-based option that the student chose; absent for none. */
  response?: number | undefined;
  /** What the screen shows beside the number. */
  note?: ReactNode;
  /** What the screen shows below the explanation. */
  children?: ReactNode;
}

/** A question after its attempt: stem, options with the answer key and the response marked, explanation. */
export function SolvedQuestion({ response, note, children, ...stem }: SolvedQuestionProps) {
  const { question, number, math } = stem;
  const { options, correctAnswer, explanation } = question;
  return (
    <article className={classes.question} aria-labelledby={`review-${number}`}>
      <header className={classes.head}>
        <h3 id={`review-${number}`}>Question {number}</h3>
        {note}
      </header>
      <QuestionStem {...stem} />
      <ol className={classes.options}>
        {options.map((option, index) => (
          <SolvedOption
            key={index}
            option={option}
            number={number}
            letter={optionLetter(index)}
            math={math}
            isRight={index === correctAnswer}
            isChosen={index === response}
          />
        ))}
      </ol>
      {explanation ? (
        <div className={classes.explanation}>
          <h4>Explanation</h4>
          <p>
            <RichText text={explanation} math={math} />
          </p>
        </div>
      ) : null}
      {children}
    </article>
  );
}
