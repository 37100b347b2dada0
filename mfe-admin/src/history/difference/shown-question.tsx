import type { Question } from '@mockingbird/contracts';
import { QuestionStem, RichText, SolvedOptions, type MathDictionary } from '@mockingbird/question-view';
import classes from './difference.module.css';

export interface ShownQuestionProps {
  question: Question;
  /** One-based. */
  number: number;
  math: MathDictionary;
}

/** A question as students see it after the test. */
export function ShownQuestion({ question, number, math }: ShownQuestionProps) {
  return (
    <div className={classes.shown}>
      <QuestionStem question={question} number={number} math={math} />
      <SolvedOptions question={question} number={number} math={math} mistakes="all" />
      {question.explanation ? (
        <p>
          <RichText text={question.explanation} math={math} />
        </p>
      ) : null}
    </div>
  );
}
