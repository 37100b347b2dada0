import { Injectable } from '@nestjs/common';
import type { OwnTestOffer, OwnTestResponse, Question } from '@mockingbird/contracts';
import {
  type Draw,
  drawQuestions,
  hashText,
  type OwnTestSettings,
  pickMath,
  questionsOfSelection,
} from '@mockingbird/exam-core';
import { compareNatural } from '@mockingbird/remote-kit';
import { notFound } from '../../http/response/problem.js';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository, type PublishedTest } from '../catalogue/mock-test.repository.js';
import type { StoredExam } from '../catalogue/models.js';
import {
  type IndexedQuestion,
  QuestionSetRepository,
  type SetName,
} from '../questions/question-set.repository.js';
import { countOffered } from './count-offered.js';
import { QuestionIndexes } from './question-indexes.service.js';

/** A question with the set that holds it. */
type PoolQuestion = IndexedQuestion & { set: SetName };

/** All questions of some exams, without their texts. */
interface Pool {
  /** In the order of their keys. */
  exams: [StoredExam, ...StoredExam[]];
  /** In the order of their ids. */
  tests: PublishedTest[];
  questions: PoolQuestion[];
  minutesPerQuestion: number;
}

/** Texts and formulas of questions. */
interface Texts {
  questions: Question[];
  math: Record<string, string>;
}

/** How often sets are searched that a publication replaced between two reads. */
const READS = 3;

/** Repeats a read until it finds all sets. */
async function readComplete<Result>(read: () => Promise<Result | undefined>): Promise<Result> {
  for (let count = 0; count < READS; count += 1) {
    const result = await read();
    if (result !== undefined) return result;
  }
  throw new Error('A published question set is missing in the database.');
}

const setOf = ({ key, revision }: PublishedTest): SetName[] =>
  revision === undefined ? [] : [{ testKey: key, revision }];

/** Tests that students put together from the questions of exams. */
@Injectable()
export class OwnTestsService {
  constructor(
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly sets: QuestionSetRepository,
    private readonly indexes: QuestionIndexes,
  ) {}

  /**
   * @param examKeys sorted keys of exams
   * @throws ProblemError MB-1003
   */
  async offer(examKeys: readonly string[]): Promise<OwnTestOffer> {
    const { questions, minutesPerQuestion } = await readComplete(() => this.readPool(examKeys));
    const all = questionsOfSelection(questions, { topics: [], level: undefined });
    return { questions: countOffered(all), minutesPerQuestion };
  }

  /** @throws ProblemError MB-1003 */
  questions(settings: OwnTestSettings): Promise<OwnTestResponse> {
    return readComplete(async () => {
      const pool = await this.readPool(settings.exams);
      const draw = pool && drawQuestions(pool.questions, settings);
      const texts = draw && (await this.readTexts(draw.questions));
      return texts && toResponse(pool, draw, texts);
    });
  }

  /** @returns undefined when a set was replaced meanwhile */
  private async readPool(examKeys: readonly string[]): Promise<Pool | undefined> {
    const found = await this.exams.findAll(examKeys);
    const listed = await this.tests.listPublished(found.map(({ key }) => key));
    const [first, ...others] = found.sort((a, b) => (a.key < b.key ? -1 : 1));
    if (!first || found.length < examKeys.length) throw notFound('Exam not found');
    const exams: Pool['exams'] = [first, ...others];
    const tests = listed.sort((a, b) => compareNatural(a.testId, b.testId));
    const indexes = await this.indexes.find(tests.flatMap(setOf));
    const questions: PoolQuestion[] = [];
    for (const index of indexes) {
      if (!index) return undefined;
      const { testKey, revision } = index;
      questions.push(...index.questions.map((each) => ({ ...each, set: { testKey, revision } })));
    }
    return { exams, tests, questions, minutesPerQuestion: minutesPerQuestion(tests, questions, exams) };
  }

  /** @returns the questions in the same order; undefined when a set was replaced meanwhile */
  private async readTexts(chosen: readonly PoolQuestion[]): Promise<Texts | undefined> {
    const sets = [...new Map(chosen.map(({ set }) => [set.testKey, set])).values()];
    const ids = chosen.map(({ questionId }) => questionId);
    const found = await this.sets.findQuestions(sets, ids);
    const byId = new Map(found.flatMap(({ questions }) => questions).map((each) => [each.questionId, each]));
    const questions = ids.flatMap((id) => byId.get(id) ?? []);
    if (questions.length < ids.length) return undefined;
    const math = Object.fromEntries(found.flatMap((set) => set.math.map(({ tex, mathml }) => [tex, mathml])));
    return { questions, math: pickMath(questions, math) };
  }
}

/** Minutes for one question in the first mock test with a clock and questions; 0 without any. */
function minutesPerQuestion(
  tests: readonly PublishedTest[],
  questions: readonly PoolQuestion[],
  exams: readonly StoredExam[],
): number {
  for (const { key, examKey, duration } of tests) {
    const minutes = duration ?? exams.find((exam) => exam.key === examKey)?.duration ?? 0;
    const count = questions.filter(({ set }) => set.testKey === key).length;
    if (minutes > 0 && count > 0) return minutes / count;
  }
  return 0;
}

function toResponse(
  { exams: [exam], tests }: Pool,
  { available, hasNext }: Draw<PoolQuestion>,
  { questions, math }: Texts,
): OwnTestResponse {
  const { marksPerQuestion, negativeMarksPerQuestion } = tests[0] ?? exam;
  const { examId, title: examTitle } = exam;
  const revision = hashText(tests.map((test) => test.revision ?? '').join(' ')).toString(36);
  return {
    data: questions,
    meta: { examId, examTitle, marksPerQuestion, negativeMarksPerQuestion, math, revision },
    available,
    hasNext,
  };
}
