import type { Question } from '@mockingbird/contracts';
import { toNumber } from '@mockingbird/remote-kit';
import {
  equalTo,
  formulaIn,
  formulasIn,
  groupsIn,
  holdsWith,
  isWhole,
  less,
  minus,
  numbers,
  numbersOf,
  only,
  over,
  product,
  quantitiesIn,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  take,
  textOf,
  timesInWords,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';
import { writtenNumbers } from '../number-system/reading.js';

/** All pairs of whole numbers from 1 on. */
const pairsTo = (most: number) =>
  numbers(1, most).flatMap((one) => numbers(1, most).map((other) => [one, other] as const));

/** The only pair that fits. */
function onlyPair(most: number, fits: (one: number, other: number) => boolean): readonly [number, number] {
  const all = numbers(1, most);
  const fitting = (one: number) => all.filter((other) => fits(one, other));
  const [pair, ...others] = all.flatMap((one) => fitting(one).map((other) => [one, other] as const));
  if (!pair || others.length > 0) throw new ReadingError('expected one pair of numbers');
  return pair;
}

/** A number with its sign as a formula has it before a letter: `- 4`, `+`, or nothing for 1. */
const coefficient = (text = '') => Number(`${text.replaceAll(' ', '').replace(/^([-+]?)$/, '$11')}`);

const equations = ({ questionText }: Question, form: RegExp): number[][] => {
  const found = formulasIn(questionText).flatMap((tex) => {
    const [, a, b, c] = form.exec(tex) ?? [];
    return c === undefined ? [] : [[coefficient(a), coefficient(b), Number(c)]];
  });
  if (found.length !== 2) throw new ReadingError('expected two equations');
  return found;
};

/** Every pair of whole numbers is tried in both equations. */
const solvedPair = (question: Question, form: RegExp) => {
  const both = equations(question, form);
  return onlyPair(120, (x, y) => both.every(([a = 0, b = 0, c]) => a * x + b * y === c));
};

const FORMULAS: Solvers = {
  'equation-with-fractions': satisfying((question) => {
    if (formulasIn(question.questionText).length > 0) {
      const equation = formulaIn(question, /=/);
      return (x) => holdsWith(equation, { x });
    }
    const [off = 0, times = 1, parts = 1, added = 0, otherParts = 1, all = 0] = numbersOf(question);
    return (value) =>
      same(sum(over(minus(product(value, times), off), parts), over(sum(value, added), otherParts)), all);
  }),
  'sum-of-two-unknowns': equalTo((question) => {
    const [x, y] = solvedPair(question, /^(\d*)x ([-+] \d*)y = (\d+)$/);
    return x + y;
  }),
  // The unknowns are 1 over a whole number each.
  'unknowns-in-denominators': equalTo((question) => {
    const terms = String.raw`^\\frac\{(\d+)\}\{x\} ([-+]) \\frac\{(\d+)\}\{y\} = (\d+)$`;
    const both = formulasIn(question.questionText).flatMap((tex) => {
      const [, a, sign, b, c] = new RegExp(terms).exec(tex) ?? [];
      return c === undefined ? [] : [[Number(a), (sign === '-' ? -1 : 1) * Number(b), Number(c)]];
    });
    if (both.length !== 2) throw new ReadingError('expected two equations');
    const [p, q] = onlyPair(120, (x, y) => both.every(([a = 0, b = 0, c]) => a * x + b * y === c));
    return sum(over(1, p), over(1, q));
  }),
  // Both lines must have no point in common: the same direction, but not the same points.
  'equations-without-solution': satisfying((question) => {
    const [tex = '', otherTex = ''] = formulasIn(question.questionText).filter((formula) =>
      formula.includes('='),
    );
    const [, a = '', b = '', c = ''] = /^(\d*)x \+ (\d*)y = (\d+)$/.exec(tex) ?? [];
    const [, d = '', e = ''] = /^(\d*)x \+ ky = (\d+)$/.exec(otherTex) ?? [];
    if (c === '' || e === '') throw new ReadingError('expected two lines');
    const factor = over(coefficient(d), coefficient(a));
    return (k) => same(product(factor, coefficient(b)), k) && !same(product(factor, Number(c)), Number(e));
  }),
  'sums-of-pairs': satisfying((question) => {
    const [ofFirst = 0, ofSecond = 0, ofThird = 0, ...others] = writtenNumbers(question);
    if (others.length > 0) throw new ReadingError('expected three sums');
    return (value) => same(sum(minus(ofThird, value), minus(ofSecond, value)), ofFirst);
  }),
  'pairs-of-whole-numbers': equalTo((question) => {
    const [one = 0, other = 0, all = 0, ...others] = writtenNumbers(question);
    if (others.length > 0 || one >= all || other >= all)
      throw new ReadingError('expected a sum of two parts');
    return pairsTo(all).filter(([x, y]) => one * x + other * y === all).length;
  }),
};

/** Numerator and denominator as written, before any reduction. */
const unknownFraction: Solver = (question) => {
  const [, gap = '', added = '', value = ''] = says(question, /exceeds/)
    ? [
        '',
        ...groupsIn(question, /exceeds the numerator by (\d+)/),
        ...groupsIn(question, /increased by (\d+)/),
      ]
    : [
        '',
        ...groupsIn(question, /(\d+) (?:more|less) than/),
        ...groupsIn(question, /(?:If|adds) (\d+) (?:is added )?to/),
      ];
  if (value !== '') throw new ReadingError('expected two numbers');
  const result = quantitiesIn(question.questionText).find(({ text }) => text.includes('frac'));
  if (!result || result.kind === 'ratio') throw new ReadingError('expected a fraction');
  return question.options.flatMap((option, index) => {
    const [, top = '', bottom = ''] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(textOf(option)) ?? [];
    const isWanted =
      Number(bottom) - Number(top) === Number(gap) &&
      same(over(Number(top) + Number(added), Number(bottom) + Number(added)), result.value);
    return isWanted ? [index] : [];
  });
};

const NUMBERS: Solvers = {
  'unknown-fraction': unknownFraction,
  'two-digit-number': equalTo((question) => {
    const all = numbersOf(question);
    const [total = 0, change = 0] = says(question, /^If/) ? all.toReversed() : all;
    const isLess = says(question, /\d less than|falls by|is subtracted/);
    return only(10, 99, (value) => {
      const [tens = '', ones = ''] = String(value);
      const turned = Number(ones + tens);
      return Number(tens) + Number(ones) === total && turned - value === (isLess ? -change : change);
    });
  }),
  'multiple-of-a-number': satisfying((question) => {
    const [a = 0, b = 0, c = 0] = numbersOf(question);
    const [times, off, more] = says(question, /such/) ? [c, b, a] : [a, b, c];
    return (value) => same(minus(product(value, times), off), sum(value, more));
  }),
  'marks-for-right-and-wrong': satisfying((question) => {
    const four = take(question, 'number', 'number', 'number', 'number');
    const [right, wrong, all, score] = says(question, /takes off/)
      ? four
      : ([four[1], four[2], four[0], four[3]] as const);
    const lost = less(wrong, 0) ? minus(0, wrong) : wrong;
    return (value) =>
      isWhole(value) && same(minus(product(value, right), product(minus(all, value), lost)), score);
  }),
};

const of = (question: Question, kind: 'money' | 'measure' | 'number'): number[] =>
  quantitiesIn(question.questionText).flatMap((quantity) =>
    quantity.kind === kind ? [toNumber(quantity.value)] : [],
  );

const STORIES: Solvers = {
  'money-given-both-ways': satisfying((question) => {
    const [given, got] = take(question, 'money', 'money');
    const times = timesInWords(question);
    return (value) => {
      const other = minus(minus(value, given), given);
      return same(sum(value, got), product(times, minus(other, got)));
    };
  }),
  'rows-rearranged': equalTo((question) => {
    const [wider = 0, fewer = 0, narrower = 0, more = 0] = numbersOf(question);
    const [width, rows] = onlyPair(
      150,
      (each, count) =>
        (each + wider) * (count - fewer) === each * count &&
        (each - narrower) * (count + more) === each * count,
    );
    return width * rows;
  }),
  // Every whole rate is tried.
  'fixed-charge-and-rate': equalTo((question) => {
    const [way = 0, otherWay = 0, wanted = 0] = of(question, 'measure');
    const [cost = 0, otherCost = 0] = of(question, 'money');
    const rate = only(1, cost, (each) => cost - each * way === otherCost - each * otherWay);
    return cost - rate * way + rate * wanted;
  }),
  'heads-and-legs': equalTo((question) => {
    const all = numbersOf(question);
    const [heads = 0, few = 0, many = 0, legs = 0] = says(question, /heads/) ? [all[0], 2, 4, all[1]] : all;
    return only(0, heads, (count) => count * few + (heads - count) * many === legs);
  }),
  // Every whole price is tried.
  'two-shopping-bills': equalTo((question) => {
    const [a = 0, b = 0, c = 0, d = 0] = of(question, 'number');
    const [bill = 0, otherBill = 0] = of(question, 'money');
    const [one, other] = onlyPair(400, (x, y) => a * x + b * y === bill && c * x + d * y === otherBill);
    return one + other;
  }),
};

export const LINEAR_EQUATIONS: Solvers = { ...FORMULAS, ...NUMBERS, ...STORIES };
