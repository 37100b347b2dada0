import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../exam/catalogue.service.js';
import { PublisherService } from './publisher.service.js';
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
}

export interface SeedCounts {
  exams: number;
  tests: number;
  questions: number;
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
   * A seed that was cut off goes on with the next call: what is stored already is recognised.
   * @returns what was stored, or undefined when the database holds exams already (then nothing is done)
   * @throws ProblemError with every fault of the first exam, test or file that does not fit
   */
  async seed(bank: readonly BankExam[]): Promise<SeedCounts | undefined> {
    const begun = await this.marks.find();
    if (begun?.done === true) return undefined;
    if (begun === null && !(await this.catalogue.isEmpty())) return undefined;
    await this.marks.put(false);
    const counts: SeedCounts = { exams: 0, tests: 0, questions: 0 };
    for (const { exam, tests } of bank) {
      const { details, weight, ...form } = exam;
      await this.publisher.publishExam({ ...form, details }, weight === undefined ? {} : { weight });
      counts.exams += 1;
      for (const test of tests) {
        counts.questions += await this.seedTest(exam.examId, test);
        counts.tests += 1;
      }
    }
    await this.marks.put(true);
    return counts;
  }

  /** @returns whether this database was filled from a bank, rather than by somebody with exams of their own */
  async isSeeded(): Promise<boolean> {
    return (await this.marks.find())?.done === true;
  }

  private async seedTest(examId: string, test: BankTest): Promise<number> {
    const { questions, title, sections, ...form } = test;
    await this.publisher.publishMockTest({ ...form, examId, details: { title, sections } });
    await this.publisher.publishQuestions({ examId, testId: test.testId }, JSON.stringify(questions));
    return questions.length;
  }
}
