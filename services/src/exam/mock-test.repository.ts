import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../database/errors.js';
import { MOCK_TEST, type StoredMockTest } from './models.js';
import type { MockTestModel } from './models.js';

const SHOWN = { _id: 0, key: 0, examKey: 0, contentHash: 0, revision: 0, previousRevision: 0 } as const;
const OPTIONAL = ['title', 'duration', 'examType', 'sections'] as const;

/** What an upload says of a test; what was published for it is kept. */
export type UploadedMockTest = Omit<StoredMockTest, 'revision' | 'previousRevision'>;
export type ShownMockTest = Omit<UploadedMockTest, 'key' | 'examKey' | 'contentHash'>;

@Injectable()
export class MockTestRepository {
  constructor(@InjectModel(MOCK_TEST) private readonly tests: MockTestModel) {}

  /** @param examKey the exam's address */
  ofExam(examKey: string): Promise<ShownMockTest[]> {
    return this.tests.find({ examKey }, SHOWN).lean<ShownMockTest[]>().exec();
  }

  /** @returns how many tests each exam has, by the exam's address */
  async countByExam(): Promise<Map<string, number>> {
    const tests = await this.tests
      .find({}, { _id: 0, examKey: 1 })
      .lean<Pick<StoredMockTest, 'examKey'>[]>()
      .exec();
    const counts = new Map<string, number>();
    for (const { examKey } of tests) counts.set(examKey, (counts.get(examKey) ?? 0) + 1);
    return counts;
  }

  /** @param key the test's id in lower case */
  find(key: string): Promise<StoredMockTest | null> {
    return this.tests.findOne({ key }, { _id: 0 }).lean<StoredMockTest>().exec();
  }

  /**
   * Stores what an upload says of a test.
   * @returns false when the id belongs to a test of another exam, or is written in another case
   */
  async put(test: UploadedMockTest): Promise<boolean> {
    const { key, examKey, testId } = test;
    const absent = OPTIONAL.filter((field) => test[field] === undefined).map((field) => [field, 1]);
    const update = { $set: test, ...(absent.length > 0 && { $unset: Object.fromEntries(absent) }) };
    try {
      await this.tests.updateOne({ key, examKey, testId }, update, { upsert: true }).exec();
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Lets students see another revision: the one step that publishes, all or nothing. */
  async publish(key: string, revision: string, previousRevision: string | undefined): Promise<void> {
    const before = previousRevision === undefined ? {} : { previousRevision };
    await this.tests.updateOne({ key }, { $set: { revision, ...before } }).exec();
  }
}
