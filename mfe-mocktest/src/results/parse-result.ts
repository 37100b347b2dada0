import type { TestResult } from './attempt-result.js';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isMarks: Check = (value) => isText(value) || isNumber(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

const isOption: Check = (value) => isText(value) || shape({ text: isText, image: optional(isText) })(value);
const isQuestion = shape({
  questionId: optional(isText),
  questionText: isText,
  questionImage: optional(isText),
  options: listOf(isOption),
  correctAnswer: isNumber,
  userAnswer: optional(isNumber),
  explanation: optional(isText),
  passage: optional(isText),
});
const isSection = shape({ name: isText, from: isNumber, to: isNumber, marks: optional(isMarks) });
const isMath: Check = (value) => isRecord(value) && Object.values(value).every(isText);
const isShapedLikeResult = shape({
  testId: isText,
  examId: isText,
  examTitle: isText,
  title: isText,
  marksPerQuestion: isMarks,
  negativeMarksPerQuestion: isMarks,
  sections: optional(listOf(isSection)),
  questions: listOf(isQuestion),
  math: isMath,
  revision: optional(isText),
  submittedAt: isNumber,
  endedBy: optional(isText),
});

const isResult = (value: unknown): value is TestResult => isShapedLikeResult(value);

/**
 * Reads a result that was handed over or kept on this device; another version of the site may have written it.
 * @returns undefined when it is no result of this test
 */
export const parseResult = (value: unknown, testId: string): TestResult | undefined =>
  isResult(value) && value.testId === testId ? value : undefined;
