import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../../database/errors.js';
import {
  EXAM,
  type ExamModel,
  MOCK_TEST,
  type MockTestModel,
  type StoredExam,
  type StoredMockTest,
} from '../catalogue/models.js';
import type { StoredChange } from '../changes/change.model.js';

/** What a rename writes, based on the last change. */
export interface RenameStep {
  key: string;
  basedOn: string | undefined;
  /** The new `examId` or `testId`. */
  id: Partial<Pick<StoredExam, 'examId'> & Pick<StoredMockTest, 'testId' | 'formerIds'>>;
  addresses: readonly string[];
  contentHash: string;
  change: StoredChange;
}

export type RenameOutcome = 'stored' | 'stale' | 'taken';

function toWrite({ key, basedOn, id, addresses, contentHash, change }: RenameStep) {
  return {
    filter: { key, change: basedOn ?? { $exists: false } },
    update: {
      $set: { ...id, addresses: [...addresses], contentHash, change: change._id, unrecorded: change },
    },
  };
}

/** @returns `taken` when another document has one of the addresses */
async function run(write: () => Promise<{ matchedCount: number }>): Promise<RenameOutcome> {
  try {
    return (await write()).matchedCount === 1 ? 'stored' : 'stale';
  } catch (error) {
    if (isDuplicateKey(error)) return 'taken';
    throw error;
  }
}

/** Writes new ids, and finds who has an id. */
@Injectable()
export class RenameRepository {
  constructor(
    @InjectModel(EXAM) private readonly exams: ExamModel,
    @InjectModel(MOCK_TEST) private readonly tests: MockTestModel,
  ) {}

  /** @returns the exam that has or had this address, in the bin or not */
  findExam(address: string): Promise<StoredExam | null> {
    return this.exams
      .findOne({ $or: [{ key: address }, { addresses: address }] }, { _id: 0 })
      .lean<StoredExam>()
      .exec();
  }

  /** @returns the test that has or had this address, in the bin or not */
  findTest(address: string): Promise<StoredMockTest | null> {
    return this.tests
      .findOne({ $or: [{ key: address }, { addresses: address }] }, { _id: 0 })
      .lean<StoredMockTest>()
      .exec();
  }

  renameExam(step: RenameStep): Promise<RenameOutcome> {
    const { filter, update } = toWrite(step);
    return run(() => this.exams.updateOne(filter, update).exec());
  }

  renameTest(step: RenameStep): Promise<RenameOutcome> {
    const { filter, update } = toWrite(step);
    return run(() => this.tests.updateOne(filter, update).exec());
  }
}
