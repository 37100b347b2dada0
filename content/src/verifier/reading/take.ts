import type { Question } from '@mockingbird/contracts';
import { toNumber, type Fraction } from '@mockingbird/remote-kit';
import type { Quantity } from './quantity.js';
import { quantitiesIn } from './quantities.js';

/** A stem that does not hold what its solver expects. */
export class ReadingError extends Error {}

type Taken<Kinds extends readonly Quantity['kind'][]> = {
  [Index in keyof Kinds]: Kinds[Index] extends 'ratio' ? Fraction[] : Fraction;
};

/**
 * The stem's quantities by kind: `take(question, 'money', 'percent')` gives the first money and the first percentage,
 * in whichever order the wording has them. All quantities of the stem must be taken.
 * @throws ReadingError when the stem holds others, fewer or more
 */
export function take<const Kinds extends readonly Quantity['kind'][]>(
  question: Question,
  ...kinds: Kinds
): Taken<Kinds> {
  const left = quantitiesIn(question.questionText);
  const taken = kinds.map((kind) => {
    const at = left.findIndex((quantity) => quantity.kind === kind);
    const [quantity] = at < 0 ? [] : left.splice(at, 1);
    if (!quantity) throw new ReadingError(`the stem has too few of the kind ${kind}`);
    return quantity.kind === 'ratio' ? quantity.terms : quantity.value;
  });
  if (left.length > 0) throw new ReadingError(`the stem also has ${left.map(({ text }) => text).join(', ')}`);
  // The kinds were compared one by one above.
  return taken as unknown as Taken<Kinds>;
}

/** The stem's measures with a unit, for stems with several units: `inUnit(question, 'cm²')`. */
export const inUnit = (question: Question, unit: string): Fraction[] =>
  quantitiesIn(question.questionText).flatMap((quantity) =>
    quantity.kind === 'measure' && quantity.unit === unit ? [quantity.value] : [],
  );

/** Whether the stem says so; for wordings that turn the order of the numbers round. */
export const says = (question: Question, pattern: RegExp) => pattern.test(question.questionText);

/** All numbers of the stem in their order, those of ratios too; for stems with plain counts. */
export const numbersOf = (question: Question): number[] =>
  quantitiesIn(question.questionText).flatMap((quantity) =>
    (quantity.kind === 'ratio' ? quantity.terms : [quantity.value]).map(toNumber),
  );
