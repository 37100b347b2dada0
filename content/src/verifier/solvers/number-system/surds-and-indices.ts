import type { Question } from '@mockingbird/contracts';
import {
  closeTo,
  equalTo,
  evaluate,
  exactly,
  formulaIn,
  formulasIn,
  groupsIn,
  holdsWith,
  numbers,
  power,
  ReadingError,
  same,
  satisfying,
  says,
  textOf,
  valueWith,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';

const near = closeTo((question) => evaluate(formulaIn(question)).near);
const exact = equalTo((question) => exactly(formulaIn(question)));
/** Inserts each option for x. */
const solving = satisfying((question) => {
  const equation = formulaIn(question, /x.*=|=.*x/);
  return (x) => holdsWith(equation, { x });
});

const POWERS: Solvers = {
  'product-of-fractional-powers': exact,
  'negative-power-of-a-fraction': exact,
  'equal-bases': solving,
  'unknown-in-two-exponents': solving,
  // The exponent itself is worked out.
  'power-from-a-known-power': closeTo((question) => {
    const wanted = formulaIn(question, /^\d+\^\{/);
    const [, base = '', times = '', more = ''] = /^(\d+)\^\{(\d*)x \+ (\d+)\}$/.exec(wanted) ?? [];
    const [givenBase, value] = says(question, /Raised to/)
      ? groupsIn(question, /number (\d+) gives (\d+)/)
      : groupsIn(question, /\$(\d+)\^x = (\d+)\$/);
    if (givenBase !== base) throw new ReadingError('expected one base');
    const x = Math.log(Number(value)) / Math.log(Number(base));
    return Number(base) ** (Number(times || 1) * x + Number(more));
  }),
  'missing-exponent': satisfying((question) => {
    const [tex = '', equalBase] = formulaIn(question, /\\div/).split(/ = (?=\d+\^)/);
    const [base = ''] = equalBase === undefined ? groupsIn(question, /power of (\d+)/) : equalBase.split('^');
    const value = exactly(tex);
    return (exponent) => same(power(Number(base), Number(exponent.numerator)), value);
  }),
  // All pairs of whole numbers are tried.
  'two-exponential-equations': equalTo((question) => {
    const equations = formulasIn(question.questionText).filter((tex) => tex.includes('='));
    if (equations.length !== 2) throw new ReadingError('expected two equations');
    const pairs = numbers(-20, 40).flatMap((x) => numbers(-20, 40).map((y) => ({ x, y })));
    const [pair, ...others] = pairs.filter((letters) => equations.every((tex) => holdsWith(tex, letters)));
    if (!pair || others.length > 0) throw new ReadingError('expected one pair');
    return pair.x * pair.y;
  }),
  // The same for each exponent that is tried.
  'sum-of-powers-over-a-power': equalTo((question) => {
    const tex = formulaIn(question, /\\frac/);
    const [value, ...others] = numbers(2, 8).map((n) => valueWith(tex, { n }).exact);
    if (!value || others.some((other) => !other || !same(other, value)))
      throw new ReadingError('the value depends on n');
    return value;
  }),
};

/** Options that list all terms of the stem from the smallest to the largest. */
const ascending: Solver = (question: Question) => {
  const given = formulasIn(question.questionText).sort();
  return question.options.flatMap((option, index) => {
    const order = formulasIn(textOf(option));
    if (order.toSorted().join() !== given.join()) return [];
    const values = order.map((tex) => evaluate(tex).near);
    return values.every((value, at) => at === 0 || value > (values[at - 1] ?? value)) ? [index] : [];
  });
};

const STEPS = 500;

const SURDS: Solvers = {
  'order-of-roots': ascending,
  'rationalise-the-denominator': near,
  'root-of-a-surd': near,
  'sum-of-like-surds': near,
  'surd-and-its-reciprocal': closeTo((question) => {
    const [tex = ''] = groupsIn(question, /\$x = ([^$]+)\$/);
    const x = evaluate(tex).near;
    const [, degree, reciprocal] =
      /^x\^(\d)( \+ \\frac\{1\}\{x\^\1\})?$/.exec(formulaIn(question, /^x\^/)) ?? [];
    if (!reciprocal && !says(question, /adds \$x\^\d\$ and its reciprocal/))
      throw new ReadingError('expected a power and its reciprocal');
    return x ** Number(degree) + 1 / x ** Number(degree);
  }),
  // From the inside to the outside, until nothing changes.
  'endless-nested-roots': closeTo((question) => {
    const [inside, sign, factor] = groupsIn(question, /\\sqrt\{(\d+) ([-+]) (\d*)\\sqrt/);
    const change = Number(factor || 1) * (sign === '-' ? -1 : 1);
    return numbers(1, STEPS).reduce((value) => Math.sqrt(Number(inside) + change * value), 1);
  }),
  'cancelling-sum-of-surds': closeTo((question) => {
    const written = [...formulaIn(question).matchAll(/\\sqrt\{(\d+)\}/g)].map(([, inside]) => Number(inside));
    const [first = 0, second = 0] = written;
    const last = written.at(-1) ?? 0;
    const step = second - first;
    const terms = numbers(0, (last - first) / step - 1).map((index) => first + index * step);
    if (first + terms.length * step !== last) throw new ReadingError('the last term is not in the row');
    return terms.reduce((all, under) => all + 1 / (Math.sqrt(under) + Math.sqrt(under + step)), 0);
  }),
};

export const SURDS_AND_INDICES: Solvers = { ...POWERS, ...SURDS };
