import type { Question } from '@mockingbird/contracts';
import { cut, ReadingError, says, type Fraction } from '../../solver-kit.js';

/**
 * Which of two meanings a stem has.
 * @throws ReadingError when it has both or none
 */
export function isEither(question: Question, one: RegExp, other: RegExp): boolean {
  const isOne = says(question, one);
  if (isOne === says(question, other)) throw new ReadingError(`expected either ${one} or ${other}`);
  return isOne;
}

/**
 * The rates with the sign that the stem's words give them, for `after`: those that `down` matches take off.
 * @param words matches the word before each rate, one match a rate
 */
export function directed(
  { questionText }: Question,
  rates: readonly Fraction[],
  words: RegExp,
  down: RegExp,
): Fraction[] {
  const found = [...questionText.matchAll(words)].map(([word]) => word);
  if (found.length !== rates.length)
    throw new ReadingError(`${found.length} words for ${rates.length} rates`);
  return rates.map((rate, index) => (down.test(found[index] ?? '') ? cut(rate) : rate));
}
