import type { AttemptResult } from './attempt-result.js';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isPoints: Check = (value) => isText(value) || isNumber(value);
const isOptional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const hasFields =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

const isOption: Check = (value) =>
  isText(value) || hasFields({ text: isText, image: isOptional(isText) })(value);
const isQuestion = hasFields({
  questionId: isOptional(isText),
  questionText: isText,
  questionImage: isOptional(isText),
  options: isListOf(isOption),
  correctAnswer: isNumber,
  userAnswer: isOptional(isNumber),
  explanation: isOptional(isText),
  passage: isOptional(isText),
  topic: isOptional(isText),
  mistakes: isOptional(isListOf(hasFields({ option: isNumber, text: isText }))),
  spentMs: isOptional(isNumber),
  marked: isOptional(isFlag),
});
const isSection = hasFields({
  name: isText,
  from: isNumber,
  to: isNumber,
  marks: isOptional(isPoints),
  negativeMarks: isOptional(isPoints),
  passMarks: isOptional(isPoints),
  passCorrect: isOptional(isNumber),
});
const isHttps: Check = (value) =>
  typeof value === 'string' && /^https:\/\/[^/]/.test(value) && URL.canParse(value);
const RULE = { name: isText, questions: isNumber, correct: isNumber };
const isRealExam = hasFields({
  ...RULE,
  parts: isOptional(isListOf(hasFields({ ...RULE, topics: isListOf(isText) }))),
  source: isHttps,
  checked: isText,
});
const isMath: Check = (value) => isRecord(value) && Object.values(value).every(isText);
/** Another address would make a stored text a link to anywhere. */
const isOwnAddress: Check = (value) => isText(value) && String(value).startsWith('/make-test/test?');
const hasResultFields = hasFields({
  testId: isText,
  examId: isText,
  examTitle: isText,
  title: isText,
  marksPerQuestion: isPoints,
  negativeMarksPerQuestion: isPoints,
  sections: isOptional(isListOf(isSection)),
  realExam: isOptional(isRealExam),
  questions: isListOf(isQuestion),
  math: isMath,
  revision: isOptional(isText),
  own: isOptional(hasFields({ address: isOwnAddress, nextAddress: isOptional(isOwnAddress) })),
  submittedAt: isNumber,
  endedBy: isOptional(isText),
  durationMs: isOptional(isNumber),
  usedMs: isOptional(isNumber),
  mode: isOptional(isText),
  partOf: isOptional(isNumber),
});

const isResult = (value: unknown): value is AttemptResult => hasResultFields(value);

/**
 * Validates a result from the navigation state or the storage, which another version of the site may have written.
 * @returns undefined when it is not a result of this mock test
 */
export const parseResult = (value: unknown, testId: string): AttemptResult | undefined =>
  isResult(value) && value.testId === testId ? value : undefined;
