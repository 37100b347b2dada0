import { Inject, Injectable } from '@nestjs/common';
import type { Question } from '@mockingbird/contracts';
import { DataVersions } from '../../cache/data-versions.service.js';
import { FORMER_REVISIONS, QUESTION_SET_BYTES } from '../limits.js';
import { EventLoopYield } from '../../common/event-loop-yield.js';
import { failpoint } from '../../common/failpoints.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import type { StoredChange } from '../changes/change.model.js';
import { type Author, ChangesService } from '../changes/changes.service.js';
import { invertFieldChanges } from '../changes/field-changes.js';
import type { SaveResult } from '../catalogue/catalogue.service.js';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository, type Publication, type TestUpdate } from '../catalogue/mock-test.repository.js';
import type { StoredMockTest } from '../catalogue/models.js';
import { compareRevisionSteps } from '../questions/compare-revisions.js';
import { pruneTimes } from '../questions/prune-times.js';
import { QuestionSetRepository } from '../questions/question-set.repository.js';
import { revertTest } from '../undo/revert-test.js';

/** Validated questions with their revision and formulas. */
export interface CheckedQuestions {
  /** Hash of the questions. */
  revision: string;
  questions: Question[];
  /** Formulas and their MathML. */
  math: { tex: string; mathml: string }[];
  /** Size, about, for the limit of stored revisions. */
  bytes: number;
}

/** `gone`: the previous questions were removed. `superseded`: the test was changed since. */
export type UndoResult =
  { outcome: 'stored'; id: string; revision: string } | { outcome: 'gone' | 'superseded' };

/**
 * Publishes the questions of a test, and undoes a publication. The questions are stored first; then one field of the test makes
 * them visible to students. After a failure in between the previous questions stay published.
 */
@Injectable()
export class PublicationsService {
  constructor(
    private readonly tests: MockTestRepository,
    private readonly exams: ExamRepository,
    private readonly sets: QuestionSetRepository,
    private readonly changes: ChangesService,
    private readonly versions: DataVersions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the published questions; none before the first publication */
  async getPublished({ key, revision }: StoredMockTest): Promise<Question[]> {
    return this.loadQuestions(key, revision);
  }

  /** @returns none without a revision, or if it is not stored */
  private async loadQuestions(key: string, revision: string | undefined): Promise<Question[]> {
    if (revision === undefined) return [];
    return (await this.sets.find(key, revision))?.questions ?? [];
  }

  /** @returns what the history says of a publication: it is counted once here, and not for each reader of a list */
  private async countChanges(
    key: string,
    revisionBefore: string | undefined,
    after: readonly Question[],
  ): Promise<Required<Pick<StoredChange, 'questionCounts'>>> {
    const before = await this.loadQuestions(key, revisionBefore);
    const { counts } = await new EventLoopYield().runSteps(compareRevisionSteps(before, after));
    const { removed, changed, added } = counts;
    return { questionCounts: { removed, changed, added } };
  }

  /** @returns whether questions and formulas fit into one database document */
  fits({ questions, math }: Pick<CheckedQuestions, 'questions' | 'math'>): boolean {
    return this.sets.sizeOf({ questions, math }) <= QUESTION_SET_BYTES;
  }

  /**
   * @param test the test that the questions are based on
   * @returns `stale` when somebody else changed the test since
   */
  async publish(test: StoredMockTest, checked: CheckedQuestions, author: Author): Promise<SaveResult> {
    const { key, revision: before } = test;
    const { revision } = checked;
    if (before === revision) return { outcome: 'unchanged' };
    const now = new Date(this.clock());
    await this.sets.add({ testKey: key, ...checked, createdAt: now, usedAt: now, uses: 0 });
    const change = await this.newChange(test, revision, author, {
      type: 'questions',
      outcome: before === undefined ? 'created' : 'replaced',
      counts: { exams: 0, tests: 0, questions: checked.questions.length },
      ...(await this.countChanges(key, before, checked.questions)),
    });
    const publication = { revision, previousRevision: before };
    if (await this.setPublication(test, { publication }, change)) {
      return { outcome: 'stored', id: change._id };
    }
    const stored = await this.tests.findAny(key);
    return { outcome: stored?.revision === revision ? 'unchanged' : 'stale' };
  }

  /**
   * Publishes a stored revision again.
   * @returns undefined when it is not stored
   */
  async restore(test: StoredMockTest, revision: string, author: Author): Promise<SaveResult | undefined> {
    if (test.revision === revision) return { outcome: 'unchanged' };
    if (!(await this.sets.markUsed(test.key, revision, new Date(this.clock())))) return undefined;
    const restored = await this.loadQuestions(test.key, revision);
    const change = await this.newChange(test, revision, author, {
      type: 'questions',
      outcome: 'restored',
      counts: { exams: 0, tests: 0, questions: restored.length },
      ...(await this.countChanges(test.key, test.revision, restored)),
    });
    const publication = { revision, previousRevision: test.revision };
    const isStored = await this.setPublication(test, { publication }, change);
    return isStored ? { outcome: 'stored', id: change._id } : { outcome: 'stale' };
  }

  /** Restores the questions before a change, if it was the last change of the test. An undo can be undone too. */
  async undo(change: StoredChange, author: Author): Promise<UndoResult> {
    const test = change.testKey === undefined ? null : await this.tests.findAny(change.testKey);
    if (test === null || test.publication !== change._id) return { outcome: 'superseded' };
    const { key, revision, previousRevision } = test;
    const now = new Date(this.clock());
    const isStored = previousRevision === undefined || (await this.sets.markUsed(key, previousRevision, now));
    if (!isStored) return { outcome: 'gone' };
    // A bulk load changes fields in the same step. Later edits of the fields stay.
    const fields = test.edit === change._id ? (change.fields ?? []) : [];
    const restored = await this.loadQuestions(key, previousRevision);
    const undo = await this.newChange(test, previousRevision, author, {
      type: 'undo',
      outcome: 'undone',
      counts: { exams: 0, tests: 0, questions: restored.length },
      ...(await this.countChanges(key, revision, restored)),
      undoes: change._id,
      ...(fields.length > 0 && { fields: invertFieldChanges(fields) }),
    });
    const publication = { revision: previousRevision, previousRevision: revision };
    const update = { publication, ...(fields.length > 0 && revertTest(test, fields)) };
    if (!(await this.setPublication(test, update, undo))) return { outcome: 'superseded' };
    return { outcome: 'stored', id: undo._id, revision: previousRevision ?? '' };
  }

  private async newChange(
    { key, examKey, testId, revision, change }: StoredMockTest,
    revisionAfter: string | undefined,
    author: Author,
    details: Pick<StoredChange, 'type' | 'outcome' | 'counts' | 'questionCounts' | 'undoes' | 'fields'>,
  ): Promise<StoredChange> {
    const exam = await this.exams.findAny(examKey);
    return this.changes.newChange(author, change, {
      ...details,
      examKey,
      examId: exam?.examId ?? examKey,
      testKey: key,
      testId,
      revisionBefore: revision ?? '',
      revisionAfter: revisionAfter ?? '',
    });
  }

  /** Publishes the questions, records the change and removes obsolete questions. */
  private async setPublication(
    test: StoredMockTest,
    update: TestUpdate & { publication: Publication },
    change: StoredChange,
  ): Promise<boolean> {
    await this.changes.recordPrevious(test.unrecorded);
    // Before the flip: after it another publication could remove questions that were live until now.
    if (test.revision !== undefined) {
      await this.sets.markUsed(test.key, test.revision, new Date(this.clock()));
    }
    const isPublished = await this.versions.change('catalogue', async () => {
      failpoint('publisher.before-flip');
      const isUpdated = await this.tests.update(test.key, test.change, update, change);
      failpoint('publisher.after-flip');
      return isUpdated;
    });
    if (!isPublished) return false;
    await this.changes.record([change], async () => {
      const { revision, previousRevision } = update.publication;
      const needed = [revision, previousRevision].filter((name) => name !== undefined);
      await this.sets.prune([{ testKey: test.key, needed }], ...pruneTimes(this.clock(), FORMER_REVISIONS));
    });
    return true;
  }
}
