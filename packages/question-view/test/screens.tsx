import type { Question } from '@mockingbird/contracts';
import { createAttempt, scoreTest, type AnsweredQuestion } from '@mockingbird/exam-core';
import { questionsResponse } from '@mockingbird/testing';
import { render } from '@testing-library/react';
import { UploadPreview } from '../../../mfe-admin/src/upload/preview/upload-preview.js';
import { QuickQuiz } from '../../../mfe-mocktest/src/quick-quiz/quick-quiz.js';
import { Review } from '../../../mfe-mocktest/src/results/review/review.js';
import { createSession } from '../../../mfe-mocktest/src/runner/attempt/attempt-session.js';
import { QuestionList } from '../../../mfe-mocktest/src/runner/questions/question-list.js';
import { MATH } from './questions.js';

/** The preview of an upload, by mfe-admin's own components. */
export const renderPreview = (questions: Question[]) =>
  render(<UploadPreview questions={questions} math={MATH} />).container;

/** The review of a submitted attempt. */
export function renderReview(questions: AnsweredQuestion[]) {
  const { meta } = questionsResponse(questions);
  const result = {
    ...{ examId: meta.examId, examTitle: meta.examTitle, testId: meta.testId, title: 'Test 1' },
    ...{ marksPerQuestion: 2, negativeMarksPerQuestion: 0.5 },
    ...{ questions, math: MATH, submittedAt: 0 },
  };
  return render(<Review result={result} score={scoreTest(questions, result)} />).container;
}

/** The questions of an attempt that has not ended. */
export function renderRunner(questions: Question[]) {
  const attempt = createAttempt({ attemptId: 'a', examId: 'E', testId: 'e-1', questions });
  const session = createSession({
    attempt,
    holderId: 'tab',
    test: { title: 'Test', address: '/mocktest/exam/test' },
    submitAttempt: () => true,
  });
  const test = questionsResponse(questions, { math: MATH });
  return render(<QuestionList test={test} session={session} />).container;
}

/** The quick quiz of articles and posts. */
export const renderQuiz = (questions: Question[]) =>
  render(<QuickQuiz quiz={{ title: 'Sums', questions, math: MATH, moreHref: '/' }} />).container;
