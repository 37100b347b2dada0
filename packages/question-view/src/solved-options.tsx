import type { Question } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import type { MathDictionary } from './rich-text.js';
import { SolvedOption } from './solved-option.js';
import classes from './solved-options.module.css';

export interface SolvedOptionsProps {
  question: Pick<Question, 'options' | 'correctAnswer' | 'mistakes'>;
  /** One-based. */
  number: number;
  math: MathDictionary;
  /** Zero-based option that the student chose; absent for none. */
  response?: number | undefined;
  /** Whose mistake is shown: of the chosen option, or of every wrong one. */
  mistakes: 'chosen' | 'all';
}

/** The options of a solved question, with the answer key and the response marked. */
export function SolvedOptions({ question, number, math, response, mistakes }: SolvedOptionsProps) {
  const { options, correctAnswer } = question;
  const mistakeOf = (index: number) =>
    mistakes === 'all' || index === response
      ? question.mistakes?.find(({ option }) => option === index)?.text
      : undefined;
  return (
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
          mistake={mistakeOf(index)}
        />
      ))}
    </ol>
  );
}
