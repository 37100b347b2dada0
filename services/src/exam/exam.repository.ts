import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '../database/errors.js';
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

@Injectable()
export class ExamRepository {
  constructor(@InjectModel(EXAM) private readonly exams: ExamModel) {}

  list(): Promise<ListedExam[]> {
    return this.exams.find({}, LISTED).lean<ListedExam[]>().exec();
  }

  /** @param key the exam's address */
  find(key: string): Promise<StoredExam | null> {
    return this.exams.findOne({ key }, { _id: 0 }).lean<StoredExam>().exec();
  }

  isEmpty(): Promise<boolean> {
    return this.exams
      .findOne({}, { _id: 1 })
      .lean()
      .exec()
      .then((found) => found === null);
  }

  /**
   * Stores an exam in the place of the one with the same id, whole.
   * @returns false when another id holds the address
   */
  async put(exam: StoredExam): Promise<boolean> {
    const { key, examId } = exam;
    try {
      await this.exams.replaceOne({ key, examId }, exam, { upsert: true }).exec();
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
