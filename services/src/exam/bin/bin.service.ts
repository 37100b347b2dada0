import { Inject, Injectable } from '@nestjs/common';
import { DataVersions } from '../../cache/data-versions.service.js';
import { DAY_MS } from '../../common/day.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import type { SaveResult } from '../catalogue/catalogue.service.js';
import type { StoredExam, StoredMockTest } from '../catalogue/models.js';
import type { StoredChange } from '../changes/change.model.js';
import { type Author, ChangesService } from '../changes/changes.service.js';
import { BIN_DAYS } from '../limits.js';
import { BinRepository } from './bin.repository.js';
import type { Deletion } from './deletion.js';

/** Author of removals after the time in the bin. */
const BIN_AUTHOR = { by: 'bin' } as const;

type Outcome = 'deleted' | 'restored' | 'purged';

/** Everything in the bin. Tests that went with their exam are counted with it. */
export interface BinContent {
  exams: { exam: StoredExam; tests: StoredMockTest[] }[];
  tests: StoredMockTest[];
}

const isStored = (change: StoredChange): SaveResult => ({ outcome: 'stored', id: change._id });

/**
 * Deletes exams and tests into a bin, restores them, and removes them for good. The document of the exam or test decides, in
 * one step. What follows it is repeated by `reconcile` after a crash.
 */
@Injectable()
export class BinService {
  constructor(
    private readonly bin: BinRepository,
    private readonly changes: ChangesService,
    private readonly versions: DataVersions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Puts an exam with its tests into the bin. Students get 404 immediately. */
  async deleteExam(exam: StoredExam, { by }: Author): Promise<SaveResult> {
    const deletion: Deletion = { at: new Date(this.clock()), by };
    return this.writeExam(exam, 'deleted', { by }, deletion);
  }

  /** Puts a test into the bin. */
  deleteTest(test: StoredMockTest, examId: string, { by }: Author): Promise<SaveResult> {
    const deletion: Deletion = { at: new Date(this.clock()), by };
    return this.writeTest(test, examId, 'deleted', { by }, deletion);
  }

  restoreExam(exam: StoredExam, author: Author): Promise<SaveResult> {
    return this.writeExam(exam, 'restored', author);
  }

  restoreTest(test: StoredMockTest, examId: string, author: Author): Promise<SaveResult> {
    return this.writeTest(test, examId, 'restored', author);
  }

  /** Removes an exam of the bin for good, with its tests. */
  async purgeExam(exam: StoredExam, author: Author = BIN_AUTHOR): Promise<SaveResult> {
    const deletion = { ...deletionOf(exam), purging: true };
    const marked: SaveResult =
      exam.deleted?.purging === true
        ? { outcome: 'stored' }
        : await this.writeExam(exam, 'purged', author, deletion);
    if (marked.outcome !== 'stored') return marked;
    const purged = { ...exam, ...(marked.id !== undefined && { change: marked.id }) };
    await this.versions.change('catalogue', async () => {
      if (!(await this.removeTestsOf(purged))) return;
      await this.changes.recordPrevious(exam.unrecorded);
      await this.bin.removeExam(purged);
    });
    return marked;
  }

  /** Removes a test of the bin for good. */
  async purgeTest(test: StoredMockTest, examId: string, author: Author = BIN_AUTHOR): Promise<SaveResult> {
    const deletion = { ...deletionOf(test), purging: true };
    const marked: SaveResult =
      test.deleted?.purging === true
        ? { outcome: 'stored' }
        : await this.writeTest(test, examId, 'purged', author, deletion);
    if (marked.outcome !== 'stored') return marked;
    const purged = { ...test, ...(marked.id !== undefined && { change: marked.id }) };
    await this.versions.change('catalogue', () => this.removeTest(purged));
    return marked;
  }

  findExam(key: string): Promise<StoredExam | null> {
    return this.bin.findExam(key);
  }

  findTest(key: string): Promise<StoredMockTest | null> {
    return this.bin.findTest(key);
  }

  async list(): Promise<BinContent> {
    const [exams, tests] = await Promise.all([this.bin.listExams(), this.bin.listTests()]);
    return {
      exams: exams.map((exam) => ({
        exam,
        tests: tests.filter(
          ({ examKey, deleted }) => examKey === exam.key && deleted?.withExam !== undefined,
        ),
      })),
      tests: tests.filter(({ deleted }) => deleted?.withExam === undefined),
    };
  }

  /** Makes the tests follow their exams, as after a crash in between. */
  async reconcile(): Promise<void> {
    const [exams, tests] = await Promise.all([this.bin.listExams(), this.bin.listTests()]);
    const deleted = new Set(exams.map(({ key }) => key));
    const restored = new Set(
      tests.flatMap(({ examKey, deleted: of }) =>
        of?.withExam !== undefined && !deleted.has(examKey) ? [examKey] : [],
      ),
    );
    const examKeys = [...(await this.bin.listWithVisibleTests([...deleted])), ...restored];
    if (examKeys.length === 0) return;
    await this.versions.change('catalogue', async () => {
      for (const examKey of examKeys) await this.follow(examKey);
    });
  }

  /** Removes for good what has been in the bin for its time, and what a crash left half removed. */
  async purgeExpired(): Promise<void> {
    const before = this.clock() - BIN_DAYS * DAY_MS;
    const isDue = ({ deleted }: { deleted?: Deletion }) =>
      deleted !== undefined && (deleted.purging === true || deleted.at.getTime() < before);
    const { exams, tests } = await this.list();
    for (const { exam } of exams) if (isDue(exam)) await this.purgeExam(exam);
    for (const test of tests) if (isDue(test)) await this.purgeTest(test, test.examKey);
  }

  private async writeExam(
    exam: StoredExam,
    outcome: Outcome,
    author: Author,
    deletion?: Deletion,
  ): Promise<SaveResult> {
    const { key, examId } = exam;
    const tests = await this.bin.listTestsOf(key);
    const change = this.changes.newChange(author, exam.change, {
      type: 'bin',
      outcome,
      examKey: key,
      examId,
      counts: { exams: 1, tests: tests.length, questions: 0 },
    });
    await this.changes.recordPrevious(exam.unrecorded);
    const isWritten = await this.versions.change('catalogue', async () => {
      const step = { key, basedOn: exam.change, change, ...(deletion !== undefined && { deletion }) };
      if (!(await this.bin.writeExam(step))) return false;
      await this.follow(key);
      return true;
    });
    if (!isWritten) return { outcome: 'stale' };
    await this.changes.record([change]);
    return isStored(change);
  }

  private async writeTest(
    test: StoredMockTest,
    examId: string,
    outcome: Outcome,
    author: Author,
    deletion?: Deletion,
  ): Promise<SaveResult> {
    const { key, testId, examKey } = test;
    const change = this.changes.newChange(author, test.change, {
      type: 'bin',
      outcome,
      examKey,
      examId,
      testKey: key,
      testId,
      counts: { exams: 0, tests: 1, questions: 0 },
    });
    await this.changes.recordPrevious(test.unrecorded);
    const step = { key, basedOn: test.change, change, ...(deletion !== undefined && { deletion }) };
    const isWritten = await this.versions.change('catalogue', () => this.bin.writeTest(step));
    if (!isWritten) return { outcome: 'stale' };
    await this.changes.record([change]);
    return isStored(change);
  }

  /**
   * Makes the tests follow their exam. Another process may delete or restore the exam in between, and its tests would get the
   * earlier state last: so this is repeated until the exam is the same afterwards.
   */
  private async follow(examKey: string): Promise<void> {
    let exam = await this.bin.findExamAnywhere(examKey);
    let followed: StoredExam | null;
    do {
      followed = exam;
      if (followed?.deleted === undefined) await this.bin.followRestoration(examKey);
      else await this.bin.followDeletion(examKey, toFollowing(followed));
      exam = await this.bin.findExamAnywhere(examKey);
    } while (exam?.change !== followed?.change);
  }

  /**
   * Removes the tests of an exam that is being removed. A test that another process changes in between is read again.
   * @returns false when another process has removed the exam: its id may be free, and the tests may be those of a new exam
   */
  private async removeTestsOf(exam: StoredExam): Promise<boolean> {
    let tests: StoredMockTest[];
    do {
      tests = await this.bin.listTestsOf(exam.key);
      if (!(await this.bin.isPurging(exam))) return false;
      for (const test of tests) {
        if (test.deleted === undefined) await this.bin.followPurge(test, toFollowing(exam));
        await this.removeTest(test);
      }
    } while (tests.length > 0);
    return true;
  }

  private async removeTest(test: StoredMockTest): Promise<void> {
    await this.changes.recordPrevious(test.unrecorded);
    await this.bin.removeTest(test);
  }
}

function deletionOf({ deleted }: { deleted?: Deletion }): Deletion {
  if (deleted === undefined) throw new Error('Only what is in the bin can be removed for good.');
  return deleted;
}

/** @returns the deletion of a test that goes with its exam */
function toFollowing(exam: StoredExam): Deletion {
  const { at, by } = deletionOf(exam);
  return { at, by, withExam: exam.change ?? exam.key };
}
