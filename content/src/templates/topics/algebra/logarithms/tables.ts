import {
  decimalPlaces,
  defineTemplate,
  digits,
  frac,
  num,
  range,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';

/** Common logarithms to four places, in ten-thousandths. */
const TABLE: Record<number, number> = { 2: 3010, 3: 4771, 7: 8451 };
const logOf = (prime: number) => frac(TABLE[prime] ?? 0, 10_000);
/** With four places, as in tables: 0.3010. */
const fourPlaces = (prime: number) => logOf(prime).toString(4).padEnd(6, '0');
const given = (primes: readonly number[]) =>
  primes.map((prime) => t`$\log_{10} ${prime} = ${fourPlaces(prime)}$`).join(' and ');

interface Known {
  primes: readonly [number, number];
  a: number;
  b: number;
  shift: number;
}

const numberOf = ({ primes: [p, q], a, b, shift }: Known) => frac(p ** a * q ** b, 10 ** shift);
const logarithm = ({ primes: [p, q], a, b, shift }: Known) => logOf(p).mul(a).add(logOf(q).mul(b)).sub(shift);
/** An exponent of 1 is not written. */
const power = (base: number, exponent: number) => (exponent === 1 ? `${base}` : `${base}^${exponent}`);

const fromTables = defineTemplate<Known, Fraction>({
  id: 'logarithm-from-known-ones',
  level: 'medium',
  parameters: {
    primes: [
      [2, 3],
      [2, 7],
      [3, 7],
    ],
    a: range(1, 5),
    b: range(1, 3),
    shift: range(0, 2),
  },
  isSensible: (p) => p.a !== p.b && numberOf(p).lt(1_000) && logarithm(p).gt(frac(1, 10)),
  solve: logarithm,
  show: num,
  mistakes: [
    { text: 'You left out the exponents.', value: (p) => logarithm({ ...p, a: 1, b: 1 }) },
    {
      text: 'You mixed up the exponents of the two primes.',
      value: (p) => logarithm({ ...p, a: p.b, b: p.a }),
    },
    { text: 'The whole part is one too large.', value: (p) => logarithm(p).add(1) },
    { text: 'The whole part is one too small.', value: (p) => logarithm(p).sub(1) },
    {
      text: 'You counted one factor of the first prime too many.',
      value: (p) => logarithm({ ...p, a: p.a + 1 }),
    },
    {
      text: 'You counted one factor of the first prime too few.',
      value: (p) => logarithm({ ...p, a: p.a - 1 }),
    },
    {
      text: 'You counted one factor of the second prime too many.',
      value: (p) => logarithm({ ...p, b: p.b + 1 }),
    },
    {
      text: 'You counted one factor of the second prime too few.',
      value: (p) => logarithm({ ...p, b: p.b - 1 }),
    },
    {
      text: 'You subtracted the second part. A product gives a sum.',
      value: (p) => logarithm({ ...p, b: -p.b }),
    },
  ],
  wordings: [
    (p) => t`If ${given(p.primes)}, what is $\log_{10} ${digits(numberOf(p))}$?`,
    (p, s) =>
      t`${s.person.name} remembers only that ${given(p.primes)}. What must ${s.person.they} get for $\log_{10} ${digits(numberOf(p))}$?`,
    (p) => t`Use ${given(p.primes)} to find $\log_{10} ${digits(numberOf(p))}$.`,
  ],
  explain: (p, right) => {
    const [first, second] = p.primes;
    const product = t`${power(first, p.a)} \times ${power(second, p.b)}`;
    const factored = p.shift === 0 ? product : t`\frac{${product}}{${10 ** p.shift}}`;
    return t`$${digits(numberOf(p))} = ${factored}$. So the logarithm is $${p.a} \times ${fourPlaces(first)} + ${p.b} \times ${fourPlaces(second)}${p.shift === 0 ? '' : ` - ${p.shift}`} = ${digits(right)}$.`;
  },
});

interface LargePower {
  /** Exponents of 2 and 3 in the base. */
  twos: number;
  threes: number;
  exponent: number;
}

const baseOf = ({ twos, threes }: LargePower) => 2 ** twos * 3 ** threes;
const logOfBase = ({ twos, threes }: LargePower) => logOf(2).mul(twos).add(logOf(3).mul(threes));
const logOfPower = (p: LargePower) => logOfBase(p).mul(p.exponent);
const wholePart = (p: LargePower) => Number(logOfPower(p).floor());
const digitCount = (p: LargePower) => String(BigInt(baseOf(p)) ** BigInt(p.exponent)).length;
const primesIn = ({ twos, threes }: LargePower) => [...(twos > 0 ? [2] : []), ...(threes > 0 ? [3] : [])];

/** The table is exact enough for this power, and the base is not too simple. */
const isFair = (p: LargePower) =>
  baseOf(p) > 1 &&
  baseOf(p) < 40 &&
  p.twos + p.threes > 0 &&
  digitCount(p) === wholePart(p) + 1 &&
  wholePart(p) > 8 &&
  wholePart(p) < 70;

const POWERS = { twos: range(0, 4), threes: range(0, 3), exponent: range(14, 80) };

const timesLog = (factor: number, prime: number) =>
  factor === 1 ? fourPlaces(prime) : t`${factor} \times ${fourPlaces(prime)}`;

const partText = ({ twos, threes }: LargePower) =>
  [twos > 0 ? timesLog(twos, 2) : '', threes > 0 ? timesLog(threes, 3) : '']
    .filter((part) => part !== '')
    .join(' + ');

const digitsOfPower = defineTemplate<LargePower, Fraction>({
  id: 'digits-of-a-power',
  level: 'medium',
  parameters: POWERS,
  isSensible: isFair,
  solve: (p) => frac(digitCount(p)),
  show: num,
  mistakes: [
    {
      text: 'This is the whole part of the logarithm. The number has one digit more.',
      value: (p) => frac(wholePart(p)),
    },
    { text: 'You added 2 to the whole part. Add only 1.', value: (p) => frac(wholePart(p) + 2) },
    {
      text: 'You used an exponent that is ten too small.',
      value: (p) =>
        frac(
          logOfBase(p)
            .mul(p.exponent - 10)
            .floor()
            .add(1),
        ),
    },
    {
      text: 'You used an exponent that is ten too large.',
      value: (p) =>
        frac(
          logOfBase(p)
            .mul(p.exponent + 10)
            .floor()
            .add(1),
        ),
    },
    {
      text: 'You used an exponent that is one too large.',
      value: (p) =>
        frac(
          logOfBase(p)
            .mul(p.exponent + 1)
            .floor()
            .add(1),
        ),
    },
    {
      text: 'You used an exponent that is one too small.',
      value: (p) =>
        frac(
          logOfBase(p)
            .mul(p.exponent - 1)
            .floor()
            .add(1),
        ),
    },
    {
      text: 'You left out one factor 2 of the base.',
      value: (p) =>
        p.twos > 0
          ? frac(
              logOfPower({ ...p, twos: p.twos - 1 })
                .floor()
                .add(1),
            )
          : undefined,
    },
    {
      text: 'You left out one factor 3 of the base.',
      value: (p) =>
        p.threes > 0
          ? frac(
              logOfPower({ ...p, threes: p.threes - 1 })
                .floor()
                .add(1),
            )
          : undefined,
    },
    { text: 'You subtracted 1 from the whole part.', value: (p) => frac(wholePart(p) - 1) },
    slip('You rounded the logarithm up and added 2.', 2),
  ],
  wordings: [
    (p) => t`How many digits does $${baseOf(p)}^{${p.exponent}}$ have? Take ${given(primesIn(p))}.`,
    (p, s) =>
      t`${s.person.name} wants to write out $${baseOf(p)}^{${p.exponent}}$ in full. With ${given(primesIn(p))}, how many digits are there to write?`,
    (p) => t`Given that ${given(primesIn(p))}, find the number of digits of $${baseOf(p)}^{${p.exponent}}$.`,
  ],
  explain: (p, right) =>
    t`The logarithm is $${p.exponent} \times (${partText(p)}) = ${digits(logOfPower(p))}$. Its whole part is ${wholePart(p)}, and the number has one digit more: $${wholePart(p)} + 1 = ${right.n}$.`,
});

const zerosAfterPoint = defineTemplate<LargePower, Fraction>({
  id: 'zeros-after-the-point',
  level: 'hard',
  parameters: POWERS,
  isSensible: (p) => isFair(p) && digitCount(p) > 9,
  solve: (p) => frac(wholePart(p)),
  show: num,
  mistakes: [
    { text: 'This is the place of the first digit that is not 0.', value: (p) => frac(wholePart(p) + 1) },
    { text: 'You left out one zero.', value: (p) => frac(wholePart(p) - 1) },
    { text: 'You counted two zeros too many.', value: (p) => frac(wholePart(p) + 2) },
    { text: 'You left out two zeros.', value: (p) => frac(wholePart(p) - 2) },
    {
      text: 'You used an exponent that is ten too small.',
      value: (p) =>
        frac(
          logOfBase(p)
            .mul(p.exponent - 10)
            .floor(),
        ),
    },
    {
      text: 'You used an exponent that is ten too large.',
      value: (p) =>
        frac(
          logOfBase(p)
            .mul(p.exponent + 10)
            .floor(),
        ),
    },
    {
      text: 'You left out one factor 2 of the denominator.',
      value: (p) => (p.twos > 0 ? frac(logOfPower({ ...p, twos: p.twos - 1 }).floor()) : undefined),
    },
    {
      text: 'You left out one factor 3 of the denominator.',
      value: (p) => (p.threes > 0 ? frac(logOfPower({ ...p, threes: p.threes - 1 }).floor()) : undefined),
    },
  ],
  wordings: [
    (p) =>
      t`$\left(\frac{1}{${baseOf(p)}}\right)^{${p.exponent}}$ is written as a decimal. How many zeros are between the point and the first other digit? Take ${given(primesIn(p))}.`,
    (p, s) =>
      t`${s.person.name} writes $\left(\frac{1}{${baseOf(p)}}\right)^{${p.exponent}}$ as a decimal. With ${given(primesIn(p))}, how many zeros follow the point before another digit comes?`,
    (p) =>
      t`Given that ${given(primesIn(p))}, how many zeros come right after the decimal point of $\left(\frac{1}{${baseOf(p)}}\right)^{${p.exponent}}$?`,
  ],
  explain: (p, right) =>
    t`The logarithm of the denominator is $${p.exponent} \times (${partText(p)}) = ${digits(logOfPower(p))}$. So the number is between $10^{-${wholePart(p) + 1}}$ and $10^{-${wholePart(p)}}$: its first digit is in place ${wholePart(p) + 1}, after $${wholePart(p) + 1} - 1 = ${right.n}$ zeros.`,
});

interface InTerms {
  p: number;
  q: number;
  r: number;
}

const written = ({ p, q, r }: InTerms) =>
  frac(10 ** Math.max(r, 0) * 2 ** Math.max(p, 0) * 3 ** q).div(
    frac(2 ** Math.max(-p, 0) * 10 ** Math.max(-r, 0)),
  );

/** 3a + 2b - 1 as an option. */
function combination({ p, q, r }: InTerms): string | undefined {
  const terms = [
    [p, 'a'],
    [q, 'b'],
    [r, ''],
  ] as const;
  const parts = terms.flatMap(([factor, name]) => {
    if (factor === 0) return [];
    const size = Math.abs(factor);
    return [`${factor < 0 ? '-' : '+'} ${size === 1 && name !== '' ? '' : size}${name}`];
  });
  const text = parts.join(' ').replace(/^\+ /, '').replace(/^- /, '-');
  return text === '' ? undefined : `$${text}$`;
}

const inTermsOfOthers = defineTemplate<InTerms, string>({
  id: 'logarithm-in-terms-of-letters',
  level: 'medium',
  parameters: { p: range(-2, 5), q: range(1, 4), r: range(-2, 2) },
  isSensible: (p) =>
    p.p !== 0 &&
    p.p !== p.q &&
    written(p).gt(frac(1, 20)) &&
    written(p).lt(3_000) &&
    (decimalPlaces(written(p)) ?? 9) < 3,
  solve: (p) => combination(p) ?? '',
  show: (value) => value,
  mistakes: [
    {
      text: 'You mixed up the exponents of 2 and 3.',
      value: ({ p, q, r }) => combination({ p: q, q: p, r }),
    },
    {
      text: 'You have the wrong sign at the second part.',
      value: ({ p, q, r }) => combination({ p, q: -q, r }),
    },
    {
      text: 'You have the wrong sign at the first part.',
      value: ({ p, q, r }) => combination({ p: -p, q, r }),
    },
    { text: 'You counted one factor 3 too many.', value: ({ p, q, r }) => combination({ p, q: q + 1, r }) },
    { text: 'You counted one factor 2 too many.', value: ({ p, q, r }) => combination({ p: p + 1, q, r }) },
    { text: 'You counted one factor 10 too many.', value: ({ p, q, r }) => combination({ p, q, r: r + 1 }) },
    { text: 'You counted one factor 10 too few.', value: ({ p, q, r }) => combination({ p, q, r: r - 1 }) },
    { text: 'You counted one factor 3 too few.', value: ({ p, q, r }) => combination({ p, q: q - 1, r }) },
  ],
  wordings: [
    (p) => t`If $\log_{10} 2 = a$ and $\log_{10} 3 = b$, what is $\log_{10} ${digits(written(p))}$?`,
    (p, s) =>
      t`${s.person.name} writes $a$ for $\log_{10} 2$ and $b$ for $\log_{10} 3$. How does ${s.person.they} express $\log_{10} ${digits(written(p))}$?`,
    (p) =>
      t`With $a = \log_{10} 2$ and $b = \log_{10} 3$, which expression is equal to $\log_{10} ${digits(written(p))}$?`,
  ],
  explain: (p, right) => {
    const factors = [
      [2, p.p],
      [3, p.q],
      [10, p.r],
    ] as const;
    const text = factors
      .flatMap(([base, exponent]) => (exponent === 0 ? [] : [`${base}^{${exponent}}`]))
      .join(t` \times `);
    return t`$${digits(written(p))} = ${text}$. The exponents become factors, and $\log_{10} 10 = 1$: the logarithm is ${right}.`;
  },
});

export const TABLES = [fromTables, digitsOfPower, zerosAfterPoint, inTermsOfOthers];
