import {
  mistakeSchema,
  type Option,
  type Question,
  QUESTION_BOUNDS,
  questionSchema,
} from '@mockingbird/contracts';
import { describeIssues } from '../parsing/describe-issue.js';
import type { IssueList } from '../parsing/issue-list.js';
import { forbiddenNames, hasForbiddenNames } from '../parsing/forbidden-names.js';
import { isRecord, kindOf } from '../parsing/is-record.js';
import { pointer } from '../parsing/json-pointer.js';
import { checkMistakes } from './check-mistakes.js';
import { plainQuestion } from './plain-question.js';
import { optionLetter } from '../address/option-letter.js';
import { tooHighOption } from './too-high-option.js';

/** Above this limit the schema reports an issue. */
const LAST_ANSWER = 25;

/** A question that can be stored: its questionId is required. */
export type IdentifiedQuestion = Question & { questionId: string };

/**
 * The position of a question. Its pointer is created only for reports, because creating all of them costs more than
 * checking.
 */
export interface Place {
  /** JSON pointer to the list. */
  list: string;
  index: number;
}

export interface Report {
  issues: IssueList;
  warnings: IssueList;
}

/** ASCII needs no Unicode normalisation, and most texts are ASCII. */
const NON_ASCII = /[^\0-\x7f]/;
/** White space other than one plain space. */
const SPACES = /\s{2,}|[^\S ]/g;

/**
 * Texts that look alike are equal: Unicode is normalised, white space collapsed. Case matters (a set A is not an
 * element a).
 */
function normalised(text: string): string {
  const composed = NON_ASCII.test(text) ? text.normalize('NFC') : text;
  return composed.trim().replace(SPACES, ' ');
}

function contentOf(option: unknown): { text: string; image: string } | undefined {
  if (typeof option === 'string') return { text: normalised(option), image: '' };
  if (!isRecord(option) || typeof option['text'] !== 'string') return undefined;
  const image = typeof option['image'] === 'string' ? option['image'] : '';
  return { text: normalised(option['text']), image };
}

/** Printable ASCII with single spaces inside: equal only if identical. */
const SIMPLE = /^[!-~]+(?: [!-~]+)*$/;

/** Nearly all options are like this and need no normalisation. */
const areClearlyDifferent = (options: readonly unknown[]): boolean =>
  options.every((option) => typeof option === 'string' && SIMPLE.test(option)) &&
  new Set(options).size === options.length;

/** Options must differ; two pictures without text must have different addresses. */
function checkOptions(options: readonly unknown[], place: Place, issues: IssueList): void {
  if (areClearlyDifferent(options)) return;
  const seen = new Map<string, number>();
  options.forEach((option, index) => {
    const content = contentOf(option);
    if (content === undefined) return;
    const isEmpty = content.text === '' && content.image === '';
    if (isEmpty && typeof option !== 'string')
      issues.add(at(place, 'options', index), 'An option needs a text or an image');
    if (isEmpty) return;
    const key = content.text === '' ? `image:${content.image}` : `text:${content.text}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else issues.add(at(place, 'options', index), `Is the same as option ${optionLetter(first)}`);
  });
}

function checkAnswer(
  question: Record<string, unknown>,
  options: readonly unknown[],
  place: Place,
  issues: IssueList,
): void {
  const answer = question['correctAnswer'];
  if (
    typeof answer === 'number' &&
    Number.isInteger(answer) &&
    answer >= options.length &&
    answer <= LAST_ANSWER
  ) {
    issues.add(at(place, 'correctAnswer'), tooHighOption(answer, options.length));
  }
}

const KNOWN_FIELDS: ReadonlySet<string> = new Set(Object.keys(questionSchema.shape));
const KNOWN_MISTAKE_FIELDS: ReadonlySet<string> = new Set(Object.keys(mistakeSchema.shape));
const KNOWN_OPTION_FIELDS: ReadonlySet<string> = new Set([
  'text',
  'image',
  'imageAlt',
] satisfies (keyof Exclude<Option, string>)[]);

function warnOfUnknown(
  value: unknown,
  known: ReadonlySet<string>,
  pathOf: (name: string) => string,
  warnings: IssueList,
): void {
  if (!isRecord(value)) return;
  for (const name of Object.keys(value)) {
    if (warnings.isFull) return warnings.leaveOut();
    if (!known.has(name)) warnings.add(pathOf(name), 'Is not a known field and is left out');
  }
}

function checkIdentity(id: unknown, place: Place, issues: IssueList): void {
  if (id === undefined) issues.add(at(place, 'questionId'), 'Is missing');
  else if (typeof id === 'string' && id !== id.trim())
    issues.add(at(place, 'questionId'), 'Must not begin or end with white space');
}

/** A file may hold a million options in one question. Above the limit, one issue is enough. */
function withFewOptions(value: Record<string, unknown>): Record<string, unknown> {
  const options: unknown = value['options'];
  const isLong = Array.isArray(options) && options.length > QUESTION_BOUNDS.mostOptions;
  return isLong ? { ...value, options: options.slice(0, QUESTION_BOUNDS.mostOptions + 1) } : value;
}

const at = ({ list, index }: Place, ...steps: readonly PropertyKey[]): string =>
  pointer(list, index, ...steps);

const isIdentified = (question: Question): question is IdentifiedQuestion =>
  question.questionId !== undefined;

/**
 * Checks one question with the schema and with rules that the schema cannot express.
 * @param input as parsed from JSON
 * @param place its position
 * @param report receives every issue and warning
 * @returns the question without unknown fields, or undefined when it has an issue
 */
export function checkQuestion(input: unknown, place: Place, report: Report): IdentifiedQuestion | undefined {
  const { issues, warnings } = report;
  if (!isRecord(input)) {
    issues.add(at(place), `Expected a question (an object), found ${kindOf(input)}`);
    return undefined;
  }
  const value = withFewOptions(input);
  const found = issues.total;
  if (hasForbiddenNames(input)) {
    for (const name of forbiddenNames(input, at(place))) {
      issues.add(name, 'Is not allowed as a field name');
      if (issues.isFull) break;
    }
  }
  const plain = plainQuestion(value);
  const parsed =
    plain === undefined ? questionSchema.safeParse(value) : ({ success: true, data: plain } as const);
  if (!parsed.success) {
    for (const issue of describeIssues(parsed.error.issues, value, at(place)))
      issues.add(issue.path, issue.message);
  }
  checkIdentity(value['questionId'], place, issues);
  const options: unknown = value['options'];
  if (Array.isArray(options)) {
    checkOptions(options, place, issues);
    checkAnswer(value, options, place, issues);
    options.forEach((option, index) => {
      warnOfUnknown(option, KNOWN_OPTION_FIELDS, (name) => at(place, 'options', index, name), warnings);
    });
  }
  const mistakes: unknown = value['mistakes'];
  if (Array.isArray(mistakes)) {
    checkMistakes(mistakes, value, (...steps) => at(place, 'mistakes', ...steps), issues);
    mistakes.slice(0, QUESTION_BOUNDS.mostOptions).forEach((mistake, index) => {
      warnOfUnknown(mistake, KNOWN_MISTAKE_FIELDS, (name) => at(place, 'mistakes', index, name), warnings);
    });
  }
  warnOfUnknown(value, KNOWN_FIELDS, (name) => at(place, name), warnings);
  if (!parsed.success || issues.total > found) return undefined;
  return isIdentified(parsed.data) ? parsed.data : undefined;
}
