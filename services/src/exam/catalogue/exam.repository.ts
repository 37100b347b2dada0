import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requestComment } from '../../database/request-comment.js';
import { isDuplicateKey } from '../../database/errors.js';
import type { StoredChange } from '../changes/change.model.js';
import { EXAM, type ListedExam, type StoredExam } from './models.js';
import type { ExamModel } from './models.js';

const LISTED = {
  _id: 0,
  key: 1,
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

const SHOWN = { hidden: { $ne: true } } as const;

/** What an admin's list needs of an exam. */
export type ExamLine = Pick<StoredExam, 'key' | 'examId' | 'title' | 'hidden'>;

@Injectable()
export class ExamRepository {
  constructor(@InjectModel(EXAM) private readonly exams: ExamModel) {}

  /** Those that students see. */
  list(): Promise<ListedExam[]> {
    return this.exams.find(SHOWN, LISTED).lean<ListedExam[]>().exec();
  }

  /** All, hidden ones too. */
  lines(): Promise<ExamLine[]> {
    return this.exams.find({}, { _id: 0, key: 1, examId: 1, title: 1, hidden: 1 }).lean<ExamLine[]>().exec();
  }

  /**
   * As students see it: a hidden one is not there.
   * @param key the exam's address
   */
  find(key: string): Promise<StoredExam | null> {
    return this.exams
      .findOne({ key, ...SHOWN }, { _id: 0 })
      .lean<StoredExam>()
      .exec();
  }

  /** @param key the exam's address */
  async isShown(key: string): Promise<boolean> {
    return (
      (await this.exams
        .findOne({ key, ...SHOWN }, { _id: 1 })
        .lean()
        .exec()) !== null
    );
  }

  /** @param key the exam's address; a hidden one is found too */
  findAny(key: string): Promise<StoredExam | null> {
    return this.exams.findOne({ key }, { _id: 0 }).lean<StoredExam>().exec();
  }

  isEmpty(): Promise<boolean> {
    return this.exams
      .findOne({}, { _id: 1 })
      .lean()
      .exec()
      .then((found) => found === null);
  }

  /** @returns false when the address is taken */
  async insert(exam: StoredExam): Promise<boolean> {
    try {
      await this.exams.insertMany([exam], requestComment());
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * Stores an exam in the place of the one with the same id, whole.
   * @param basedOn the change that the exam had; absent for one without
   * @returns false when it was changed meanwhile
   */
  async replace(exam: StoredExam, basedOn: string | undefined): Promise<boolean> {
    const change = basedOn ?? { $exists: false };
    const { matchedCount } = await this.exams.replaceOne({ key: exam.key, change }, exam).exec();
    return matchedCount === 1;
  }

  /** @returns false when it was changed meanwhile */
  async hide(
    key: string,
    basedOn: string | undefined,
    hidden: boolean,
    made: StoredChange,
  ): Promise<boolean> {
    const change = basedOn ?? { $exists: false };
    const update = { $set: { hidden, change: made._id, unrecorded: made } };
    return (await this.exams.updateOne({ key, change }, update).exec()).matchedCount === 1;
  }

  /** @returns changes that are not in the history yet */
  async unrecorded(): Promise<StoredChange[]> {
    const found = await this.exams
      .find({ 'unrecorded._id': { $gt: '' } }, { _id: 0, unrecorded: 1 })
      .lean<Pick<StoredExam, 'unrecorded'>[]>()
      .exec();
    return found.flatMap(({ unrecorded }) => unrecorded ?? []);
  }

  /** @param ids of changes that are in the history now */
  async recorded(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.exams.updateMany({ 'unrecorded._id': { $in: ids } }, { $unset: { unrecorded: 1 } }).exec();
  }
}
