import { Inject, Injectable } from '@nestjs/common';
import type { AdminExam } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { compareNatural } from '@mockingbird/remote-kit';
import { DataVersions } from '../../cache/data-versions.service.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { BinRepository } from '../bin/bin.repository.js';
import type { StoredChange } from '../changes/change.model.js';
import { type Author, ChangesService } from '../changes/changes.service.js';
import { listFieldChanges, toVisibilityChange } from '../changes/field-changes.js';
import { ExamRepository } from './exam.repository.js';
import { MockTestRepository, type TestRow, toEdit, type UploadedMockTest } from './mock-test.repository.js';
import type { StoredExam, StoredMockTest, Versioned } from './models.js';
import { testKey } from './test-key.js';

export type { UploadedMockTest };

/**
 * What a change did, or would do. Only `stored` writes.
 * - `unchanged`: the content is the same
 * - `idConflict`: another exam or test has this key
 * - `stale`: someone else changed it at the same time
 */
export interface SaveResult {
  outcome: 'stored' | 'unchanged' | 'idConflict' | 'stale';
  /** Id of the change; absent when nothing was stored. */
  id?: string;
}

/** The fields of an uploaded exam. Its weight and its visibility are not part of an upload. */
export type UploadedExam = Omit<StoredExam, 'updatedAt' | 'weight' | keyof Versioned>;

const NO_COUNTS = { exams: 0, tests: 0, questions: 0 };
const UNCHANGED: SaveResult = { outcome: 'unchanged' };
const STALE: SaveResult = { outcome: 'stale' };

/** Reads and writes exams and tests, including hidden ones, for the upload module. */
@Injectable()
export class CatalogueService {
  constructor(
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly bin: BinRepository,
    private readonly changes: ChangesService,
    private readonly versions: DataVersions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  isEmpty(): Promise<boolean> {
    return this.exams.isEmpty();
  }

  /** @param key key of the exam */
  exam(key: string): Promise<StoredExam | null> {
    return this.exams.findAny(key);
  }

  /** @param key id of the test in lower case */
  mockTest(key: string): Promise<StoredMockTest | null> {
    return this.tests.findAny(key);
  }

  /** @returns the key of an exam by its id or a former one; for an unknown exam the key that it would have */
  async keyOfExam(examId: string): Promise<string> {
    const key = examKey(examId);
    return (await this.exams.findAny(key))?.key ?? (await this.bin.findExam(key))?.key ?? key;
  }

  /** @returns the key of a test by its id or a former one; for an unknown test the key that it would have */
  async keyOfTest(testId: string): Promise<string> {
    const key = testKey(testId);
    return (await this.tests.findAny(key))?.key ?? (await this.bin.findTest(key))?.key ?? key;
  }

  /** @returns whether an exam with this key is in the bin: the key is reserved then */
  async isExamInBin(key: string): Promise<boolean> {
    return (await this.bin.findExam(key)) !== null;
  }

  /** @returns whether a test with this key is in the bin: the key is reserved then */
  async isMockTestInBin(key: string): Promise<boolean> {
    return (await this.bin.findTest(key)) !== null;
  }

  /** @returns the ids and titles of all exams, by key */
  async listNames(): Promise<Map<string, Pick<StoredExam, 'examId' | 'title'>>> {
    return new Map((await this.exams.listAll()).map(({ key, examId, title }) => [key, { examId, title }]));
  }

  /** @returns the titles of the exams and tests that changes are about, by the id of the change */
  async findTitles(changes: readonly StoredChange[]): Promise<Map<string, string>> {
    const ofTests = changes.filter(({ testKey: key }) => key !== undefined);
    const ofExams = changes.filter(({ testKey: key, textId }) => key === undefined && textId === undefined);
    const [exams, tests] = await Promise.all([
      this.exams.findTitles([...new Set(ofExams.map((change) => change.examKey))]),
      this.tests.findTitles([...new Set(ofTests.flatMap((change) => change.testKey ?? []))]),
    ]);
    const titles = [
      ...ofExams.map(({ _id, examKey: key }) => [_id, exams.get(key)] as const),
      ...ofTests.map(({ _id, testKey: key = '' }) => [_id, tests.get(key)] as const),
    ];
    return new Map(titles.flatMap(([id, title]) => (title === undefined ? [] : [[id, title] as const])));
  }

  /** All exams sorted by title, each with its tests sorted by id. */
  async overview(): Promise<AdminExam[]> {
    const [exams, rows] = await Promise.all([this.exams.listAll(), this.tests.listAll()]);
    const byExam = new Map<string, TestRow[]>();
    for (const row of rows) byExam.set(row.examKey, [...(byExam.get(row.examKey) ?? []), row]);
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
   * @param before the stored exam with this key
   * @returns what `saveExam` would do, without storing anything
   */
  previewExam(uploaded: UploadedExam, before: StoredExam | null): SaveResult {
    return resultWithoutWrite(before, uploaded, before?.examId === uploaded.examId) ?? { outcome: 'stored' };
  }

  /**
   * @param before the stored test with this id
   * @returns what `saveMockTest` would do, without storing anything
   */
  previewMockTest(uploaded: UploadedMockTest, before: StoredMockTest | null): SaveResult {
    return resultWithoutWrite(before, uploaded, isSameTest(before, uploaded)) ?? { outcome: 'stored' };
  }

  /**
   * @param before the exam with this key that the upload is based on. Fields that were not sent come from it. If the stored exam
   *   differs, the result is `stale`.
   * @param weight if absent, the exam keeps its weight
   */
  async saveExam(
    uploaded: UploadedExam,
    before: StoredExam | null,
    author: Author,
    weight?: number,
  ): Promise<SaveResult> {
    const { key, examId } = uploaded;
    const earlyResult = resultWithoutWrite(before, uploaded, before?.examId === examId);
    if (earlyResult !== undefined) return earlyResult;
    const change = this.changes.newChange(author, before?.change, {
      type: 'exam',
      outcome: before === null ? 'created' : 'replaced',
      examKey: key,
      examId,
      counts: { ...NO_COUNTS, exams: 1 },
      ...(before !== null && { fields: listFieldChanges(before, uploaded) }),
    });
    const exam: StoredExam = {
      ...uploaded,
      weight: weight ?? before?.weight ?? 0,
      updatedAt: new Date(this.clock()),
      change: change._id,
      unrecorded: change,
      ...toEdit(change),
      ...(before?.hidden !== undefined && { hidden: before.hidden }),
      ...(before?.visibility !== undefined && { visibility: before.visibility }),
      ...(before?.addresses !== undefined && { addresses: before.addresses }),
    };
    await this.changes.recordPrevious(before?.unrecorded);
    const stored = await this.versions.change('catalogue', () =>
      before === null ? this.exams.insert(exam) : this.exams.replace(exam, before.change),
    );
    if (stored) return this.record(change);
    const now = await this.exams.findAny(key);
    return resultWithoutWrite(now, uploaded, now?.examId === examId) ?? STALE;
  }

  /** @param before the test with this id that the upload is based on */
  async saveMockTest(
    uploaded: UploadedMockTest,
    before: StoredMockTest | null,
    examId: string,
    author: Author,
  ): Promise<SaveResult> {
    const { key, testId, examKey } = uploaded;
    const earlyResult = resultWithoutWrite(before, uploaded, isSameTest(before, uploaded));
    if (earlyResult !== undefined) return earlyResult;
    const change = this.changes.newChange(author, before?.change, {
      type: 'mocktest',
      outcome: before === null ? 'created' : 'replaced',
      examKey,
      examId,
      testKey: key,
      testId,
      counts: { ...NO_COUNTS, tests: 1 },
      ...(before !== null && { fields: listFieldChanges(before, uploaded) }),
    });
    await this.changes.recordPrevious(before?.unrecorded);
    const stored = await this.versions.change('catalogue', () =>
      before === null
        ? this.tests.insert(uploaded, {}, change)
        : this.tests.update(key, before.change, { test: uploaded }, change),
    );
    if (stored) return this.record(change);
    const now = await this.tests.findAny(key);
    return resultWithoutWrite(now, uploaded, isSameTest(now, uploaded)) ?? STALE;
  }

  /** Hides an exam with all its tests from students, or shows it again. */
  async setExamHidden(exam: StoredExam, hidden: boolean, author: Author): Promise<SaveResult> {
    if ((exam.hidden ?? false) === hidden) return UNCHANGED;
    const { key, examId } = exam;
    const change = this.changes.newChange(author, exam.change, {
      type: 'visibility',
      outcome: hidden ? 'hidden' : 'shown',
      examKey: key,
      examId,
      counts: { ...NO_COUNTS, exams: 1 },
      fields: toVisibilityChange(hidden),
    });
    await this.changes.recordPrevious(exam.unrecorded);
    const stored = await this.versions.change('catalogue', () =>
      this.exams.setHidden(key, exam.change, hidden, change),
    );
    return stored ? this.record(change) : STALE;
  }

  /** Hides a test from students, or shows it again. */
  async setMockTestHidden(test: StoredMockTest, hidden: boolean, author: Author): Promise<SaveResult> {
    if ((test.hidden ?? false) === hidden) return UNCHANGED;
    const { key, examKey, testId } = test;
    const exam = await this.exams.findAny(examKey);
    const change = this.changes.newChange(author, test.change, {
      type: 'visibility',
      outcome: hidden ? 'hidden' : 'shown',
      examKey,
      examId: exam?.examId ?? examKey,
      testKey: key,
      testId,
      counts: { ...NO_COUNTS, tests: 1 },
      fields: toVisibilityChange(hidden),
    });
    await this.changes.recordPrevious(test.unrecorded);
    const stored = await this.versions.change('catalogue', () =>
      this.tests.update(key, test.change, { hidden }, change),
    );
    return stored ? this.record(change) : STALE;
  }

  private async record(change: StoredChange): Promise<SaveResult> {
    await this.changes.record([change]);
    return { outcome: 'stored', id: change._id };
  }
}

const isSameTest = (stored: StoredMockTest | null, { examKey, testId }: UploadedMockTest): boolean =>
  stored?.examKey === examKey && stored.testId === testId;

const byTestId = (left: TestRow, right: TestRow) => compareNatural(left.testId, right.testId);

const asAdminTest = ({ testId, title, totalQuestions, hidden = false, revision = '' }: TestRow) => ({
  testId,
  ...(title !== undefined && { title }),
  totalQuestions,
  hidden,
  revision,
});

/** @returns the result if nothing has to be written, otherwise undefined */
function resultWithoutWrite(
  stored: { contentHash: string } | null,
  uploaded: { contentHash: string },
  hasSameId: boolean,
): SaveResult | undefined {
  if (stored === null) return undefined;
  if (!hasSameId) return { outcome: 'idConflict' };
  return stored.contentHash === uploaded.contentHash ? UNCHANGED : undefined;
}
