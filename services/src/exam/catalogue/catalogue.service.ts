import { Inject, Injectable } from '@nestjs/common';
import type { AdminExam } from '@mockingbird/contracts';
import { compareNatural } from '@mockingbird/exam-core';
import { Revisions } from '../../cache/data-versions.service.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { type Author, ChangesService } from '../changes/changes.service.js';
import { ExamRepository } from './exam.repository.js';
import { MockTestRepository, type TestLine, type UploadedMockTest } from './mock-test.repository.js';
import type { StoredExam, StoredMockTest } from './models.js';

export type { UploadedMockTest };

/**
 * What a change did, or would do.
 * - `stored`
 * - `unchanged`: the content is the same, nothing was written
 * - `taken`: another id is in its place
 * - `overtaken`: somebody else changed the same thing at the same moment, nothing was written
 */
export interface Written {
  outcome: 'stored' | 'unchanged' | 'taken' | 'overtaken';
  /** Id of the change; absent when nothing was stored. */
  id?: string;
}

/** What an upload says of an exam; weight, and whether it is hidden, is kept. */
export type UploadedExam = Omit<StoredExam, 'updatedAt' | 'weight' | 'change' | 'unrecorded' | 'hidden'>;

const NO_COUNTS = { exams: 0, tests: 0, questions: 0 };
const UNCHANGED: Written = { outcome: 'unchanged' };
const OVERTAKEN: Written = { outcome: 'overtaken' };

/** Reads and writes exams and tests, hidden ones too, for the module that checks uploads. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly changes: ChangesService,
    private readonly revisions: Revisions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  isEmpty(): Promise<boolean> {
    return this.exams.isEmpty();
  }

  /** @param key the exam's address */
  exam(key: string): Promise<StoredExam | null> {
    return this.exams.findAny(key);
  }

  /** @param key the test's id in lower case */
  mockTest(key: string): Promise<StoredMockTest | null> {
    return this.tests.findAny(key);
  }

  /** Every exam by title, each with its tests by id. */
  async overview(): Promise<AdminExam[]> {
    const [exams, lines] = await Promise.all([this.exams.lines(), this.tests.lines()]);
    const byExam = new Map<string, TestLine[]>();
    for (const line of lines) byExam.set(line.examKey, [...(byExam.get(line.examKey) ?? []), line]);
    return exams
      .sort((left, right) => compareNatural(left.title, right.title))
      .map(({ key, examId, title, hidden = false }) => ({
        examId,
        title,
        hidden,
        tests: (byExam.get(key) ?? []).sort(byTestId).map(asAdminTest),
      }));
  }

  /**
   * @param before the exam of this address as it was read
   * @returns what `putExam` would do; nothing is stored
   */
  foreseeExam(uploaded: UploadedExam, before: StoredExam | null): Written {
    return outcomeOf(before, uploaded, before?.examId === uploaded.examId) ?? { outcome: 'stored' };
  }

  /**
   * @param before the test of this id as it was read
   * @returns what `putMockTest` would do; nothing is stored
   */
  foreseeMockTest(uploaded: UploadedMockTest, before: StoredMockTest | null): Written {
    return outcomeOf(before, uploaded, isSameTest(before, uploaded)) ?? { outcome: 'stored' };
  }

  /**
   * @param before the exam of this address as it was when the upload was made for it: fields that were not sent come from
   *   it, so a later change of somebody else is not overwritten
   * @param weight absent keeps what the exam has
   */
  async putExam(
    uploaded: UploadedExam,
    before: StoredExam | null,
    author: Author,
    weight?: number,
  ): Promise<Written> {
    const { key, examId } = uploaded;
    const known = outcomeOf(before, uploaded, before?.examId === examId);
    if (known !== undefined) return known;
    const made = this.changes.begin(author, before?.change, {
      type: 'exam',
      outcome: before === null ? 'created' : 'replaced',
      examKey: key,
      examId,
      counts: { ...NO_COUNTS, exams: 1 },
    });
    const exam: StoredExam = {
      ...uploaded,
      weight: weight ?? before?.weight ?? 0,
      updatedAt: new Date(this.clock()),
      change: made._id,
      unrecorded: made,
      ...(before?.hidden !== undefined && { hidden: before.hidden }),
    };
    await this.changes.keep(before?.unrecorded);
    const stored = await this.revisions.change('catalogue', () =>
      before === null ? this.exams.insert(exam) : this.exams.replace(exam, before.change),
    );
    if (stored) return this.recorded(made);
    const now = await this.exams.findAny(key);
    return outcomeOf(now, uploaded, now?.examId === examId) ?? OVERTAKEN;
  }

  /** @param before the test of this id as it was when the upload was made for it */
  async putMockTest(
    uploaded: UploadedMockTest,
    before: StoredMockTest | null,
    examId: string,
    author: Author,
  ): Promise<Written> {
    const { key, testId, examKey } = uploaded;
    const known = outcomeOf(before, uploaded, isSameTest(before, uploaded));
    if (known !== undefined) return known;
    const made = this.changes.begin(author, before?.change, {
      type: 'mocktest',
      outcome: before === null ? 'created' : 'replaced',
      examKey,
      examId,
      testKey: key,
      testId,
      counts: { ...NO_COUNTS, tests: 1 },
    });
    await this.changes.keep(before?.unrecorded);
    const stored = await this.revisions.change('catalogue', () =>
      before === null
        ? this.tests.insert(uploaded, {}, made)
        : this.tests.update(key, before.change, { test: uploaded }, made),
    );
    if (stored) return this.recorded(made);
    const now = await this.tests.findAny(key);
    return outcomeOf(now, uploaded, isSameTest(now, uploaded)) ?? OVERTAKEN;
  }

  /** Hides an exam with all its tests from students, or shows it again. */
  async hideExam(exam: StoredExam, hidden: boolean, author: Author): Promise<Written> {
    if ((exam.hidden ?? false) === hidden) return UNCHANGED;
    const { key, examId } = exam;
    const made = this.changes.begin(author, exam.change, {
      type: 'visibility',
      outcome: hidden ? 'hidden' : 'shown',
      examKey: key,
      examId,
      counts: { ...NO_COUNTS, exams: 1 },
    });
    await this.changes.keep(exam.unrecorded);
    const stored = await this.revisions.change('catalogue', () =>
      this.exams.hide(key, exam.change, hidden, made),
    );
    return stored ? this.recorded(made) : OVERTAKEN;
  }

  /** Hides a test from students, or shows it again. */
  async hideMockTest(test: StoredMockTest, hidden: boolean, author: Author): Promise<Written> {
    if ((test.hidden ?? false) === hidden) return UNCHANGED;
    const { key, examKey, testId } = test;
    const exam = await this.exams.findAny(examKey);
    const made = this.changes.begin(author, test.change, {
      type: 'visibility',
      outcome: hidden ? 'hidden' : 'shown',
      examKey,
      examId: exam?.examId ?? examKey,
      testKey: key,
      testId,
      counts: { ...NO_COUNTS, tests: 1 },
    });
    await this.changes.keep(test.unrecorded);
    const stored = await this.revisions.change('catalogue', () =>
      this.tests.update(key, test.change, { hidden }, made),
    );
    return stored ? this.recorded(made) : OVERTAKEN;
  }

  private async recorded(made: Parameters<ChangesService['record']>[0][number]): Promise<Written> {
    await this.changes.record([made]);
    return { outcome: 'stored', id: made._id };
  }
}

const isSameTest = (stored: StoredMockTest | null, { examKey, testId }: UploadedMockTest): boolean =>
  stored?.examKey === examKey && stored.testId === testId;

const byTestId = (left: TestLine, right: TestLine) => compareNatural(left.testId, right.testId);

const asAdminTest = ({ testId, title, totalQuestions, hidden = false, revision = '' }: TestLine) => ({
  testId,
  ...(title !== undefined && { title }),
  totalQuestions,
  hidden,
  revision,
});

/** @returns what is known without writing, or undefined when there is something to write */
function outcomeOf(
  stored: { contentHash: string } | null,
  uploaded: { contentHash: string },
  hasSameId: boolean,
): Written | undefined {
  if (stored === null) return undefined;
  if (!hasSameId) return { outcome: 'taken' };
  return stored.contentHash === uploaded.contentHash ? UNCHANGED : undefined;
}
