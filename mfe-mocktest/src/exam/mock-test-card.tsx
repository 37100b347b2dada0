import type { MockTest } from '@mockingbird/contracts';
import { takenQuestions } from '@mockingbird/exam-core';
import { CardLink } from '@mockingbird/ui';
import { linkWithState } from '../page/link-with-state.js';
import { TestStatus } from '../record/summary/test-status.js';
import { mockTestPath } from '../paths.js';
import { markingText } from './facts/marking-text.js';
import { mockTestTitle } from './mock-test-title.js';
import * as messages from '../messages/exam/mock-test-card.js';

const formatDuration = (duration: number | undefined) =>
  duration ? messages.durationMinutes(duration) : messages.noTimeLimit;

/** One mock test of an exam. Its link passes the mock test in the navigation state. */
export function MockTestCard({ examId, test }: { examId: string; test: MockTest }) {
  const { testId, totalMarks, duration } = test;
  return (
    <CardLink
      href={mockTestPath(examId, testId)}
      title={mockTestTitle(test)}
      tag={<TestStatus testId={testId} />}
      meta={[
        messages.questionsTest(takenQuestions(test)),
        messages.totalMarks(totalMarks),
        formatDuration(duration),
        markingText(test),
      ]}
      anchor={linkWithState({ test })}
    />
  );
}
