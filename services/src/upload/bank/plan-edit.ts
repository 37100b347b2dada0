import type { BulkAction, Issue, Question } from '@mockingbird/contracts';
import { canonicalJson } from '../../common/canonical-json.js';
import { editQuestion } from './edit-questions.js';

/** A test whose questions may change. */
export interface EditedTest {
  testId: string;
  /** Revision of the questions before; empty for none. */
  revision: string;
  before: readonly Question[];
  after: Question[];
}

/** The chosen questions of a test, by id. */
export interface ChosenQuestions {
  testId: string;
  revision: string;
  stored: readonly Question[];
  questionIds: ReadonlySet<string>;
}

export interface EditPlan {
  /** In the order of publication: a test that receives questions comes before those that give them. */
  tests: EditedTest[];
  issues: Issue[];
}

const idOf = ({ questionId = '' }: Question): string => questionId;

/** Appends questions to a test. One that the test has already, with equal content, stays as it is. */
function append(target: EditedTest, questions: readonly Question[], issues: Issue[]): void {
  const byId = new Map(target.after.map((question) => [idOf(question), question]));
  for (const question of questions) {
    const existing = byId.get(idOf(question));
    if (existing === undefined) {
      target.after.push(question);
      byId.set(idOf(question), question);
    } else if (canonicalJson(existing) !== canonicalJson(question)) {
      const message = `${target.testId} has another question with the ID ${idOf(question)}`;
      issues.push({ path: '/action/testId', message });
    }
  }
}

/**
 * Computes the questions of each test after a bulk edit.
 * @param chosen the questions, by test
 * @param target the test that receives questions; only for `copy` and `move`
 */
export function planEdit(
  chosen: readonly ChosenQuestions[],
  action: BulkAction,
  target?: Omit<EditedTest, 'after'>,
): EditPlan {
  const issues: Issue[] = [];
  if (action.kind === 'copy' || action.kind === 'move') {
    if (target === undefined) return { tests: [], issues };
    const receiver = { ...target, after: [...target.before] };
    const givers = chosen.filter(({ testId }) => testId !== target.testId);
    for (const { stored, questionIds } of givers) {
      append(
        receiver,
        stored.filter((question) => questionIds.has(idOf(question))),
        issues,
      );
    }
    const tests = action.kind === 'move' ? givers.map(withoutChosen) : [];
    return { tests: [receiver, ...tests], issues };
  }
  if (action.kind === 'remove') return { tests: chosen.map(withoutChosen), issues };
  const tests = chosen.map(({ testId, revision, stored, questionIds }) => ({
    testId,
    revision,
    before: stored,
    after: stored.map((question) =>
      questionIds.has(idOf(question)) ? editQuestion(question, action) : question,
    ),
  }));
  return { tests, issues };
}

const withoutChosen = ({ testId, revision, stored, questionIds }: ChosenQuestions): EditedTest => ({
  testId,
  revision,
  before: stored,
  after: stored.filter((question) => !questionIds.has(idOf(question))),
});
