import { defineTemplate, frac, range, t } from '../../../kit/index.js';
import { valueWordings } from '../../value-wordings.js';
import { rootTex, showSurd, simplified, surd, surdTex, type Surd } from './surd.js';

interface LikeSurds {
  inside: number;
  p: number;
  k: number;
  q: number;
  m: number;
}

const sumOf = ({ p, k, q, m }: LikeSurds) => p - k * q + m;
const likeTex = ({ inside, p, k, q, m }: LikeSurds) =>
  t`\sqrt{${inside * p * p}} - ${k}\sqrt{${inside * q * q}} + ${m}\sqrt{${inside}}`;
/** Only positive multiples look alike. */
const multiple = (coefficient: number, inside: number) =>
  coefficient > 0 ? surd(0, coefficient, inside) : undefined;

const likeSurds = defineTemplate<LikeSurds, Surd>({
  id: 'sum-of-like-surds',
  level: 'easy',
  parameters: { inside: [2, 3, 5, 6, 7], p: range(3, 12), k: range(2, 4), q: range(2, 5), m: range(2, 15) },
  isSensible: (p) => sumOf(p) > 1 && p.p !== p.q && p.inside * p.p * p.p < 600,
  solve: (p) => surd(0, sumOf(p), p.inside),
  show: showSurd,
  mistakes: [
    {
      text: 'You added the second root. It has to be subtracted.',
      value: ({ inside, p, k, q, m }) => multiple(p + k * q + m, inside),
    },
    {
      text: 'You left out the number before the second root.',
      value: ({ inside, p, q, m }) => multiple(p - q + m, inside),
    },
    { text: 'You left out the last root.', value: ({ inside, p, k, q }) => multiple(p - k * q, inside) },
    {
      text: 'You subtracted the last root. It has to be added.',
      value: ({ inside, p, k, q, m }) => multiple(p - k * q - m, inside),
    },
    {
      text: 'You took the square factors out without their roots.',
      value: ({ inside, p, k, q, m }) => multiple(p * p - k * q * q + m, inside),
    },
    {
      text: 'You added the number before the second root to its factor. They have to be multiplied.',
      value: ({ inside, p, k, q, m }) => multiple(p - k - q + m, inside),
    },
    { text: 'You left out the first root.', value: ({ inside, k, q, m }) => multiple(m - k * q, inside) },
    {
      text: 'You came out one too high when you added the multiples.',
      value: (p) => multiple(sumOf(p) + 1, p.inside),
    },
    {
      text: 'You came out one too low when you added the multiples.',
      value: (p) => multiple(sumOf(p) - 1, p.inside),
    },
  ],
  wordings: valueWordings(likeTex),
  explain: (p, right) =>
    t`$\sqrt{${p.inside * p.p ** 2}} = ${rootTex(p.p, p.inside)}$ and $${p.k}\sqrt{${p.inside * p.q ** 2}} = ${p.k} \times ${rootTex(p.q, p.inside)} = ${rootTex(p.k * p.q, p.inside)}$. So the sum is $(${p.p} - ${p.k * p.q} + ${p.m})\sqrt{${p.inside}} = ${surdTex(right)}$.`,
});

interface Quotient {
  b: number;
  difference: number;
  isFlipped: boolean;
}

const largerOf = ({ b, difference }: Quotient) => b + difference;
const rationalised = (
  p: Quotient,
  whole = 2 * p.b + p.difference,
  factor = 2,
  inside = largerOf(p) * p.b,
): Surd => surd(frac(whole, p.difference), frac(p.isFlipped ? -factor : factor, p.difference), inside);

const rationalise = defineTemplate<Quotient, Surd>({
  id: 'rationalise-the-denominator',
  level: 'medium',
  parameters: { b: range(2, 15), difference: [1, 2, 4], isFlipped: [true, false] },
  isSensible: (p) => {
    const { whole, coefficient, radicand } = rationalised(p);
    const isPlain = simplified(p.b)[0] === 1 && simplified(largerOf(p))[0] === 1;
    return isPlain && radicand > 1 && whole.d === 1n && coefficient.d === 1n;
  },
  solve: (p) => rationalised(p),
  show: showSurd,
  mistakes: [
    {
      text: 'You chose the wrong sign before the root.',
      value: (p) => rationalised({ ...p, isFlipped: !p.isFlipped }),
    },
    {
      text: 'The middle term of the square has the factor 2. You left it out.',
      value: (p) => rationalised(p, 2 * p.b + p.difference, 1),
    },
    {
      text: 'You doubled the middle term of the square twice.',
      value: (p) => rationalised(p, 2 * p.b + p.difference, 4),
    },
    {
      text: 'You subtracted the two numbers in the first part. They have to be added.',
      value: (p) => rationalised(p, p.difference),
    },
    {
      text: 'You multiplied the two numbers in the first part. They have to be added.',
      value: (p) => rationalised(p, largerOf(p) * p.b),
    },
    {
      text: 'You added the numbers under the root of the middle term. They have to be multiplied.',
      value: (p) => rationalised(p, 2 * p.b + p.difference, 2, largerOf(p) + p.b),
    },
    {
      text: 'You did not divide by the denominator.',
      value: (p) => surd(2 * p.b + p.difference, p.isFlipped ? -2 : 2, largerOf(p) * p.b),
    },
    {
      text: 'You left the smaller number out of the first part.',
      value: (p) => rationalised(p, largerOf(p)),
    },
  ],
  wordings: valueWordings((p) => {
    const [plus, minus] = ['+', '-'].map((sign) => t`\sqrt{${largerOf(p)}} ${sign} \sqrt{${p.b}}`);
    return p.isFlipped ? t`\frac{${minus}}{${plus}}` : t`\frac{${plus}}{${minus}}`;
  }),
  explain: (p, right) => {
    const sign = p.isFlipped ? '-' : '+';
    const [a, b] = [largerOf(p), p.b];
    return t`Multiply above and below by $\sqrt{${a}} ${sign} \sqrt{${b}}$. The denominator becomes $${a} - ${b} = ${p.difference}$, and the value is $\frac{(\sqrt{${a}} ${sign} \sqrt{${b}})^2}{${p.difference}} = \frac{${a + b} ${sign} 2\sqrt{${a * b}}}{${p.difference}} = ${surdTex(right)}$.`;
  },
});

interface RootOfSurd {
  a: number;
  b: number;
  isSum: boolean;
}

const twoRoots = (a: number, b: number, isSum: boolean) =>
  b > 0 && a > b ? t`$\sqrt{${a}} ${isSum ? '+' : '-'} \sqrt{${b}}$` : undefined;

const rootOfSurd = defineTemplate<RootOfSurd, string>({
  id: 'root-of-a-surd',
  level: 'hard',
  parameters: { a: range(3, 19), b: range(2, 15), isSum: [true, false] },
  isSensible: ({ a, b }) => a > b && [a, b].every((n) => simplified(n)[0] === 1) && simplified(a * b)[1] > 1,
  solve: ({ a, b, isSum }) => twoRoots(a, b, isSum) ?? '',
  show: (value) => value,
  mistakes: [
    {
      text: 'You chose the wrong sign between the roots.',
      value: ({ a, b, isSum }) => twoRoots(a, b, !isSum),
    },
    {
      text: 'The sum of these numbers fits, but not their product.',
      value: ({ a, b, isSum }) => twoRoots(a + 1, b - 1, isSum),
    },
    {
      text: 'Neither number fits the product, only the sum.',
      value: ({ a, b, isSum }) => twoRoots(a - 1, b + 1, isSum),
    },
    {
      text: 'You took the root of each part of the expression.',
      value: ({ a, b, isSum }) => twoRoots(a + b, a * b, isSum) ?? twoRoots(a * b, a + b, isSum),
    },
    {
      text: 'You took the sum as the first number and the smaller number as the second.',
      value: ({ a, b, isSum }) => twoRoots(a + b, b, isSum),
    },
    {
      text: 'The difference of these numbers fits, but not their sum.',
      value: ({ a, b, isSum }) => twoRoots(a + 1, b + 1, isSum),
    },
    {
      text: 'You took the sum as the first number and the larger number as the second.',
      value: ({ a, b, isSum }) => twoRoots(a + b, a, isSum),
    },
  ],
  wordings: [
    ...valueWordings<RootOfSurd>(surdUnderRoot),
    (p) =>
      t`The expression $${surdUnderRoot(p)}$ can be written as the ${p.isSum ? 'sum' : 'difference'} of two roots. What is it equal to?`,
  ],
  explain: ({ a, b, isSum }, right) =>
    t`Look for two numbers with the sum ${a + b} and the product ${a * b}: they are ${a} and ${b}. So under the root there is $(\sqrt{${a}} ${isSum ? '+' : '-'} \sqrt{${b}})^2 = ${a + b} ${isSum ? '+' : '-'} 2\sqrt{${a * b}}$, and its root is ${right}.`,
});

function surdUnderRoot({ a, b, isSum }: RootOfSurd): string {
  return t`\sqrt{${a + b} ${isSum ? '+' : '-'} 2\sqrt{${a * b}}}`;
}

interface ThreeRoots {
  second: number;
  third: number;
  fourth: number;
}

/** The three roots with their degrees. The degrees divide 12. */
const rootsOf = ({ second, third, fourth }: ThreeRoots) => [
  { tex: t`\sqrt{${second}}`, size: second ** 6, degree: 2, under: second },
  { tex: t`\sqrt[3]{${third}}`, size: third ** 4, degree: 3, under: third },
  { tex: t`\sqrt[4]{${fourth}}`, size: fourth ** 3, degree: 4, under: fourth },
];

type Root = ReturnType<typeof rootsOf>[number];
const inOrder = (p: ThreeRoots) => rootsOf(p).toSorted((a, b) => a.size - b.size);
const chain = (roots: readonly Root[]) => roots.map(({ tex }) => `$${tex}$`).join(', ');
/** The roots at these places of the right order. */
const placed = (p: ThreeRoots, places: readonly number[]) =>
  chain(places.flatMap((place) => inOrder(p)[place] ?? []));

const orderOfRoots = defineTemplate<ThreeRoots, string>({
  id: 'order-of-roots',
  level: 'hard',
  parameters: { second: [2, 3, 5, 6, 7], third: range(2, 19), fourth: range(3, 45) },
  isSensible: (p) => {
    const sizes = inOrder(p).map(({ size }) => size);
    const isFlat = [p.third, p.fourth].every((n) => Math.cbrt(n) % 1 > 0 && Math.sqrt(n) % 1 > 0);
    return (
      isFlat &&
      [1, 2].every(
        (at) => (sizes[at] ?? 0) > (sizes[at - 1] ?? 0) && (sizes[at] ?? 0) < 3 * (sizes[at - 1] ?? 0),
      )
    );
  },
  solve: (p) => placed(p, [0, 1, 2]),
  show: (value) => value,
  mistakes: [
    { text: 'You wrote the roots from the largest to the smallest.', value: (p) => placed(p, [2, 1, 0]) },
    {
      text: 'You went by the numbers under the roots alone.',
      value: (p) => chain(rootsOf(p).toSorted((a, b) => a.under - b.under)),
    },
    { text: 'You mixed up the two larger roots.', value: (p) => placed(p, [0, 2, 1]) },
    { text: 'You mixed up the two smaller roots.', value: (p) => placed(p, [1, 0, 2]) },
    { text: 'You put the smallest root at the end.', value: (p) => placed(p, [1, 2, 0]) },
    { text: 'You put the largest root at the start.', value: (p) => placed(p, [2, 0, 1]) },
  ],
  wordings: [
    (p) => `Which list has ${inText(p)} in order, from the smallest to the largest?`,
    (p, s) =>
      `${s.person.name} raises ${inText(p)} to the 12th power to put them in order, the smallest first. Which order is right?`,
    (p) => `Arrange ${inText(p)} in ascending order.`,
  ],
  explain: (p, right) => {
    const powers = [
      `${p.second}^6 = ${p.second ** 6}`,
      `${p.third}^4 = ${p.third ** 4}`,
      `${p.fourth}^3 = ${p.fourth ** 3}`,
    ];
    return t`Raise each to the 12th power, as 12 is the LCM of the degrees: $${powers[0]}$, $${powers[1]}$ and $${powers[2]}$. In ascending order they are ${right}.`;
  },
});

function inText(p: ThreeRoots): string {
  const [a, b, c] = rootsOf(p).map(({ tex }) => `$${tex}$`);
  return `${a}, ${b} and ${c}`;
}

export const SURDS = [likeSurds, rationalise, rootOfSurd, orderOfRoots];
