import { questionKey } from '@mockingbird/exam-core';
import { locatePassages } from '@mockingbird/question-view';
import type { Session } from '../runner/attempt/attempt-session.js';
import { useQuestionOnScreen } from '../runner/questions/use-question-on-screen.js';
import type { SelectedTest } from '../runner/selection/select-test.js';
import { PracticeQuestion } from './practice-question.js';

/** All questions of a practice, each with its own button that checks the answer. */
export function PracticeList({ test, session }: { test: SelectedTest; session: Session }) {
  const { data: questions, meta } = test;
  useQuestionOnScreen(session, questions);
  const passages = locatePassages(questions);
  return questions.map((question, index) => (
    <PracticeQuestion
      key={index}
      question={question}
      questionKey={questionKey(question, index)}
      number={index + 1}
      math={meta.math}
      passageShownAt={passages[index]}
      session={session}
    />
  ));
}
