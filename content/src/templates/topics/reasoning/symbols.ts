import { defineTemplate, range, type Topic } from '../../kit/index.js';
import { frac, type Fraction } from '../../kit/fractions.js';
import { slip } from '../../kit/slips.js';
import { num } from '../../kit/write.js';

type Sign = '+' | '−' | '×' | '÷';
const SIGNS: readonly Sign[] = ['+', '−', '×', '÷'];

/** Works out `12 ÷ 4 + 5 × 2 − 3`: division and multiplication first. @throws RangeError for a division by zero */
function valueOf(numbers: readonly number[], signs: readonly Sign[]): Fraction {
  const sums: Fraction[] = [frac(numbers[0] ?? 0)];
  signs.forEach((sign, index) => {
    const next = frac(numbers[index + 1] ?? 0);
    const last = sums.pop() ?? frac(0);
    if (sign === '×') sums.push(last.mul(next));
    else if (sign === '÷') sums.push(last.div(next));
    else sums.push(last, sign === '+' ? next : next.mul(-1));
  });
  return sums.reduce((total, part) => total.add(part), frac(0));
}

/** Works from left to right, as one should not. */
const fromTheLeft = (numbers: readonly number[], signs: readonly Sign[]): Fraction =>
  signs.reduce(
    (total, sign, index) => {
      const next = frac(numbers[index + 1] ?? 0);
      if (sign === '×') return total.mul(next);
      if (sign === '÷') return total.div(next);
      return sign === '+' ? total.add(next) : total.sub(next);
    },
    frac(numbers[0] ?? 0),
  );

const written = (numbers: readonly number[], signs: readonly string[]) =>
  numbers
    .map((number, index) => (index === 0 ? String(number) : `${signs[index - 1] ?? ''} ${number}`))
    .join(' ');

/** Orders of the four signs in which none keeps its own place. */
const CODES: readonly (readonly Sign[])[] = SIGNS.flatMap((first) =>
  SIGNS.flatMap((second) =>
    SIGNS.flatMap((third) =>
      SIGNS.flatMap((fourth) => {
        const code = [first, second, third, fourth] as const;
        const isMixed = new Set(code).size === 4 && code.every((sign, index) => sign !== SIGNS[index]);
        return isMixed ? [code] : [];
      }),
    ),
  ),
);

/** Numbers from 2 on; the second divides the first. */
interface Coded {
  code: readonly Sign[];
  order: readonly Sign[];
  divisor: number;
  quotient: number;
  b: number;
  c: number;
  d: number;
}

const ORDERS: readonly (readonly Sign[])[] = [
  ['÷', '+', '×', '−'],
  ['÷', '×', '+', '−'],
  ['÷', '−', '+', '×'],
  ['÷', '+', '−', '×'],
  ['÷', '×', '−', '+'],
];

const numbersOf = ({ divisor, quotient, b, c, d }: Coded) => [divisor * quotient, divisor, b, c, d];

/** The sign that is written for a sign that is meant. */
const disguise = ({ code, order }: Coded) => order.map((sign) => SIGNS[code.indexOf(sign)] ?? sign);

const isPositive = (value: Fraction) => value.gt(0) && value.d === 1n && value.lt(400);

const meanings = ({ code }: Coded) =>
  SIGNS.map((sign, index) => `${sign} means ${code[index] ?? ''}`).join(', ');

const whole = (value: Fraction) => {
  if (value.d !== 1n || value.lte(0)) throw new RangeError('not a positive whole number');
  return num(value);
};

const safe = (find: () => Fraction): Fraction | undefined => {
  try {
    return find();
  } catch {
    return undefined;
  }
};

const signsWithOtherMeanings = defineTemplate<Coded, Fraction>({
  id: 'signs-with-other-meanings',
  level: 'easy',
  parameters: {
    code: CODES,
    order: ORDERS,
    divisor: range(2, 9),
    quotient: range(2, 12),
    b: range(2, 15),
    c: range(2, 9),
    d: range(2, 12),
  },
  isSensible: (p) => isPositive(valueOf(numbersOf(p), p.order)),
  solve: (p) => valueOf(numbersOf(p), p.order),
  show: whole,
  mistakes: [
    {
      text: 'You worked from left to right. Division and multiplication come first.',
      value: (p) => safe(() => fromTheLeft(numbersOf(p), p.order)),
    },
    {
      text: 'You took the signs with their usual meaning.',
      value: (p) => safe(() => valueOf(numbersOf(p), disguise(p))),
    },
    {
      text: 'You exchanged plus and minus.',
      value: (p) =>
        safe(() =>
          valueOf(
            numbersOf(p),
            p.order.map((sign) => (sign === '+' ? '−' : sign === '−' ? '+' : sign)),
          ),
        ),
    },
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
    slip('Your result is 10 too high.', 10),
    slip('Your result is 10 too low.', -10),
    slip('Your result is 5 too high.', 5),
    slip('Your result is 5 too low.', -5),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `If ${meanings(p)}, what is the value of ${written(numbersOf(p), disguise(p))}? After the exchange the usual order of operations holds.`,
    (p, { person }) =>
      `In a code of ${person.name}, ${meanings(p)}. Find the value of ${written(numbersOf(p), disguise(p))}. After the exchange the usual order of operations holds.`,
    (p) =>
      `Suppose that ${meanings(p)}. What is the value of ${written(numbersOf(p), disguise(p))}? After the exchange the usual order of operations holds.`,
  ],
  explain: (p, right) => {
    const tex = written(
      numbersOf(p),
      p.order.map((sign) => TEX[sign]),
    );
    return `With the right meanings: $${tex} = ${num(right)}$. Division and multiplication come before addition and subtraction.`;
  },
});

const TEX: Record<Sign, string> = { '+': '+', '−': '-', '×': '\\times', '÷': '\\div' };

/** An equation that becomes true when two signs or two numbers change places. */
interface Repair {
  order: readonly Sign[];
  divisor: number;
  quotient: number;
  b: number;
  c: number;
  d: number;
  pair: number;
}

const PAIRS: readonly (readonly [Sign, Sign])[] = SIGNS.flatMap((one, index) =>
  SIGNS.slice(index + 1).map((other): readonly [Sign, Sign] => [one, other]),
);

const exchange = (order: readonly Sign[], [one, other]: readonly [Sign, Sign]) =>
  order.map((sign) => (sign === one ? other : sign === other ? one : sign));

const pairAt = (index: number) => PAIRS[index] ?? (['+', '−'] as const);
const numbersIn = ({ divisor, quotient, b, c, d }: Repair) => [divisor * quotient, divisor, b, c, d];
const target = (p: Repair) => valueOf(numbersIn(p), p.order);
const showPair = ([one, other]: readonly [Sign, Sign]) => `${one} and ${other}`;

const wrongSigns = defineTemplate<Repair, string>({
  id: 'two-signs-change-places',
  level: 'medium',
  parameters: {
    order: ORDERS,
    divisor: range(2, 9),
    quotient: range(2, 9),
    b: range(2, 12),
    c: range(2, 9),
    d: range(2, 12),
    pair: range(0, PAIRS.length - 1),
  },
  isSensible: (p) => {
    if (!isPositive(target(p))) return false;
    const shown = exchange(p.order, pairAt(p.pair));
    // Only this exchange may repair it, and it must be wrong as it is.
    const repairs = PAIRS.filter((pair) =>
      safe(() => valueOf(numbersIn(p), exchange(shown, pair)))?.equals(target(p)),
    );
    return repairs.length === 1 && !safe(() => valueOf(numbersIn(p), shown))?.equals(target(p));
  },
  solve: (p) => showPair(pairAt(p.pair)),
  show: (text) => text,
  mistakes: PAIRS.map((pair) => ({
    text: `With ${showPair(pair)} exchanged, the left side does not come to the right side.`,
    value: (p) => (pairAt(p.pair) === pair ? undefined : showPair(pair)),
  })),
  wordings: [
    (p) => `Which two signs must change places to make this true?\n${equationOf(p)}`,
    (p) =>
      `The equation is wrong. Exchange two signs, everywhere they occur, to make it right. Which ones?\n${equationOf(p)}`,
    (p, { person }) =>
      `${person.name} has exchanged two signs in a true equation. Which two?\n${equationOf(p)}`,
  ],
  explain: (p, right) => {
    const tex = written(
      numbersIn(p),
      p.order.map((sign) => TEX[sign]),
    );
    return `Exchange ${right}: $${tex} = ${num(target(p))}$.`;
  },
});

const equationOf = (p: Repair) =>
  `${written(numbersIn(p), exchange(p.order, pairAt(p.pair)))} = ${num(target(p))}`;

const wrongNumbers = defineTemplate<Omit<Repair, 'pair'> & { one: number; other: number }, string>({
  id: 'two-numbers-change-places',
  level: 'hard',
  parameters: {
    order: ORDERS,
    divisor: range(2, 9),
    quotient: range(2, 9),
    b: range(2, 15),
    c: range(2, 9),
    d: range(2, 15),
    one: range(0, 3),
    other: range(1, 4),
  },
  isSensible: (p) => {
    const numbers = numbersIn({ ...p, pair: 0 });
    if (p.one >= p.other || new Set(numbers).size < 5 || !isPositive(valueOf(numbers, p.order))) return false;
    const right = valueOf(numbers, p.order);
    const shown = exchanged(numbers, p.one, p.other);
    const repairs = PLACES.filter(([one, other]) =>
      safe(() => valueOf(exchanged(shown, one, other), p.order))?.equals(right),
    );
    return repairs.length === 1 && !valueOf(shown, p.order).equals(right);
  },
  solve: (p) => numberPair(numbersIn({ ...p, pair: 0 }), p.one, p.other),
  show: (text) => text,
  mistakes: range(0, 9).map((index) => ({
    text: 'After this exchange the two sides are still different.',
    value: (p) => {
      const [one, other] = PLACES[index] ?? [0, 1];
      return one === p.one && other === p.other
        ? undefined
        : numberPair(exchanged(numbersIn({ ...p, pair: 0 }), p.one, p.other), one, other);
    },
  })),
  mayRepeatNumbers: true,
  wordings: [
    (p) => `Which two numbers must change places to make this true?\n${shownNumbers(p)}`,
    (p) =>
      `The equation is wrong. Exchange two numbers on the left side to make it right. Which ones?\n${shownNumbers(p)}`,
    (p, { person }) =>
      `${person.name} has exchanged two numbers on the left side of a true equation. Which two?\n${shownNumbers(p)}`,
  ],
  explain: (p, right) => {
    const numbers = numbersIn({ ...p, pair: 0 });
    const tex = written(
      numbers,
      p.order.map((sign) => TEX[sign]),
    );
    return `Exchange ${right}: $${tex} = ${num(valueOf(numbers, p.order))}$.`;
  },
});

const PLACES: readonly (readonly [number, number])[] = range(0, 3).flatMap((one) =>
  range(one + 1, 4).map((other): readonly [number, number] => [one, other]),
);

const exchanged = (numbers: readonly number[], one: number, other: number) =>
  numbers.map((number, index) =>
    index === one ? (numbers[other] ?? 0) : index === other ? (numbers[one] ?? 0) : number,
  );

/** The smaller number first, so that both orders of the places read the same. */
const numberPair = (numbers: readonly number[], one: number, other: number) =>
  [numbers[one] ?? 0, numbers[other] ?? 0].sort((a, b) => a - b).join(' and ');

const shownNumbers = (p: Omit<Repair, 'pair'> & { one: number; other: number }) => {
  const numbers = numbersIn({ ...p, pair: 0 });
  return `${written(exchanged(numbers, p.one, p.other), p.order)} = ${num(valueOf(numbers, p.order))}`;
};

export const symbolOperations: Topic = {
  slug: 'symbol-operations',
  name: 'Signs and numbers',
  templates: [signsWithOtherMeanings, wrongSigns, wrongNumbers],
};
