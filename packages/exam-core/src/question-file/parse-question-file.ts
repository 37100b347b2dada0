import type { Issue } from '@mockingbird/contracts';
import { MAX_LISTED_ISSUES, MAX_LISTED_WARNINGS } from '../limits.js';
import { IssueList } from '../parsing/issue-list.js';
import { isRecord, kindOf } from '../parsing/is-record.js';
import { pointer } from '../parsing/json-pointer.js';
import { readJson } from '../parsing/read-json.js';
import { finish, type Steps } from '../parsing/steps.js';
import type { IdentifiedQuestion } from './check-question.js';
import { questionListSteps } from './parse-question-list.js';

export type QuestionFileResult =
  | {
      ok: true;
      questions: IdentifiedQuestion[];
      /** JSON pointer to the list. */
      place: string;
      warnings: Issue[];
    }
  | { ok: false; issues: Issue[]; warnings: Issue[] };

export interface QuestionFileOptions {
  /** The expected number of questions; another number causes a warning. */
  totalQuestions?: number | undefined;
}

interface Located {
  list: readonly unknown[];
  path: string;
}

/** A list of questions, or `{ "questions": [...] }`. */
function locate(value: unknown, issues: IssueList, warnings: IssueList): Located | undefined {
  if (Array.isArray(value)) return { list: value, path: '' };
  if (!isRecord(value)) {
    issues.add('', `Expected a list of questions, found ${kindOf(value)}`);
    return undefined;
  }
  for (const name of Object.keys(value)) {
    if (warnings.isFull) {
      warnings.leaveOut();
      break;
    }
    if (name !== 'questions') warnings.add(pointer('', name), 'Is not a known field and is left out');
  }
  const list: unknown = Object.hasOwn(value, 'questions') ? value['questions'] : undefined;
  if (Array.isArray(list)) return { list, path: '/questions' };
  issues.add('/questions', list === undefined ? 'Is missing' : `Expected a list, found ${kindOf(list)}`);
  return undefined;
}

function readAll(
  { list, path }: Located,
  issues: IssueList,
  warnings: IssueList,
): Steps<IdentifiedQuestion[]> {
  if (list.length === 0) issues.add(path, 'The file holds no questions');
  return questionListSteps(list, path, { issues, warnings });
}

/**
 * Reads a question file: JSON in UTF-8, a list of questions or `{ "questions": [...] }`.
 * @param source the file's bytes (preferred: the encoding is checked) or its text
 * @returns the questions, trimmed and without unknown fields, or every issue with a zero-based JSON pointer
 * (`/7/correctAnswer`). Never throws.
 */
export function parseQuestionFile(
  source: Uint8Array | string,
  options: QuestionFileOptions = {},
): QuestionFileResult {
  return finish(questionFileSteps(source, options));
}

/** The same in steps, for a process that serves requests meanwhile. */
export function* questionFileSteps(
  source: Uint8Array | string,
  options: QuestionFileOptions = {},
): Steps<QuestionFileResult> {
  const json = readJson(source);
  yield;
  if (!json.ok) return { ok: false, issues: [{ path: '', message: json.message }], warnings: [] };
  const issues = new IssueList(MAX_LISTED_ISSUES, 'fault');
  const warnings = new IssueList(MAX_LISTED_WARNINGS, 'warning');
  const located = locate(json.value, issues, warnings);
  const questions = located === undefined ? [] : yield* readAll(located, issues, warnings);
  if (located === undefined || !issues.isEmpty)
    return { ok: false, issues: issues.toArray(), warnings: warnings.toArray() };
  const { totalQuestions } = options;
  if (totalQuestions !== undefined && totalQuestions !== questions.length) {
    warnings.add('', `The file holds ${questions.length} questions, the test says ${totalQuestions}`);
  }
  return { ok: true, questions, place: located.path, warnings: warnings.toArray() };
}
