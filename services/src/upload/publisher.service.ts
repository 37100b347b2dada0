import { Injectable } from '@nestjs/common';
import type { Issue, OnRepeat, Question, UploadCounts, UploadResult } from '@mockingbird/contracts';
import {
  examKey,
  IssueList,
  parseExamForm,
  parseMockTestForm,
  type QuestionFileResult,
} from '@mockingbird/exam-core';
import { contentHash } from '../common/canonical-json.js';
import { CatalogueService } from '../exam/catalogue/catalogue.service.js';
import type { StoredMockTest } from '../exam/catalogue/models.js';
import { PublicationsService } from '../exam/publication/publications.service.js';
import { testKey } from '../exam/catalogue/test-key.js';
import { SEED_AUTHOR } from '../exam/undo/undoable.service.js';
import { conflict, invalid } from '../http/response/problem.js';
import { LISTED_FORMULAS } from './limits.js';
import { FormulasService } from '../text/formulas.service.js';
import { compareQuestionSteps } from './questions/compare-questions.js';
import { formulaWarningSteps } from './questions/formula-warnings.js';
import { EXAM_FIELDS, listChanges, MOCK_TEST_FIELDS } from './list-changes.js';
import { type MergedQuestions, mergeQuestions } from './questions/merge-questions.js';
import { EventLoopYield } from '../common/event-loop-yield.js';
import { prepareQuestions, TOO_LARGE } from './questions/prepare-questions.js';
import { readQuestionFile } from './questions/read-question-file.js';
import { toUploadResult, throwIfNotStored } from './upload-result.js';
import { toUploadedTest } from './uploaded-test.js';
import { plural } from '../common/plural.js';

/** The unchecked fields of the upload form. */
export type Fields = Readonly<Record<string, unknown>>;

export interface PublishOptions {
  /** User name of the admin; absent for the seed. */
  by?: string;
  /** Checks everything and stores nothing. */
  dryRun?: boolean;
  /** Whether a check opens pictures of other sites; default true. */
  opensPictures?: boolean;
  /** Extra page views of an exam for the popular list. If absent, the exam keeps its weight. */
  weight?: number;
  /** Revision of the exam or test that the upload is based on; empty for a new one. */
  basedOn?: string;
  /** Whether the fields are complete: then stored fields that are missing in the upload are removed. */
  isWhole?: boolean;
}

/** The test that receives the questions. */
export interface QuestionTarget {
  testId: string;
  /** The test must belong to this exam. */
  examId?: string | undefined;
  /** What happens to existing questions of the test; default `replace`. */
  onRepeat?: OnRepeat | undefined;
  /** Expected revision of the current questions; empty for none. */
  basedOn?: string | undefined;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toCounts = (counts: Partial<UploadCounts>): UploadCounts => ({
  exams: 0,
  tests: 0,
  questions: 0,
  ...counts,
});

/**
 * Publishes exams, mock tests and questions after a full check. A rejected upload changes nothing.
 * Every method throws ProblemError: MB-1002 with every issue and its path, MB-1007 when an id conflicts, or when somebody else
 * changed the same exam or test at the same time.
 */
@Injectable()
export class PublisherService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly publications: PublicationsService,
    private readonly formulas: FormulasService,
  ) {}

  /**
   * Stores an exam. Fields that are not sent keep their stored values.
   * @param fields of the exam form, with `details` as JSON text
   */
  async publishExam(fields: Fields, options: PublishOptions = {}): Promise<UploadResult> {
    const { by = SEED_AUTHOR, dryRun = false, weight, basedOn, isWhole = false } = options;
    const stored = await this.catalogue.exam(examKey(asText(fields['examId'])));
    if (stored === null) await this.rejectBinned('examId', fields);
    const before = stored?.examId === fields['examId'] ? stored : null;
    const parsed = parseExamForm(fields, isWhole || before === null ? undefined : { ...before });
    if (!parsed.ok) throw invalid(parsed.issues);
    const { form, details, warnings } = parsed;
    const content = { ...form, ...details };
    const key = before?.key ?? examKey(form.examId);
    const uploaded = { ...content, key, contentHash: contentHash(content) };
    rejectChanged(form.examId, basedOn, before);
    const result = dryRun
      ? this.catalogue.previewExam(uploaded, stored)
      : await this.catalogue.saveExam(uploaded, stored, { by }, weight);
    const idConflict = {
      path: '/examId',
      message: describeHolder(stored, 'examId') ?? 'Another exam has this address already',
    };
    throwIfNotStored(result, form.examId, idConflict);
    return toUploadResult({
      type: 'exam',
      what: `Exam ${form.examId}`,
      result,
      dryRun,
      counts: toCounts({ exams: 1 }),
      warnings,
      revision: dryRun ? (before?.contentHash ?? '') : uploaded.contentHash,
      ...(before !== null && { changes: listChanges(before, content, EXAM_FIELDS) }),
      preview: { exam: content },
    });
  }

  /**
   * Stores a mock test. Fields that are not sent keep their stored values.
   * @param fields of the mock-test form, with `details` (title, sections and so on) as JSON text
   */
  async publishMockTest(fields: Fields, options: PublishOptions = {}): Promise<UploadResult> {
    const { by = SEED_AUTHOR, dryRun = false, basedOn, isWhole = false } = options;
    const stored = await this.catalogue.mockTest(testKey(asText(fields['testId'])));
    if (stored === null) await this.rejectBinned('testId', fields);
    const exam = await this.catalogue.exam(examKey(asText(fields['examId'])));
    const isSameTest = stored?.testId === fields['testId'] && stored?.examKey === exam?.key;
    const before = isSameTest ? stored : null;
    const parsed = parseMockTestForm(fields, isWhole || before === null ? undefined : { ...before });
    if (!parsed.ok) throw invalid(parsed.issues);
    const { form, details, warnings } = parsed;
    if (exam === null) throw invalid([{ path: '/examId', message: 'There is no such exam' }]);
    const uploaded = toUploadedTest(form, details, exam, before?.key);
    rejectChanged(form.testId, basedOn, before);
    const result = dryRun
      ? this.catalogue.previewMockTest(uploaded, stored)
      : await this.catalogue.saveMockTest(uploaded, stored, exam.examId, { by });
    const message = describeHolder(stored, 'testId') ?? 'Another test has this id already';
    throwIfNotStored(result, form.testId, { path: '/testId', message });
    return toUploadResult({
      type: 'mocktest',
      what: `Mock test ${form.testId}`,
      result,
      dryRun,
      counts: toCounts({ tests: 1 }),
      warnings,
      revision: dryRun ? (before?.contentHash ?? '') : uploaded.contentHash,
      ...(before !== null && { changes: listChanges(before, uploaded, MOCK_TEST_FIELDS) }),
      preview: { mockTest: uploaded },
    });
  }

  /** The id of an exam or a test in the bin is reserved. */
  private async rejectBinned(name: 'examId' | 'testId', fields: Fields): Promise<void> {
    const id = asText(fields[name]);
    const isInBin =
      name === 'examId'
        ? await this.catalogue.isExamInBin(examKey(id))
        : await this.catalogue.isMockTestInBin(testKey(id));
    if (!isInBin) return;
    const message = 'Is in the bin. Restore it, or delete it for good';
    throw conflict(`${id} is in the bin. Restore it, or delete it for good first.`, [
      { path: `/${name}`, message },
    ]);
  }

  /** @param file JSON: a list of questions or `{ "questions": [...] }`; bytes may be empty afterwards */
  async publishQuestions(
    target: QuestionTarget,
    file: Uint8Array | string,
    options: PublishOptions = {},
  ): Promise<UploadResult> {
    return this.publishParsedQuestions(target, await readQuestionFile(file), options);
  }

  /** @param parsed the result for a question file */
  async publishParsedQuestions(
    target: QuestionTarget,
    parsed: QuestionFileResult,
    options: PublishOptions = {},
  ): Promise<UploadResult> {
    const { by = SEED_AUTHOR, dryRun = false } = options;
    const test = await this.catalogue.mockTest(testKey(target.testId));
    if (test === null) await this.rejectBinned('testId', { testId: target.testId });
    const { onRepeat = 'replace' } = target;
    const unknown = test === null ? [{ path: '/testId', message: 'There is no such mock test' }] : [];
    if (test === null || !parsed.ok) throw invalid([...unknown, ...(parsed.ok ? [] : parsed.issues)]);
    const exam = target.examId === undefined ? null : await this.catalogue.exam(examKey(target.examId));
    rejectMismatch(target, test, exam?.key);
    const stored = await this.publications.getPublished(test);
    const { questions, added } = mergeOrThrow(test, stored, parsed, onRepeat);
    const prepared = await prepareQuestions(questions, {
      fits: (set) => this.publications.fits(set),
      render: (formulas, budget) => this.formulas.render(formulas, budget),
    });
    if (prepared === undefined) throw invalid([{ path: '', message: TOO_LARGE }]);
    const { checked, unreadable } = prepared;
    const result = dryRun
      ? ({ outcome: checked.revision === test.revision ? 'unchanged' : 'stored' } as const)
      : await this.publications.publish(test, checked, { by });
    throwIfNotStored(result, test.testId);
    const questionChanges =
      test.revision === undefined
        ? undefined
        : await new EventLoopYield().runSteps(compareQuestionSteps(stored, checked.questions));
    const updated = onRepeat === 'update' ? parsed.questions.length - added : 0;
    const repeats =
      questions.length === added ? '' : ` (${updated > 0 ? `${updated} updated, ` : ''}${added} added)`;
    return toUploadResult({
      type: 'questions',
      what: `${plural(questions.length, 'question')} of ${test.testId}${repeats}`,
      result,
      dryRun,
      counts: toCounts({ questions: questions.length }),
      warnings: [
        ...parsed.warnings,
        ...countWarnings(questions.length, test),
        ...(await listFormulaWarnings(parsed, unreadable)),
      ],
      revision: dryRun ? (test.revision ?? '') : checked.revision,
      ...(questionChanges !== undefined && { questionChanges }),
      ...(questions.length !== test.totalQuestions && { statedQuestions: test.totalQuestions }),
      preview: {
        questions,
        math: Object.fromEntries(checked.math.map(({ tex, mathml }) => [tex, mathml])),
      },
    });
  }
}

/** @returns what became of a former id; undefined for a present one */
function describeHolder<Name extends string>(
  stored: ({ addresses?: string[] } & Record<Name, string>) | null,
  name: Name,
): string | undefined {
  const wasRenamed = stored !== null && (stored.addresses?.length ?? 0) > 1;
  return wasRenamed ? `It was renamed to ${stored[name]}` : undefined;
}

function mergeOrThrow(
  { testId }: StoredMockTest,
  stored: readonly Question[],
  { questions, place }: { questions: readonly Question[]; place: string },
  onRepeat: OnRepeat,
): MergedQuestions {
  const merged = mergeQuestions(stored, questions, onRepeat, place);
  if (merged.issues.length > 0)
    throw conflict(`${testId} has some of these questions already.`, merged.issues);
  return merged;
}

async function listFormulaWarnings(
  { questions, place }: { questions: readonly Question[]; place: string },
  unreadable: ReadonlySet<string>,
): Promise<Issue[]> {
  const warnings = new IssueList(LISTED_FORMULAS, 'unreadable formula');
  await new EventLoopYield().runSteps(formulaWarningSteps(questions, place, unreadable, warnings));
  return warnings.toArray();
}

const countWarnings = (count: number, { totalQuestions }: StoredMockTest): Issue[] =>
  count === totalQuestions
    ? []
    : [
        {
          path: '',
          message: `The test says ${plural(totalQuestions, 'question')}, but it will have ${count}`,
        },
      ];

/** @param before the stored exam or test; null for a new one */
function rejectChanged(
  id: string,
  basedOn: string | undefined,
  before: { contentHash: string } | null,
): void {
  if (basedOn === undefined || basedOn === (before?.contentHash ?? '')) return;
  const message = 'Was changed since';
  throw conflict(`${id} was changed since. Check the changes again.`, [{ path: '/basedOn', message }]);
}

function rejectMismatch(
  { testId, examId, basedOn }: QuestionTarget,
  test: StoredMockTest,
  examKeyOfTarget: string | undefined,
): void {
  if (examId !== undefined && examKeyOfTarget !== test.examKey) {
    const message = 'Belongs to another exam';
    throw conflict(`${testId}: ${message}.`, [{ path: '/testId', message }]);
  }
  if (basedOn !== undefined && basedOn !== (test.revision ?? '')) {
    const message = 'Other questions were published since';
    throw conflict(`${testId}: ${message}. Look at them and upload again.`, [{ path: '/basedOn', message }]);
  }
}
