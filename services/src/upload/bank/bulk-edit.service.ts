import { Injectable } from '@nestjs/common';
import type { BulkEdit, BulkEditResult, Issue } from '@mockingbird/contracts';
import type { QuestionFileResult } from '@mockingbird/exam-core';
import { canonicalJson } from '../../common/canonical-json.js';
import { CatalogueService } from '../../exam/catalogue/catalogue.service.js';
import { testKey } from '../../exam/catalogue/test-key.js';
import { PublicationsService } from '../../exam/publication/publications.service.js';
import { conflict, invalid, ProblemError } from '../../http/response/problem.js';
import { PublisherService } from '../publisher.service.js';
import { readQuestionFile } from '../questions/read-question-file.js';
import { type ChosenQuestions, type EditedTest, planEdit } from './plan-edit.js';

export interface EditOptions {
  /** User name of the editor. */
  by: string;
  /** Checks everything and stores nothing. */
  dryRun: boolean;
}

/** An edited test whose questions passed all checks. */
interface CheckedTest {
  edited: EditedTest;
  parsed: Extract<QuestionFileResult, { ok: true }>;
}

const isChanged = ({ before, after }: EditedTest): boolean => canonicalJson(before) !== canonicalJson(after);

/** Edits many questions of several tests together. Every test is checked before the first one is stored. */
@Injectable()
export class BulkEditService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly publications: PublicationsService,
    private readonly publisher: PublisherService,
  ) {}

  /** @throws ProblemError MB-1002 with every issue; MB-1007 when a test changed since the check */
  async edit(edit: BulkEdit, options: EditOptions): Promise<BulkEditResult> {
    const tests = await this.plan(edit);
    const checked = await this.check(tests, edit.basedOn);
    const results: BulkEditResult['tests'] = [];
    for (const test of checked) {
      try {
        results.push(await this.publish(test, options));
      } catch (error) {
        throw withStoredTests(error, results);
      }
    }
    return {
      message: toMessage(results, options.dryRun),
      outcome: results.length > 0 ? 'stored' : 'unchanged',
      dryRun: options.dryRun,
      tests: results,
      warnings: checked.flatMap(({ parsed }) => parsed.warnings),
    };
  }

  /** @returns the tests whose questions change */
  private async plan({ questions, action }: BulkEdit): Promise<EditedTest[]> {
    const issues: Issue[] = [];
    const chosen: ChosenQuestions[] = [];
    for (const [key, ofTest] of groupByTest(questions)) {
      const test = await this.read(key);
      const known = new Set(test?.before.map(({ questionId }) => questionId));
      for (const { index, testId, questionId } of ofTest) {
        if (known.has(questionId)) continue;
        issues.push({ path: `/questions/${index}`, message: `${testId} has no question ${questionId}` });
      }
      if (test === undefined) continue;
      const questionIds = new Set(ofTest.map(({ questionId }) => questionId));
      chosen.push({ testId: test.testId, revision: test.revision, stored: test.before, questionIds });
    }
    const isTransfer = action.kind === 'copy' || action.kind === 'move';
    const target = isTransfer ? await this.read(testKey(action.testId)) : undefined;
    if (isTransfer && target === undefined)
      issues.push({ path: '/action/testId', message: 'There is no such mock test' });
    const plan = planEdit(chosen, action, target);
    issues.push(...plan.issues);
    if (issues.length > 0) throw invalid(issues);
    return plan.tests.filter(isChanged);
  }

  /** The questions and their revision are of one moment: a publication after it is a conflict. */
  private async read(key: string): Promise<Omit<EditedTest, 'after'> | undefined> {
    const test = await this.catalogue.mockTest(key);
    if (test === null) return undefined;
    const { testId, revision = '' } = test;
    return { testId, revision, before: await this.publications.getPublished(test) };
  }

  private async check(
    tests: readonly EditedTest[],
    basedOn: BulkEdit['basedOn'] = {},
  ): Promise<CheckedTest[]> {
    const issues: Issue[] = [];
    const checked: CheckedTest[] = [];
    const expected = new Map(
      Object.entries(basedOn).map(([testId, revision]) => [testKey(testId), revision]),
    );
    for (const edited of tests) {
      const { testId, revision, after } = edited;
      if ((expected.get(testKey(testId)) ?? revision) !== revision)
        throw conflict(`${testId} has other questions since the check. Check again.`);
      const parsed = await readQuestionFile(JSON.stringify(after));
      if (parsed.ok) checked.push({ edited, parsed });
      else issues.push(...parsed.issues.map((issue) => inTest(edited, issue)));
    }
    if (issues.length > 0) throw invalid(issues);
    return checked;
  }

  private async publish(
    { edited: { testId, revision }, parsed }: CheckedTest,
    options: EditOptions,
  ): Promise<BulkEditResult['tests'][number]> {
    const result = await this.publisher.publishParsedQuestions(
      { testId, basedOn: revision },
      parsed,
      options,
    );
    return {
      testId,
      revision: result.revision ?? '',
      ...(result.questionChanges !== undefined && { questionChanges: result.questionChanges }),
    };
  }
}

/** An id may have several spellings: each of them is the same test. */
function groupByTest(questions: BulkEdit['questions']) {
  const groups = new Map<string, (BulkEdit['questions'][number] & { index: number })[]>();
  for (const [index, question] of questions.entries()) {
    const key = testKey(question.testId);
    groups.set(key, [...(groups.get(key) ?? []), { ...question, index }]);
  }
  return groups;
}

/** @returns the issue with the test and the question in its message: the index alone says nothing to an editor */
function inTest({ testId, after }: EditedTest, { path, message }: Issue): Issue {
  const [, index = '', ...field] = path.split('/');
  const questionId = after[Number(index)]?.questionId;
  if (index === '' || questionId === undefined)
    return { path: '/questions', message: `${testId}: ${message}` };
  return { path: `/questions/${testId}/${questionId}/${field.join('/')}`, message };
}

function toMessage(tests: BulkEditResult['tests'], dryRun: boolean): string {
  if (tests.length === 0) return 'Nothing changes: the questions are like this already.';
  const names = tests.map(({ testId }) => testId).join(', ');
  return dryRun ? `The questions of ${names} would change.` : `The questions of ${names} are changed.`;
}

/** @returns the error of one test, which says what was stored before it */
function withStoredTests(error: unknown, stored: BulkEditResult['tests']): unknown {
  if (!(error instanceof ProblemError) || stored.length === 0) return error;
  const names = stored.map(({ testId }) => testId).join(', ');
  const detail = `${error.message} Stored already: ${names}.`;
  return new ProblemError(error.status, error.code, detail, error.issues, error.headers);
}
