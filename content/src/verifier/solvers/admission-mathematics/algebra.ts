import {
  equalTo,
  formulaIn,
  groupsIn,
  holdsWith,
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
  type Solvers,
} from '../../solver-kit.js';
import { allParts, coefficient, constant, partsOf } from './reading.js';

/** A point as the stem writes it: `(3, -4)` or `f(3) = -4`. */
const pointsIn = (text: string) =>
  [...text.matchAll(/\((-?\d+), (-?\d+)\)|f\((-?\d+)\) = (-?\d+)/g)].map(
    ([, x, y, at, value]) => [Number(x ?? at), Number(y ?? value)] as const,
  );

const EQUATIONS: Solvers = {
  // Whole numbers are tried in the equation.
  'value-after-solving': equalTo((question) => {
    const equation = formulaIn(question, /=/);
    const [more = ''] = partsOf(question, /^x \+ (\d+)$/);
    return only(-200, 200, (x) => holdsWith(equation, { x })) + Number(more);
  }),
  // Every sum is tried: x follows from it in the first equation.
  'sum-from-system': satisfying((question) => {
    const [one, other] = allParts(question, /^(\d*)x \+ (\d*)y = (\d+)$/).map((parts) =>
      parts.map(coefficient),
    );
    if (!one || !other) throw new ReadingError('expected two equations');
    const [a = 0, b = 0, c = 0] = one;
    const [d = 0, e = 0, f = 0] = other;
    return (total) => {
      const x = over(minus(c, product(b, total)), a - b);
      return same(sum(product(d, x), product(e, minus(total, x))), f);
    };
  }),
  'system-without-solution': satisfying((question) => {
    const [a = '', b = '', c = ''] = partsOf(question, /^(\d*)x \+ (\d*)y = (\d+)$/);
    const [e = '', f = ''] = partsOf(question, /^kx \+ (\d*)y = (\d+)$/);
    const times = over(Number(e), coefficient(b));
    return (k) =>
      same(product(coefficient(a), Number(e)), product(k, coefficient(b))) &&
      !same(product(times, Number(c)), Number(f));
  }),
  // Two values of x are enough: a line through both is the same line.
  'infinitely-many-solutions': satisfying((question) => {
    const equation = formulaIn(question, / \+ n$/);
    const [left = '', right = ''] = equation.replace(/ \+ n$/, '').split(' = ');
    const [p = '', q = '', r = '', s = ''] =
      /^(\d+)\(x \+ (\d+)\) \+ (\d+)\(x \+ (\d+)\)$/.exec(left)?.slice(1) ?? [];
    const [, slope = ''] = /^(\d+)x$/.exec(right) ?? [];
    if (s === '' || slope === '') throw new ReadingError('expected brackets');
    const at = (x: number) => Number(p) * (x + Number(q)) + Number(r) * (x + Number(s)) - Number(slope) * x;
    return (n) => [1, 10].every((x) => same(at(x), n));
  }),
  // The point on the axis and both given ones are on one line.
  'intercept-from-points': satisfying((question) => {
    const [one, other, ...more] = pointsIn(question.questionText);
    if (!one || !other || more.length > 0) throw new ReadingError('expected two points');
    return (y) => same(product(minus(one[1], y), other[0]), product(minus(other[1], y), one[0]));
  }),
  // The direction of the other line and that of the given one have the scalar product 0.
  'perpendicular-line': satisfying((question) => {
    const [top = '', bottom = ''] = partsOf(question, /^y = \\frac\{(\d+)\}\{(\d+)\}x/);
    const through = says(question, /intercept is/)
      ? groupsIn(question, /intercept is (\d+)/)[0]
      : groupsIn(question, /\(0, (\d+)\)/)[0];
    const [at = ''] = says(question, /, n\)/)
      ? groupsIn(question, /\((\d+), n\)/)
      : groupsIn(question, /x = (\d+)\$/);
    return (y) =>
      same(sum(product(Number(bottom), Number(at)), product(Number(top), minus(y, Number(through)))), 0);
  }),
};

const MODELS: Solvers = {
  // Every number of the dearer ones is tried.
  'tickets-of-two-prices': equalTo((question) => {
    const money = quantitiesIn(question.questionText).flatMap((each) =>
      each.kind === 'money' ? [each.value] : [],
    );
    const [all] = quantitiesIn(question.questionText).flatMap((each) =>
      each.kind === 'number' ? [each.value] : [],
    );
    if (!all || money.length !== 3) throw new ReadingError('expected a number and three amounts');
    const sorted = money.toSorted((a, b) => (less(a, b) ? -1 : 1));
    const [low, high, total] = sorted;
    if (!low || !high || !total) throw new ReadingError('expected three amounts');
    const most = Number(all.numerator);
    return only(0, most, (count) => same(sum(product(count, high), product(most - count, low)), total));
  }),
  // One more each time, as long as the money lasts.
  'greatest-number-within-budget': equalTo((question) => {
    const money = quantitiesIn(question.questionText).flatMap((each) =>
      each.kind === 'money' ? [each.value] : [],
    );
    const sorted = money.toSorted((a, b) => (less(a, b) ? -1 : 1));
    const most = sorted.at(-1);
    const [fee, rate] = money;
    if (!most || !fee || !rate || money.length !== 3) throw new ReadingError('expected three amounts');
    return numbers(0, 500).filter((count) => !less(most, sum(fee, product(rate, count)))).length - 1;
  }),
  'amount-at-constant-rate': satisfying((question) => {
    const [start = 0, seen = 0, left = 0, wanted = 0, ...others] = numbersOf(question);
    if (others.length > 0) throw new ReadingError('expected four numbers');
    return (value) => same(product(minus(start, value), seen), product(minus(start, left), wanted));
  }),
  'input-of-a-linear-function': satisfying((question) => {
    const [a = '', b = ''] = partsOf(question, /^f\(x\) = (-?\d*)x( [-+] \d+)?$/);
    const [, value = ''] = /(?:f\((?:x|n)\) = |\(c, )(-?\d+)(?:\$|\))/.exec(question.questionText) ?? [];
    if (value === '') throw new ReadingError('expected a value of the function');
    return (x) => same(sum(product(coefficient(a), x), constant(b)), Number(value));
  }),
};

export const ADMISSION_ALGEBRA: Solvers = { ...EQUATIONS, ...MODELS };
