import type { NamedMistake } from '../../../kit/template.js';

/** What may follow from statements with two conclusions. */
export const ANSWERS = {
  first: 'Only conclusion I follows',
  second: 'Only conclusion II follows',
  both: 'Both conclusions follow',
  neither: 'Neither conclusion follows',
  either: 'Either conclusion I or II follows',
} as const;
export type Answer = keyof typeof ANSWERS;

export const ANSWER_KEYS: readonly Answer[] = ['first', 'second', 'both', 'neither', 'either'];

/** @param isPair whether one of the conclusions must be true, though neither is certain */
export function answerOf(first: boolean, second: boolean, isPair: boolean): Answer {
  if (first && second) return 'both';
  if (first) return 'first';
  if (second) return 'second';
  return isPair ? 'either' : 'neither';
}

const FAILS = (one: string) => `Conclusion ${one} may be false although the statements are true.`;
const HOLDS = (one: string) => `Conclusion ${one} is true whenever the statements are.`;

/** Why an answer is wrong where another one is right. */
function whyWrong(wrong: Answer, right: Answer): string {
  const saysFirst = wrong === 'first' || wrong === 'both';
  const saysSecond = wrong === 'second' || wrong === 'both';
  const isFirst = right === 'first' || right === 'both';
  const isSecond = right === 'second' || right === 'both';
  if (right === 'either' && wrong === 'neither')
    return 'Neither is certain, but one of the two must be true: they cannot both be false.';
  if (right === 'either') return 'Neither is certain for itself. One of the two must be true.';
  if (wrong === 'either' && right === 'neither') return 'Both conclusions may be false together.';
  if (wrong === 'either') return 'One of the conclusions is certain for itself.';
  if (saysFirst && !isFirst) return FAILS('I');
  if (saysSecond && !isSecond) return FAILS('II');
  return !saysFirst && isFirst ? HOLDS('I') : HOLDS('II');
}

/** All wrong answers, each with its reason. */
export const answerMistakes = <Parameters>(): NamedMistake<Parameters, Answer>[] =>
  ANSWER_KEYS.flatMap((right) =>
    ANSWER_KEYS.filter((wrong) => wrong !== right).map((wrong) => ({
      text: whyWrong(wrong, right),
      value: (_: Parameters, actual: Answer) => (actual === right ? wrong : undefined),
    })),
  );
