import type { Question } from '@mockingbird/contracts';
import { ReadingError, textOf } from '../../../solver-kit.js';

/** A line of the stem after its name, such as `Conclusion I: ...`. */
export function lineOf({ questionText }: Question, name: string): string {
  const line = questionText.split('\n').find((text) => text.startsWith(`${name}: `));
  if (!line) throw new ReadingError(`the stem has no ${name}`);
  return line.slice(name.length + 2);
}

/** What holds in one case that the statements allow. */
export interface Judged {
  first: boolean;
  second: boolean;
}

/** The options that say what the cases show. @throws ReadingError when the statements allow no case */
export function judge(question: Question, cases: readonly Judged[]): number[] {
  if (cases.length === 0) throw new ReadingError('the statements contradict each other');
  const first = cases.every((one) => one.first);
  const second = cases.every((one) => one.second);
  const always = cases.every((one) => one.first || one.second);
  return question.options.flatMap((option, index) => {
    const text = textOf(option);
    const isRight =
      (text.startsWith('Only conclusion I follows') && first && !second) ||
      (text.startsWith('Only conclusion II follows') && second && !first) ||
      (text.startsWith('Both') && first && second) ||
      (text.startsWith('Either') && !first && !second && always) ||
      (text.startsWith('Neither') && !first && !second && !always);
    return isRight ? [index] : [];
  });
}

/**
 * @param cases all that may be, whatever the statements say
 * @throws ReadingError when the two conclusions are true in the same cases: there is only one, said twice
 */
export function refuseEqual(cases: readonly Judged[]): void {
  if (cases.every((one) => one.first === one.second))
    throw new ReadingError('the two conclusions say the same');
}
