import type { IssueList } from '../parsing/issue-list.js';
import { isRecord } from '../parsing/is-record.js';
import { pointer } from '../parsing/json-pointer.js';
import { MAX_FILE_QUESTIONS } from '../limits.js';
import type { Steps } from '../parsing/steps.js';
import { checkQuestion, type IdentifiedQuestion, type Report } from './check-question.js';

/** A step takes less than a millisecond, except with pictures. */
const QUESTIONS_PER_STEP = 8;

function checkDuplicates(list: readonly unknown[], path: string, issues: IssueList): void {
  const seen = new Map<string, number>();
  list.forEach((value, index) => {
    const id = isRecord(value) ? value['questionId'] : undefined;
    if (typeof id !== 'string') return;
    const first = seen.get(id);
    if (first === undefined) seen.set(id, index);
    else issues.add(pointer(path, index, 'questionId'), `Is used already by question ${first + 1}`);
  });
}

/**
 * Checks questions, each separately and all together, in steps of a few questions.
 * @param list as parsed from JSON
 * @param path JSON pointer to the list
 * @param report receives every issue and warning
 * @returns the valid questions, trimmed and without unknown fields
 */
export function* questionListSteps(
  list: readonly unknown[],
  path: string,
  report: Report,
): Steps<IdentifiedQuestion[]> {
  const { issues } = report;
  if (list.length > MAX_FILE_QUESTIONS) {
    issues.add(path, `Holds ${list.length} questions, and may hold ${MAX_FILE_QUESTIONS} at most`);
    return [];
  }
  checkDuplicates(list, path, issues);
  const questions: IdentifiedQuestion[] = [];
  for (const [index, item] of list.entries()) {
    // A question with issues takes long, because each needs a message.
    if (issues.isFull) {
      issues.leaveOut();
      break;
    }
    const question = checkQuestion(item, { list: path, index }, report);
    if (question !== undefined) questions.push(question);
    if (index % QUESTIONS_PER_STEP === 0) yield;
  }
  return questions;
}
