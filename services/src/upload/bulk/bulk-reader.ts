import type { Issue } from '@mockingbird/contracts';
import { examKey, IssueList, testEntrySteps, type Report } from '@mockingbird/exam-core';
import type { BulkTest } from '../../exam/publication/bulk-publications.service.js';
import type { StoredExam } from '../../exam/catalogue/models.js';
import { testKey } from '../../exam/catalogue/test-key.js';
import { BULK_GROUP_BYTES, BULK_GROUP_TESTS, LISTED_FORMULAS, LISTED_WARNINGS } from '../limits.js';
import { LISTED_ISSUES } from '../../http/limits.js';
import { QUESTION_SET_BYTES } from '../../exam/limits.js';
import type { RenderFormulas } from '../../text/formula-pool.js';
import { EventLoopYield } from '../../common/event-loop-yield.js';
import { formulaWarningSteps } from '../questions/formula-warnings.js';
import { parseItem } from './parse-item.js';
import { type Fits, prepareQuestions, TOO_LARGE } from '../questions/prepare-questions.js';
import { toUploadedTest } from '../uploaded-test.js';

/** Finds an exam by its address. */
export type FindExam = (key: string) => Promise<StoredExam | null>;

/** Tests that are ready to be staged, with their positions in the body. */
export interface Group {
  tests: BulkTest[];
  /** Zero-based index of each test in the body, by test key. */
  indexes: ReadonlyMap<string, number>;
}

/** Formulas need dollar signs, which JSON may also escape. Most tests have none. */
const mayHoldMath = (json: Buffer): boolean => json.includes('$') || json.includes('\\u0024');

/** BSON needs less than three times the bytes of JSON. Thus small tests need no exact measurement, which is slow. */
const BSON_PER_JSON = 3;

/** Checks the tests of a bulk load one by one, and collects them in groups. */
export class BulkReader {
  private readonly report: Report = {
    issues: new IssueList(LISTED_ISSUES, 'fault'),
    warnings: new IssueList(LISTED_WARNINGS, 'warning'),
  };
  /** A separate list, so that formulas leave room for other warnings. */
  private readonly formulas = new IssueList(LISTED_FORMULAS, 'unreadable formula');
  private readonly exams = new Map<string, StoredExam | null>();
  private readonly indexes = new Map<string, number>();
  private readonly eventLoop = new EventLoopYield();
  private tests: BulkTest[] = [];
  private bytes = 0;
  private read = 0;
  private questionCount = 0;

  constructor(
    private readonly findExam: FindExam,
    private readonly fits: Fits,
    private readonly render: RenderFormulas,
  ) {}

  get count(): { tests: number; questions: number } {
    return { tests: this.read, questions: this.questionCount };
  }

  get hasIssues(): boolean {
    return !this.report.issues.isEmpty;
  }

  get issues(): Issue[] {
    return this.report.issues.toArray();
  }

  get warnings(): Issue[] {
    return [...this.report.warnings.toArray(), ...this.formulas.toArray()];
  }

  /** Adds an issue that another check found. */
  addIssue(path: string, message: string): void {
    this.report.issues.add(path, message);
  }

  /** Adds a warning that another check found. */
  addWarning(path: string, message: string): void {
    this.report.warnings.add(path, message);
  }

  /** Checks one test. @param bytes its JSON */
  async add(bytes: Buffer): Promise<void> {
    const index = this.read;
    this.read += 1;
    const path = `/tests/${index}`;
    const item = parseItem(bytes);
    if (!item.ok) return this.addIssue(path, item.message);
    const entry = await this.eventLoop.runSteps(testEntrySteps(item.value, path, this.report));
    await this.eventLoop.yieldIfDue();
    if (entry === undefined) return;
    const { form, details, questions } = entry;
    const exam = await this.getExam(form.examId);
    if (exam === null) this.addIssue(`${path}/examId`, 'There is no such exam');
    const key = testKey(form.testId);
    const first = this.indexes.get(key);
    if (first !== undefined) this.addIssue(`${path}/testId`, `Is used already by test ${first + 1}`);
    this.indexes.set(key, index);
    this.questionCount += questions.length;
    // After an issue, further tests are checked but not collected: nothing will be stored.
    if (exam === null || this.hasIssues) return;
    const withMath = mayHoldMath(bytes);
    const isSmallEnough = !withMath && bytes.length * BSON_PER_JSON <= QUESTION_SET_BYTES;
    const prepared = await prepareQuestions(questions, {
      fits: isSmallEnough ? () => true : this.fits,
      render: this.render,
      mayHoldMath: withMath,
    });
    if (prepared === undefined) return this.addIssue(path, TOO_LARGE);
    const { checked, unreadable } = prepared;
    await this.eventLoop.runSteps(
      formulaWarningSteps(questions, `${path}/questions`, unreadable, this.formulas),
    );
    this.tests.push({ test: toUploadedTest(form, details, exam), examId: exam.examId, checked });
    this.bytes += bytes.length;
    for (const { mathml } of checked.math) this.bytes += mathml.length;
  }

  /** Whether the group is large enough to be staged. */
  get isFull(): boolean {
    return this.bytes >= BULK_GROUP_BYTES || this.tests.length >= BULK_GROUP_TESTS;
  }

  /** @returns the collected group, and starts a new one */
  takeGroup(): Group {
    const { tests, indexes } = this;
    this.tests = [];
    this.bytes = 0;
    return { tests: this.hasIssues ? [] : tests, indexes };
  }

  /** Finds an exam; each is queried once. */
  private async getExam(examId: string): Promise<StoredExam | null> {
    const key = examKey(examId);
    const cached = this.exams.get(key);
    if (cached !== undefined) return cached;
    const found = await this.findExam(key);
    this.exams.set(key, found);
    return found;
  }
}
