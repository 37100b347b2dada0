import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { requestComment } from '../database/comment.js';
import { isDuplicateKey } from '../database/errors.js';
import { QUESTION_SET, type StoredQuestionSet } from './models.js';
import type { QuestionSetModel } from './models.js';

@Injectable()
export class QuestionSetRepository {
  constructor(@InjectModel(QUESTION_SET) private readonly sets: QuestionSetModel) {}

  find(testKey: string, revision: string): Promise<StoredQuestionSet | null> {
    return this.sets.findOne({ testKey, revision }, { _id: 0 }).lean<StoredQuestionSet>().exec();
  }

  /** Stores a revision; the same one again is there already. Nobody sees it before it is published. */
  async add(set: StoredQuestionSet): Promise<void> {
    try {
      await this.sets.insertMany([set], requestComment());
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
