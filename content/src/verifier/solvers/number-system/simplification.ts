import type { Question } from '@mockingbird/contracts';
import { toNumber } from '@mockingbird/remote-kit';
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
  numbersOf,
  over,
  product,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  take,
  valueOf,
  withProducts,
  zeroOf,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';

const hasFormula = ({ questionText }: Question) => formulasIn(questionText).length > 0;

/** The one value that all found cases share. */
function shared(values: readonly number[]): number {
  const [value] = values;
  if (value === undefined || values.some((other) => other !== value))
    throw new ReadingError(`${values.length} cases without one value`);
  return value;
}

const evaluated = equalTo((question) => exactly(withProducts(formulaIn(question))));

const SIGNS = /\+|-|\\times|\\div/g;

const PLAIN: Solvers = {
  'order-of-operations': evaluated,
  'of-before-division': evaluated,
  'continued-fraction': evaluated,
  'identity-of-cubes': evaluated,
  // Adds up the boxes, and then all pieces in them.
  'common-factor': equalTo((question) => {
    if (hasFormula(question)) return exactly(formulaIn(question));
    const [boxes = 0, pieces = 0, more = 0, less = 0] = numbersOf(question);
    return numbers(1, boxes + more - less).reduce((all) => all + pieces, 0);
  }),
  'swapped-signs': equalTo((question) => {
    const meanings = [
      ...question.questionText.matchAll(/\$(\+|-|\\times|\\div)\$ means \$(\+|-|\\times|\\div)\$/g),
    ].map(([, sign = '', meaning = '']) => [sign, meaning] as const);
    const code = new Map(meanings);
    if (code.size !== 4) throw new ReadingError('expected four signs');
    return exactly(formulaIn(question, /\d/).replace(SIGNS, (sign) => code.get(sign) ?? sign));
  }),
  // Peels the larger square layer by layer.
  'difference-of-squares': equalTo((question) => {
    const [, outer = '', inner = ''] = hasFormula(question)
      ? ['', ...groupsIn(question, /^[^$]*\$(\d+)\^2 - (\d+)\^2\$/)]
      : ['', ...numbersOf(question).map(String)];
    return numbers(Number(inner) + 1, Number(outer)).reduce((all, side) => all + 2 * side - 1, 0);
  }),
};

const WORDS: Solvers = {
  'equal-numbers-of-notes': satisfying((question) => {
    const values = take(question, 'money', 'money', 'money', 'money').map(toNumber);
    const whole = Math.max(...values);
    const kinds = values.filter((value) => value !== whole);
    return (count) => same(sum(...kinds.map((kind) => product(kind, count))), whole);
  }),
  'missing-number': satisfying((question) => {
    if (says(question, /\?\s*=/)) {
      const tex = withProducts(formulaIn(question).replace(/\\,\?/, 'x'));
      return (x) => holdsWith(tex, { x });
    }
    const [rate, otherRate, known, all] = take(question, 'percent', 'percent', 'number', 'number');
    return (value) => same(sum(product(rate, known), product(otherRate, value)), product(100, all));
  }),
  // Every three whole numbers with the sum are tried.
  'products-from-sum-and-squares': equalTo((question) => {
    const [, sumOf = '', squares = ''] = hasFormula(question)
      ? ['', ...groupsIn(question, /\$a \+ b \+ c = (\d+)\$ and \$a\^2 \+ b\^2 \+ c\^2 = (\d+)\$/)]
      : ['', ...numbersOf(question).map(String)];
    const all = Number(sumOf);
    const found = numbers(1, all).flatMap((a) =>
      numbers(a, all)
        .map((b) => [b, all - a - b] as const)
        .filter(([b, c]) => c >= b && a * a + b * b + c * c === Number(squares))
        .map(([b, c]) => a * b + b * c + c * a),
    );
    return shared(found);
  }),
  'sum-of-squares-from-sum-and-product': equalTo((question) => {
    const [, all = '', area = ''] = hasFormula(question)
      ? ['', ...groupsIn(question, /\$a \+ b = (\d+)\$ and \$ab = (\d+)\$/)]
      : ['', ...numbersOf(question).map(String)];
    const pairs = numbers(1, Number(all)).map((a) => [a, Number(all) - a] as const);
    return shared(pairs.filter(([a, b]) => a * b === Number(area)).map(([a, b]) => a * a + b * b));
  }),
  // The number itself is found by halving, then inserted.
  'powers-with-reciprocal': closeTo((question) => {
    const [sign, given] = says(question, /sum of a number \$x\$ and its reciprocal is/)
      ? ['+', ...groupsIn(question, /reciprocal is (\d+)/)]
      : groupsIn(question, /\$x ([-+]) \\frac\{1\}\{x\}(?: = |\$, is )(\d+)/);
    const reciprocal = (value: number) => (sign === '-' ? -1 / value : 1 / value);
    const x = zeroOf(1, Number(given) + 1, (value) => value + reciprocal(value) - Number(given));
    const [, power = '', wantedSign] = /^x\^(\d) ([-+])/.exec(formulaIn(question, /x\^/)) ?? [];
    return x ** Number(power) + (wantedSign === '-' ? -1 : 1) / x ** Number(power);
  }),
};

/** From term to term, as the first two and the last show. */
function stepped(first: number, second: number, last: number): number[] {
  const step = second - first;
  const count = (last - first) / step;
  if (!Number.isInteger(count) || count < 2) throw new ReadingError('the last term is not in the row');
  return numbers(0, count).map((index) => first + index * step);
}

const ROWS: Solvers = {
  'alternating-squares': equalTo((question) => {
    const written = [...formulaIn(question).matchAll(/(\d+)\^2/g)].map(([, base]) => Number(base));
    const bases = stepped(written[0] ?? 0, written[1] ?? 0, written.at(-1) ?? 0);
    if (bases.length % 2 > 0) throw new ReadingError('the signs do not change all the way');
    return bases.reduce((all, base, index) => all + (index % 2 > 0 ? -1 : 1) * base * base, 0);
  }),
  'cancelling-product': equalTo((question) => {
    const factors = [...formulaIn(question).matchAll(/\(1 ([-+]) \\frac\{1\}\{(\d+)\}/g)];
    const below = factors.map(([, , divisor]) => Number(divisor));
    const change = factors.every(([, sign]) => sign === '-') ? -1 : 1;
    return product(
      ...stepped(below[0] ?? 0, below[1] ?? 0, below.at(-1) ?? 0).map((divisor) =>
        over(divisor + change, divisor),
      ),
    );
  }),
  'telescoping-sum': equalTo((question) => {
    const pairs = [...formulaIn(question).matchAll(/\\frac\{1\}\{(\d+) \\times (\d+)\}/g)];
    const below = pairs.map(([, left]) => Number(left));
    const [width = 0, ...widths] = pairs.map(([, left, right]) => Number(right) - Number(left));
    if (widths.some((other) => other !== width))
      throw new ReadingError('the factors differ by several numbers');
    return sum(
      ...stepped(below[0] ?? 0, below[1] ?? 0, below.at(-1) ?? 0).map((left) =>
        over(1, left * (left + width)),
      ),
    );
  }),
};

/** The options with the least distance from the exact value. */
const nearest: Solver = (question) => {
  const tex = withProducts(formulaIn(question)).replace(/= \\,\?$/, '');
  const value = evaluate(tex).near;
  const distances = question.options.map((option) => {
    const number = valueOf(option);
    return number ? Math.abs(toNumber(number) - value) : Infinity;
  });
  const least = Math.min(...distances);
  return distances.flatMap((distance, index) => (distance === least ? [index] : []));
};

export const SIMPLIFICATION: Solvers = { ...PLAIN, ...WORDS, ...ROWS, 'approximate-value': nearest };
