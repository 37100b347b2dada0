import { Injectable } from '@nestjs/common';
import { examKey, questionFileSteps } from '@mockingbird/exam-core';
import pMap from 'p-map';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { testKey } from '../../exam/catalogue/test-key.js';
import { invalid, ProblemError } from '../../http/response/problem.js';
import { SEED_ISSUES_PER_ENTRY, SEED_TESTS_AT_ONCE } from '../limits.js';
import { EventLoopYield } from '../../common/event-loop-yield.js';
import { PublisherService } from '../publisher.service.js';
import { SeedMarkRepository } from './seed-mark.repository.js';

/** A test of the bank: the fields of the form and the questions of the file. */
export interface BankTest {
  testId: string;
  title?: string;
  sections?: unknown;
  sectionRule?: unknown;
  realExam?: unknown;
  scoreEstimate?: unknown;
  questions: readonly unknown[];
  [field: string]: unknown;
}

export interface BankExam {
  exam: { examId: string; details: unknown; weight?: number; [field: string]: unknown };
  tests: readonly BankTest[];
  /** Source file, for messages. */
  file?: string;
}

export interface SeedCounts {
  exams: number;
  tests: number;
  questions: number;
}

/** Entries of a bank are complete, so that a resumed seed removes fields of an older bank. */
const WHOLE = { isWhole: true };

export interface BankSeedResult {
  counts: SeedCounts;
  /** Issues of the exams and tests that were left out. */
  issues: string[];
}

const BAD_REQUEST = 400;
const CONFLICT = 409;

/**
 * @param source name of the entry in the bank
 * @returns the issues of an entry, one line each
 * @throws an error that does not come from the entry
 */
function toIssues(error: unknown, source: string): string[] {
  const isEntryIssue =
    error instanceof ProblemError && (error.status === BAD_REQUEST || error.status === CONFLICT);
  if (!isEntryIssue) throw error;
  const issues = error.issues.map(
    ({ path, message }) => `${source}${path === '' ? '' : ` ${path}`}: ${message}`,
  );
  if (issues.length === 0) return [`${source}: ${error.message}`];
  const more = issues.length - SEED_ISSUES_PER_ENTRY;
  return more > 0 ? [...issues.slice(0, SEED_ISSUES_PER_ENTRY), `${source}: and ${more} more`] : issues;
}

/** Fills an empty database from a bank, with the same parser, checks and publisher as an upload. */
@Injectable()
export class SeedService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly publisher: PublisherService,
    private readonly marks: SeedMarkRepository,
  ) {}

  /**
   * Stores the exams and tests of a bank. The next call continues an interrupted seed. Entries with issues are left out and
   * listed; a later call adds them when they are correct, and does not touch the stored ones.
   * @param isPartial whether the bank lacks files that could not be read
   * @returns what was stored, or undefined when the database already contains the bank or other exams
   */
  async seed(bank: readonly BankExam[], isPartial: boolean = false): Promise<BankSeedResult | undefined> {
    const mark = await this.marks.find();
    if (mark?.done === true && mark.isPartial !== true) return undefined;
    if (mark === null && !(await this.catalogue.isEmpty())) return undefined;
    const onlyMissing = mark?.done === true;
    if (!onlyMissing) await this.marks.save({ done: false, isPartial });
    const seeded = await this.seedEntries(bank, onlyMissing);
    await this.marks.save({ done: true, isPartial: isPartial || seeded.issues.length > 0 });
    return seeded;
  }

  /** @returns whether the exams of the database come from a bank */
  async isSeeded(): Promise<boolean> {
    return (await this.marks.find())?.done === true;
  }

  /** Stores the exams first, then several tests at the same time: each waits for many answers of the database. */
  private async seedEntries(bank: readonly BankExam[], onlyMissing: boolean): Promise<BankSeedResult> {
    const counts: SeedCounts = { exams: 0, tests: 0, questions: 0 };
    const issues: string[][] = bank.map(() => []);
    const waiting: { test: BankTest; examId: string; source: string; entry: number }[] = [];
    for (const [entry, item] of bank.entries()) {
      const { exam, tests, file: source = `exam ${exam.examId}` } = item;
      try {
        if (await this.seedExam(item, onlyMissing)) counts.exams += 1;
        waiting.push(...tests.map((test) => ({ test, examId: exam.examId, source, entry })));
      } catch (error) {
        issues[entry]?.push(...toIssues(error, source));
      }
    }
    const results = await pMap(
      waiting,
      async ({ test, examId, source, entry }) => {
        try {
          return { entry, questions: await this.seedTest(examId, test, onlyMissing), issues: [] };
        } catch (error) {
          return { entry, questions: undefined, issues: toIssues(error, `${source}, test ${test.testId}`) };
        }
      },
      { concurrency: SEED_TESTS_AT_ONCE },
    );
    for (const { entry, questions, issues: found } of results) {
      if (questions !== undefined) counts.tests += 1;
      counts.questions += questions ?? 0;
      issues[entry]?.push(...found);
    }
    return { counts, issues: issues.flat() };
  }

  /** @returns whether it stored the exam */
  private async seedExam({ exam }: BankExam, onlyMissing: boolean): Promise<boolean> {
    const { details, weight, ...form } = exam;
    const key = examKey(String(exam.examId));
    if (onlyMissing && (await this.catalogue.exam(key)) !== null) return false;
    if (await this.catalogue.isExamInBin(key)) return false;
    await this.publisher.publishExam(
      { ...form, details },
      { ...WHOLE, ...(weight !== undefined && { weight }) },
    );
    return true;
  }

  /** A test without questions comes from an interrupted seed and counts as missing. */
  private async hasQuestions({ testId }: BankTest): Promise<boolean> {
    return (await this.catalogue.mockTest(testKey(String(testId))))?.revision !== undefined;
  }

  /** @returns the number of stored questions; undefined for a test that was stored before */
  private async seedTest(examId: string, test: BankTest, onlyMissing: boolean): Promise<number | undefined> {
    if (onlyMissing && (await this.hasQuestions(test))) return undefined;
    if (await this.catalogue.isMockTestInBin(testKey(String(test.testId)))) return undefined;
    const { questions, title, sections, sectionRule, realExam, scoreEstimate, ...form } = test;
    const details = { title, sections, sectionRule, realExam, scoreEstimate };
    // Check the questions before the test is stored: a test without questions is worse than none.
    const parsed = await new EventLoopYield().runSteps(questionFileSteps(JSON.stringify(questions)));
    if (!parsed.ok) throw invalid(parsed.issues);
    await this.publisher.publishMockTest({ ...form, examId, details }, WHOLE);
    await this.publisher.publishParsedQuestions({ examId, testId: test.testId }, parsed);
    return questions.length;
  }
}
