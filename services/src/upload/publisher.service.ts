import { Injectable } from '@nestjs/common';
import type { Fault, OnRepeat, Question, UploadCounts, UploadResult } from '@mockingbird/contracts';
import {
  examKey,
  FaultList,
  parseExamForm,
  parseMockTestForm,
  questionFileSteps,
} from '@mockingbird/exam-core';
import { contentHash } from '../common/canonical-json.js';
import { CatalogueService } from '../exam/catalogue/catalogue.service.js';
import type { StoredMockTest } from '../exam/catalogue/models.js';
import { PublicationsService } from '../exam/publication/publications.service.js';
import { testKey } from '../exam/catalogue/test-key.js';
import { conflict, invalid } from '../http/response/problem.js';
import { LISTED_FORMULAS } from './limits.js';
import { FormulasService } from '../text/formulas.service.js';
import { compareQuestionSteps } from './questions/compare-questions.js';
import { formulaWarningSteps } from './questions/formula-warnings.js';
import { EXAM_FIELDS, listChanges, MOCK_TEST_FIELDS } from './list-changes.js';
import { type Merged, mergeQuestions } from './questions/merge-questions.js';
import { Turn } from '../common/event-loop-yield.js';
import { prepareQuestions, TOO_LARGE } from './questions/prepare-questions.js';
import { resultOf, storedOrThrow } from './upload-result.js';
import { uploadedTest } from './uploaded-test.js';

/** The fields of the upload form, as entered or as multipart fields arrive. */
export type Fields = Readonly<Record<string, unknown>>;

export interface PublishOptions {
  /** User name of the admin; absent for the seed. */
  by?: string;
  /** Checks everything and stores nothing. */
  dryRun?: boolean;
  /** Credit of an exam for the popular list; absent keeps what the exam has. */
  weight?: number;
  /** Revision of the exam or test that the upload is meant to change; the empty text for none. */
  basedOn?: string;
  /** The fields are all that the exam or test has: a stored field that is not among them goes. */
  isWhole?: boolean;
}

/** Where questions go. */
export interface Target {
  testId: string;
  /** The test must belong to this exam. */
  examId?: string | undefined;
  /** What happens to the questions that the test has; `replace` unless said. */
  onRepeat?: OnRepeat | undefined;
  /** Revision of the questions that the test must have now; the empty text for none. */
  basedOn?: string | undefined;
}

/** The author of what the product ships with. */
const SEED_AUTHOR = 'seed';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const counted = (counts: Partial<UploadCounts>): UploadCounts => ({
  exams: 0,
  tests: 0,
  questions: 0,
  ...counts,
});

/**
 * Publishes exams, mock tests and questions after a full check; a refused one leaves everything as it was.
 * Every method throws ProblemError: MB-1002 with every fault and its place, MB-1007 when an id is taken, or when somebody
 * else changed the same thing at the same moment.
 */
@Injectable()
export class PublisherService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly publications: PublicationsService,
    private readonly formulas: FormulasService,
  ) {}

  /**
   * Stores an exam. A field that is not among those sent stays as it is stored.
   * @param fields of the exam form, with `details` as JSON text
   */
  async publishExam(fields: Fields, options: PublishOptions = {}): Promise<UploadResult> {
    const { by = SEED_AUTHOR, dryRun = false, weight, basedOn, isWhole = false } = options;
    const found = await this.catalogue.exam(examKey(textOf(fields['examId'])));
    const before = found?.examId === fields['examId'] ? found : null;
    const parsed = parseExamForm(fields, isWhole || before === null ? undefined : { ...before });
    if (!parsed.ok) throw invalid(parsed.faults);
    const { form, details, warnings } = parsed;
    const content = { ...form, ...details };
    const uploaded = { ...content, key: examKey(form.examId), contentHash: contentHash(content) };
    refuseChanged(form.examId, basedOn, before);
    const written = dryRun
      ? this.catalogue.foreseeExam(uploaded, found)
      : await this.catalogue.putExam(uploaded, found, { by }, weight);
    const taken = { path: '/examId', message: 'Another exam has this address already' };
    storedOrThrow(written, form.examId, taken);
    return resultOf({
      type: 'exam',
      what: `Exam ${form.examId}`,
      written,
      dryRun,
      counts: counted({ exams: 1 }),
      warnings,
      revision: dryRun ? (before?.contentHash ?? '') : uploaded.contentHash,
      ...(before !== null && { changes: listChanges(before, content, EXAM_FIELDS) }),
      preview: { exam: content },
    });
  }

  /**
   * Stores a mock test. A field that is not among those sent stays as it is stored.
   * @param fields of the mock-test form, with `details` (title, sections) as JSON text
   */
  async publishMockTest(fields: Fields, options: PublishOptions = {}): Promise<UploadResult> {
    const { by = SEED_AUTHOR, dryRun = false, basedOn, isWhole = false } = options;
    const found = await this.catalogue.mockTest(testKey(textOf(fields['testId'])));
    const isSame = found?.testId === fields['testId'] && found?.examKey === examKey(textOf(fields['examId']));
    const before = isSame ? found : null;
    const parsed = parseMockTestForm(fields, isWhole || before === null ? undefined : { ...before });
    if (!parsed.ok) throw invalid(parsed.faults);
    const { form, details, warnings } = parsed;
    const exam = await this.catalogue.exam(examKey(form.examId));
    if (exam === null) throw invalid([{ path: '/examId', message: 'There is no such exam' }]);
    const uploaded = uploadedTest(form, details, exam);
    refuseChanged(form.testId, basedOn, before);
    const written = dryRun
      ? this.catalogue.foreseeMockTest(uploaded, found)
      : await this.catalogue.putMockTest(uploaded, found, exam.examId, { by });
    storedOrThrow(written, form.testId, { path: '/testId', message: 'Another test has this id already' });
    return resultOf({
      type: 'mocktest',
      what: `Mock test ${form.testId}`,
      written,
      dryRun,
      counts: counted({ tests: 1 }),
      warnings,
      revision: dryRun ? (before?.contentHash ?? '') : uploaded.contentHash,
      ...(before !== null && { changes: listChanges(before, uploaded, MOCK_TEST_FIELDS) }),
      preview: { mockTest: uploaded },
    });
  }

  /** @param file JSON: a list of questions or `{ "questions": [...] }` */
  async publishQuestions(
    target: Target,
    file: Uint8Array | string,
    options: PublishOptions = {},
  ): Promise<UploadResult> {
    const { by = SEED_AUTHOR, dryRun = false } = options;
    const test = await this.catalogue.mockTest(testKey(target.testId));
    const { onRepeat = 'replace' } = target;
    const parsed = await new Turn().during(questionFileSteps(file));
    const unknown = test === null ? [{ path: '/testId', message: 'There is no such mock test' }] : [];
    if (test === null || !parsed.ok) throw invalid([...unknown, ...(parsed.ok ? [] : parsed.faults)]);
    refuseElsewhere(target, test);
    const stored = await this.publications.published(test);
    const { questions, taken } = merged(test, stored, parsed, onRepeat);
    const prepared = await prepareQuestions(questions, {
      fits: (set) => this.publications.fits(set),
      render: (formulas, budget) => this.formulas.render(formulas, budget),
    });
    if (prepared === undefined) throw invalid([{ path: '', message: TOO_LARGE }]);
    const { checked, unreadable } = prepared;
    const written = dryRun
      ? ({ outcome: checked.revision === test.revision ? 'unchanged' : 'stored' } as const)
      : await this.publications.publish(test, checked, { by });
    storedOrThrow(written, test.testId);
    const questionChanges =
      test.revision === undefined
        ? undefined
        : await new Turn().during(compareQuestionSteps(stored, checked.questions));
    const kept = questions.length - taken;
    return resultOf({
      type: 'questions',
      what: `${questions.length} questions of ${test.testId}${kept > 0 ? ` (${taken} added)` : ''}`,
      written,
      dryRun,
      counts: counted({ questions: questions.length }),
      warnings: [
        ...parsed.warnings,
        ...otherCount(questions.length, test),
        ...(await formulaWarnings(parsed, unreadable)),
      ],
      revision: dryRun ? (test.revision ?? '') : checked.revision,
      ...(questionChanges !== undefined && { questionChanges }),
      preview: {
        questions,
        math: Object.fromEntries(checked.math.map(({ tex, mathml }) => [tex, mathml])),
      },
    });
  }
}

function merged(
  { testId }: StoredMockTest,
  stored: readonly Question[],
  { questions, place }: { questions: readonly Question[]; place: string },
  onRepeat: OnRepeat,
): Merged {
  const result = mergeQuestions(stored, questions, onRepeat, place);
  if (result.faults.length > 0)
    throw conflict(`${testId} has some of these questions already.`, result.faults);
  return result;
}

async function formulaWarnings(
  { questions, place }: { questions: readonly Question[]; place: string },
  unreadable: ReadonlySet<string>,
): Promise<Fault[]> {
  const warnings = new FaultList(LISTED_FORMULAS, 'unreadable formula');
  await new Turn().during(formulaWarningSteps(questions, place, unreadable, warnings));
  return warnings.toArray();
}

const otherCount = (count: number, { totalQuestions }: StoredMockTest): Fault[] =>
  count === totalQuestions
    ? []
    : [{ path: '', message: `The test then has ${count} questions, and says ${totalQuestions}` }];

/** @param before what has this id; null for a new one */
function refuseChanged(
  id: string,
  basedOn: string | undefined,
  before: { contentHash: string } | null,
): void {
  if (basedOn === undefined || basedOn === (before?.contentHash ?? '')) return;
  const message = 'Was changed since';
  throw conflict(`${id} was changed since. Check the changes again.`, [{ path: '/basedOn', message }]);
}

function refuseElsewhere({ testId, examId, basedOn }: Target, test: StoredMockTest): void {
  if (examId !== undefined && examKey(examId) !== test.examKey) {
    const message = 'Belongs to another exam';
    throw conflict(`${testId}: ${message}.`, [{ path: '/testId', message }]);
  }
  if (basedOn !== undefined && basedOn !== (test.revision ?? '')) {
    const message = 'Other questions were published since';
    throw conflict(`${testId}: ${message}. Look at them and upload again.`, [{ path: '/basedOn', message }]);
  }
}
