import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import {
  EXAM,
  type ExamModel,
  MOCK_TEST,
  type MockTestModel,
  type StoredExam,
  type StoredMockTest,
} from '../catalogue/models.js';
import type { StoredChange } from '../changes/change.model.js';
import type { Deletion } from './deletion.js';

/** Collections whose documents belong to one test, by `testKey`. They go with the test. */
const COLLECTIONS_OF_TEST = ['questionSets', 'statistics', 'reports'] as const;

/** One step of a deletion. Each is based on the last change of the exam or test. */
export interface BinStep {
  key: string;
  basedOn: string | undefined;
  /** Absent when it leaves the bin. */
  deletion?: Deletion;
  change: StoredChange;
}

const isInBin = { 'deleted.at': { $exists: true } } as const;

function toWrite({ key, basedOn, deletion, change }: BinStep) {
  const last = { change: change._id, unrecorded: change };
  return {
    filter: { key, change: basedOn ?? { $exists: false } },
    update:
      deletion === undefined
        ? { $set: last, $unset: { deleted: 1 as const } }
        : { $set: { ...last, deleted: deletion } },
  };
}

/** Reads and writes exams and tests in the bin. Other repositories do not see them. */
@Injectable()
export class BinRepository {
  constructor(
    @InjectModel(EXAM) private readonly exams: ExamModel,
    @InjectModel(MOCK_TEST) private readonly tests: MockTestModel,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  findExam(key: string): Promise<StoredExam | null> {
    return this.exams
      .findOne({ $or: [{ key }, { addresses: key }], ...isInBin }, { _id: 0 })
      .lean<StoredExam>()
      .exec();
  }

  findTest(key: string): Promise<StoredMockTest | null> {
    return this.tests
      .findOne({ $or: [{ key }, { addresses: key }], ...isInBin }, { _id: 0 })
      .lean<StoredMockTest>()
      .exec();
  }

  listExams(): Promise<StoredExam[]> {
    return this.exams.find(isInBin, { _id: 0 }).lean<StoredExam[]>().exec();
  }

  listTests(): Promise<StoredMockTest[]> {
    return this.tests.find(isInBin, { _id: 0 }).lean<StoredMockTest[]>().exec();
  }

  /** @returns all tests of an exam, in the bin or not */
  listTestsOf(examKey: string): Promise<StoredMockTest[]> {
    return this.tests.find({ examKey }, { _id: 0 }).lean<StoredMockTest[]>().exec();
  }

  /** @returns false when the exam was changed in the meantime */
  async writeExam(step: BinStep): Promise<boolean> {
    const { filter, update } = toWrite(step);
    return (await this.exams.updateOne(filter, update).exec()).matchedCount === 1;
  }

  /** @returns false when the test was changed in the meantime */
  async writeTest(step: BinStep): Promise<boolean> {
    const { filter, update } = toWrite(step);
    return (await this.tests.updateOne(filter, update).exec()).matchedCount === 1;
  }

  /** Puts the tests of a deleted exam into the bin, except those that are there already. */
  async followDeletion(examKey: string, deletion: Deletion): Promise<void> {
    await this.tests
      .updateMany({ examKey, deleted: { $exists: false } }, { $set: { deleted: deletion } })
      .exec();
  }

  /** Takes the tests out of the bin that went with an exam. */
  async followRestoration(examKey: string): Promise<void> {
    await this.tests
      .updateMany({ examKey, 'deleted.withExam': { $exists: true } }, { $unset: { deleted: 1 } })
      .exec();
  }

  /** Removes a test in the bin with everything that belongs to it. The test itself is last, so that a crash loses no trace. */
  async removeTest(key: string): Promise<void> {
    for (const name of COLLECTIONS_OF_TEST) {
      await this.connection.collection(name).deleteMany({ testKey: key });
    }
    await this.tests.deleteOne({ key, ...isInBin }).exec();
  }

  async removeExam(key: string): Promise<void> {
    await this.exams.deleteOne({ key, 'deleted.purging': true }).exec();
  }
}
