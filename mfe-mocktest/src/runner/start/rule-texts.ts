import type { RealExam, TestMeta } from '@mockingbird/contracts';
import { breakEven, formatExact } from '@mockingbird/exam-core';
import { parseFraction } from '@mockingbird/remote-kit';
import { passLine } from '../../results/pass-line.js';
import { durationPhrase } from '../clock/duration-text.js';
import * as messages from '../../messages/runner/start.js';

/** Points for right and wrong responses. */
export function markingRule({ marksPerQuestion, negativeMarksPerQuestion }: TestMeta): string {
  const right = formatExact(parseFraction(marksPerQuestion));
  const wrong = parseFraction(negativeMarksPerQuestion);
  return wrong.numerator === 0n
    ? messages.rightNoMarks(right)
    : messages.pointsOfAnswers(right, formatExact(wrong));
}

/** When a guess gains points on average, in one sentence. @param options number of options of a question */
export function guessingRule(
  { marksPerQuestion, negativeMarksPerQuestion }: TestMeta,
  options: number,
): string {
  const advice = breakEven(marksPerQuestion, negativeMarksPerQuestion, options);
  if (advice.kind === 'no-penalty') return messages.youDontLoseMarks;
  if (advice.kind === 'never') return messages.guessingCostsMoreThan;
  return advice.ruleOut === 0 ? messages.evenARandomGuess : messages.ifYouCanRule(advice.ruleOut, options);
}

/** How the clock works, in one sentence. @param minutes 0 for no clock */
export const clockRule = (minutes: number): string =>
  minutes > 0 ? messages.theClockStartsWhen(durationPhrase(minutes)) : messages.thisTestHasNo;

/** The same for a test whose sections lock. @param sections number of sections @param minutes of all of them together */
export const sectionClockRule = (sections: number, minutes: number): string =>
  messages.theClockStartsWhenYouPress(sections, durationPhrase(minutes));

/** The rule of a test with adaptive sections. */
export const ADAPTIVE_RULE = messages.thisTestAdapts;

/** After 'Sections:' above the table of the sections. */
export const SECTIONS_LOCK = messages.inThisOrderEach;
export const SECTIONS_UNLOCKED = messages.allOpenBecause;

export const LEAVING_RULE = messages.yourAnswersAreSaved;

/** What passes the real exam, in one sentence. */
export const realExamRule = ({ name, correct, questions }: RealExam): string =>
  messages.onTheReal(name, correct, questions, Math.round((100 * correct) / questions));

const AFTER_SUBMISSION = messages.youllSeeAnswers;

/** What passes a test here, in two or three sentences. */
export const passRule = (meta: TestMeta): string =>
  `${passLine(meta, messages.ofTheMarks)} ${AFTER_SUBMISSION}`;

/** Where the real exam has a scale and no pass mark. */
export const ESTIMATE_RULE = messages.youllGetAnEstimate(AFTER_SUBMISSION);

/** The rules of practice mode. */
export const PRACTICE_RULES: readonly string[] = [
  messages.thereIsNoClock,
  messages.chooseAnOption,
  messages.practiceDoesNotChange,
  LEAVING_RULE,
];
