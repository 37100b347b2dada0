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
import { type Deletion, NOT_DELETED } from './deletion.js';

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

/** Filter for a document that was not changed in the meantime. An id that was uploaded again has another change. */
const asSeen = (key: string, change: string | undefined) => ({ key, change: change ?? { $exists: false } });

function toWrite({ key, basedOn, deletion, change }: BinStep) {
  const last = { change: change._id, unrecorded: change };
  return {
    filter: asSeen(key, basedOn),
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

  /** Finds an exam by its key, in the bin or not. */
  findExamAnywhere(key: string): Promise<StoredExam | null> {
    return this.exams.findOne({ key }, { _id: 0 }).lean<StoredExam>().exec();
  }

  /** @returns those of the exams that have tests outside the bin, by key */
  listWithVisibleTests(examKeys: readonly string[]): Promise<string[]> {
    return this.tests.distinct('examKey', { examKey: { $in: examKeys }, ...NOT_DELETED }).exec();
  }

  /** Puts the tests of a deleted exam into the bin, except those that are there already. */
  async followDeletion(examKey: string, deletion: Deletion): Promise<void> {
    await this.tests.updateMany({ examKey, ...NOT_DELETED }, { $set: { deleted: deletion } }).exec();
  }

  /** Takes the tests out of the bin that went with an exam. */
  async followRestoration(examKey: string): Promise<void> {
    await this.tests
      .updateMany({ examKey, 'deleted.withExam': { $exists: true } }, { $unset: { deleted: 1 } })
      .exec();
  }

  /** Puts a test into the bin whose exam is being removed, if it is there and unchanged. */
  async followPurge({ key, change }: StoredMockTest, deletion: Deletion): Promise<void> {
    await this.tests
      .updateOne({ ...asSeen(key, change), ...NOT_DELETED }, { $set: { deleted: deletion } })
      .exec();
  }

  /**
   * Removes a test in the bin with everything that belongs to it. The test itself is last, so that a crash loses no trace.
   * Another process may remove it at the same time, and then the id may be uploaded again. So documents are removed by `_id`,
   * and only if the test was still there after they had been listed.
   */
  async removeTest({ key, change }: StoredMockTest): Promise<void> {
    const seen = { ...asSeen(key, change), ...isInBin };
    for (const name of COLLECTIONS_OF_TEST) {
      const collection = this.connection.collection(name);
      const listed = await collection.find({ testKey: key }, { projection: { _id: 1 } }).toArray();
      if (!(await this.tests.exists(seen).exec())) return;
      await collection.deleteMany({ _id: { $in: listed.map(({ _id }) => _id) } });
    }
    await this.tests.deleteOne(seen).exec();
  }

  /** @returns whether an exam is still being removed by the same change */
  async isPurging({ key, change }: StoredExam): Promise<boolean> {
    return (await this.exams.exists({ ...asSeen(key, change), 'deleted.purging': true }).exec()) !== null;
  }

  async removeExam({ key, change }: StoredExam): Promise<void> {
    await this.exams.deleteOne({ ...asSeen(key, change), 'deleted.purging': true }).exec();
  }
}
