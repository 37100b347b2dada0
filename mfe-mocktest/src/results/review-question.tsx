import {
  optionLetter,
  type AnsweredQuestion,
  type Outcome,
  type QuestionMarks,
} from '@mockingbird/exam-core';
import { QuestionStem } from '../questions/question-stem.js';
import { RichText, type MathDictionary } from '../questions/rich-text.js';
import { ReportButton } from '../reports/report-button.js';
import { formatPoints, OUTCOME_LABELS } from './outcome-texts.js';
import { ReviewOption } from './review-option.js';
import styles from './review-question.module.css';

export interface ReviewQuestionProps {
  question: AnsweredQuestion;
  /** One-based. */
  number: number;
  outcome: Outcome;
  points: QuestionMarks;
  math: MathDictionary;
  passageShownAt: number | undefined;
}

/** One question of a submitted attempt: outcome, answer key, response and explanation. */
export function ReviewQuestion({
  question,
  number,
  outcome,
  points,
  math,
  passageShownAt,
}: ReviewQuestionProps) {
  const { questionId, options, correctAnswer, userAnswer, explanation } = question;
  return (
    <article className={styles.question} aria-labelledby={`review-${number}`}>
      <header className={styles.head}>
        <h3 id={`review-${number}`}>Question {number}</h3>
        <p className={styles[outcome]}>
          {OUTCOME_LABELS[outcome]}: {formatPoints(outcome, points)}
        </p>
      </header>
      <QuestionStem question={question} number={number} math={math} passageShownAt={passageShownAt} />
      <ol className={styles.options}>
        {options.map((option, index) => (
          <ReviewOption
            key={index}
            option={option}
            number={number}
            letter={optionLetter(index)}
            math={math}
            isRight={index === correctAnswer}
            isChosen={index === userAnswer}
          />
        ))}
      </ol>
      {explanation ? (
        <div className={styles.explanation}>
          <h4>Explanation</h4>
          <p>
            <RichText text={explanation} math={math} />
          </p>
        </div>
      ) : null}
      {questionId ? (
        <ReportButton questionId={questionId} number={number} questionText={question.questionText} />
      ) : null}
    </article>
  );
}
