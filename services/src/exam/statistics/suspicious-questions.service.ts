import { Injectable } from '@nestjs/common';
import type { SuspiciousQuestion, SuspiciousQuestions } from '@mockingbird/contracts';
import { LRUCache } from 'lru-cache';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository } from '../catalogue/mock-test.repository.js';
import type { StoredMockTest } from '../catalogue/models.js';
import { SUSPICIOUS_QUESTIONS, SUSPICIOUS_TESTS } from '../limits.js';
import { TestRevisionsService } from '../questions/test-revisions.service.js';
import { questionHash } from './question-hash.js';
import { addScores, ItemScores, type StoredItemScores } from './score-sums.js';
import type { StoredStatistics } from './statistics.model.js';
import { StatisticsRepository } from './statistics.repository.js';
import { ENOUGH_ANSWERS, findSuspicion } from './suspicion.js';

/** A suspicious question without the id of its exam. */
type Found = Omit<SuspiciousQuestion, 'examId'>;

/** Finds published questions whose keys may be wrong. */
@Injectable()
export class SuspiciousQuestionsService {
  /** What was found, by test. It holds until the test gets other questions or a further submission. */
  private readonly results = new LRUCache<string, { version: string; found: Found[] }>({
    max: SUSPICIOUS_TESTS,
  });

  constructor(
    private readonly statistics: StatisticsRepository,
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly revisions: TestRevisionsService,
  ) {}

  /**
   * Lists the suspicious questions of all tests, the lowest discrimination first. A question keeps its sums when other questions
   * of the test change.
   */
  async list(): Promise<SuspiciousQuestions> {
    const all = await this.findAll();
    return { data: all.slice(0, SUSPICIOUS_QUESTIONS), meta: { total: all.length } };
  }

  /** @returns every suspicious question with its test, for the filter of the question bank */
  async listReasons(): Promise<Pick<SuspiciousQuestion, 'testId' | 'questionId' | 'reason'>[]> {
    return (await this.findAll()).map(({ testId, questionId, reason }) => ({ testId, questionId, reason }));
  }

  private async findAll(): Promise<SuspiciousQuestion[]> {
    const scored = await this.statistics.countScored();
    const keys = [...scored].flatMap(([key, count]) => (count < ENOUGH_ANSWERS ? [] : [key]));
    const [tests, exams] = await Promise.all([this.tests.findAll(keys), this.exams.listAll()]);
    const examIds = new Map(exams.map(({ key, examId }) => [key, examId]));
    const all: SuspiciousQuestion[] = [];
    // One test at a time: a test with many questions takes megabytes.
    for (const test of tests) {
      // Its questions are in the bin.
      if (test.deleted !== undefined) continue;
      const examId = examIds.get(test.examKey) ?? test.examKey;
      const found = await this.findOf(test, scored.get(test.key) ?? 0);
      all.push(...found.map((question) => ({ examId, ...question })));
    }
    return all.sort((a, b) => (a.discrimination ?? 0) - (b.discrimination ?? 0));
  }

  /** @param scored scored attempts of all revisions of the test */
  private async findOf(test: StoredMockTest, scored: number): Promise<Found[]> {
    const { key, testId, revision = '' } = test;
    const version = `${revision} ${scored}`;
    const known = this.results.get(key);
    if (known?.version === version) return known.found;
    const questions = (await this.revisions.getQuestions(test, revision)) ?? [];
    const sums = sumsByHash(await this.statistics.findAll(key));
    const found = questions.flatMap((question, index): Found[] => {
      const { questionId = '', questionText, correctAnswer, options } = question;
      const scores = new ItemScores(sums.get(questionHash(question)) ?? {}, correctAnswer);
      const suspicion = findSuspicion(scores, correctAnswer, options.length, questions.length);
      if (suspicion === undefined) return [];
      const shareRight = scores.count(correctAnswer) / scores.scored;
      return [
        {
          testId,
          questionId,
          number: index + 1,
          questionText,
          ...suspicion,
          scored: scores.scored,
          shareRight,
          discrimination: scores.correlation(correctAnswer),
          correctAnswer,
        },
      ];
    });
    this.results.set(key, { version, found });
    return found;
  }
}

/** Adds up the sums of equal questions over the revisions of a test. */
function sumsByHash(all: readonly StoredStatistics[]): Map<string, StoredItemScores> {
  const sums = new Map<string, StoredItemScores>();
  for (const { scores, hashes = [] } of all) {
    for (const [index, hash] of hashes.entries()) {
      const ofQuestion = scores?.questions[String(index)];
      if (ofQuestion) sums.set(hash, addScores(sums.get(hash) ?? {}, ofQuestion));
    }
  }
  return sums;
}
