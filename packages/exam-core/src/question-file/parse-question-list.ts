import type { FaultList } from '../parsing/fault-list.js';
import { isRecord } from '../parsing/is-record.js';
import { pointer } from '../parsing/json-pointer.js';
import { checkQuestion, type IdentifiedQuestion, type Report } from './check-question.js';

function checkDuplicates(list: readonly unknown[], path: string, faults: FaultList): void {
  const seen = new Map<string, number>();
  list.forEach((value, index) => {
    const id = isRecord(value) ? value['questionId'] : undefined;
    if (typeof id !== 'string') return;
    const first = seen.get(id);
    if (first === undefined) seen.set(id, index);
    else faults.add(pointer(path, index, 'questionId'), `Is used already by question ${first + 1}`);
  });
}

/**
 * Checks questions, each for itself and all together.
 * @param list as parsed from JSON
 * @param path JSON pointer to the list
 * @param report gets every fault and warning
 * @returns the questions that have no fault, trimmed and without unknown fields
 */
export function parseQuestionList(
  list: readonly unknown[],
  path: string,
  report: Report,
): IdentifiedQuestion[] {
  checkDuplicates(list, path, report.faults);
  return list
    .map((item, index) => checkQuestion(item, { list: path, index }, report))
    .filter((question) => question !== undefined);
}
