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
  less,
  numbers,
  over,
  power,
  product,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  textOf,
  valueWith,
  type Amount,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';

const plain = (text: string) => Number(text.replaceAll(',', ''));

/** Whether the base, raised to the logarithm, is the number: with whole exponents only, so exactly. */
const isLogarithm = (logarithm: Fraction, base: Amount, of: Amount) =>
  less(0, base) &&
  less(0, of) &&
  !same(base, 1) &&
  same(power(base, Number(logarithm.numerator)), power(of, Number(logarithm.denominator)));

/** Evaluated with about 15 digits. */
const near = closeTo((question) => evaluate(formulaIn(question)).near);

/** Inserts each option for x; a logarithm of a negative number is no number and fits nowhere. */
const solving = satisfying((question) => {
  const equation = formulaIn(question, /x.*=/);
  return (x) => holdsWith(equation, { x });
});

const VALUES: Solvers = {
  'chain-of-logarithms': near,
  'reciprocals-of-logarithms': near,
  'logarithm-in-the-exponent': near,
  'sum-of-logarithms': near,
  'value-of-a-logarithm': satisfying((question) => {
    const [base = '', of = ''] = says(question, /To which power/)
      ? groupsIn(question, /must ([\d,]+) be raised to give ([\d,]*\d)/)
      : groupsIn(question, /\\log_\{(\d+)\} (\d+)/);
    return (value) => isLogarithm(value, plain(base), plain(of));
  }),
  'number-from-its-logarithm': satisfying((question) => {
    const [base = '', tex = ''] = says(question, /to the base/)
      ? groupsIn(question, /base (\d+) is \$?([^$?]+)\$?\?/)
      : groupsIn(question, /\\log_\{(\d+)\} x = ([^$]+)\$/);
    const logarithm = exactly(tex);
    return (value) => isLogarithm(logarithm, plain(base), value);
  }),
  'base-of-a-logarithm': satisfying((question) => {
    const [of = '', tex = ''] = says(question, /To which base/)
      ? groupsIn(question, /logarithm of ([\d,]+) equal to \$?([^$?]+)\$?\?/)
      : groupsIn(question, /\\log_\{[a-z]\} (\d+) = ([^$]+)\$/);
    const logarithm = exactly(tex);
    return (value) => isLogarithm(logarithm, value, plain(of));
  }),
};

const EQUATIONS: Solvers = {
  'sum-of-logarithms-of-unknowns': solving,
  'difference-of-logarithms': solving,
  'logarithm-of-a-logarithm': solving,
  // All pairs of powers of the base are tried.
  'pair-of-logarithmic-equations': equalTo((question) => {
    const equations = formulasIn(question.questionText).filter((tex) => tex.includes('='));
    const [base = ''] = groupsIn(question, /\\log_\{(\d+)\}/);
    const powers = numbers(0, 14).map((exponent) => plain(base) ** exponent);
    const pairs = powers.flatMap((x) => powers.map((y) => ({ x, y })));
    const [pair, ...others] = pairs.filter((letters) => equations.every((tex) => holdsWith(tex, letters)));
    if (!pair || others.length > 0 || equations.length !== 2) throw new ReadingError('expected one pair');
    return pair.x + pair.y;
  }),
};

/** The logarithms that a stem gives, to the base 10. */
const givenLogarithms = ({ questionText }: Question): [number, Fraction][] =>
  [...questionText.matchAll(/\\log_\{10\} (\d+) = (0\.\d+)/g)].map(([, of, value = '']) => [
    Number(of),
    exactly(value),
  ]);

/** What follows of the logarithm: the number is written as a product of the given ones and of tens. */
function fromGiven(wanted: Fraction, given: readonly [number, Fraction][]): Fraction {
  const [[one, ofOne] = [], [other, ofOther] = [], ...others] = given;
  if (!one || !other || !ofOne || !ofOther || others.length > 0)
    throw new ReadingError('expected two logarithms');
  const exponents = numbers(-9, 12);
  const found = exponents.flatMap((p) =>
    exponents.flatMap((q) => {
      const tens = numbers(-6, 6).filter((r) =>
        same(product(power(one, p), power(other, q), power(10, r)), wanted),
      );
      return tens.map((r) => sum(product(p, ofOne), product(q, ofOther), r));
    }),
  );
  const [value] = found;
  if (!value || found.some((another) => !same(another, value)))
    throw new ReadingError('expected one product');
  return value;
}

const DIGITS = 10n ** 15n;
/** A logarithm as a fraction with 15 digits. */
const nearFraction = (value: number) => over(BigInt(Math.round(value * Number(DIGITS))), DIGITS);

const KNOWN: Solvers = {
  'logarithm-from-known-ones': equalTo((question) => {
    const wanted = groupsIn(question, /(?:for|what is|to find) \$\\log_\{10\} ([\d.]+)\$/);
    return fromGiven(exactly(wanted[0] ?? ''), givenLogarithms(question));
  }),
  'logarithm-in-terms-of-letters': (question) => {
    const text = question.questionText;
    const named = [
      ...[...text.matchAll(/\\log_\{10\} (\d+) = ([a-z])\$/g)].map(([, of, letter]) => [letter, of]),
      ...[...text.matchAll(/\$([a-z])(?:\$ for \$| = )\\log_\{10\} (\d+)\$/g)].map(([, letter, of]) => [
        letter,
        of,
      ]),
    ];
    if (named.length !== 2) throw new ReadingError('expected two letters');
    const letters = Object.fromEntries(
      named.map(([letter, of]) => [letter, nearFraction(Math.log10(Number(of)))] as const),
    );
    const [wanted = ''] = groupsIn(question, /(?:express|what is|equal to) \$\\log_\{10\} ([\d.]+)\$/);
    return question.options.flatMap((option, index) => {
      const value = valueWith(formulasIn(textOf(option))[0] ?? '', letters).near;
      return Math.abs(value - Math.log10(Number(wanted))) < 1e-9 ? [index] : [];
    });
  },
  // The number itself is written out: the given logarithms are not used.
  'digits-of-a-power': equalTo((question) => {
    const [base = '', exponent = ''] = groupsIn(question, /\$(\d+)\^\{?(\d+)\}?\$/);
    return String(BigInt(base) ** BigInt(exponent)).length;
  }),
  // Long division, until a digit comes.
  'zeros-after-the-point': equalTo((question) => {
    const [base = '', exponent = ''] = groupsIn(question, /\\frac\{1\}\{(\d+)\}\\right\)\^\{?(\d+)\}?/);
    const divisor = BigInt(base) ** BigInt(exponent);
    let zeros = 0;
    for (let rest = 10n; rest < divisor; rest *= 10n) zeros++;
    return zeros;
  }),
};

export const LOGARITHMS: Solvers = { ...VALUES, ...EQUATIONS, ...KNOWN };
