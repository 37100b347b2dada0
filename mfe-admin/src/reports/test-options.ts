import type { AdminExam } from '@mockingbird/contracts';
import type { SelectOption } from '../screen/parts/filter-options.js';
import * as messages from '../messages/reports/screen.js';

/**
 * The mock tests of all exams, to choose from.
 * @param chosenId a test that may be missing, for example one of a link
 */
export function testOptions(exams: readonly AdminExam[], chosenId: string): SelectOption[] {
  const options = exams.flatMap(({ title, tests }) =>
    tests.map((test) => ({
      value: test.testId,
      label: messages.testOfExam(title, test.title ?? test.testId),
    })),
  );
  const isMissing = chosenId !== '' && !options.some(({ value }) => value === chosenId);
  return isMissing ? [{ value: chosenId, label: chosenId }, ...options] : options;
}
