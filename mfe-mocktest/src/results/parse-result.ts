import {
  hasFields,
  isDictionaryOf,
  isEither,
  isFlag,
  isListOf,
  isNumber,
  isOptional,
  isText,
  matches,
  passes,
} from '../record/checks/checks.js';
import type { AttemptResult } from './attempt-result.js';

const isPoints = isEither(isText, isNumber);
const isOption = isEither(isText, hasFields({ text: isText, image: isOptional(isText) }));

const isHttps = matches(
  'an https address',
  (value) => typeof value === 'string' && /^https:\/\/[^/]/.test(value) && URL.canParse(value),
);

/** Checks a question of a result. Cards and bookmarks store the same form. */
export const isQuestion = hasFields({
  questionId: isOptional(isText),
  questionText: isText,
  questionImage: isOptional(isText),
  options: isListOf(isOption),
  correctAnswer: isNumber,
  userAnswer: isOptional(isNumber),
  explanation: isOptional(isText),
  passage: isOptional(isText),
  passageImage: isOptional(isText),
  source: isOptional(hasFields({ name: isText, address: isOptional(isHttps) })),
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
const RULE = { name: isText, questions: isNumber, correct: isNumber };
const isRealExam = hasFields({
  ...RULE,
  parts: isOptional(isListOf(hasFields({ ...RULE, topics: isListOf(isText) }))),
  source: isHttps,
  checked: isText,
});
/** Checks rendered formulas. */
export const isMath = isDictionaryOf(isText);

/** Another address would make a stored text a link to anywhere. */
const isOwnAddress = matches(
  'an address of an own test',
  (value) => typeof value === 'string' && value.startsWith('/make-test/test?'),
);

/** Checks a stored result, and lists every issue. */
export const isResult = hasFields({
  attemptId: isOptional(isText),
  testId: isText,
  examId: isText,
  examTitle: isText,
  title: isText,
  marksPerQuestion: isPoints,
  negativeMarksPerQuestion: isPoints,
  sections: isOptional(isListOf(isSection)),
  realExam: isOptional(isRealExam),
  scoreEstimate: isOptional(isText),
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

/**
 * Validates a result from the navigation state or the storage, which another version of the site may have written.
 * @returns undefined when it is not a result of this mock test
 */
export const parseResult = (value: unknown, testId: string): AttemptResult | undefined =>
  passes<AttemptResult>(isResult, value) && value.testId === testId ? value : undefined;
