import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requestComment } from '../../database/request-comment.js';
import { isDuplicateKey } from '../../database/errors.js';
import { NOT_DELETED } from '../bin/deletion.js';
import type { StoredChange } from '../changes/change.model.js';
import { EXAM, type ListedExam, type StoredExam } from './models.js';
import type { ExamModel } from './models.js';

const LISTED = {
  _id: 0,
  key: 1,
  addresses: 1,
  examId: 1,
  title: 1,
  imageUrl: 1,
  type: 1,
  description: 1,
  totalQuestions: 1,
  duration: 1,
  topics: 1,
  weight: 1,
} as const;

const VISIBLE = { hidden: { $ne: true }, ...NOT_DELETED } as const;

/** An exam in the admin's list. */
export type ExamRow = Pick<StoredExam, 'key' | 'examId' | 'title' | 'hidden'>;

@Injectable()
export class ExamRepository {
  constructor(@InjectModel(EXAM) private readonly exams: ExamModel) {}

  /** @returns the visible exams */
  listVisible(): Promise<ListedExam[]> {
    return this.exams.find(VISIBLE, LISTED).lean<ListedExam[]>().exec();
  }

  /** @returns all exams, including hidden ones */
  listAll(): Promise<ExamRow[]> {
    return this.exams
      .find(NOT_DELETED, { _id: 0, key: 1, examId: 1, title: 1, hidden: 1 })
      .lean<ExamRow[]>()
      .exec();
  }

  /**
   * Finds a visible exam.
   * @param key key of the exam
   */
  find(key: string): Promise<StoredExam | null> {
    return this.findByAddress(key, VISIBLE);
  }

  /** Finds visible exams. @param keys keys of the exams */
  async findAll(keys: readonly string[]): Promise<StoredExam[]> {
    const [byKey, byAddress] = await Promise.all(
      [{ key: { $in: keys } }, { addresses: { $in: keys } }].map((filter) =>
        this.exams
          .find({ ...filter, ...VISIBLE }, { _id: 0 })
          .lean<StoredExam[]>()
          .exec(),
      ),
    );
    return [...new Map([...(byKey ?? []), ...(byAddress ?? [])].map((exam) => [exam.key, exam])).values()];
  }

  /** @param key key of the exam */
  async isVisible(key: string): Promise<boolean> {
    return (
      (await this.exams
        .findOne({ key, ...VISIBLE }, { _id: 1 })
        .lean()
        .exec()) !== null
    );
  }

  /** Finds a visible or hidden exam. @param key key of the exam */
  findAny(key: string): Promise<StoredExam | null> {
    return this.findByAddress(key, NOT_DELETED);
  }

  /** Former ids are looked up second: hardly any exam was renamed. */
  private async findByAddress(
    key: string,
    filter: typeof VISIBLE | typeof NOT_DELETED,
  ): Promise<StoredExam | null> {
    const find = (address: object) =>
      this.exams
        .findOne({ ...address, ...filter }, { _id: 0 })
        .lean<StoredExam>()
        .exec();
    return (await find({ key })) ?? (await find({ addresses: key }));
  }

  isEmpty(): Promise<boolean> {
    return this.exams
      .findOne({}, { _id: 1 })
      .lean()
      .exec()
      .then((found) => found === null);
  }

  /** @returns false when the key exists */
  async insert(exam: StoredExam): Promise<boolean> {
    try {
      await this.exams.insertMany([{ ...exam, addresses: [exam.key] }], requestComment());
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * Replaces the exam with the same key.
   * @param basedOn last change of the exam that the caller read; absent if it had none
   * @returns false when it was changed in the meantime
   */
  async replace(exam: StoredExam, basedOn: string | undefined): Promise<boolean> {
    const change = basedOn ?? { $exists: false };
    const { matchedCount } = await this.exams.replaceOne({ key: exam.key, change }, exam).exec();
    return matchedCount === 1;
  }

  /** @returns false when it was changed in the meantime */
  async setHidden(
    key: string,
    basedOn: string | undefined,
    hidden: boolean,
    newChange: StoredChange,
  ): Promise<boolean> {
    const change = basedOn ?? { $exists: false };
    const { _id } = newChange;
    const update = { $set: { hidden, change: _id, unrecorded: newChange, visibility: _id } };
    return (await this.exams.updateOne({ key, change }, update).exec()).matchedCount === 1;
  }

  /** @returns ids of the last changes of these exams, of their fields and of their visibility */
  async listLastChanges(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const found = await this.exams
      .find({ key: { $in: keys }, ...NOT_DELETED }, { _id: 0, edit: 1, visibility: 1 })
      .lean<Pick<StoredExam, 'edit' | 'visibility'>[]>()
      .exec();
    return found.flatMap(({ edit, visibility }) => [edit ?? [], visibility ?? []].flat());
  }

  /** @returns titles by key, also of exams in the bin */
  async findTitles(keys: readonly string[]): Promise<Map<string, string>> {
    if (keys.length === 0) return new Map();
    const found = await this.exams
      .find({ key: { $in: keys } }, { _id: 0, key: 1, title: 1 })
      .lean<Pick<StoredExam, 'key' | 'title'>[]>()
      .exec();
    return new Map(found.flatMap(({ key, title }) => (title ? [[key, title] as const] : [])));
  }

  /** @returns changes that are not in the history yet */
  async listUnrecorded(): Promise<StoredChange[]> {
    const found = await this.exams
      .find({ 'unrecorded._id': { $gt: '' } }, { _id: 0, unrecorded: 1 })
      .lean<Pick<StoredExam, 'unrecorded'>[]>()
      .exec();
    return found.flatMap(({ unrecorded }) => unrecorded ?? []);
  }

  /** @param ids changes that are now in the history */
  async markRecorded(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.exams.updateMany({ 'unrecorded._id': { $in: ids } }, { $unset: { unrecorded: 1 } }).exec();
  }
}
