import { Inject, Injectable } from '@nestjs/common';
import type { Question } from '@mockingbird/contracts';
import { Revisions } from '../../cache/data-versions.service.js';
import { QUESTION_SET_BYTES, SET_GRACE_MS } from '../limits.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import type { StoredChange } from '../changes/change.model.js';
import { type Author, ChangesService } from '../changes/changes.service.js';
import type { Written } from '../catalogue/catalogue.service.js';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository, type Publication } from '../catalogue/mock-test.repository.js';
import type { StoredMockTest } from '../catalogue/models.js';
import { QuestionSetRepository } from '../questions/question-set.repository.js';

/** Questions that were checked, with what belongs to them. */
export interface CheckedQuestions {
  /** Hash of the questions. */
  revision: string;
  questions: Question[];
  /** Formulas and their MathML. */
  math: { tex: string; mathml: string }[];
}

/** `gone`: the questions before are not kept any more. `superseded`: the test was changed since. */
export type Undone = { outcome: 'stored'; id: string; revision: string } | { outcome: 'gone' | 'superseded' };

/**
 * Publishes the questions of a test, and takes that back. Questions are stored first, where nobody sees them; then one
 * field of the test lets students see them. A failure in between leaves what was published before.
 */
@Injectable()
export class PublicationsService {
  constructor(
    private readonly tests: MockTestRepository,
    private readonly exams: ExamRepository,
    private readonly sets: QuestionSetRepository,
    private readonly changes: ChangesService,
    private readonly revisions: Revisions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the questions that students of the test see now; none before the first publication */
  async published({ key, revision }: StoredMockTest): Promise<Question[]> {
    if (revision === undefined) return [];
    return (await this.sets.find(key, revision))?.questions ?? [];
  }

  /** @returns whether the database takes the questions of a test with their formulas: both are one document */
  fits({ questions, math }: Pick<CheckedQuestions, 'questions' | 'math'>): boolean {
    return this.sets.sizeOf({ questions, math }) <= QUESTION_SET_BYTES;
  }

  /**
   * @param test as it was when the questions were made for it
   * @returns `overtaken` when somebody else changed the test since
   */
  async publish(test: StoredMockTest, checked: CheckedQuestions, author: Author): Promise<Written> {
    const { key, revision: before } = test;
    const { revision, questions, math } = checked;
    if (before === revision) return { outcome: 'unchanged' };
    const now = new Date(this.clock());
    await this.sets.add({ testKey: key, revision, questions, math, createdAt: now, usedAt: now, uses: 0 });
    const made = await this.begin(test, revision, author, {
      type: 'questions',
      outcome: before === undefined ? 'created' : 'replaced',
      counts: { exams: 0, tests: 0, questions: questions.length },
    });
    if (await this.flip(test, { revision, previousRevision: before }, made)) {
      return { outcome: 'stored', id: made._id };
    }
    const stored = await this.tests.findAny(key);
    return { outcome: stored?.revision === revision ? 'unchanged' : 'overtaken' };
  }

  /** Goes back to the questions before a change, if that was the last one of its test. Undoing the undo brings them back. */
  async undo(change: StoredChange, author: Author): Promise<Undone> {
    const test = change.testKey === undefined ? null : await this.tests.findAny(change.testKey);
    if (test === null || test.publication !== change._id) return { outcome: 'superseded' };
    const { key, revision, previousRevision } = test;
    const now = new Date(this.clock());
    const kept = previousRevision === undefined || (await this.sets.use(key, previousRevision, now));
    if (!kept) return { outcome: 'gone' };
    const restored = previousRevision === undefined ? 0 : await this.sets.count(key, previousRevision);
    const made = await this.begin(test, previousRevision, author, {
      type: 'undo',
      outcome: 'undone',
      counts: { exams: 0, tests: 0, questions: restored },
      undoes: change._id,
    });
    const publication = { revision: previousRevision, previousRevision: revision };
    if (!(await this.flip(test, publication, made))) return { outcome: 'superseded' };
    return { outcome: 'stored', id: made._id, revision: previousRevision ?? '' };
  }

  /** @returns those of the changes that can be undone now */
  async undoable(changes: readonly StoredChange[]): Promise<ReadonlySet<string>> {
    const keys = new Set(changes.flatMap(({ testKey }) => testKey ?? []));
    const tests = await this.tests.findAll([...keys]);
    return new Set(tests.flatMap(({ publication }) => publication ?? []));
  }

  private async begin(
    { key, examKey, testId, revision, change }: StoredMockTest,
    revisionAfter: string | undefined,
    author: Author,
    what: Pick<StoredChange, 'type' | 'outcome' | 'counts' | 'undoes'>,
  ): Promise<StoredChange> {
    const exam = await this.exams.findAny(examKey);
    return this.changes.begin(author, change, {
      ...what,
      examKey,
      examId: exam?.examId ?? examKey,
      testKey: key,
      testId,
      revisionBefore: revision ?? '',
      revisionAfter: revisionAfter ?? '',
    });
  }

  /** The step that publishes, and what follows from it. */
  private async flip(test: StoredMockTest, publication: Publication, made: StoredChange): Promise<boolean> {
    await this.changes.keep(test.unrecorded);
    const flipped = await this.revisions.change('catalogue', () =>
      this.tests.update(test.key, test.change, { publication }, made),
    );
    if (!flipped) return false;
    await this.changes.record([made], async () => {
      const { revision, previousRevision } = publication;
      const needed = [revision, previousRevision].filter((name) => name !== undefined);
      await this.sets.prune([{ testKey: test.key, needed }], new Date(this.clock() - SET_GRACE_MS));
    });
    return true;
  }
}
