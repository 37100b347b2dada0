import { defineTemplate, frac, num, range, t, wholeNumber, type Fraction } from '../../../kit/index.js';
import { tenTooFew, tenTooMany } from '../../slips.js';
import { valueWordings } from '../../value-wordings.js';

interface Nested {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

const innerOf = ({ b, c, d, e }: Nested) => b * c + d - e;
const nested = (p: Nested) => p.a - innerOf(p) * p.f;

const orderOfOperations = defineTemplate<Nested, Fraction>({
  id: 'order-of-operations',
  level: 'easy',
  parameters: {
    a: range(90, 400),
    b: range(3, 12),
    c: range(2, 9),
    d: range(5, 20),
    e: range(2, 12),
    f: range(2, 6),
  },
  isSensible: (p) => p.b !== p.c && p.d > p.e + 1 && nested(p) >= 12 && nested(p) <= 150,
  solve: (p) => frac(nested(p)),
  show: num,
  mistakes: [
    {
      text: 'You multiplied only the first part of the square bracket.',
      value: (p) => frac(p.a - p.b * p.c * p.f - p.d + p.e),
    },
    { text: 'You left out the factor after the square bracket.', value: (p) => frac(p.a - innerOf(p)) },
    {
      text: 'You added the numbers in the round bracket.',
      value: (p) => frac(p.a - (p.b * p.c + p.d + p.e) * p.f),
    },
    {
      text: 'You subtracted the round bracket from the product. It has to be added.',
      value: (p) => frac(p.a - (p.b * p.c - p.d + p.e) * p.f),
    },
    {
      text: 'You added before you multiplied inside the square bracket.',
      value: (p) => frac(p.a - p.b * (p.c + p.d - p.e) * p.f),
    },
    {
      text: 'You left out the round bracket.',
      value: (p) => frac(p.a - p.b * p.c * p.f),
    },
    {
      text: 'You subtracted before you multiplied by the last number.',
      value: (p) => frac((p.a - innerOf(p)) * p.f),
    },
    tenTooMany,
    tenTooFew,
  ],
  wordings: valueWordings(
    ({ a, b, c, d, e, f }) => t`${a} - \left[${b} \times ${c} + (${d} - ${e})\right] \times ${f}`,
  ),
  explain: (p, right) =>
    t`Begin inside: $${p.d} - ${p.e} = ${p.d - p.e}$, and $${p.b} \times ${p.c} + ${p.d - p.e} = ${innerOf(p)}$. Multiply before you subtract: $${p.a} - ${innerOf(p)} \times ${p.f} = ${p.a} - ${innerOf(p) * p.f} = ${num(right)}$.`,
});

/** The sign that is written for each operation. */
const CODES = [
  { over: '+', plus: t`\times`, times: '-', minus: t`\div` },
  { over: '-', plus: t`\div`, times: '+', minus: t`\times` },
  { over: t`\times`, plus: '-', times: t`\div`, minus: '+' },
  { over: '+', plus: '-', times: t`\div`, minus: t`\times` },
];

interface Coded {
  code: number;
  quotient: number;
  b: number;
  c: number;
  d: number;
  e: number;
}

const coded = ({ quotient, c, d, e }: Coded) => quotient + c * d - e;

function codedFormula({ code, quotient, b, c, d, e }: Coded): string {
  const signs = CODES[code] ?? { over: '', plus: '', times: '', minus: '' };
  return `${quotient * b} ${signs.over} ${b} ${signs.plus} ${c} ${signs.times} ${d} ${signs.minus} ${e}`;
}

function key({ code }: Coded): string {
  const signs = CODES[code] ?? { over: '', plus: '', times: '', minus: '' };
  return t`$${signs.over}$ means $\div$, $${signs.plus}$ means $+$, $${signs.times}$ means $\times$ and $${signs.minus}$ means $-$`;
}

const swappedSigns = defineTemplate<Coded, Fraction>({
  id: 'swapped-signs',
  level: 'easy',
  parameters: {
    code: range(0, 3),
    quotient: range(3, 15),
    b: range(2, 12),
    c: range(4, 14),
    d: range(3, 9),
    e: range(3, 20),
  },
  isSensible: (p) => new Set([p.b, p.c, p.d, p.e]).size === 4 && coded(p) > 15,
  solve: (p) => frac(coded(p)),
  show: num,
  mistakes: [
    {
      text: 'You worked from left to right and added before you multiplied.',
      value: (p) => frac((p.quotient + p.c) * p.d - p.e),
    },
    { text: 'You added the last number. It has to be subtracted.', value: (p) => frac(coded(p) + 2 * p.e) },
    { text: 'You subtracted before you multiplied.', value: (p) => frac(p.quotient + p.c * (p.d - p.e)) },
    {
      text: 'You added the two factors. They have to be multiplied.',
      value: (p) => frac(p.quotient + p.c + p.d - p.e),
    },
    { text: 'You left out the last number.', value: (p) => frac(p.quotient + p.c * p.d) },
    { text: 'You left out the quotient.', value: (p) => frac(p.c * p.d - p.e) },
    { text: 'You subtracted the last number twice.', value: (p) => frac(coded(p) - p.e) },
    {
      text: 'You subtracted the quotient. It has to be added.',
      value: (p) => frac(coded(p) - 2 * p.quotient),
    },
    tenTooMany,
  ],
  wordings: [
    (p) =>
      `If ${key(p)}, what is the value of $${codedFormula(p)}$? After the exchange the usual order of operations holds.`,
    (p, s) =>
      `In ${s.person.name}'s secret code ${key(p)}. What is $${codedFormula(p)}$ in this code? After the exchange the usual order of operations holds.`,
    (p, s) =>
      `A ${s.pick(['faulty keyboard', 'puzzle page', 'toy calculator'])} mixes up the signs: ${key(p)}. Find the value of $${codedFormula(p)}$ there. After the exchange the usual order of operations holds.`,
  ],
  explain: (p, right) =>
    t`With the signs replaced it is $${p.quotient * p.b} \div ${p.b} + ${p.c} \times ${p.d} - ${p.e} = ${p.quotient} + ${p.c * p.d} - ${p.e} = ${num(right)}$.`,
});

interface Of {
  part: number;
  share: number;
  quotient: number;
  d: number;
  e: number;
  f: number;
}

const ofFirst = ({ quotient, d, e, f }: Of) => quotient + d * e - f;
const FRACTION_OF = t`\text{ of }`;

const ofBeforeDivision = defineTemplate<Of, Fraction>({
  id: 'of-before-division',
  level: 'medium',
  parameters: {
    part: range(2, 6),
    share: range(2, 9),
    quotient: range(6, 24),
    d: range(2, 9),
    e: range(3, 12),
    f: range(3, 18),
  },
  isSensible: (p) => p.d !== p.e && p.share !== p.part && ofFirst(p) > 15,
  solve: (p) => frac(ofFirst(p)),
  show: num,
  mistakes: [
    {
      text: 'You added before you multiplied.',
      value: ({ quotient, d, e, f }) => frac((quotient + d) * e - f),
    },
    {
      text: 'You subtracted before you multiplied.',
      value: ({ quotient, d, e, f }) => frac(quotient + d * (e - f)),
    },
    {
      text: 'You left the fraction out and divided by the whole number after "of".',
      value: (p) => frac(p.quotient, p.part).add(p.d * p.e - p.f),
    },
    {
      text: 'You divided by the denominator of the fraction alone.',
      value: (p) => frac(p.quotient * p.share, p.part).add(p.d * p.e - p.f),
    },
    { text: 'You added the last number. It has to be subtracted.', value: (p) => frac(ofFirst(p) + 2 * p.f) },
    { text: 'You left out the last number.', value: (p) => frac(ofFirst(p) + p.f) },
    {
      text: 'You added the two factors. They have to be multiplied.',
      value: ({ quotient, d, e, f }) => frac(quotient + d + e - f),
    },
    {
      text: 'You subtracted the quotient. It has to be added.',
      value: (p) => frac(ofFirst(p) - 2 * p.quotient),
    },
    tenTooFew,
  ],
  wordings: valueWordings<Of>(
    (p) =>
      t`${p.quotient * p.share} \div \frac{1}{${p.part}}${FRACTION_OF}${p.part * p.share} + ${p.d} \times ${p.e} - ${p.f}`,
  ).map((write) => (p, s) => `${write(p, s)} ("Of" comes before the division.)`),
  explain: (p, right) =>
    t`"Of" comes first: $\frac{1}{${p.part}} \times ${p.part * p.share} = ${p.share}$. Then $${p.quotient * p.share} \div ${p.share} + ${p.d} \times ${p.e} - ${p.f} = ${p.quotient} + ${p.d * p.e} - ${p.f} = ${num(right)}$.`,
});

interface Shared {
  a: number;
  b: number;
  c: number;
  d: number;
}

const times = ({ b, c, d }: Shared) => b + c - d;

const commonFactor = defineTemplate<Shared, Fraction>({
  id: 'common-factor',
  level: 'easy',
  parameters: { a: range(112, 480), b: range(23, 88), c: range(12, 76), d: range(11, 49) },
  isSensible: (p) =>
    p.a % 10 > 0 && [25, 50, 60, 75, 80, 110, 120].includes(times(p)) && new Set([p.b, p.c, p.d]).size === 3,
  solve: (p) => frac(p.a * times(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You added the last product. It has to be subtracted.',
      value: (p) => frac(p.a * (p.b + p.c + p.d)),
    },
    { text: 'You left out the last product.', value: (p) => frac(p.a * (p.b + p.c)) },
    { text: 'You left out the second product.', value: (p) => frac(p.a * (p.b - p.d)) },
    { text: 'You left out the first product.', value: (p) => frac(p.a * (p.c - p.d)) },
    { text: 'You made the bracket one too large.', value: (p) => frac(p.a * (times(p) + 1)) },
    { text: 'You made the bracket one too small.', value: (p) => frac(p.a * (times(p) - 1)) },
    { text: 'You made the bracket ten too large.', value: (p) => frac(p.a * (times(p) + 10)) },
    { text: 'You made the bracket ten too small.', value: (p) => frac(p.a * (times(p) - 10)) },
  ],
  wordings: [
    ...valueWordings<Shared>(({ a, b, c, d }) => t`${a} \times ${b} + ${a} \times ${c} - ${a} \times ${d}`),
    ({ a, b, c, d }, s) =>
      `A depot gets ${b} ${s.pick(['crates', 'sacks', 'boxes'])} of ${a} ${s.pick(['mangoes', 'lemons', 'bulbs'])} each in the morning and ${c} more in the afternoon, and sends off ${d} of them full. How many pieces are left?`,
  ],
  explain: (p, right) =>
    t`The factor ${p.a} is common: $${p.a} \times (${p.b} + ${p.c} - ${p.d}) = ${p.a} \times ${times(p)} = ${right.n}$.`,
});

export const ORDER = [orderOfOperations, swappedSigns, commonFactor, ofBeforeDivision];
