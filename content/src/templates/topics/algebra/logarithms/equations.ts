import {
  asFraction,
  defineTemplate,
  frac,
  num,
  range,
  reduced,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { doubledResult, halvedResult, oneTooFew, oneTooMany } from '../../slips.js';
import { valueWordings } from '../../value-wordings.js';
import { logTex } from './values.js';

interface Combined {
  base: number;
  n: number;
  a: number;
  b: number;
  c: number;
}

const COMBINED: Combined[] = [2, 3, 4, 5, 6, 10, 12].flatMap((base) =>
  range(1, 4).flatMap((n) =>
    range(2, 12).flatMap((b) =>
      range(2, 40).flatMap((c) => {
        const a = (base ** n * c) / b ** 2;
        return Number.isInteger(a) && a > 1 && a < 500 && new Set([a, b, c, base]).size === 4
          ? [{ base, n, a, b, c }]
          : [];
      }),
    ),
  ),
);

const combineLogarithms = defineTemplate<{ terms: Combined }, Fraction>({
  id: 'sum-of-logarithms',
  level: 'easy',
  parameters: { terms: COMBINED },
  solve: ({ terms }) => frac(terms.n),
  show: num,
  mistakes: [
    {
      text: 'This is the combined number, not its logarithm.',
      value: ({ terms: { base, n } }) => frac(base ** n),
    },
    { text: 'You counted one power of the base too many.', value: ({ terms: { n } }) => frac(n + 1) },
    { text: 'You counted one power of the base too few.', value: ({ terms: { n } }) => frac(n - 1) },
    { text: 'You counted two powers of the base too many.', value: ({ terms: { n } }) => frac(n + 2) },
    { text: 'You counted two powers of the base too few.', value: ({ terms: { n } }) => frac(n - 2) },
    { text: 'You multiplied the base by the exponent.', value: ({ terms: { base, n } }) => frac(base * n) },
    { text: 'You counted three powers of the base too many.', value: ({ terms: { n } }) => frac(n + 3) },
    doubledResult,
  ],
  mayRepeatNumbers: true,
  wordings: valueWordings(
    ({ terms: { base, a, b, c } }) => t`${logTex(base, a)} + 2${logTex(base, b)} - ${logTex(base, c)}`,
  ),
  explain: ({ terms: { base, n, a, b, c } }, right) =>
    t`The factor becomes an exponent, a sum a product and a difference a quotient: $\frac{${a} \times ${b}^2}{${c}} = ${base ** n}$ and $${base ** n} = ${base}^${n}$. The value is $${right.n}$.`,
});

interface Quotient {
  a: number;
  b: number;
  c: number;
}

const solution = ({ a, b, c }: Quotient) => frac(a + c * b, c - 1);
const quotientTex = ({ a, b, c }: Quotient) =>
  t`\log_{10} (x + ${a}) - \log_{10} (x - ${b}) = \log_{10} ${c}`;

const equationOfLogarithms = defineTemplate<Quotient, Fraction>({
  id: 'difference-of-logarithms',
  level: 'medium',
  parameters: { a: range(1, 30), b: range(1, 14), c: range(2, 9) },
  isSensible: (p) => solution(p).d === 1n && solution(p).gt(p.b) && p.a !== p.b && solution(p).gt(4),
  solve: solution,
  show: num,
  mistakes: [
    {
      text: 'You multiplied only the unknown in the bracket, not the number.',
      value: ({ a, b, c }) => frac(a + b, c - 1),
    },
    {
      text: 'You added the unknown on both sides. It has to be subtracted.',
      value: ({ a, b, c }) => frac(a + c * b, c + 1),
    },
    { text: 'You forgot to divide at the end.', value: ({ a, b, c }) => frac(a + c * b) },
    {
      text: 'You moved a number to the other side without changing its sign.',
      value: ({ a, b, c }) => frac(c * b - a, c - 1),
    },
    {
      text: 'You divided by the number on the right. One of its parts cancels.',
      value: ({ a, b, c }) => frac(a + c * b, c),
    },
    oneTooMany,
    oneTooFew,
    slip('You came out two too high in the last step.', 2),
    slip('You came out two too low in the last step.', -2),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => `If $${quotientTex(p)}$, what is $x$?`,
    (p) => `Solve the equation $${quotientTex(p)}$ for $x$.`,
    (p, s) =>
      `${s.person.name} writes the left side of $${quotientTex(p)}$ as one logarithm. Which $x$ does ${s.person.they} find?`,
  ],
  explain: ({ a, b, c }, right) =>
    t`A difference of logarithms is the logarithm of a quotient: $x + ${a} = ${c}(x - ${b})$. So $${c === 2 ? '' : c - 1}x = ${a} + ${c} \times ${b} = ${a + c * b}$${c === 2 ? '' : t` and $x = ${a + c * b} \div ${c - 1} = ${right.n}$`}.`,
});

interface Factors {
  base: number;
  n: number;
  small: number;
  large: number;
  isLarge: boolean;
}

const FACTORS: Factors[] = [2, 3, 4, 5, 6, 7, 10, 12].flatMap((base) =>
  range(1, 8).flatMap((n) => {
    const power = base ** n;
    if (power > 3_000) return [];
    return range(1, Math.floor(Math.sqrt(power))).flatMap((small) =>
      power % small === 0 && power / small > small && power / small < 120
        ? [true, false].map((isLarge) => ({ base, n, small, large: power / small, isLarge }))
        : [],
    );
  }),
);

const productEquation = ({ base, n, small, large, isLarge }: Factors) =>
  t`${logTex(base, 'x')} + ${logTex(base, `(x ${isLarge ? '-' : '+'} ${large - small})`)} = ${n}`;

const quadraticLogarithms = defineTemplate<{ factors: Factors }, Fraction>({
  id: 'sum-of-logarithms-of-unknowns',
  level: 'hard',
  parameters: { factors: FACTORS },
  isSensible: ({ factors: { isLarge, small } }) => isLarge || small > 2,
  solve: ({ factors: { isLarge, large, small } }) => frac(isLarge ? large : small),
  show: num,
  mistakes: [
    {
      text: 'This is the other root without its sign.',
      value: ({ factors: { isLarge, large, small } }) => frac(isLarge ? small : large),
    },
    {
      text: 'You took the logarithm of a sum for the sum of logarithms.',
      value: ({ factors: p }) => frac(p.base ** p.n + (p.isLarge ? 1 : -1) * (p.large - p.small), 2),
    },
    {
      text: 'You multiplied the base by the number on the right. It is an exponent.',
      value: ({ factors: p }) => frac(p.base * p.n),
    },
    {
      text: 'This is the difference of the two arguments.',
      value: ({ factors: { large, small } }) => frac(large - small),
    },
    oneTooMany,
    oneTooFew,
    slip('You took a factor that is two too large.', 2),
    slip('You took a factor that is two too small.', -2),
    doubledResult,
    halvedResult,
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ factors }) => `If $${productEquation(factors)}$, what is $x$?`,
    ({ factors }) => `Which value of $x$ solves the equation $${productEquation(factors)}$?`,
    ({ factors }, s) =>
      `${s.person.name} solves $${productEquation(factors)}$ and checks that both logarithms exist. Which $x$ is right?`,
  ],
  explain: ({ factors: p }, right) => {
    const sign = p.isLarge ? '-' : '+';
    const gap = p.large - p.small;
    const x = p.isLarge ? p.large : p.small;
    return t`The sum is the logarithm of the product: $x(x ${sign} ${gap}) = ${p.base}^${p.n}$. As $${x} \times (${x} ${sign} ${gap}) = ${p.base ** p.n}$ and $${p.base}^${p.n} = ${p.base ** p.n}$, one root is ${x}. The other one is negative, where the logarithm does not exist. So $x = ${right.n}$.`;
  },
});

interface Reciprocals {
  a: number;
  b: number;
  c: number;
  root: number;
  /** The product of a, b and c is the root to this power. */
  power: number;
  /** N is the root to this power. */
  degree: number;
}

const RECIPROCALS: Reciprocals[] = range(2, 9).flatMap((a) =>
  range(a + 1, 14).flatMap((b) =>
    range(b + 1, 24).flatMap((c) =>
      [2, 3, 4, 5, 6].flatMap((power) => {
        const root = Math.round((a * b * c) ** (1 / power));
        if (root ** power !== a * b * c) return [];
        return range(1, 4).flatMap((degree) =>
          degree !== power && root ** degree < 1_000 && ![a, b, c].includes(root ** degree)
            ? [{ a, b, c, root, power, degree }]
            : [],
        );
      }),
    ),
  ),
);

const reciprocalsOfLogarithms = defineTemplate<{ terms: Reciprocals }, Fraction>({
  id: 'reciprocals-of-logarithms',
  level: 'hard',
  parameters: { terms: RECIPROCALS },
  solve: ({ terms: { power, degree } }) => frac(power, degree),
  show: asFraction,
  mistakes: [
    { text: 'You turned the result over.', value: ({ terms: { power, degree } }) => frac(degree, power) },
    { text: 'You took the number of terms.', value: () => frac(3) },
    {
      text: 'You counted one factor too many in the product.',
      value: ({ terms: { power, degree } }) => frac(power + 1, degree),
    },
    {
      text: 'You counted one factor too few in the product.',
      value: ({ terms: { power, degree } }) => frac(power - 1, degree),
    },
    {
      text: 'You counted one factor too many in the common number.',
      value: ({ terms: { power, degree } }) => frac(power, degree + 1),
    },
    { text: 'You took the product for the common number itself.', value: () => frac(1) },
    {
      text: 'You multiplied the exponents. They have to be divided.',
      value: ({ terms: { power, degree } }) => frac(power * degree),
    },
    doubledResult,
    halvedResult,
  ],
  mayRepeatNumbers: true,
  wordings: valueWordings(({ terms: { a, b, c, root, degree } }) =>
    [a, b, c].map((base) => t`\frac{1}{${logTex(base, root ** degree)}}`).join(' + '),
  ),
  explain: ({ terms: { a, b, c, root, power, degree } }) => {
    const common = root ** degree;
    const all = a * b * c;
    return t`The reciprocal changes base and number, so the sum is $${[a, b, c].map((one) => logTex(common, one)).join(' + ')} = ${logTex(common, all)}$. With $${common} = ${root}^${degree}$ and $${all} = ${root}^${power}$ it is $${degree === 1 ? power : reduced(power, degree)}$.`;
  },
});

interface Nested {
  outer: number;
  k: number;
  c: number;
  inner: number;
  d: number;
}

const exponentOf = ({ outer, k, c }: Nested) => outer ** k - c;
const nestedValue = (p: Nested, shift = 0) => p.inner ** (exponentOf(p) + shift) - p.d;

const nestedLogarithms = defineTemplate<Nested, Fraction>({
  id: 'logarithm-of-a-logarithm',
  level: 'hard',
  parameters: {
    outer: [2, 3, 5],
    k: range(1, 3),
    c: range(1, 25),
    inner: [2, 3, 4, 5, 6, 7, 10],
    d: range(1, 30),
  },
  isSensible: (p) =>
    p.outer !== p.inner &&
    exponentOf(p) > 1 &&
    exponentOf(p) < 6 &&
    nestedValue(p) > 5 &&
    p.inner ** exponentOf(p) < 1_100,
  solve: (p) => frac(nestedValue(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You forgot to subtract the number beside the unknown.',
      value: (p) => frac(nestedValue(p) + p.d),
    },
    {
      text: 'You added the number beside the unknown. It has to be subtracted.',
      value: (p) => frac(nestedValue(p) + 2 * p.d),
    },
    { text: 'You took the exponent one too high.', value: (p) => frac(nestedValue(p, 1)) },
    { text: 'You took the exponent one too low.', value: (p) => frac(nestedValue(p, -1)) },
    {
      text: 'You multiplied the inner base by the exponent.',
      value: (p) => frac(p.inner * exponentOf(p) - p.d),
    },
    { text: 'You subtracted the number beside the unknown twice.', value: (p) => frac(nestedValue(p) - p.d) },
    {
      text: 'You multiplied the outer base by the number on the right. It is an exponent.',
      value: (p) => {
        const exponent = p.outer * p.k - p.c;
        return exponent > 0 && exponent < 8 ? frac(p.inner ** exponent - p.d) : undefined;
      },
    },
    slip('You carried one ten too many.', 10),
    slip('You forgot to carry one ten.', -10),
  ],
  wordings: [
    (p) => `If $${nestedTex(p)}$, what is $x$?`,
    (p) => `For which value of $x$ is $${nestedTex(p)}$?`,
    (p, s) =>
      `${s.person.name} solves $${nestedTex(p)}$ from the outside to the inside. Which value of $x$ does ${s.person.they} find?`,
  ],
  explain: (p, right) => {
    const exponent = exponentOf(p);
    return t`The bracket is $${p.outer}^${p.k} = ${p.outer ** p.k}$, so the inner logarithm is $${p.outer ** p.k} - ${p.c} = ${exponent}$. Then $x + ${p.d} = ${p.inner}^${exponent}$ and $x = ${p.inner ** exponent} - ${p.d} = ${right.n}$.`;
  },
});

const nestedTex = ({ outer, k, c, inner, d }: Nested) =>
  t`${logTex(outer, t`\left[${c} + ${logTex(inner, `(x + ${d})`)}\right]`)} = ${k}`;

interface Pair {
  base: number;
  u: number;
  v: number;
}

const pairOfEquations = defineTemplate<Pair, Fraction>({
  id: 'pair-of-logarithmic-equations',
  level: 'medium',
  parameters: { base: [2, 3, 4, 5, 6, 7, 10], u: range(2, 9), v: range(1, 6) },
  isSensible: ({ base, u, v }) => u > v && base ** u < 1_100 && base ** u + base ** v > 10,
  solve: ({ base, u, v }) => frac(base ** u + base ** v),
  show: wholeNumber,
  mistakes: [
    { text: 'This is the value of x alone.', value: ({ base, u }) => frac(base ** u) },
    { text: 'This is the value of y alone.', value: ({ base, v }) => frac(base ** v) },
    { text: 'This is the difference of x and y.', value: ({ base, u, v }) => frac(base ** u - base ** v) },
    { text: 'This is the product of x and y.', value: ({ base, u, v }) => frac(base ** (u + v)) },
    {
      text: 'You took the exponent of y one too high.',
      value: ({ base, u, v }) => frac(base ** u + base ** (v + 1)),
    },
    {
      text: 'You took the exponent of y one too low.',
      value: ({ base, u, v }) => frac(base ** u + base ** (v - 1)),
    },
    {
      text: 'You took the exponent of x one too low.',
      value: ({ base, u, v }) => frac(base ** (u - 1) + base ** v),
    },
    {
      text: 'You took the exponent of x one too high.',
      value: ({ base, u, v }) => frac(base ** (u + 1) + base ** v),
    },
    { text: 'You multiplied the base by the exponents.', value: ({ base, u, v }) => frac(base * (u + v)) },
  ],
  wordings: [
    (p) => t`If ${pairTex(p)}, what is $x + y$?`,
    (p, s) => t`${s.person.name} solves the equations ${pairTex(p)}. What is the sum of $x$ and $y$?`,
    (p) => t`Two positive numbers satisfy ${pairTex(p)}. Find $x + y$.`,
  ],
  explain: ({ base, u, v }, right) =>
    t`Add and subtract the equations: $${logTex(base, 'x')} = \frac{${u + v} + ${u - v}}{2} = ${u}$ and $${logTex(base, 'y')} = \frac{${u + v} - ${u - v}}{2} = ${v}$. So $x + y = ${base}^${u} + ${base}^${v} = ${base ** u} + ${base ** v} = ${right.n}$.`,
});

const pairTex = ({ base, u, v }: Pair) =>
  t`$${logTex(base, 'x')} + ${logTex(base, 'y')} = ${u + v}$ and $${logTex(base, 'x')} - ${logTex(base, 'y')} = ${u - v}$`;

export const EQUATIONS = [
  combineLogarithms,
  equationOfLogarithms,
  quadraticLogarithms,
  reciprocalsOfLogarithms,
  nestedLogarithms,
  pairOfEquations,
];
