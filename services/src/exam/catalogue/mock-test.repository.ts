import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { mongo, QueryFilter } from 'mongoose';
import { requestComment } from '../../database/request-comment.js';
import { duplicatesOf, isDuplicateKey } from '../../database/errors.js';
import type { StoredChange } from '../changes/change.model.js';
import { MOCK_TEST, type StoredMockTest } from './models.js';
import type { MockTestModel } from './models.js';

const LISTED = {
  _id: 0,
  testId: 1,
  title: 1,
  duration: 1,
  totalQuestions: 1,
  totalMarks: 1,
  marksPerQuestion: 1,
  negativeMarksPerQuestion: 1,
  examType: 1,
  sections: 1,
} as const;
const OPTIONAL = ['title', 'duration', 'examType', 'sections'] as const;
const SHOWN = { hidden: { $ne: true } } as const;

/** What an upload says of a test. What was published for it, and whether it is hidden, is kept. */
export type UploadedMockTest = Omit<
  StoredMockTest,
  'revision' | 'previousRevision' | 'publication' | 'change' | 'unrecorded' | 'hidden'
>;
export type ShownMockTest = Omit<UploadedMockTest, 'key' | 'examKey' | 'contentHash'>;
/** What an admin's list needs of a test. */
export type TestLine = Pick<
  StoredMockTest,
  'examKey' | 'testId' | 'title' | 'totalQuestions' | 'hidden' | 'revision'
>;

/** The questions that a test has from now on. */
export interface Publication {
  revision: string | undefined;
  previousRevision: string | undefined;
}

/** One change of a test: what it says, its questions, whether it is hidden, or several of these. */
export interface TestUpdate {
  test?: UploadedMockTest;
  publication?: Publication;
  hidden?: boolean;
}

/** One of many updates. */
export interface PlannedUpdate {
  test: UploadedMockTest;
  /** Absent when the questions stay. */
  publication?: Publication;
  /** The change that the test had: null for one without, undefined for a new test. */
  basedOn: string | null | undefined;
  made: StoredChange;
}

/** The fields that an update sets, and those that it removes. */
function fieldsOf({ test, publication, hidden }: TestUpdate, made: StoredChange) {
  const set: Partial<StoredMockTest> = {
    ...test,
    ...(hidden !== undefined && { hidden }),
    ...(publication !== undefined && {
      publication: made._id,
      ...(publication.revision !== undefined && { revision: publication.revision }),
      ...(publication.previousRevision !== undefined && { previousRevision: publication.previousRevision }),
    }),
    change: made._id,
    unrecorded: made,
  };
  const absent = [
    ...(test === undefined ? [] : OPTIONAL.filter((field) => test[field] === undefined)),
    ...(publication !== undefined && publication.revision === undefined ? ['revision'] : []),
    ...(publication !== undefined && publication.previousRevision === undefined ? ['previousRevision'] : []),
  ];
  return { set, unset: Object.fromEntries(absent.map((field) => [field, 1])) };
}

function operationOf({ test, publication, basedOn, made }: PlannedUpdate): mongo.AnyBulkWriteOperation {
  const { set, unset } = fieldsOf({ test, ...(publication !== undefined && { publication }) }, made);
  if (basedOn === undefined) return { insertOne: { document: { ...test, ...set } } };
  const filter = { key: test.key, change: basedOn ?? { $exists: false } };
  const update = { $set: set, ...(Object.keys(unset).length > 0 && { $unset: unset }) };
  return { updateOne: { filter, update } };
}

@Injectable()
export class MockTestRepository {
  constructor(@InjectModel(MOCK_TEST) private readonly tests: MockTestModel) {}

  /**
   * Those that students see.
   * @param examKey the exam's address
   */
  ofExam(examKey: string): Promise<ShownMockTest[]> {
    return this.tests
      .find({ examKey, ...SHOWN }, LISTED)
      .lean<ShownMockTest[]>()
      .exec();
  }

  /** All, hidden ones too. */
  lines(): Promise<TestLine[]> {
    const line = { _id: 0, examKey: 1, testId: 1, title: 1, totalQuestions: 1, hidden: 1, revision: 1 };
    return this.tests.find({}, line).lean<TestLine[]>().exec();
  }

  /** @returns how many tests students see of each exam, by the exam's address */
  async countByExam(): Promise<Map<string, number>> {
    const tests = await this.tests
      .find(SHOWN, { _id: 0, examKey: 1 })
      .lean<Pick<StoredMockTest, 'examKey'>[]>()
      .exec();
    const counts = new Map<string, number>();
    for (const { examKey } of tests) counts.set(examKey, (counts.get(examKey) ?? 0) + 1);
    return counts;
  }

  /**
   * As students see it: a hidden one is not there.
   * @param key the test's id in lower case
   */
  find(key: string): Promise<StoredMockTest | null> {
    return this.tests
      .findOne({ key, ...SHOWN }, { _id: 0 })
      .lean<StoredMockTest>()
      .exec();
  }

  /** @param key the test's id in lower case; a hidden one is found too */
  findAny(key: string): Promise<StoredMockTest | null> {
    return this.tests.findOne({ key }, { _id: 0 }).lean<StoredMockTest>().exec();
  }

  /** @param keys ids in lower case; hidden ones are found too */
  findAll(keys: readonly string[]): Promise<StoredMockTest[]> {
    return this.tests
      .find({ key: { $in: keys } }, { _id: 0 })
      .lean<StoredMockTest[]>()
      .exec();
  }

  /** @returns false when the id is taken */
  async insert(test: UploadedMockTest, update: TestUpdate, made: StoredChange): Promise<boolean> {
    const { set } = fieldsOf({ ...update, test }, made);
    try {
      await this.tests.insertMany([{ ...test, ...set }], requestComment());
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * Changes a test in one step, all or nothing. For questions it is the step that publishes.
   * @param basedOn the change that the test had; absent for one without
   * @returns false when it was changed meanwhile
   */
  async update(
    key: string,
    basedOn: string | undefined,
    update: TestUpdate,
    made: StoredChange,
  ): Promise<boolean> {
    const { set, unset } = fieldsOf(update, made);
    const filter: QueryFilter<StoredMockTest> = { key, change: basedOn ?? { $exists: false } };
    const result = await this.tests
      .updateOne(filter, { $set: set, ...(Object.keys(unset).length > 0 && { $unset: unset }) })
      .exec();
    return result.matchedCount === 1;
  }

  /**
   * Changes many tests, each in one step; those that were changed meanwhile are left.
   * @returns ids of the changes that were made
   */
  async updateAll(updates: readonly PlannedUpdate[]): Promise<ReadonlySet<string>> {
    try {
      // Past mongoose, whose documents cost more than the write; what is written was checked already.
      const { insertedCount, matchedCount } = await this.tests.collection.bulkWrite(
        updates.map(operationOf),
        {
          ordered: false,
          ignoreUndefined: true,
        },
      );
      if (insertedCount + matchedCount === updates.length)
        return new Set(updates.map(({ made }) => made._id));
    } catch (error) {
      if (duplicatesOf(error) === undefined) throw error;
    }
    const stored = await this.tests
      .find({ key: { $in: updates.map(({ test }) => test.key) } }, { _id: 0, change: 1 })
      .lean<Pick<StoredMockTest, 'change'>[]>()
      .exec();
    return new Set(stored.flatMap(({ change }) => change ?? []));
  }

  /** @returns changes that are not in the history yet */
  async unrecorded(): Promise<StoredChange[]> {
    const found = await this.tests
      .find({ 'unrecorded._id': { $gt: '' } }, { _id: 0, unrecorded: 1 })
      .lean<Pick<StoredMockTest, 'unrecorded'>[]>()
      .exec();
    return found.flatMap(({ unrecorded }) => unrecorded ?? []);
  }

  /** @param ids of changes that are in the history now */
  async recorded(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.tests.updateMany({ 'unrecorded._id': { $in: ids } }, { $unset: { unrecorded: 1 } }).exec();
  }
}
