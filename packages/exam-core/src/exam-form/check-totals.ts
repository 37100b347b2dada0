import type { Marks } from '@mockingbird/contracts';
import { compare, multiply, parseFraction, whole } from '@mockingbird/remote-kit';
import { formatRounded } from '../marks/format-fraction.js';
import type { IssueList } from '../parsing/issue-list.js';

/** Warns when the total differs from the sum of all marks. The total is only displayed, so this is no error. */
export function checkTotals(
  form: { questions: number; totalMarks: number; marksPerQuestion: Marks },
  warnings: IssueList,
): void {
  const expected = multiply(whole(form.questions), parseFraction(form.marksPerQuestion));
  if (compare(expected, parseFraction(form.totalMarks)) !== 0) {
    const product = `${form.questions} questions x ${form.marksPerQuestion} marks`;
    warnings.add('/totalMarks', `Is ${form.totalMarks}, but ${product} come to ${formatRounded(expected)}`);
  }
}
