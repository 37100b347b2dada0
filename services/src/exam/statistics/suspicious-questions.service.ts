import { Inject, Injectable } from '@nestjs/common';
import type { Question, SuspiciousQuestion, SuspiciousQuestions } from '@mockingbird/contracts';
import { LRUCache } from 'lru-cache';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { ExamRepository } from '../catalogue/exam.repository.js';
import { MockTestRepository } from '../catalogue/mock-test.repository.js';
import {
  BANK_STATISTICS_GROWTH,
  BANK_STATISTICS_MS,
  SUSPICIOUS_QUESTIONS,
  SUSPICIOUS_TESTS,
} from '../limits.js';
import { TestRevisionsService } from '../questions/test-revisions.service.js';
import { questionHash } from './question-hash.js';
import { addScores, ItemScores, type StoredItemScores } from './score-sums.js';
import type { StoredStatistics } from './statistics.model.js';
import { StatisticsRepository } from './statistics.repository.js';
import { ENOUGH_ANSWERS, findSuspicion } from './suspicion.js';

/** A suspicious question without the ids of its test and exam: a test can be renamed. */
type Found = Omit<SuspiciousQuestion, 'examId' | 'testId'>;

/** Scored attempts of each test, over all its revisions, by test key. */
type ScoredCounts = ReadonlyMap<string, number>;

/** What was found in a test when it had so many scored attempts. */
interface Result {
  revision: string;
  scored: number;
  found: Found[];
}

/** Finds published questions whose keys may be wrong. */
@Injectable()
export class SuspiciousQuestionsService {
  /** By test key. */
  private readonly results = new LRUCache<string, Result>({ max: SUSPICIOUS_TESTS });
  private counted: { at: number; counts: Promise<ScoredCounts> } | undefined;

  constructor(
    private readonly statistics: StatisticsRepository,
    private readonly exams: ExamRepository,
    private readonly tests: MockTestRepository,
    private readonly revisions: TestRevisionsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Lists the suspicious questions of all tests, the lowest discrimination first. A question keeps its sums when other questions
   * of the test change.
   */
  async list(): Promise<SuspiciousQuestions> {
    const scored = await this.statistics.countScored();
    const keys = [...scored].flatMap(([key, count]) => (count < ENOUGH_ANSWERS ? [] : [key]));
    const [tests, exams] = await Promise.all([this.tests.findAll(keys), this.exams.listAll()]);
    const examIds = new Map(exams.map(({ key, examId }) => [key, examId]));
    const all: SuspiciousQuestion[] = [];
    // One test at a time: a test with many questions takes megabytes.
    for (const { key, testId, examKey, revision = '', deleted } of tests) {
      // Its questions are in the bin.
      if (deleted !== undefined) continue;
      const examId = examIds.get(examKey) ?? examKey;
      const found = await this.findOf(key, revision, scored.get(key) ?? 0, 0);
      all.push(...found.map((question) => ({ examId, testId, ...question })));
    }
    all.sort((a, b) => (a.discrimination ?? 0) - (b.discrimination ?? 0));
    return { data: all.slice(0, SUSPICIOUS_QUESTIONS), meta: { total: all.length } };
  }

  /**
   * For the filter of the question bank. New submissions may count a minute later, or when they are 5% more: the bank asks at
   * each request. New questions count immediately.
   * @param published the published revision of each test, by test key
   * @returns every suspicious question with the key of its test
   */
  async listReasons(
    published: ReadonlyMap<string, string>,
  ): Promise<{ testKey: string; questionId: string }[]> {
    const all: { testKey: string; questionId: string }[] = [];
    for (const [testKey, scored] of await this.countRecently()) {
      const revision = published.get(testKey);
      if (revision === undefined || scored < ENOUGH_ANSWERS) continue;
      const found = await this.findOf(testKey, revision, scored, BANK_STATISTICS_GROWTH);
      all.push(...found.map(({ questionId }) => ({ testKey, questionId })));
    }
    return all;
  }

  /** Concurrent requests share one query. A failed one is not remembered. */
  private countRecently(): Promise<ScoredCounts> {
    const now = this.clock();
    const known = this.counted;
    if (known !== undefined && Math.abs(now - known.at) < BANK_STATISTICS_MS) return known.counts;
    const counts = this.statistics.countScored();
    const counted = { at: now, counts };
    this.counted = counted;
    counts.catch(() => {
      if (this.counted === counted) this.counted = undefined;
    });
    return counts;
  }

  /**
   * @param scored scored attempts of all revisions of the test
   * @param growth share of further attempts for which an earlier result is still used
   */
  private async findOf(key: string, revision: string, scored: number, growth: number): Promise<Found[]> {
    const known = this.results.get(key);
    const isCurrent =
      known?.revision === revision && Math.abs(scored - known.scored) <= known.scored * growth;
    if (isCurrent) return known.found;
    const questions = (await this.revisions.getQuestions({ key }, revision)) ?? [];
    const hashes = questions.map(questionHash);
    const stored = await this.statistics.findShared(key, revision, hashes);
    const sums = sumsByHash(stored, { revision, hashes });
    const found = questions.flatMap((question, index) =>
      findIn(question, index + 1, questions.length, sums.get(hashes[index] ?? '')),
    );
    this.results.set(key, { revision, scored, found });
    return found;
  }
}

/** @returns the question if it is suspicious */
function findIn(question: Question, number: number, questions: number, sums: StoredItemScores = {}): Found[] {
  const { questionId = '', questionText, correctAnswer, options } = question;
  const scores = new ItemScores(sums, correctAnswer);
  const suspicion = findSuspicion(scores, correctAnswer, options.length, questions);
  if (suspicion === undefined) return [];
  const shareRight = scores.count(correctAnswer) / scores.scored;
  return [
    {
      questionId,
      number,
      questionText,
      ...suspicion,
      scored: scores.scored,
      shareRight,
      discrimination: scores.correlation(correctAnswer),
      correctAnswer,
    },
  ];
}

/**
 * Adds up the sums of equal questions over the revisions of a test.
 * @param published for its statistics of an earlier version, which have no hashes
 */
function sumsByHash(
  all: readonly Pick<StoredStatistics, 'revision' | 'scores' | 'hashes'>[],
  published: { revision: string; hashes: readonly string[] },
): Map<string, StoredItemScores> {
  const sums = new Map<string, StoredItemScores>();
  for (const { revision, scores, hashes = revision === published.revision ? published.hashes : [] } of all) {
    for (const [index, hash] of hashes.entries()) {
      const ofQuestion = scores?.questions[String(index)];
      if (ofQuestion) sums.set(hash, addScores(sums.get(hash) ?? {}, ofQuestion));
    }
  }
  return sums;
}
