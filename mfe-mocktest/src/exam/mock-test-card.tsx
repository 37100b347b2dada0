import type { MockTest } from '@mockingbird/contracts';
import { CardLink } from '@mockingbird/ui';
import { linked } from '../page/link-with-state.js';
import { testPath } from '../paths.js';
import { testTitle } from './mock-test-title.js';

const minutesText = (duration: number | undefined) => (duration ? `${duration} minutes` : 'No time limit');

/** One test of an exam; following it hands the test's data over. */
export function TestCard({ examId, test }: { examId: string; test: MockTest }) {
  const { testId, totalQuestions, totalMarks, duration } = test;
  return (
    <CardLink
      href={testPath(examId, testId)}
      title={testTitle(test)}
      meta={[`Questions: ${totalQuestions}`, `Total Marks: ${totalMarks}`, minutesText(duration)]}
      anchor={linked({ test })}
    />
  );
}
