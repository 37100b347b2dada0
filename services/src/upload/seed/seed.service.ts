import { Injectable } from '@nestjs/common';
import { examKey, questionFileSteps } from '@mockingbird/exam-core';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { testKey } from '../../exam/catalogue/test-key.js';
import { invalid, ProblemError } from '../../http/response/problem.js';
import { SEED_ISSUES_PER_ENTRY } from '../limits.js';
import { Turn } from '../../common/event-loop-yield.js';
import { PublisherService } from '../publisher.service.js';
import { SeedMarkRepository } from './seed-mark.repository.js';

/** A test of the bank: the fields of the form and the questions of the file. */
export interface BankTest {
  testId: string;
  title?: string;
  sections?: unknown;
  questions: readonly unknown[];
  [field: string]: unknown;
}

export interface BankExam {
  exam: { examId: string; details: unknown; weight?: number; [field: string]: unknown };
  tests: readonly BankTest[];
  /** Where it comes from, for messages. */
  file?: string;
}

export interface SeedCounts {
  exams: number;
  tests: number;
  questions: number;
}

/** The bank says all of an exam and a test: a seed that goes on after a cut leaves nothing of an older bank. */
const WHOLE = { isWhole: true };

export interface BankSeeded {
  counts: SeedCounts;
  /** What is wrong with the exams and tests that were left out. */
  issues: string[];
}

const BAD_REQUEST = 400;
const CONFLICT = 409;

/**
 * @param place of the entry in the bank
 * @returns what is wrong with an entry, a line each
 * @throws what is no fault of the entry
 */
function issuesOf(error: unknown, place: string): string[] {
  const isOfEntry =
    error instanceof ProblemError && (error.status === BAD_REQUEST || error.status === CONFLICT);
  if (!isOfEntry) throw error;
  const issues = error.faults.map(
    ({ path, message }) => `${place}${path === '' ? '' : ` ${path}`}: ${message}`,
  );
  if (issues.length === 0) return [`${place}: ${error.message}`];
  const more = issues.length - SEED_ISSUES_PER_ENTRY;
  return more > 0 ? [...issues.slice(0, SEED_ISSUES_PER_ENTRY), `${place}: and ${more} more`] : issues;
}

/** Fills an empty database from a bank, the way an admin would: same parser, same checks, same publisher. */
@Injectable()
export class SeedService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly publisher: PublisherService,
    private readonly marks: SeedMarkRepository,
  ) {}

  /**
   * A seed that was cut off goes on with the next call: what is stored already is recognised. Faulty exams and tests are
   * left out and named; the next call brings them when they are right, and leaves alone what is there.
   * @param isPartial whether the bank lacks files that could not be read
   * @returns what was stored, or undefined when the database holds the bank or other exams already (then nothing is done)
   */
  async seed(bank: readonly BankExam[], isPartial: boolean = false): Promise<BankSeeded | undefined> {
    const begun = await this.marks.find();
    if (begun?.done === true && begun.isPartial !== true) return undefined;
    if (begun === null && !(await this.catalogue.isEmpty())) return undefined;
    const onlyMissing = begun?.done === true;
    if (!onlyMissing) await this.marks.put({ done: false, isPartial });
    const seeded: BankSeeded = { counts: { exams: 0, tests: 0, questions: 0 }, issues: [] };
    for (const entry of bank) await this.seedExam(entry, onlyMissing, seeded);
    await this.marks.put({ done: true, isPartial: isPartial || seeded.issues.length > 0 });
    return seeded;
  }

  /** @returns whether this database was filled from a bank, rather than by somebody with exams of their own */
  async isSeeded(): Promise<boolean> {
    return (await this.marks.find())?.done === true;
  }

  private async seedExam(
    { exam, tests, file }: BankExam,
    onlyMissing: boolean,
    { counts, issues }: BankSeeded,
  ): Promise<void> {
    const { details, weight, ...form } = exam;
    const place = file ?? `exam ${exam.examId}`;
    try {
      if (!onlyMissing || (await this.catalogue.exam(examKey(String(exam.examId)))) === null) {
        await this.publisher.publishExam(
          { ...form, details },
          { ...WHOLE, ...(weight !== undefined && { weight }) },
        );
        counts.exams += 1;
      }
    } catch (error) {
      issues.push(...issuesOf(error, place));
      return;
    }
    for (const test of tests) {
      if (onlyMissing && (await this.hasQuestions(test))) continue;
      try {
        counts.questions += await this.seedTest(exam.examId, test);
        counts.tests += 1;
      } catch (error) {
        issues.push(...issuesOf(error, `${place}, test ${test.testId}`));
      }
    }
  }

  /** A test without questions was cut off between the two: it is as good as missing. */
  private async hasQuestions({ testId }: BankTest): Promise<boolean> {
    return (await this.catalogue.mockTest(testKey(String(testId))))?.revision !== undefined;
  }

  private async seedTest(examId: string, test: BankTest): Promise<number> {
    const { questions, title, sections, ...form } = test;
    const file = JSON.stringify(questions);
    // Before the test is stored: one without questions is worse than none.
    const parsed = await new Turn().during(questionFileSteps(file));
    if (!parsed.ok) throw invalid(parsed.faults);
    await this.publisher.publishMockTest({ ...form, examId, details: { title, sections } }, WHOLE);
    await this.publisher.publishQuestions({ examId, testId: test.testId }, file);
    return questions.length;
  }
}
