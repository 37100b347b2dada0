import type { Question, QuestionDifference, QuestionsDifference } from '@mockingbird/contracts';
import type { Steps } from '@mockingbird/exam-core';
import { canonicalJson } from '../../common/canonical-json.js';

type Compared = Pick<QuestionsDifference, 'counts' | 'isReordered'> & { all: QuestionDifference[] };

const idOf = ({ questionId = '' }: Question): string => questionId;

/** @returns whether the shared questions have another order */
function hasOtherOrder(shared: readonly string[], before: readonly Question[]): boolean {
  const isShared = new Set(shared);
  const old = before.map(idOf).filter((id) => isShared.has(id));
  return old.some((id, index) => id !== shared[index]);
}

/** Compares two revisions of a test by the ids of their questions, in steps. */
export function* compareRevisionSteps(
  before: readonly Question[],
  after: readonly Question[],
): Steps<Compared> {
  const old = new Map(before.map((question) => [idOf(question), question]));
  const changed: QuestionDifference[] = [];
  const added: QuestionDifference[] = [];
  const shared: string[] = [];
  for (const question of after) {
    const questionId = idOf(question);
    const earlier = old.get(questionId);
    old.delete(questionId);
    if (earlier === undefined) added.push({ change: 'added', questionId, after: question });
    else {
      shared.push(questionId);
      if (canonicalJson(earlier) !== canonicalJson(question))
        changed.push({ change: 'changed', questionId, before: earlier, after: question });
    }
    yield;
  }
  const removed = [...old].map(([questionId, question]): QuestionDifference => ({
    change: 'removed',
    questionId,
    before: question,
  }));
  return {
    all: [...removed, ...changed, ...added],
    counts: {
      removed: removed.length,
      changed: changed.length,
      added: added.length,
      same: shared.length - changed.length,
    },
    isReordered: hasOtherOrder(shared, before),
  };
}
