import type { Question } from '@mockingbird/contracts';
import {
  over,
  product,
  quantitiesIn,
  ReadingError,
  says,
  sum,
  type Amount,
  type Fraction,
} from '../../solver-kit.js';

type Taken<Units extends readonly string[]> = { [Index in keyof Units]: Fraction };

/**
 * The stem's quantities by unit: `takeUnits(question, 'km', 'hour')` gives the first distance and the first time, in
 * whichever order the wording has them. An empty unit is a number without one. All quantities must be taken.
 * @throws ReadingError when the stem holds others, fewer or more
 */
export function takeUnits<const Units extends readonly string[]>(
  question: Question,
  ...units: Units
): Taken<Units> {
  const left = quantitiesIn(question.questionText);
  const taken = units.map((unit) => {
    const at = left.findIndex((quantity) => quantity.kind !== 'ratio' && quantity.unit === unit);
    const [quantity] = at < 0 ? [] : left.splice(at, 1);
    if (!quantity || quantity.kind === 'ratio')
      throw new ReadingError(`the stem has too few of ${unit || 'numbers'}`);
    return quantity.value;
  });
  if (left.length > 0) throw new ReadingError(`the stem also has ${left.map(({ text }) => text).join(', ')}`);
  // Each unit gave one value above.
  return taken as unknown as Taken<Units>;
}

/** Two values of a stem, the other way round where its wording says so. */
export const turnedIf = (isTurned: boolean, one: Fraction, other: Fraction) =>
  isTurned ? ([other, one] as const) : ([one, other] as const);

/** Metres in a second. */
export const perSecond = (kmPerHour: Amount) => over(product(kmPerHour, 1_000), 3_600);

/** The part of the stem that a pattern marks, such as a name: its first group. */
export function marked({ questionText }: Question, ...patterns: RegExp[]): string {
  for (const pattern of patterns) {
    const [, part] = pattern.exec(questionText) ?? [];
    if (part !== undefined) return part;
  }
  throw new ReadingError('the stem does not say who or what');
}

/** Whether the one with this name is the first whose number the stem gives. */
export function isFirst({ questionText }: Question, name: string): boolean {
  const at = questionText.search(new RegExp(`\\b${name}\\b`));
  if (at < 0) throw new ReadingError(`the stem does not introduce ${name}`);
  return at < questionText.search(/\d/);
}

/**
 * Which of two meanings a stem has.
 * @throws ReadingError when it has both or none
 */
export function isRather(question: Question, one: RegExp, other: RegExp): boolean {
  const isOne = says(question, one);
  if (isOne === says(question, other)) throw new ReadingError(`expected either ${one} or ${other}`);
  return isOne;
}

const WORDS = ['once', 'twice', 'three times', 'four times', 'five times', 'six times'];

/** A factor as a stem writes it: `twice`, `three times`, `1.5 times`. */
export function timesIn(question: Question): Fraction {
  const text = question.questionText;
  const word = WORDS.findIndex((words) => new RegExp(`\\b${words}\\b`).test(text));
  if (word >= 0) return over(word + 1, 1);
  const [quantity] = quantitiesIn(/[\d.]+(?= times)/.exec(text)?.[0] ?? '');
  if (!quantity || quantity.kind === 'ratio') throw new ReadingError('expected a number of times');
  return quantity.value;
}

/** The part of the whole that is done in one day, hour or minute. */
export const share = (time: Amount) => over(1, time);

/** All that several do: pairs of a rate and the time for which it runs. */
export const done = (...runs: (readonly [Amount, Amount])[]) =>
  sum(...runs.map(([rate, time]) => product(rate, time)));
