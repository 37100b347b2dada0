import type { Question } from '@mockingbird/contracts';
import {
  equalTo,
  numbers,
  only,
  over,
  ReadingError,
  satisfying,
  says,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';
import { divides, factorsOf, writtenNumbers } from './reading.js';

const largest = (values: readonly number[]) => Math.max(...values);
/** Tries each factor. */
const commonFactor = (...values: number[]) =>
  largest(factorsOf(Math.min(...values)).filter((factor) => values.every((value) => divides(factor, value))));

/** Goes through the multiples of the largest one. */
function commonMultiple(...values: number[]): number {
  const step = largest(values);
  let multiple = step;
  while (!values.every((value) => divides(value, multiple))) multiple += step;
  return multiple;
}

const LARGEST = 1_000_000;

/**
 * The first number from `from` on that passes.
 * @throws ReadingError when none passes: a stem with changed numbers may have no answer
 */
function firstFrom(from: number, passes: (value: number) => boolean): number {
  for (let value = from; value <= LARGEST; value++) if (passes(value)) return value;
  throw new ReadingError('no number fits');
}

const fractionsOf = ({ questionText }: Question): Fraction[] =>
  [...questionText.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)].map(([, top, bottom]) =>
    over(Number(top), Number(bottom)),
  );

const COMMON_FACTORS: Solvers = {
  'hcf-of-three': equalTo((question) => commonFactor(...writtenNumbers(question))),
  // Each length is tried for the pieces, then they are counted.
  'rope-pieces': equalTo((question) => {
    const lengths = writtenNumbers(question);
    const piece = commonFactor(...lengths);
    return lengths.reduce((total, length) => total + length / piece, 0);
  }),
  'square-tiles': equalTo((question) => {
    const [a = 0, b = 0, c = 0, d = 0] = writtenNumbers(question);
    const [length, breadth] = [a * 100 + b, c * 100 + d];
    const side = commonFactor(length, breadth);
    return (length / side) * (breadth / side);
  }),
  'same-remainder': equalTo((question) => {
    const values = writtenNumbers(question);
    return largest(
      numbers(1, largest(values)).filter(
        (divisor) => new Set(values.map((value) => value % divisor)).size === 1,
      ),
    );
  }),
  'greatest-with-remainders': equalTo((question) => {
    const [a = 0, b = 0, c = 0, d = 0] = writtenNumbers(question);
    const isPaired = says(question, /^When/);
    const [first, left, second, right] = isPaired ? [a, b, c, d] : [a, c, b, d];
    return largest(
      numbers(1, largest([first, second])).filter(
        (divisor) => first % divisor === left && second % divisor === right,
      ),
    );
  }),
  'pairs-with-sum': equalTo((question) => {
    const [one = 0, other = 0] = writtenNumbers(question);
    const [sum, factor] = [Math.max(one, other), Math.min(one, other)];
    return numbers(1, Math.floor(sum / 2)).filter((value) => commonFactor(value, sum - value) === factor)
      .length;
  }),
};

const COMMON_MULTIPLES: Solvers = {
  'least-also-multiple': equalTo((question) => {
    const all = writtenNumbers(question);
    const { groups, left, multiple } = readRemainders(question, all);
    return firstFrom(
      1,
      (value) => divides(multiple, value) && groups.every((group) => value % group === left),
    );
  }),
  'least-with-remainder': equalTo((question) => {
    const all = writtenNumbers(question);
    const isPlain = says(question, /^Which/);
    const [groups, left] = isPlain
      ? [all.slice(-3), all.at(-4) ?? 0]
      : says(question, /more than \d+ stamps|^\w+ has more/)
        ? [all.slice(1, 4), all[4] ?? 1] // "one is left over"
        : [all.slice(1, 4), all[0] ?? 0];
    return firstFrom(largest(groups) + 1, (value) => groups.every((group) => value % group === left));
  }),
  'greatest-multiple-below': equalTo((question) => {
    const all = writtenNumbers(question);
    const limit = largest(all);
    const groups = all.filter((value) => value !== limit);
    return limit - firstFrom(1, (down) => groups.every((group) => divides(group, limit - down)));
  }),
  // A clock that is looked at each second.
  bells: equalTo((question) => {
    const [a = 1, b = 1, c = 1, minutes = 0] = writtenNumbers(question);
    return numbers(0, minutes * 60).filter((second) => [a, b, c].every((step) => divides(step, second)))
      .length;
  }),
  'lcm-of-fractions': satisfying((question) => {
    const parts = fractionsOf(question);
    const least = firstFrom(1, (top) =>
      parts.every((part) => over(over(top, lcmBottom(parts)), part).denominator === 1n),
    );
    const value = over(least, lcmBottom(parts));
    return (option) => option.numerator === value.numerator && option.denominator === value.denominator;
  }),
};

/** A denominator that all of them divide. */
function lcmBottom(parts: readonly Fraction[]): number {
  return commonMultiple(...parts.map(({ denominator }) => Number(denominator)));
}

function readRemainders(question: Question, all: readonly number[]) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = all;
  if (says(question, /^When .* one is left over/)) return { groups: [a, b, c], left: 1, multiple: d };
  if (says(question, /^When/)) return { groups: [a, b, c], left: d, multiple: e };
  if (says(question, /^Find/)) return { groups: [b, c, d], left: a, multiple: e };
  return { groups: [c, d, e], left: b, multiple: a };
}

const PAIRS: Solvers = {
  'ratio-and-hcf': equalTo((question) => {
    const all = writtenNumbers(question);
    const [one = 0, other = 0, factor = 0] = says(question, /gets \d+ and \d+/)
      ? [all[1] ?? 0, all[2] ?? 0, all[0] ?? 0]
      : all;
    return commonMultiple(one * factor, other * factor);
  }),
  'other-number': equalTo((question) => {
    const [a = 0, b = 0, c = 0] = writtenNumbers(question);
    const [factor, multiple, known] = says(question, /^The HCF/)
      ? [a, b, c]
      : says(question, /^The LCM/)
        ? [c, b, a]
        : [b, a, c];
    return only(
      1,
      multiple,
      (value) => commonFactor(value, known) === factor && commonMultiple(value, known) === multiple,
    );
  }),
};

export const HCF_AND_LCM: Solvers = { ...COMMON_FACTORS, ...COMMON_MULTIPLES, ...PAIRS };
