import { Inject, Injectable } from '@nestjs/common';
import type { BinEntry, BinTarget } from '@mockingbird/contracts';
import { examKey } from '@mockingbird/exam-core';
import { DAY_MS } from '../../common/day.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { BinService } from '../../exam/bin/bin.service.js';
import type { Deletion } from '../../exam/bin/deletion.js';
import { CatalogueService, type SaveResult } from '../../exam/catalogue/catalogue.service.js';
import type { StoredExam, StoredMockTest } from '../../exam/catalogue/models.js';
import { testKey } from '../../exam/catalogue/test-key.js';
import { BIN_DAYS } from '../../exam/limits.js';
import { conflict, notFound } from '../../http/response/problem.js';
import { TextBinAdmin } from './text-bin-admin.service.js';
import { throwIfNotStored } from '../upload-result.js';

interface BinResult {
  message: string;
  id?: string;
}

const toResult = ({ id }: SaveResult, message: string): BinResult => ({
  message,
  ...(id !== undefined && { id }),
});

/** Deletes exams, tests and texts for admins, and lists, restores and empties the bin. */
@Injectable()
export class BinAdminService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly bin: BinService,
    private readonly texts: TextBinAdmin,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the last deleted first */
  async list(): Promise<BinEntry[]> {
    const [{ exams, tests }, texts] = await Promise.all([this.bin.list(), this.texts.list()]);
    const examIds = await this.listExamIds(tests, exams);
    const entries = [
      ...exams.map(({ exam, tests: own }) => this.toEntry(exam, exam.examId, own.length)),
      ...tests.map((test) => this.toEntry(test, examIds.get(test.examKey) ?? test.examKey, 0)),
    ];
    return [...entries.flat(), ...texts].sort((a, b) => (a.at < b.at ? 1 : -1));
  }

  /** @throws ProblemError MB-1003 for what does not exist, MB-1007 when somebody else changed it at the same time */
  async delete({ examId, testId, textId }: BinTarget, by: string): Promise<BinResult> {
    if (textId !== undefined) return this.texts.delete(textId, by);
    const result =
      testId === undefined ? await this.deleteExam(examId ?? '', by) : await this.deleteTest(testId, by);
    const id = testId ?? examId ?? '';
    throwIfNotStored(result, id);
    return toResult(result, `${id} is in the bin. It can be restored for ${BIN_DAYS} days.`);
  }

  /** @throws ProblemError MB-1003 for what is not in the bin, MB-1007 for a test whose exam is in the bin */
  async restore({ examId, testId, textId }: BinTarget, by: string): Promise<BinResult> {
    if (textId !== undefined) return this.texts.restore(textId, by);
    const id = testId ?? examId ?? '';
    const result =
      testId === undefined
        ? await this.bin.restoreExam(await this.findExam(examId ?? ''), { by })
        : await this.restoreTest(testId, by);
    throwIfNotStored(result, id);
    return toResult(result, `${id} is restored.`);
  }

  /** @throws ProblemError MB-1003 for what is not in the bin */
  async purge({ examId, testId, textId }: BinTarget, by: string): Promise<BinResult> {
    if (textId !== undefined) return this.texts.purge(textId, by);
    const id = testId ?? examId ?? '';
    const result =
      testId === undefined
        ? await this.bin.purgeExam(await this.findExam(examId ?? ''), { by })
        : await this.purgeTest(testId, by);
    throwIfNotStored(result, id);
    return toResult(result, `${id} is deleted for good.`);
  }

  private async deleteExam(examId: string, by: string): Promise<SaveResult> {
    const exam = await this.catalogue.exam(examKey(examId));
    if (exam === null) throw notFound('There is no such exam.');
    return this.bin.deleteExam(exam, { by });
  }

  private async deleteTest(testId: string, by: string): Promise<SaveResult> {
    const test = await this.catalogue.mockTest(testKey(testId));
    if (test === null) throw notFound('There is no such mock test.');
    const exam = await this.catalogue.exam(test.examKey);
    return this.bin.deleteTest(test, exam?.examId ?? test.examKey, { by });
  }

  private async restoreTest(testId: string, by: string): Promise<SaveResult> {
    const test = await this.findTest(testId);
    const exam = await this.catalogue.exam(test.examKey);
    if (exam === null) throw conflict(`The exam of ${test.testId} is in the bin too. Restore the exam.`);
    return this.bin.restoreTest(test, exam.examId, { by });
  }

  private async purgeTest(testId: string, by: string): Promise<SaveResult> {
    const test = await this.findTest(testId);
    const exam = await this.catalogue.exam(test.examKey);
    return this.bin.purgeTest(test, exam?.examId ?? test.examKey, { by });
  }

  private async findExam(examId: string): Promise<StoredExam> {
    const exam = await this.bin.findExam(examKey(examId));
    if (exam === null || exam.deleted?.purging === true) throw notFound('There is no such exam in the bin.');
    return exam;
  }

  /** Finds a test that was deleted alone. Others follow their exam. */
  private async findTest(testId: string): Promise<StoredMockTest> {
    const test = await this.bin.findTest(testKey(testId));
    if (test === null || test.deleted?.purging === true)
      throw notFound('There is no such mock test in the bin.');
    if (test.deleted?.withExam === undefined) return test;
    throw conflict(`The exam of ${test.testId} is in the bin too. Restore the exam.`);
  }

  private async listExamIds(
    tests: readonly StoredMockTest[],
    binned: readonly { exam: StoredExam }[],
  ): Promise<ReadonlyMap<string, string>> {
    const found = await Promise.all(
      [...new Set(tests.map(({ examKey: key }) => key))].map((key) => this.catalogue.exam(key)),
    );
    const exams = [...binned.map(({ exam }) => exam), ...found.flatMap((exam) => exam ?? [])];
    return new Map(exams.map(({ key, examId }) => [key, examId]));
  }

  private toEntry(
    stored: { title?: string; testId?: string; deleted?: Deletion },
    examId: string,
    tests: number,
  ): BinEntry[] {
    const { deleted, title, testId } = stored;
    // What is being removed for good is not listed any more.
    if (deleted === undefined || deleted.purging === true) return [];
    const end = deleted.at.getTime() + BIN_DAYS * DAY_MS;
    return [
      {
        examId,
        ...(testId !== undefined && { testId }),
        ...(title !== undefined && { title }),
        by: deleted.by,
        at: deleted.at.toISOString(),
        daysLeft: Math.max(0, Math.ceil((end - this.clock()) / DAY_MS)),
        tests,
      },
    ];
  }
}
