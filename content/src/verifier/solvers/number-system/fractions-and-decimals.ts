import type { Question } from '@mockingbird/contracts';
import {
  equalTo,
  fitting,
  less,
  minus,
  numbers,
  over,
  product,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  take,
  textOf,
  valueOf,
  type Fraction,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';

/** What is left of a whole after parts of it, or each time of the rest, are taken. */
const withoutParts = (whole: Fraction, parts: readonly Fraction[]) =>
  parts.reduce((left, part) => minus(left, product(whole, part)), whole);
const withoutPartsOfRest = (whole: Fraction, parts: readonly Fraction[]) =>
  parts.reduce((left, part) => withoutParts(left, [part]), whole);

const PARTS: Solvers = {
  'journey-in-parts': satisfying((question) => {
    const [a, b, c, last] = take(question, 'number', 'number', 'number', 'measure');
    return (whole) => same(withoutPartsOfRest(whole, [a, b, c]), last);
  }),
  'salary-and-remainder': satisfying((question) => {
    const [a, b, last] = take(question, 'number', 'number', 'money');
    return (whole) => same(withoutPartsOfRest(whole, [a, b]), last);
  }),
  'parts-of-one-whole': satisfying((question) => {
    const [a, b, last] = take(question, 'number', 'number', 'measure');
    return (whole) => same(withoutParts(whole, [a, b]), last);
  }),
  'tank-level': satisfying((question) => {
    const [before, after, litres] = take(question, 'number', 'number', 'measure');
    const [low, high] = says(question, /taken out/) ? [after, before] : [before, after];
    return (whole) => same(sum(product(whole, low), litres), product(whole, high));
  }),
  'inverted-fraction': satisfying((question) => {
    const [right, other, gap] = take(question, 'number', 'number', 'number');
    const isDivided = says(question, /divides the number by/);
    const isFirstTooSmall = says(question, /too large|more than the right/);
    return (value) => {
      const result = product(value, right);
      const another = isDivided ? over(value, other) : product(value, other);
      return same(isFirstTooSmall ? minus(another, result) : minus(result, another), gap);
    };
  }),
  // Counts one by one, of a row in which each group has its share.
  'part-of-part': equalTo((question) => {
    const [all, first, second] = partsOfCount(question);
    const ofGroup = ({ numerator, denominator }: Fraction, row: readonly number[]) => {
      if (row.length % Number(denominator) > 0) throw new ReadingError('the groups are not even');
      return row.filter((_, place) => place % Number(denominator) < Number(numerator));
    };
    return ofGroup(second, ofGroup(first, numbers(1, all))).length;
  }),
};

/** The count, which is whole, and the parts, which are not. */
function partsOfCount(question: Question): [number, Fraction, Fraction] {
  const three = take(question, 'number', 'number', 'number');
  const [count] = three.filter(({ denominator }) => denominator === 1n);
  const [first, second] = three.filter(({ denominator }) => denominator > 1n);
  if (!count || !first || !second) throw new ReadingError('expected a count and two parts');
  return [Number(count.numerator), first, second];
}

/** Numerator and denominator as written. A fraction that is made of them may be in lower terms. */
function writtenFraction(text: string): [number, number] {
  const [, top, bottom] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(text) ?? [];
  return [Number(top), Number(bottom)];
}

/** What is added to both (a negative number where it is taken off), with the fraction that this makes. */
function changes(question: Question): [number, Fraction][] {
  const text = question.questionText;
  const shifts = [...text.matchAll(/(\d+) (?:is )?(more|less|added|subtracted)/g)].map(([, by, verb]) =>
    verb === 'more' || verb === 'added' ? Number(by) : -Number(by),
  );
  const results = [...text.matchAll(/\\frac\{\d+\}\{\d+\}/g)].map(([tex]) => {
    const [top, bottom] = writtenFraction(tex);
    return over(top, bottom);
  });
  const [by, otherBy] = shifts;
  const [result, otherResult] = results;
  if (by === undefined || otherBy === undefined || !result || !otherResult)
    throw new ReadingError('expected two changes');
  return [
    [by, result],
    [otherBy, otherResult],
  ];
}

const LARGEST = 120;

/** Every numerator with every denominator. */
const fittingFractions = (given: readonly [number, Fraction][]) =>
  numbers(1, LARGEST).flatMap((top) =>
    numbers(1, LARGEST).flatMap((bottom) =>
      given.every(([by, result]) => bottom + by !== 0 && same(over(top + by, bottom + by), result))
        ? [[top, bottom] as const]
        : [],
    ),
  );

const unknownFraction: Solver = (question) => {
  const found = fittingFractions(changes(question));
  return question.options.flatMap((option, index) => {
    const [top, bottom] = writtenFraction(textOf(option));
    return found.some((pair) => pair[0] === top && pair[1] === bottom) ? [index] : [];
  });
};

const COMPARISONS: Solvers = {
  'unknown-fraction': unknownFraction,
  'ascending-order': fitting((question) => {
    const four = take(question, 'number', 'number', 'number', 'number');
    return (...order) =>
      order.length === four.length &&
      four.every((value) => order.some((other) => same(value, other))) &&
      order.every((value, place) => place === 0 || less(order[place - 1] ?? value, value));
  }),
};

/** Numbers of a stem in whole thousandths, from their digits. */
const thousandths = ({ questionText }: Question): number[] =>
  [...questionText.matchAll(/(\d+)\.(\d{1,3})(?!\d)/g)].map(([, before, after = '']) =>
    Number(before + after.padEnd(3, '0')),
  );

const mixedNumbers = ({ questionText }: Question): [number, number, number][] =>
  [...questionText.matchAll(/(\d+)\\frac\{(\d+)\}\{(\d+)\}/g)].map(([, whole, top, bottom]) => [
    Number(whole),
    Number(top),
    Number(bottom),
  ]);

const SUMS: Solvers = {
  'add-decimals': equalTo((question) => {
    const [first = 0, second = 0, off = 0, ...others] = thousandths(question);
    if (others.length > 0) throw new ReadingError('expected three decimals');
    return over(first + second - off, 1_000);
  }),
  // In equal small pieces, so many that each fraction is a whole number of them.
  'mixed-numbers': equalTo((question) => {
    const all = mixedNumbers(question);
    const pieces = all.reduce((count, [, , bottom]) => count * bottom, 1);
    const [first = 0, second = 0, off = 0] = all.map(
      ([whole, top, bottom]) => whole * pieces + (top * pieces) / bottom,
    );
    return over(first + second - off, pieces);
  }),
};

const PLACES = 60;

/** The first digits of the recurring decimals of a stem, as whole numbers of 10 to the power -60. */
const recurringDigits = ({ questionText }: Question): bigint[] =>
  [...questionText.matchAll(/0\.(\d*)\\overline\{(\d+)\}/g)].map(([, once = '', repeated = '']) =>
    BigInt((once + repeated.repeat(PLACES)).slice(0, PLACES)),
  );

/** The first digits of a fraction by long division. */
function longDivision({ numerator, denominator }: Fraction): bigint {
  let digits = '';
  let rest = numerator;
  for (const place of numbers(0, PLACES)) {
    digits += String(rest / denominator);
    rest = (rest % denominator) * 10n;
    if (place === 0 && digits !== '0') throw new ReadingError('expected a fraction below 1');
  }
  return BigInt(digits);
}

/** The digits agree except for the last, where the cut-off parts of several numbers may add up. */
const hasDigits =
  (read: (question: Question) => bigint): Solver =>
  (question) => {
    const digits = read(question);
    return question.options.flatMap((option, index) => {
      const value = valueOf(option);
      if (!value || !less(value, 1)) return [];
      const gap = longDivision(value) - digits;
      return gap >= 0n && gap <= 2n ? [index] : [];
    });
  };

const RECURRING: Solvers = {
  'recurring-decimal': hasDigits((question) => recurringDigits(question)[0] ?? 0n),
  'sum-of-recurring-decimals': hasDigits((question) => {
    const [one = 0n, other = 0n, ...others] = recurringDigits(question);
    if (others.length > 0) throw new ReadingError('expected two decimals');
    return one + other;
  }),
};

export const FRACTIONS_AND_DECIMALS: Solvers = { ...PARTS, ...COMPARISONS, ...SUMS, ...RECURRING };
