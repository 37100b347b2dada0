import type { AnsweredQuestion, Outcome, QuestionMarks } from '@mockingbird/exam-core';
import { SolvedQuestion, type MathDictionary } from '@mockingbird/question-view';
import { ReportButton } from '../reports/report-button.js';
import { formatPoints, OUTCOME_LABELS } from './outcome-texts.js';
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
export function ReviewQuestion({ outcome, points, ...view }: ReviewQuestionProps) {
  const { question, number } = view;
  const { questionId, questionText, userAnswer } = question;
  return (
    <SolvedQuestion
      {...view}
      response={userAnswer}
      note={
        <p className={styles[outcome]}>
          {OUTCOME_LABELS[outcome]}: {formatPoints(outcome, points)}
        </p>
      }
    >
      {questionId ? (
        <ReportButton questionId={questionId} number={number} questionText={questionText} />
      ) : null}
    </SolvedQuestion>
  );
}
