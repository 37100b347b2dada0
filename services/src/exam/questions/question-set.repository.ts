import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mongo } from 'mongoose';
import { requestComment } from '../../database/request-comment.js';
import { duplicatesOf } from '../../database/errors.js';
import { QUESTION_SET, type StoredQuestionSet } from './question-set.model.js';
import type { QuestionSetModel } from './question-set.model.js';

/** The revisions of a test that are needed. */
export interface Needed {
  testKey: string;
  needed: readonly string[];
}

@Injectable()
export class QuestionSetRepository {
  constructor(@InjectModel(QUESTION_SET) private readonly sets: QuestionSetModel) {}

  find(testKey: string, revision: string): Promise<StoredQuestionSet | null> {
    return this.sets.findOne({ testKey, revision }, { _id: 0 }).lean<StoredQuestionSet>().exec();
  }

  /** @returns how many questions a revision has; 0 for one that is not there */
  async count(testKey: string, revision: string): Promise<number> {
    const [found] = await this.sets
      .aggregate<{ questions: number }>([
        { $match: { testKey, revision } },
        { $project: { _id: 0, questions: { $size: '$questions' } } },
      ])
      .exec();
    return found?.questions ?? 0;
  }

  /** @returns how large a revision is when it is stored, in bytes of BSON */
  sizeOf(set: Pick<StoredQuestionSet, 'questions' | 'math'>): number {
    return mongo.BSON.calculateObjectSize(set, { ignoreUndefined: true });
  }

  /** Stores a revision, or finds it there. Nobody sees it before it is published. */
  async add(set: StoredQuestionSet): Promise<void> {
    const { testKey, revision, usedAt } = set;
    // One that is there may be removed in this moment: then it is stored anew.
    while (!(await this.insert(set))) if (await this.use(testKey, revision, usedAt)) return;
  }

  /**
   * Says that a revision is about to be published, so that it is not removed meanwhile.
   * @returns false when it is not there
   */
  async use(testKey: string, revision: string, usedAt: Date): Promise<boolean> {
    const { matchedCount } = await this.sets
      .updateOne({ testKey, revision }, { $max: { usedAt }, $inc: { uses: 1 } })
      .exec();
    return matchedCount === 1;
  }

  /**
   * Removes revisions of tests that nobody needs.
   * @param tests each with the revisions that stay
   * @param before what was about to be published since then stays too: somebody may be publishing or reading it
   */
  async prune(tests: readonly Needed[], before: Date): Promise<void> {
    if (tests.length === 0) return;
    await this.sets.bulkWrite(
      tests.map(({ testKey, needed }) => ({
        deleteMany: { filter: { testKey, revision: { $nin: [...needed] }, usedAt: { $lt: before } } },
      })),
      { ordered: false },
    );
  }

  /**
   * Stores many revisions at once, or finds them there.
   * @returns those that were not there
   */
  async addAll(sets: readonly StoredQuestionSet[]): Promise<StoredQuestionSet[]> {
    const there = await this.insertAll(sets);
    for (const set of there) await this.add(set);
    return sets.filter((set) => !there.includes(set));
  }

  /** Removes revisions that were stored for a publication that did not happen, unless somebody else uses them. */
  async discard(sets: readonly Pick<StoredQuestionSet, 'testKey' | 'revision'>[]): Promise<void> {
    if (sets.length === 0) return;
    const filters = sets.map(({ testKey, revision }) => ({ testKey, revision, uses: 0 }));
    await this.sets.bulkWrite(
      filters.map((filter) => ({ deleteOne: { filter } })),
      { ordered: false },
    );
  }

  /**
   * Past mongoose: it would look at each question once more, which holds the process for long.
   * @returns those that are there already
   */
  private async insertAll(sets: readonly StoredQuestionSet[]): Promise<StoredQuestionSet[]> {
    if (sets.length === 0) return [];
    try {
      // The driver writes an _id into what it is given.
      const documents = sets.map((set) => ({ ...set }));
      const { comment } = requestComment();
      await this.sets.collection.insertMany(documents, {
        ordered: false,
        ...(comment !== undefined && { comment }),
      });
      return [];
    } catch (error) {
      const refused = duplicatesOf(error);
      if (refused === undefined) throw error;
      return sets.filter((_, index) => refused.has(index));
    }
  }

  private async insert(set: StoredQuestionSet): Promise<boolean> {
    return (await this.insertAll([set])).length === 0;
  }
}
