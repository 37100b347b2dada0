import type { Fault } from '@mockingbird/contracts';
import { examKey, FaultList, testEntrySteps, type Report } from '@mockingbird/exam-core';
import type { BulkTest } from '../../exam/publication/bulk-publications.service.js';
import type { StoredExam } from '../../exam/catalogue/models.js';
import { testKey } from '../../exam/catalogue/test-key.js';
import { BULK_GROUP_BYTES, BULK_GROUP_TESTS, LISTED_FORMULAS, LISTED_WARNINGS } from '../limits.js';
import { LISTED_FAULTS } from '../../http/limits.js';
import { QUESTION_SET_BYTES } from '../../exam/limits.js';
import type { RenderFormulas } from '../../text/formula-pool.js';
import { Turn } from '../../common/event-loop-yield.js';
import { formulaWarningSteps } from '../questions/formula-warnings.js';
import { parseItem } from './parse-item.js';
import { type Fits, prepareQuestions, TOO_LARGE } from '../questions/prepare-questions.js';
import { uploadedTest } from '../uploaded-test.js';

/** Finds an exam by its address. */
export type FindExam = (key: string) => Promise<StoredExam | null>;

/** Tests that are ready to be stored aside, with their places in the body. */
export interface Group {
  tests: BulkTest[];
  /** Number of each test in the body, by its key. */
  places: ReadonlyMap<string, number>;
}

/** A formula stands between dollar signs, which JSON may also write as an escape. Most tests have none. */
const mayHoldMath = (json: Buffer): boolean => json.includes('$') || json.includes('\\u0024');

/** BSON takes less than three times of what JSON does: most with many options of one character. Sizing takes time. */
const BSON_PER_JSON = 3;

/** Checks the tests of a bulk load one after the other, and gathers them in groups. */
export class BulkReader {
  private readonly report: Report = {
    faults: new FaultList(LISTED_FAULTS, 'fault'),
    warnings: new FaultList(LISTED_WARNINGS, 'warning'),
  };
  /** Apart, since one list of formulas would leave no room for other warnings. */
  private readonly formulas = new FaultList(LISTED_FORMULAS, 'unreadable formula');
  private readonly exams = new Map<string, StoredExam | null>();
  private readonly places = new Map<string, number>();
  private readonly turn = new Turn();
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

  get hasFaults(): boolean {
    return !this.report.faults.isEmpty;
  }

  get faults(): Fault[] {
    return this.report.faults.toArray();
  }

  get warnings(): Fault[] {
    return [...this.report.warnings.toArray(), ...this.formulas.toArray()];
  }

  /** A fault that somebody else found. */
  blame(path: string, message: string): void {
    this.report.faults.add(path, message);
  }

  /** A warning about what somebody else found. */
  warn(path: string, message: string): void {
    this.report.warnings.add(path, message);
  }

  /** Checks one test. @param bytes its JSON */
  async take(bytes: Buffer): Promise<void> {
    const number = this.read;
    this.read += 1;
    const path = `/tests/${number}`;
    const item = parseItem(bytes);
    if (!item.ok) return this.blame(path, item.message);
    const entry = await this.turn.during(testEntrySteps(item.value, path, this.report));
    await this.turn.give();
    if (entry === undefined) return;
    const { form, details, questions } = entry;
    const exam = await this.exam(form.examId);
    if (exam === null) this.blame(`${path}/examId`, 'There is no such exam');
    const key = testKey(form.testId);
    const first = this.places.get(key);
    if (first !== undefined) this.blame(`${path}/testId`, `Is used already by test ${first + 1}`);
    this.places.set(key, number);
    this.questionCount += questions.length;
    // What comes after a fault is checked, and not kept: nothing will be stored.
    if (exam === null || this.hasFaults) return;
    const withMath = mayHoldMath(bytes);
    const surelyFits = !withMath && bytes.length * BSON_PER_JSON <= QUESTION_SET_BYTES;
    const prepared = await prepareQuestions(questions, {
      fits: surelyFits ? () => true : this.fits,
      render: this.render,
      mayHoldMath: withMath,
    });
    if (prepared === undefined) return this.blame(path, TOO_LARGE);
    const { checked, unreadable } = prepared;
    await this.turn.during(formulaWarningSteps(questions, `${path}/questions`, unreadable, this.formulas));
    this.tests.push({ test: uploadedTest(form, details, exam), examId: exam.examId, checked });
    this.bytes += bytes.length;
    for (const { mathml } of checked.math) this.bytes += mathml.length;
  }

  /** Whether enough was gathered to be stored aside. */
  get isFull(): boolean {
    return this.bytes >= BULK_GROUP_BYTES || this.tests.length >= BULK_GROUP_TESTS;
  }

  /** Hands over what was gathered. */
  takeGroup(): Group {
    const { tests, places } = this;
    this.tests = [];
    this.bytes = 0;
    return { tests: this.hasFaults ? [] : tests, places };
  }

  /** Asks for each exam once. */
  private async exam(examId: string): Promise<StoredExam | null> {
    const key = examKey(examId);
    const known = this.exams.get(key);
    if (known !== undefined) return known;
    const found = await this.findExam(key);
    this.exams.set(key, found);
    return found;
  }
}
