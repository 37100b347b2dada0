import type { Question, QuestionChanges } from '@mockingbird/contracts';
import type { Steps } from '@mockingbird/exam-core';
import { canonicalJson } from '../../common/canonical-json.js';
import { LISTED_QUESTIONS } from '../limits.js';

/** Counts questions and stores the first ids. */
class Tally {
  count = 0;
  readonly ids: string[] = [];

  add(id: string): void {
    this.count += 1;
    if (this.ids.length < LISTED_QUESTIONS) this.ids.push(id);
  }

  get total(): { count: number; ids: string[] } {
    return { count: this.count, ids: this.ids };
  }
}

/**
 * Compares the questions of a test before and after an upload by their ids, in steps.
 * @param before published questions
 * @param after questions after the upload
 */
export function* compareQuestionSteps(
  before: readonly Question[],
  after: readonly Question[],
): Steps<QuestionChanges> {
  const old = new Map(before.map((question) => [question.questionId ?? '', question]));
  const [removed, changed, added] = [new Tally(), new Tally(), new Tally()];
  let same = 0;
  for (const question of after) {
    const id = question.questionId ?? '';
    const earlier = old.get(id);
    old.delete(id);
    if (earlier === undefined) added.add(id);
    else if (canonicalJson(earlier) === canonicalJson(question)) same += 1;
    else changed.add(id);
    yield;
  }
  for (const id of old.keys()) removed.add(id);
  return { removed: removed.total, changed: changed.total, added: added.total, same };
}
