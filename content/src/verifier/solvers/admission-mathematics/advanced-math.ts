import {
  equalTo,
  isWhole,
  less,
  minus,
  numbers,
  only,
  over,
  power,
  product,
  ReadingError,
  same,
  satisfying,
  sum,
  take,
  type Solvers,
} from '../../solver-kit.js';
import { coefficient, constant, partsOf, quadraticIn } from './reading.js';

const FUNCTIONS: Solvers = {
  // Halves are tried around the vertex; none may lie below the least value.
  'least-value-of-a-quadratic': equalTo((question) => {
    const { b, c } = quadraticIn(question);
    const values = numbers(-60, 60).map((x) => x * x + b * x + c);
    return Math.min(...values);
  }),
  // Both solutions are the same: a square with this constant.
  'quadratic-with-one-solution': satisfying((question) => {
    const [a = '', b = ''] = partsOf(question, /(\d*)x\^2 (- \d+)x \+ k/);
    const root = over(-coefficient(b), 2 * coefficient(a));
    return (k) => same(sum(product(coefficient(a), root, root), product(coefficient(b), root), k), 0);
  }),
  // The roots are found by trying whole numbers.
  'squares-of-solutions': equalTo((question) => {
    const { b, c } = quadraticIn(question);
    const roots = numbers(-60, 60).filter((x) => x * x + b * x + c === 0);
    if (roots.length !== 2) throw new ReadingError('expected two roots');
    return roots.reduce((all, root) => all + root * root, 0);
  }),
  'function-of-a-function': equalTo((question) => {
    const [a = '', b = ''] = partsOf(question, /^f\(x\) = (-?\d*)x( [-+] \d+)?$/);
    const [c = ''] = partsOf(question, /^g\(x\) = x\^2( [-+] \d+)?$/);
    const [x = ''] = partsOf(question, /^f\(g\((-?\d+)\)\)$/);
    // Step by step, by adding.
    const inner = sum(...numbers(1, Math.abs(Number(x))).map(() => Math.abs(Number(x))), constant(c));
    return sum(product(inner, coefficient(a)), constant(b));
  }),
  // With this d the difference of both is zero once and never negative.
  'line-touches-parabola': satisfying((question) => {
    const { b, c } = quadraticIn(question);
    const [slope = ''] = partsOf(question, /^y = (-?\d*)x \+ d$/);
    const inTenths = numbers(-400, 400).map((tenth) => over(tenth, 10));
    return (d) => {
      const gaps = inTenths.map((x) => minus(sum(product(x, x), product(b - coefficient(slope), x), c), d));
      return gaps.filter((gap) => same(gap, 0)).length === 1 && gaps.every((gap) => !less(gap, 0));
    };
  }),
};

const EQUATIONS: Solvers = {
  'greater-solution': equalTo((question) => {
    const { b, c } = quadraticIn(question);
    return Math.max(...numbers(-60, 60).filter((x) => x * x + b * x + c === 0));
  }),
  'equation-with-a-root': satisfying((question) => {
    const [inside = '', off = ''] = partsOf(question, /^\\sqrt\{x \+ (\d+)\} = x - (\d+)$/);
    return (x) => {
      const right = minus(x, Number(off));
      return !less(right, 0) && same(product(right, right), sum(x, Number(inside)));
    };
  }),
  'equation-with-fractions-of-x': satisfying((question) => {
    const form = /^\\frac\{(\d+)\}\{x( [-+] \d+)\} = \\frac\{(\d+)\}\{x( [-+] \d+)\}$/;
    const [a = '', m = '', c = '', n = ''] = partsOf(question, form);
    return (x) => {
      const [one, other] = [sum(x, constant(m)), sum(x, constant(n))];
      return !same(one, 0) && !same(other, 0) && same(over(Number(a), one), over(Number(c), other));
    };
  }),
  // Divides by the factor, coefficient after coefficient.
  'factor-of-a-polynomial': satisfying((question) => {
    const [b = '', c = ''] = partsOf(question, /x\^3( [-+] \d*)x\^2( [-+] \d*)x \+ k$/);
    const [root = ''] = partsOf(question, /^x ([-+] \d+)$/);
    const at = -constant(root);
    const remainder = [coefficient(b), coefficient(c)].reduce((value, next) => value * at + next, 1) * at;
    return (k) => same(sum(remainder, k), 0);
  }),
  // Every pair of numbers with this difference is tried.
  'difference-of-squares': equalTo((question) => {
    const [squares = ''] = partsOf(question, /^x\^2 - y\^2 = (\d+)$/);
    const [gap = ''] = partsOf(question, /^x - y = (\d+)$/);
    const y = only(0, 400, (value) => (value + Number(gap)) ** 2 - value ** 2 === Number(squares));
    return 2 * y + Number(gap);
  }),
  'equal-powers': satisfying((question) => {
    const form = /(\d+)\^\{(\d+)\} \\times \(\d+\^\{(\d+)\}\)\^\{(\d+)\}/;
    const [base = '', m = '', n = '', k = ''] = partsOf(question, form).map(Number);
    const value = product(power(base || 0, Number(m)), power(power(base || 0, Number(n)), Number(k)));
    return (p) => isWhole(p) && same(power(base || 0, Number(p.numerator)), value);
  }),
  // Year after year, what is lost is taken off.
  'value-after-two-years': equalTo((question) => {
    const inYears = question.questionText.replace(/\b2 years\b/, 'two years');
    const [price, rate] = take({ ...question, questionText: inYears }, 'money', 'percent');
    const afterOne = minus(price, product(price, over(rate, 100)));
    return minus(afterOne, product(afterOne, over(rate, 100)));
  }),
};

export const ADMISSION_ADVANCED_MATH: Solvers = { ...FUNCTIONS, ...EQUATIONS };
