import { Injectable } from '@nestjs/common';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository } from '../catalogue/mock-test.repository.js';
import type { StoredChange } from '../changes/change.model.js';

/** Author of the content that ships with the product. */
export const SEED_AUTHOR = 'seed';

/** The shipped questions of a test are not offered for an undo: the test would have none. */
const leavesShippedTestEmpty = ({ by, revisionBefore }: StoredChange): boolean =>
  by === SEED_AUTHOR && revisionBefore === '';

/** Finds the changes that can be undone: the last one of each part of an exam or a test. */
@Injectable()
export class UndoableService {
  constructor(
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
  ) {}

  /** @returns ids of the changes that can be undone now */
  async find(changes: readonly StoredChange[]): Promise<ReadonlySet<string>> {
    const testKeys = new Set(changes.flatMap(({ testKey }) => testKey ?? []));
    const examKeys = new Set(
      changes.flatMap(({ testKey, examKey }) => (testKey === undefined ? examKey : [])),
    );
    const [exams, tests] = await Promise.all([
      this.exams.listLastChanges([...examKeys]),
      this.tests.listLastChanges([...testKeys]),
    ]);
    const last = new Set([...exams, ...tests]);
    return new Set(
      changes
        .filter((change) => last.has(change._id) && !leavesShippedTestEmpty(change))
        .map(({ _id }) => _id),
    );
  }
}
