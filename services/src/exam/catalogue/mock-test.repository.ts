import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { mongo, QueryFilter } from 'mongoose';
import { requestComment } from '../../database/request-comment.js';
import { findDuplicates, isDuplicateKey } from '../../database/errors.js';
import { NOT_DELETED } from '../bin/deletion.js';
import type { StoredChange } from '../changes/change.model.js';
import { MOCK_TEST, type StoredMockTest, type Versioned } from './models.js';
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
  sectionRule: 1,
  realExam: 1,
  scoreEstimate: 1,
} as const;
const OPTIONAL = [
  'title',
  'duration',
  'examType',
  'sections',
  'sectionRule',
  'realExam',
  'scoreEstimate',
] as const;
const VISIBLE = { hidden: { $ne: true }, ...NOT_DELETED } as const;

/** The fields of an uploaded test. Its questions and its visibility are not part of an upload. */
export type UploadedMockTest = Omit<
  StoredMockTest,
  'revision' | 'previousRevision' | 'publication' | 'formerIds' | keyof Versioned
>;
export type VisibleMockTest = Omit<UploadedMockTest, 'key' | 'examKey' | 'contentHash'>;
/** A visible test, with the revision of its questions; absent before the first publication. */
export type PublishedTest = VisibleMockTest & Pick<StoredMockTest, 'key' | 'examKey' | 'revision'>;
/** A test in the admin's list. */
export type TestRow = Pick<
  StoredMockTest,
  'key' | 'examKey' | 'testId' | 'title' | 'totalQuestions' | 'hidden' | 'revision'
>;

/** The new questions of a test. */
export interface Publication {
  revision: string | undefined;
  previousRevision: string | undefined;
}

/** One change of a test: its fields, its questions, its visibility, or several of these. */
export interface TestUpdate {
  test?: UploadedMockTest;
  publication?: Publication;
  hidden?: boolean;
  /** Names of fields that the test no longer has. */
  removed?: readonly string[];
}

/** One update of a bulk write. */
export interface PlannedUpdate {
  test: UploadedMockTest;
  /** Absent if the questions do not change. */
  publication?: Publication;
  /** Last change of the test that the caller read: null if it had none, undefined for a new test. */
  basedOn: string | null | undefined;
  change: StoredChange;
}

/** @returns the id of a change of fields, by which it can be undone */
export const toEdit = ({ _id, fields }: StoredChange): { edit?: string } =>
  fields === undefined ? {} : { edit: fields.length === 0 ? '' : _id };

/** @returns the fields that an update sets, and those that it removes */
function toFields({ test, publication, hidden, removed = [] }: TestUpdate, change: StoredChange) {
  const set: Partial<StoredMockTest> = {
    ...test,
    ...(hidden !== undefined && { hidden, visibility: change._id }),
    ...(test !== undefined && toEdit(change)),
    ...(publication !== undefined && {
      publication: change._id,
      ...(publication.revision !== undefined && { revision: publication.revision }),
      ...(publication.previousRevision !== undefined && { previousRevision: publication.previousRevision }),
    }),
    change: change._id,
    unrecorded: change,
  };
  const absent = [
    ...removed,
    ...(test === undefined ? [] : OPTIONAL.filter((field) => test[field] === undefined)),
    ...(publication !== undefined && publication.revision === undefined ? ['revision'] : []),
    ...(publication !== undefined && publication.previousRevision === undefined ? ['previousRevision'] : []),
  ];
  return { set, unset: Object.fromEntries(absent.map((field) => [field, 1])) };
}

function toBulkOperation({ test, publication, basedOn, change }: PlannedUpdate): mongo.AnyBulkWriteOperation {
  const { set, unset } = toFields({ test, ...(publication !== undefined && { publication }) }, change);
  if (basedOn === undefined) return { insertOne: { document: { ...test, ...set, addresses: [test.key] } } };
  const filter = { key: test.key, change: basedOn ?? { $exists: false } };
  const update = { $set: set, ...(Object.keys(unset).length > 0 && { $unset: unset }) };
  return { updateOne: { filter, update } };
}

@Injectable()
export class MockTestRepository {
  constructor(@InjectModel(MOCK_TEST) private readonly tests: MockTestModel) {}

  /**
   * Lists the visible tests of an exam.
   * @param examKey key of the exam
   */
  listByExam(examKey: string): Promise<VisibleMockTest[]> {
    return this.tests
      .find({ examKey, ...VISIBLE }, LISTED)
      .lean<VisibleMockTest[]>()
      .exec();
  }

  /**
   * Lists the visible tests of several exams, with the revisions of their questions.
   * @param examKeys keys of the exams
   */
  listPublished(examKeys: readonly string[]): Promise<PublishedTest[]> {
    return this.tests
      .find({ examKey: { $in: examKeys }, ...VISIBLE }, { ...LISTED, key: 1, examKey: 1, revision: 1 })
      .lean<PublishedTest[]>()
      .exec();
  }

  /** @returns all tests, including hidden ones */
  listAll(): Promise<TestRow[]> {
    const fields = {
      _id: 0,
      key: 1,
      examKey: 1,
      testId: 1,
      title: 1,
      totalQuestions: 1,
      hidden: 1,
      revision: 1,
    };
    return this.tests.find(NOT_DELETED, fields).lean<TestRow[]>().exec();
  }

  /** @returns the revisions of every test that must stay, of those in the bin too */
  async listRevisions(): Promise<{ testKey: string; needed: string[] }[]> {
    const fields = { _id: 0, key: 1, revision: 1, previousRevision: 1 };
    const tests = await this.tests
      .find({}, fields)
      .lean<Pick<StoredMockTest, 'key' | 'revision' | 'previousRevision'>[]>()
      .exec();
    return tests.map(({ key, revision, previousRevision }) => ({
      testKey: key,
      needed: [revision ?? [], previousRevision ?? []].flat(),
    }));
  }

  /** @returns the number of visible tests of each exam, by exam key */
  async countByExam(): Promise<Map<string, number>> {
    const tests = await this.tests
      .find(VISIBLE, { _id: 0, examKey: 1 })
      .lean<Pick<StoredMockTest, 'examKey'>[]>()
      .exec();
    const counts = new Map<string, number>();
    for (const { examKey } of tests) counts.set(examKey, (counts.get(examKey) ?? 0) + 1);
    return counts;
  }

  /**
   * Finds a visible test.
   * @param key id of the test in lower case
   */
  find(key: string): Promise<StoredMockTest | null> {
    return this.findByAddress(key, VISIBLE);
  }

  /** Finds a visible or hidden test. @param key id of the test in lower case */
  findAny(key: string): Promise<StoredMockTest | null> {
    return this.findByAddress(key, NOT_DELETED);
  }

  /** Finds visible and hidden tests, and those in the bin. @param keys ids in lower case */
  async findAll(keys: readonly string[]): Promise<StoredMockTest[]> {
    const [byKey, byAddress] = await Promise.all(
      [{ key: { $in: keys } }, { addresses: { $in: keys } }].map((filter) =>
        this.tests.find(filter, { _id: 0 }).lean<StoredMockTest[]>().exec(),
      ),
    );
    return [...new Map([...(byKey ?? []), ...(byAddress ?? [])].map((test) => [test.key, test])).values()];
  }

  /** Former ids are looked up second: hardly any test was renamed. */
  private async findByAddress(
    key: string,
    filter: typeof VISIBLE | typeof NOT_DELETED,
  ): Promise<StoredMockTest | null> {
    const find = (address: object) =>
      this.tests
        .findOne({ ...address, ...filter }, { _id: 0 })
        .lean<StoredMockTest>()
        .exec();
    return (await find({ key })) ?? (await find({ addresses: key }));
  }

  /** @returns false when the id exists */
  async insert(test: UploadedMockTest, update: TestUpdate, change: StoredChange): Promise<boolean> {
    const { set } = toFields({ ...update, test }, change);
    try {
      await this.tests.insertMany([{ ...test, ...set, addresses: [test.key] }], requestComment());
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * Changes a test atomically. A change of the questions publishes them.
   * @param basedOn last change of the test that the caller read; absent if it had none
   * @returns false when it was changed in the meantime
   */
  async update(
    key: string,
    basedOn: string | undefined,
    update: TestUpdate,
    change: StoredChange,
  ): Promise<boolean> {
    const { set, unset } = toFields(update, change);
    const filter: QueryFilter<StoredMockTest> = { key, change: basedOn ?? { $exists: false } };
    const result = await this.tests
      .updateOne(filter, { $set: set, ...(Object.keys(unset).length > 0 && { $unset: unset }) })
      .exec();
    return result.matchedCount === 1;
  }

  /**
   * Changes many tests, each atomically. Skips those that were changed in the meantime.
   * @returns ids of the changes that were stored
   */
  async updateAll(updates: readonly PlannedUpdate[]): Promise<ReadonlySet<string>> {
    try {
      // Bypasses mongoose: its documents cost more than the write, and the values were validated before.
      const { insertedCount, matchedCount } = await this.tests.collection.bulkWrite(
        updates.map(toBulkOperation),
        {
          ordered: false,
          ignoreUndefined: true,
        },
      );
      if (insertedCount + matchedCount === updates.length)
        return new Set(updates.map(({ change }) => change._id));
    } catch (error) {
      if (findDuplicates(error) === undefined) throw error;
    }
    const stored = await this.tests
      .find({ key: { $in: updates.map(({ test }) => test.key) } }, { _id: 0, change: 1 })
      .lean<Pick<StoredMockTest, 'change'>[]>()
      .exec();
    return new Set(stored.flatMap(({ change }) => change ?? []));
  }

  /** @returns ids of the last changes of these tests, of their fields, their questions and their visibility */
  async listLastChanges(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const found = await this.tests
      .find({ key: { $in: keys }, ...NOT_DELETED }, { _id: 0, edit: 1, visibility: 1, publication: 1 })
      .lean<Pick<StoredMockTest, 'edit' | 'visibility' | 'publication'>[]>()
      .exec();
    return found.flatMap(({ edit, visibility, publication }) =>
      [edit ?? [], visibility ?? [], publication ?? []].flat(),
    );
  }

  /** @returns titles by key, also of tests in the bin */
  async findTitles(keys: readonly string[]): Promise<Map<string, string>> {
    if (keys.length === 0) return new Map();
    const found = await this.tests
      .find({ key: { $in: keys } }, { _id: 0, key: 1, title: 1 })
      .lean<Pick<StoredMockTest, 'key' | 'title'>[]>()
      .exec();
    return new Map(found.flatMap(({ key, title }) => (title ? [[key, title] as const] : [])));
  }

  /** @returns changes that are not in the history yet */
  async listUnrecorded(): Promise<StoredChange[]> {
    const found = await this.tests
      .find({ 'unrecorded._id': { $gt: '' } }, { _id: 0, unrecorded: 1 })
      .lean<Pick<StoredMockTest, 'unrecorded'>[]>()
      .exec();
    return found.flatMap(({ unrecorded }) => unrecorded ?? []);
  }

  /** @param ids changes that are now in the history */
  async markRecorded(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.tests.updateMany({ 'unrecorded._id': { $in: ids } }, { $unset: { unrecorded: 1 } }).exec();
  }
}
