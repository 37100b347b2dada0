import type { TestSection } from '@mockingbird/contracts';
import type { IssueList } from '../parsing/issue-list.js';
import { pointer } from '../parsing/json-pointer.js';

/**
 * Checks that the sections of a mock test are in order, stay inside it and do not overlap.
 * @param path JSON pointer to the sections
 */
export function checkSections(
  sections: readonly TestSection[],
  totalQuestions: number,
  path: string,
  issues: IssueList,
): void {
  sections.forEach(({ from, to }, index) => {
    if (from > to)
      issues.add(pointer(path, index, 'to'), `Is ${to}, before the section's first question ${from}`);
    if (to > totalQuestions) {
      issues.add(pointer(path, index, 'to'), `Is ${to}, but the test has ${totalQuestions} questions`);
    }
    const other = sections.slice(0, index).findIndex((earlier) => from <= earlier.to && earlier.from <= to);
    if (other >= 0) issues.add(pointer(path, index), `Shares questions with section ${other + 1}`);
  });
}
