import { QUESTION_BOUNDS } from '@mockingbird/contracts';
import type { IssueList } from '../parsing/issue-list.js';
import { isRecord } from '../parsing/is-record.js';
import { optionLetter } from '../address/option-letter.js';
import { tooHighOption } from './too-high-option.js';

/**
 * Checks what the schema cannot express: a mistake belongs to an existing, wrong option, and an option has one mistake.
 * @param mistakes as parsed from JSON; above the schema's limit the rest is not checked
 * @param question as parsed from JSON
 * @param pathOf JSON pointer to a place inside the list
 */
export function checkMistakes(
  mistakes: readonly unknown[],
  question: Record<string, unknown>,
  pathOf: (...steps: readonly PropertyKey[]) => string,
  issues: IssueList,
): void {
  const { options, correctAnswer } = question;
  const seen = new Map<number, number>();
  for (const [index, mistake] of mistakes.slice(0, QUESTION_BOUNDS.mostOptions).entries()) {
    const option = isRecord(mistake) ? mistake['option'] : undefined;
    if (typeof option !== 'number' || !Number.isInteger(option) || option < 0) continue;
    const path = pathOf(index, 'option');
    const first = seen.get(option);
    if (first === undefined) seen.set(option, index);
    else issues.add(path, `Is the same as in mistake ${first + 1}`);
    if (option === correctAnswer)
      issues.add(path, `Is ${option} (option ${optionLetter(option)}), the right answer`);
    // Above the limit the schema reports an issue.
    if (Array.isArray(options) && option >= options.length && option < QUESTION_BOUNDS.mostOptions)
      issues.add(path, tooHighOption(option, options.length));
  }
}
