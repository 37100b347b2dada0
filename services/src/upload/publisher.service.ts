import { Injectable } from '@nestjs/common';
import type { Fault } from '@mockingbird/contracts';
import { examKey, parseExamForm, parseMockTestForm, parseQuestionFile } from '@mockingbird/exam-core';
import { contentHash } from '../canonical-json.js';
import { CatalogueService, type Outcome } from '../exam/catalogue.service.js';
import { testKey } from '../exam/test-key.js';
import { conflict, invalid } from '../http/problem.js';
import { renderMath } from './render-math.js';

/** The fields of the upload form, as entered or as multipart fields arrive. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Publication {
  /** Whether something was stored; the same content again changes nothing. */
  outcome: Exclude<Outcome, 'taken'>;
  /** What the admin reads. */
  message: string;
  /** What was accepted, but looks odd. */
  warnings: readonly Fault[];
}

const told = (outcome: Publication['outcome'], what: string, warnings: readonly Fault[]): Publication => {
  const done = outcome === 'stored' ? `${what} stored.` : `${what} unchanged: the content is the same.`;
  const hints = warnings.map(({ path, message }) => ` ${path === '' ? '' : `${path}: `}${message}.`);
  return { outcome, message: done + hints.join(''), warnings };
};

const missing = (path: string, message: string) => invalid([{ path, message }]);

/**
 * Publishes exams, mock tests and questions after a full check; a refused one leaves everything as it was.
 * Every method throws ProblemError: MB-1002 with every fault and its place, MB-1007 when an id is taken.
 */
@Injectable()
export class PublisherService {
  constructor(private readonly catalogue: CatalogueService) {}

  /**
   * @param fields of the exam form, with `details` as JSON text
   * @param weight credit for the popular list; absent keeps what the exam has
   */
  async publishExam(fields: Fields, weight?: number): Promise<Publication> {
    const parsed = parseExamForm(fields);
    if (!parsed.ok) throw invalid(parsed.faults);
    const { form, details, warnings } = parsed;
    const content = { ...form, ...details };
    const outcome = await this.catalogue.putExam(
      { ...content, key: examKey(form.examId), contentHash: contentHash(content) },
      weight,
    );
    if (outcome === 'taken') {
      const message = 'Another exam has this address already';
      throw conflict(`${form.examId} cannot be stored: ${message}.`, [{ path: '/examId', message }]);
    }
    return told(outcome, `Exam ${form.examId}`, warnings);
  }

  /** @param fields of the mock-test form, with `details` (title, sections) as JSON text */
  async publishMockTest(fields: Fields): Promise<Publication> {
    const parsed = parseMockTestForm(fields);
    if (!parsed.ok) throw invalid(parsed.faults);
    const { form, details, warnings } = parsed;
    const { examId, ...test } = form;
    const exam = await this.catalogue.exam(examKey(examId));
    if (exam === null) throw missing('/examId', 'There is no such exam');
    const content = { ...test, ...details, ...(exam.type !== undefined && { examType: exam.type }) };
    const outcome = await this.catalogue.putMockTest({
      ...content,
      key: testKey(form.testId),
      examKey: exam.key,
      contentHash: contentHash(content),
    });
    if (outcome === 'taken') {
      const message = 'Another test has this id already';
      throw conflict(`${form.testId} cannot be stored: ${message}.`, [{ path: '/testId', message }]);
    }
    return told(outcome, `Mock test ${form.testId}`, warnings);
  }

  /**
   * @param target the test; with `examId` the test must belong to that exam
   * @param file JSON: a list of questions or `{ "questions": [...] }`
   */
  async publishQuestions(
    target: { testId: string; examId?: string | undefined },
    file: Uint8Array | string,
  ): Promise<Publication> {
    const test = await this.catalogue.mockTest(testKey(target.testId));
    if (test === null) throw missing('/testId', 'There is no such mock test');
    if (target.examId !== undefined && examKey(target.examId) !== test.examKey) {
      const message = 'Belongs to another exam';
      throw conflict(`${target.testId}: ${message}.`, [{ path: '/testId', message }]);
    }
    const parsed = parseQuestionFile(file, { totalQuestions: test.totalQuestions });
    if (!parsed.ok) throw invalid(parsed.faults);
    const { questions, warnings } = parsed;
    const revision = contentHash(questions);
    const outcome = await this.catalogue.publishQuestions(test, revision, questions, () =>
      renderMath(questions),
    );
    return told(outcome, `${questions.length} questions of ${test.testId}`, warnings);
  }
}
