import type { Question } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import { RichText, type MathDictionary } from '@mockingbird/question-view';
import { checkIcon, classNames, crossIcon, Icon } from '@mockingbird/ui';
import type { Ref } from 'react';
import styles from './practice-solution.module.css';
import * as messages from '../messages/practice/practice-solution.js';

export interface PracticeSolutionProps {
  question: Pick<Question, 'correctAnswer' | 'explanation'>;
  math: MathDictionary;
  /** Zero-based option that the student chose. */
  response: number;
  /** The heading, which gets the focus after a check. */
  ref: Ref<HTMLHeadingElement>;
}

/** Whether the response was right, and the explanation. */
export function PracticeSolution({ question, math, response, ref }: PracticeSolutionProps) {
  const { correctAnswer, explanation } = question;
  const isRight = response === correctAnswer;
  return (
    <div className={classNames(styles.solution, isRight ? styles.right : styles.wrong)}>
      <h3 ref={ref} tabIndex={-1} className={styles.verdict}>
        <Icon drawing={isRight ? checkIcon : crossIcon} />
        {isRight ? messages.right : messages.notQuiteTheAnswer(optionLetter(correctAnswer))}
      </h3>
      {explanation ? (
        <p>
          <RichText text={explanation} math={math} />
        </p>
      ) : null}
    </div>
  );
}
