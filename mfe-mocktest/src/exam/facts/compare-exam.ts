import type { Exam, MockTest, RealExam } from '@mockingbird/contracts';
import { PASS_PERCENT, takenQuestions } from '@mockingbird/exam-core';
import type { Fact } from '@mockingbird/ui';
import { markingText } from './marking-text.js';
import * as messages from '../../messages/exam/facts.js';

/** Figures of the real exam and of the tests on this site. Each list has only what the data says. */
export interface ExamComparison {
  real: Fact[];
  /** Sentences of the key information about the real exam. */
  sentences: string[];
  here: Fact[];
}

const REAL_EXAM_SENTENCE = /^The real /;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The value that all tests share. */
function sharedValue<Value>(tests: readonly MockTest[], read: (test: MockTest) => Value): Value | undefined {
  const values = new Map(tests.map((test) => [JSON.stringify(read(test)), read(test)]));
  return values.size === 1 ? [...values.values()][0] : undefined;
}

/** `12`, or `12 to 46`. */
function rangeText(values: readonly number[]): string {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  return lowest === highest ? String(lowest) : messages.lowestToHighest(lowest, highest);
}

const passRuleFacts = ({ questions, correct, parts = [] }: RealExam): Fact[] => [
  { term: messages.questions, value: questions },
  {
    term: messages.toPass,
    value: messages.correctRightValue(correct, Math.round((100 * correct) / questions)),
  },
  ...parts.map((part) => ({
    term: capitalize(part.name),
    value: messages.ofRight(part.correct, part.questions),
  })),
];

function realFacts(tests: readonly MockTest[]): Fact[] {
  const rule = sharedValue(tests, ({ realExam }) => realExam);
  if (rule) return passRuleFacts(rule);
  return tests.some(({ scoreEstimate }) => scoreEstimate)
    ? [{ term: messages.result, value: messages.aScoreNoPass }]
    : [];
}

function hereFacts(tests: readonly MockTest[]): Fact[] {
  const minutes = tests.map(({ duration }) => duration ?? 0);
  const marking = sharedValue(tests, markingText);
  return [
    { term: messages.tests, value: tests.length },
    { term: messages.questionsInATest, value: rangeText(tests.map(takenQuestions)) },
    ...(minutes.includes(0) ? [] : [{ term: messages.minutesInATest, value: rangeText(minutes) }]),
    ...(marking === undefined ? [] : [{ term: messages.marks, value: marking }]),
    { term: messages.toPass, value: messages.ofTheMarks(PASS_PERCENT) },
  ];
}

/** @returns undefined when nothing is known about the real exam, or when there is no test here */
export function compareExam({ mockTests, keyInformation = [] }: Exam): ExamComparison | undefined {
  const real = realFacts(mockTests);
  const sentences = keyInformation.map(({ info }) => info).filter((info) => REAL_EXAM_SENTENCE.test(info));
  if (mockTests.length === 0 || real.length + sentences.length === 0) return undefined;
  return { real, sentences, here: hereFacts(mockTests) };
}
