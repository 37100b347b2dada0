import type { Outcome, QuestionMarks, ResultQuestion } from '@mockingbird/exam-core';
import { SolvedQuestion, type MathDictionary } from '@mockingbird/question-view';
import { VisuallyHidden } from '@mockingbird/ui';
import { BookmarkButton } from '../../record/bookmarks/bookmark-button.js';
import { ReportButton } from '../../reports/report-button.js';
import { MoreLikeThis } from '../similar/similar-questions.js';
import { formatPoints, OUTCOME_LABELS } from '../summary/outcome-texts.js';
import { timeInWords } from '../times/time-text.js';
import styles from './review-question.module.css';
import * as messages from '../../messages/results/review/review-question.js';

export interface ReviewQuestionProps {
  question: ResultQuestion;
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
  const { questionId, questionText, topic, userAnswer, spentMs, marked } = question;
  return (
    <SolvedQuestion
      {...view}
      response={userAnswer}
      note={
        <>
          {marked ? <span className={styles.marked}>{messages.markedForReview}</span> : null}
          {spentMs === undefined ? null : (
            <span className={styles.time}>
              <VisuallyHidden>{messages.time} </VisuallyHidden>
              {timeInWords(spentMs)}
            </span>
          )}
          <p className={styles[outcome]}>
            {OUTCOME_LABELS[outcome]}: {formatPoints(outcome, points)}
          </p>
        </>
      }
    >
      {topic ? <MoreLikeThis topic={topic} number={number} /> : null}
      <BookmarkButton question={question} number={number} />
      {questionId ? (
        <ReportButton questionId={questionId} number={number} questionText={questionText} />
      ) : null}
    </SolvedQuestion>
  );
}
