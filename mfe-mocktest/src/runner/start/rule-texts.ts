import type { RealExam, TestMeta } from '@mockingbird/contracts';
import { breakEven, formatExact, PASS_PERCENT } from '@mockingbird/exam-core';
import { parseFraction, pluralize } from '@mockingbird/remote-kit';
import { durationPhrase } from '../clock/duration-text.js';

/** Points for right and wrong responses, in one sentence. */
export function markingRule({ marksPerQuestion, negativeMarksPerQuestion }: TestMeta): string {
  const right = formatExact(parseFraction(marksPerQuestion));
  const wrong = parseFraction(negativeMarksPerQuestion);
  return wrong.numerator === 0n
    ? `A right answer gives +${right}. A wrong answer costs nothing, and so does an empty one.`
    : `A right answer gives +${right}, a wrong one -${formatExact(wrong)}, an empty one 0.`;
}

/** When a guess gains points on average, in one sentence. @param options number of options of a question */
export function guessingRule(
  { marksPerQuestion, negativeMarksPerQuestion }: TestMeta,
  options: number,
): string {
  const advice = breakEven(marksPerQuestion, negativeMarksPerQuestion, options);
  if (advice.kind === 'no-penalty') return 'Guessing is free: leave nothing empty.';
  if (advice.kind === 'never') return 'A guess never pays here: answer only what you know.';
  return advice.ruleOut === 0
    ? `Among ${options} options even a blind guess pays on average.`
    : `Among ${options} options, guess when you can rule out ${pluralize(advice.ruleOut, 'option')} or more.`;
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

export const PASS_RULE = `You pass with ${PASS_PERCENT}% of the marks. Right answers and explanations are shown after submitting.`;

/** Where the real exam has a scale and no pass mark. */
export const ESTIMATE_RULE =
  'The result estimates your score on the scale of the real exam. Right answers and explanations are shown after submitting.';

/** The rules of practice mode. */
export const PRACTICE_RULES: readonly string[] = [
  'There is no clock: take the time you need.',
  'Choose an option and press Check answer. You see the right answer and why, before the next question.',
  'Practice does not change your result, and we do not count it.',
  LEAVING_RULE,
];
