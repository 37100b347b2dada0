import { Injectable } from '@nestjs/common';
import { examKey } from '@mockingbird/exam-core';
import { DataVersions } from '../../cache/data-versions.service.js';
import { contentHash } from '../../common/canonical-json.js';
import type { StoredExam, StoredMockTest } from '../catalogue/models.js';
import { testKey } from '../catalogue/test-key.js';
import type { StoredChange } from '../changes/change.model.js';
import { type Author, ChangesService } from '../changes/changes.service.js';
import { contentOf } from '../changes/field-changes.js';
import { RenameRepository, type RenameOutcome } from './rename.repository.js';

/** `taken`: another exam or test has the id now (`holder` is its present id), or had it before. */
export type RenameResult =
  | { outcome: 'stored'; id: string }
  | { outcome: 'unchanged' }
  | { outcome: 'stale' }
  | { outcome: 'taken'; holder: string };

/** @returns the addresses of present and former ids, the new one last */
const withAddress = ({ key, addresses = [key] }: { key: string; addresses?: string[] }, address: string) => [
  ...addresses.filter((known) => known !== address),
  address,
];

/**
 * Gives exams and tests new ids, in one step: only the id and the addresses change. The key stays, and with it everything that
 * belongs to the exam or test.
 */
@Injectable()
export class RenameService {
  constructor(
    private readonly documents: RenameRepository,
    private readonly changes: ChangesService,
    private readonly versions: DataVersions,
  ) {}

  async renameExam(exam: StoredExam, newId: string, author: Author): Promise<RenameResult> {
    const { key, examId } = exam;
    if (newId === examId) return { outcome: 'unchanged' };
    const address = examKey(newId);
    const holder = await this.documents.findExam(address);
    if (holder !== null && holder.key !== key) return { outcome: 'taken', holder: holder.examId };
    const change = this.changes.newChange(author, exam.change, {
      type: 'rename',
      outcome: 'renamed',
      examKey: key,
      examId: newId,
      counts: { exams: 1, tests: 0, questions: 0 },
      fields: [{ field: 'examId', change: 'changed', before: examId, after: newId }],
    });
    await this.changes.recordPrevious(exam.unrecorded);
    const outcome = await this.versions.change('catalogue', () =>
      this.documents.renameExam({
        key,
        basedOn: exam.change,
        id: { examId: newId },
        addresses: withAddress(exam, address),
        contentHash: contentHash({ ...contentOf(exam), examId: newId }),
        change,
      }),
    );
    return this.finish(outcome, change, newId);
  }

  /** @param examId id of the exam, for the history */
  async renameTest(
    test: StoredMockTest,
    newId: string,
    examId: string,
    author: Author,
  ): Promise<RenameResult> {
    const { key, testId } = test;
    if (newId === testId) return { outcome: 'unchanged' };
    const address = testKey(newId);
    const holder = await this.documents.findTest(address);
    if (holder !== null && holder.key !== key) return { outcome: 'taken', holder: holder.testId };
    const change = this.changes.newChange(author, test.change, {
      type: 'rename',
      outcome: 'renamed',
      examKey: test.examKey,
      examId,
      testKey: key,
      testId: newId,
      counts: { exams: 0, tests: 1, questions: 0 },
      fields: [{ field: 'testId', change: 'changed', before: testId, after: newId }],
    });
    await this.changes.recordPrevious(test.unrecorded);
    const outcome = await this.versions.change('catalogue', () =>
      this.documents.renameTest({
        key,
        basedOn: test.change,
        id: { testId: newId, formerIds: [...new Set([...(test.formerIds ?? []), testId])] },
        addresses: withAddress(test, address),
        contentHash: contentHash({ ...contentOf(test), testId: newId }),
        change,
      }),
    );
    return this.finish(outcome, change, newId);
  }

  private async finish(outcome: RenameOutcome, change: StoredChange, newId: string): Promise<RenameResult> {
    if (outcome === 'taken') return { outcome, holder: newId };
    if (outcome === 'stale') return { outcome };
    await this.changes.record([change]);
    return { outcome, id: change._id };
  }
}
