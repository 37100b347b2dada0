import { Injectable } from '@nestjs/common';
import type { Question } from '@mockingbird/contracts';
import { InjectModel } from '@nestjs/mongoose';
import { mongo } from 'mongoose';
import { requestComment } from '../../database/request-comment.js';
import { findDuplicates } from '../../database/errors.js';
import { UNMEASURED_BYTES } from '../limits.js';
import { chooseObsolete, type FormerRevision, type Retention } from './choose-obsolete.js';
import { QUESTION_SET, type StoredQuestionSet } from './question-set.model.js';
import type { QuestionSetModel } from './question-set.model.js';

/** Names a stored set. */
export type SetName = Pick<StoredQuestionSet, 'testKey' | 'revision'>;

/** What decides whether an own test takes a question. Only questions with an id can be submitted. */
export type IndexedQuestion = Pick<Question, 'topic' | 'level'> & { questionId: string };
export type QuestionIndex = SetName & { questions: IndexedQuestion[] };

/** The revisions of a test that must stay. */
export interface NeededRevisions {
  testKey: string;
  needed: readonly string[];
}

const toFilter = ({ testKey, revision }: SetName): SetName => ({ testKey, revision });
const hasId = (question: Question): question is Question & { questionId: string } =>
  question.questionId !== undefined;

function groupByTest<Named extends SetName>(sets: readonly Named[]): Map<string, Named[]> {
  const groups = new Map<string, Named[]>();
  for (const set of sets) {
    const group = groups.get(set.testKey);
    if (group === undefined) groups.set(set.testKey, [set]);
    else group.push(set);
  }
  return groups;
}

@Injectable()
export class QuestionSetRepository {
  constructor(@InjectModel(QUESTION_SET) private readonly sets: QuestionSetModel) {}

  find(testKey: string, revision: string): Promise<StoredQuestionSet | null> {
    return this.sets.findOne({ testKey, revision }, { _id: 0 }).lean<StoredQuestionSet>().exec();
  }

  /** @returns those of the revisions that are stored */
  async findStored(testKey: string, revisions: readonly string[]): Promise<string[]> {
    const found = await this.sets
      .find({ testKey, revision: { $in: [...revisions] } }, { _id: 0, revision: 1 })
      .lean<Pick<StoredQuestionSet, 'revision'>[]>()
      .exec();
    return found.map(({ revision }) => revision);
  }

  /** @returns ids, topics and levels of the questions of these sets, without sets that are not stored */
  async findIndexes(names: readonly SetName[]): Promise<QuestionIndex[]> {
    if (names.length === 0) return [];
    const fields = {
      testKey: 1,
      revision: 1,
      'questions.questionId': 1,
      'questions.topic': 1,
      'questions.level': 1,
    };
    const found = await this.sets
      .find({ $or: names.map(toFilter) }, { _id: 0, ...fields })
      .lean<StoredQuestionSet[]>()
      .exec();
    return found.map(({ questions, ...name }) => ({ ...name, questions: questions.filter(hasId) }));
  }

  /**
   * @param names sets
   * @param questionIds the only questions to read
   * @returns those questions, with all formulas of their sets
   */
  async findQuestions(
    names: readonly SetName[],
    questionIds: readonly string[],
  ): Promise<Pick<StoredQuestionSet, 'questions' | 'math'>[]> {
    if (names.length === 0) return [];
    const isWanted = { $in: ['$$question.questionId', questionIds] };
    return this.sets
      .aggregate<Pick<StoredQuestionSet, 'questions' | 'math'>>([
        { $match: { $or: names.map(toFilter) } },
        {
          $project: {
            _id: 0,
            math: 1,
            questions: { $filter: { input: '$questions', as: 'question', cond: isWanted } },
          },
        },
      ])
      .exec();
  }

  /**
   * As `findQuestions`, without formulas: a list needs the words only.
   * @param questionIds a set may have some of them
   */
  async findTexts(
    names: readonly SetName[],
    questionIds: readonly string[],
  ): Promise<(SetName & Pick<StoredQuestionSet, 'questions'>)[]> {
    if (names.length === 0) return [];
    const isWanted = { $in: ['$$question.questionId', questionIds] };
    const questions = { $filter: { input: '$questions', as: 'question', cond: isWanted } };
    return this.sets
      .aggregate<SetName & Pick<StoredQuestionSet, 'questions'>>([
        { $match: { $or: names.map(toFilter) } },
        { $project: { _id: 0, testKey: 1, revision: 1, questions } },
      ])
      .exec();
  }

  /** @returns the number of questions of each stored revision of a test */
  async countByRevision(testKey: string): Promise<Map<string, number>> {
    const found = await this.sets
      .aggregate<{ revision: string; questions: number }>([
        { $match: { testKey } },
        { $project: { _id: 0, revision: 1, questions: { $size: '$questions' } } },
      ])
      .exec();
    return new Map(found.map(({ revision, questions }) => [revision, questions]));
  }

  /** @returns the stored size of a revision, in bytes of BSON */
  sizeOf(set: Pick<StoredQuestionSet, 'questions' | 'math'>): number {
    return mongo.BSON.calculateObjectSize(set, { ignoreUndefined: true });
  }

  /** Stores a revision if it is not stored yet. Students cannot see it before its publication. */
  async add(set: StoredQuestionSet): Promise<void> {
    const { testKey, revision, usedAt } = set;
    // A stored set may be removed between both calls: then it is inserted again.
    while (!(await this.insert(set))) if (await this.markUsed(testKey, revision, usedAt)) return;
  }

  /**
   * Marks a revision before its publication, so that it is not removed in the meantime, and before another one replaces it,
   * because its time as a former revision starts then.
   * @returns false when it is not stored
   */
  async markUsed(testKey: string, revision: string, usedAt: Date): Promise<boolean> {
    const { matchedCount } = await this.sets
      .updateOne({ testKey, revision }, { $max: { usedAt }, $inc: { uses: 1 } })
      .exec();
    return matchedCount === 1;
  }

  /** Marks many revisions before others replace them. */
  async markAllUsed(names: readonly SetName[], usedAt: Date): Promise<void> {
    if (names.length === 0) return;
    const update = { $max: { usedAt }, $inc: { uses: 1 } };
    await this.sets.bulkWrite(
      names.map((name) => ({ updateOne: { filter: toFilter(name), update } })),
      { ordered: false },
    );
  }

  /**
   * Removes obsolete revisions of tests.
   * @param tests each with the revisions that stay
   * @param unusedSince revisions used since this time stay too: a request may be publishing or reading them
   * @param retention how long and how many others stay
   */
  async prune(tests: readonly NeededRevisions[], unusedSince: Date, retention: Retention): Promise<void> {
    if (tests.length === 0) return;
    const needed = new Map(tests.map((test) => [test.testKey, new Set(test.needed)]));
    const former = (await this.listFormer([...needed.keys()], unusedSince)).filter(
      ({ testKey, revision }) => needed.get(testKey)?.has(revision) !== true,
    );
    const obsolete = [...groupByTest(former)].flatMap(([testKey, sets]) =>
      chooseObsolete(sets, retention).map((revision) => ({ testKey, revision })),
    );
    if (obsolete.length === 0) return;
    await this.sets.bulkWrite(
      obsolete.map((name) => ({ deleteOne: { filter: { ...name, usedAt: { $lt: unusedSince } } } })),
      { ordered: false },
    );
  }

  /** @returns revisions of tests that were last used before a time. An index has all fields that are read. */
  private async listFormer(keys: readonly string[], before: Date): Promise<(FormerRevision & SetName)[]> {
    const found = await this.sets
      .find(
        { testKey: { $in: keys }, usedAt: { $lt: before } },
        { _id: 0, testKey: 1, usedAt: 1, revision: 1, bytes: 1 },
      )
      .lean<(Omit<FormerRevision, 'bytes'> & SetName & { bytes?: number })[]>()
      .exec();
    return found.map((set) => ({ ...set, bytes: set.bytes ?? UNMEASURED_BYTES }));
  }

  /**
   * Stores many revisions together, if they are not stored yet.
   * @returns the revisions that were added
   */
  async addAll(sets: readonly StoredQuestionSet[]): Promise<StoredQuestionSet[]> {
    const existing = await this.insertAll(sets);
    for (const set of existing) await this.add(set);
    return sets.filter((set) => !existing.includes(set));
  }

  /** Removes revisions of a failed publication, unless another publication uses them. */
  async discard(sets: readonly Pick<StoredQuestionSet, 'testKey' | 'revision'>[]): Promise<void> {
    if (sets.length === 0) return;
    const filters = sets.map(({ testKey, revision }) => ({ testKey, revision, uses: 0 }));
    await this.sets.bulkWrite(
      filters.map((filter) => ({ deleteOne: { filter } })),
      { ordered: false },
    );
  }

  /**
   * Bypasses mongoose: it would validate each question again and block the event loop.
   * @returns the sets that were already stored
   */
  private async insertAll(sets: readonly StoredQuestionSet[]): Promise<StoredQuestionSet[]> {
    if (sets.length === 0) return [];
    try {
      // The driver adds an _id to the objects, so it gets copies.
      const documents = sets.map((set) => ({ ...set }));
      const { comment } = requestComment();
      await this.sets.collection.insertMany(documents, {
        ordered: false,
        ...(comment !== undefined && { comment }),
      });
      return [];
    } catch (error) {
      const duplicates = findDuplicates(error);
      if (duplicates === undefined) throw error;
      return sets.filter((_, index) => duplicates.has(index));
    }
  }

  private async insert(set: StoredQuestionSet): Promise<boolean> {
    return (await this.insertAll([set])).length === 0;
  }
}
