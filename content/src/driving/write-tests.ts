import { defineTest } from '../exams/assemble/define-test.mjs';
import type { MockTest } from '../index.mjs';
import { Random } from '../templates/kit/random.js';
import type { DrivingPlan } from './plans.js';
import { readRules } from './read-rules.js';
import { readSigns } from './signs/read-signs.js';
import { signQuestions } from './signs/sign-questions.js';
import { drivingStructureOf } from './structure.js';

/** Of each state. */
const TESTS = 3;

/**
 * Writes the tests of the real length of a state: signs and rules in the real share, in a random order.
 * @throws Error when a test has too few or too many questions
 */
export function writeDrivingTests({ address, file, state, realExam }: DrivingPlan): MockTest[] {
  const { minutes, questions, signs } = drivingStructureOf(address);
  const rules = readRules(file);
  const onSigns = signQuestions(readSigns(), { state, tests: TESTS, count: signs });
  if (rules.length !== TESTS)
    throw new Error(`driving/${file}.yaml: ${rules.length} tests, expected ${TESTS}`);
  return rules.map((drafts, index) => {
    const number = index + 1;
    if (drafts.length !== questions - signs)
      throw new Error(
        `driving/${file}.yaml tests.${index}: ${drafts.length} questions, expected ${questions - signs}`,
      );
    const testId = `${address}-full-${number}`;
    const { test } = defineTest({
      testId,
      title: `${state}: Full Test ${number}`,
      minutes,
      marks: 1,
      penalty: 0,
      realExam,
      drafts: new Random(testId).shuffled([...(onSigns[index] ?? []), ...drafts]),
    });
    return test;
  });
}
