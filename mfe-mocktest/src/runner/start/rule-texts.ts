import type { RealExam, TestMeta } from '@mockingbird/contracts';
import { breakEven, formatExact } from '@mockingbird/exam-core';
import { parseFraction } from '@mockingbird/remote-kit';
import { passLine } from '../../results/pass-line.js';
import { durationPhrase } from '../clock/duration-text.js';

/** Points for right and wrong responses. */
export function markingRule({ marksPerQuestion, negativeMarksPerQuestion }: TestMeta): string {
  const right = formatExact(parseFraction(marksPerQuestion));
  const wrong = parseFraction(negativeMarksPerQuestion);
  return wrong.numerator === 0n
    ? `Right: +${right}. No marks are taken off for wrong answers.`
    : `Right: +${right}. Wrong: -${formatExact(wrong)}. Blank: 0.`;
}

/** When a guess gains points on average, in one sentence. @param options number of options of a question */
export function guessingRule(
  { marksPerQuestion, negativeMarksPerQuestion }: TestMeta,
  options: number,
): string {
  const advice = breakEven(marksPerQuestion, negativeMarksPerQuestion, options);
  if (advice.kind === 'no-penalty') return "You don't lose marks for guessing, so answer every question.";
  if (advice.kind === 'never') return "Guessing costs more than it wins here. Skip what you don't know.";
  return advice.ruleOut === 0
    ? "Even a random guess helps a little on average, so don't leave blanks."
    : `If you can rule out at least ${advice.ruleOut} of the ${options} options, guess.`;
}

/** How the clock works, in one sentence. @param minutes 0 for no clock */
export const clockRule = (minutes: number): string =>
  minutes > 0
    ? `The clock starts when you press Start and runs for ${durationPhrase(minutes)}. At zero the test is submitted automatically, with the answers you have given.`
    : 'This test has no clock: take the time you need, and submit when you are done.';

/** The same for a test whose sections lock. @param sections number of sections @param minutes of all of them together */
export const sectionClockRule = (sections: number, minutes: number): string =>
  `The clock starts when you press Start. Each of the ${sections} sections has its own time, ${durationPhrase(minutes)} in all. When the time of a section is up, the next one opens, and you can't go back. At the end of the last one the test is submitted automatically, with the answers you have given.`;

/** The rule of a test with adaptive sections. */
export const ADAPTIVE_RULE =
  'This test adapts: your right answers in a first module decide how hard its second module is.';

/** After 'Sections:' above the table of the sections. */
export const SECTIONS_LOCK = 'in this order, each locked after its time';
export const SECTIONS_UNLOCKED = 'all open, because you chose no clock';

export const LEAVING_RULE =
  'Reloading, closing the tab or losing the connection keeps your answers on this device. If you open another page of this site, we ask first. If you leave, the attempt is deleted.';

/** What passes the real exam, in one sentence. */
export const realExamRule = ({ name, correct, questions }: RealExam): string =>
  `On the real ${name}, ${correct} of ${questions} right answers pass (${Math.round((100 * correct) / questions)}%).`;

const AFTER_SUBMISSION = "You'll see answers and explanations when you submit.";

/** What passes a test here, in two or three sentences. */
export const passRule = (meta: TestMeta): string => `${passLine(meta, ' of the marks')} ${AFTER_SUBMISSION}`;

/** Where the real exam has a scale and no pass mark. */
export const ESTIMATE_RULE = `You'll get an estimate of your score on the real exam's scale. ${AFTER_SUBMISSION}`;

/** The rules of practice mode. */
export const PRACTICE_RULES: readonly string[] = [
  'There is no clock: take the time you need.',
  'Choose an option and press Check answer. You see the right answer and why, before the next question.',
  'Practice does not change your result, and we do not count it.',
  LEAVING_RULE,
];
