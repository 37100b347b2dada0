import { Injectable } from '@nestjs/common';
import {
  type ChangeDifference,
  DIFFERENCE_QUESTIONS,
  type FieldChange,
  type QuestionsDifference,
} from '@mockingbird/contracts';
import { pickMath } from '@mockingbird/exam-core';
import { EventLoopYield } from '../../../common/event-loop-yield.js';
import type { StoredChange } from '../../../exam/changes/change.model.js';
import { ChangesService } from '../../../exam/changes/changes.service.js';
import { compareRevisionSteps } from '../../../exam/questions/compare-revisions.js';
import type { StoredQuestionSet } from '../../../exam/questions/question-set.model.js';
import { TestRevisionsService } from '../../../exam/questions/test-revisions.service.js';
import { UndoableService } from '../../../exam/undo/undoable.service.js';
import { notFound } from '../../../http/response/problem.js';
import { EXAM_FIELDS, listChanges, MOCK_TEST_FIELDS } from '../../list-changes.js';
import { TextDifferenceService } from '../../texts/text-difference.service.js';
import { TextUndoService } from '../../texts/text-undo.service.js';
import { toEntry } from '../to-entry.js';

type Content = Pick<StoredQuestionSet, 'questions' | 'math'>;

const NO_QUESTIONS: Content = { questions: [], math: [] };

/** Two revisions of the questions of a test. Empty means no questions. */
export interface RevisionPair {
  testKey: string;
  before: string;
  after: string;
}

/** Says what a change of the history did, and how two revisions of a test differ. */
@Injectable()
export class DifferenceService {
  constructor(
    private readonly changes: ChangesService,
    private readonly revisions: TestRevisionsService,
    private readonly undoables: UndoableService,
    private readonly texts: TextDifferenceService,
    private readonly textUndo: TextUndoService,
  ) {}

  /**
   * @param id id of the change
   * @param from position of the first question to return
   * @throws ProblemError MB-1003 for an unknown id
   */
  async ofChange(id: string, from: number): Promise<ChangeDifference> {
    await this.textUndo.recordPending();
    const change = await this.changes.find(id);
    if (change === null) throw notFound('There is no such entry in the history.');
    if (change.textId !== undefined) return this.ofText(change);
    const { testKey, revisionBefore, revisionAfter } = change;
    const hasQuestions = testKey !== undefined && revisionAfter !== undefined;
    const [undoable, questions] = await Promise.all([
      this.undoables.find([change]),
      hasQuestions
        ? this.ofRevisions({ testKey, before: revisionBefore ?? '', after: revisionAfter }, from)
        : undefined,
    ]);
    const fields = toShownFields(change);
    const missing = findMissing(change, hasQuestions && questions === undefined);
    return {
      entry: toEntry(change, undoable),
      ...(fields !== undefined && { fields }),
      ...(questions !== undefined && { questions }),
      ...(missing !== undefined && { missing }),
    };
  }

  private async ofText(change: StoredChange): Promise<ChangeDifference> {
    const [undoable, fields] = await Promise.all([
      this.textUndo.findUndoable([change]),
      this.texts.ofChange(change),
    ]);
    const entry = toEntry(change, new Set(undoable));
    return fields === undefined ? { entry, missing: 'fields' } : { entry, fields };
  }

  /** @returns undefined when one of the revisions is no longer stored */
  async ofRevisions(
    { testKey, before, after }: RevisionPair,
    from: number,
  ): Promise<QuestionsDifference | undefined> {
    const [old, now] = await Promise.all([this.load(testKey, before), this.load(testKey, after)]);
    if (old === undefined || now === undefined) return undefined;
    const { all, ...compared } = await new EventLoopYield().runSteps(
      compareRevisionSteps(old.questions, now.questions),
    );
    const questions = all.slice(from, from + DIFFERENCE_QUESTIONS);
    const end = from + questions.length;
    const shown = questions.flatMap((question) => [question.before ?? [], question.after ?? []].flat());
    const math = Object.fromEntries([...old.math, ...now.math].map(({ tex, mathml }) => [tex, mathml]));
    return {
      revisionBefore: before,
      revisionAfter: after,
      ...compared,
      questions,
      ...(end < all.length && { next: end }),
      math: pickMath(shown, math),
    };
  }

  private async load(key: string, revision: string): Promise<Content | undefined> {
    return revision === '' ? NO_QUESTIONS : this.revisions.getSet({ key }, revision);
  }
}

/** @returns the fields as the upload form names them: `seo.keywords` instead of `seo` */
function toShownFields({ fields, testKey }: StoredChange): FieldChange[] | undefined {
  if (fields === undefined || fields.length === 0) return undefined;
  const before = Object.fromEntries(fields.map((change) => [change.field, change.before]));
  const after = Object.fromEntries(fields.map((change) => [change.field, change.after]));
  const names = testKey === undefined ? EXAM_FIELDS : MOCK_TEST_FIELDS;
  const roots = new Set(names.map((name) => name.split('.')[0]));
  return [...listChanges(before, after, names), ...fields.filter(({ field }) => !roots.has(field))];
}

/** @returns the part that the difference lacks */
function findMissing(
  { type, outcome, fields }: StoredChange,
  lacksQuestions: boolean,
): ChangeDifference['missing'] {
  if (lacksQuestions) return 'questions';
  const changesFields = (type === 'exam' || type === 'mocktest') && outcome === 'replaced';
  return changesFields && (fields === undefined || fields.length === 0) ? 'fields' : undefined;
}
