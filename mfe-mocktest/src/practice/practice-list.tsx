import { questionKey } from '@mockingbird/exam-core';
import type { Session } from '../runner/attempt/attempt-session.js';
import { PassageGroups } from '../runner/questions/passage-groups.js';
import { useQuestionOnScreen } from '../runner/questions/use-question-on-screen.js';
import type { SelectedTest } from '../runner/selection/selected-test.js';
import { PracticeQuestion } from './practice-question.js';

/** All questions of a practice, each with its own button that checks the answer. */
export function PracticeList({ test, session }: { test: SelectedTest; session: Session }) {
  const { data: questions, meta } = test;
  useQuestionOnScreen(session, questions);
  return (
    <PassageGroups
      questions={questions}
      from={0}
      math={meta.math}
      renderQuestion={(question, index, isPassageOutside) => (
        <PracticeQuestion
          key={index}
          question={question}
          questionKey={questionKey(question, index)}
          number={index + 1}
          math={meta.math}
          isPassageOutside={isPassageOutside}
          session={session}
        />
      )}
    />
  );
}
