import { defineTemplate, frac, hcf, num, range, t, type Fraction } from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { doubledResult, oneTooFew, oneTooMany, tenTooFew, tenTooMany } from '../../slips.js';

interface TwoFractions {
  a: number;
  b: number;
  m: number;
  c: number;
  n: number;
  x: number;
}

const rightSide = ({ a, b, m, c, n, x }: TwoFractions) => frac(a * x - b, m).add(frac(x + c, n));
const fractionTex = (p: TwoFractions) =>
  t`\frac{${p.a}x - ${p.b}}{${p.m}} + \frac{x + ${p.c}}{${p.n}} = ${num(rightSide(p))}`;

/** The solution after some numbers were changed by a slip. */
const solved = ({ a, b, m, c, n }: TwoFractions, total: Fraction) =>
  total
    .mul(m * n)
    .add(n * b - m * c)
    .div(n * a + m);

const equationWithFractions = defineTemplate<TwoFractions, Fraction>({
  id: 'equation-with-fractions',
  level: 'easy',
  parameters: {
    a: range(2, 7),
    b: range(1, 12),
    m: range(2, 7),
    c: range(1, 12),
    n: range(2, 6),
    x: range(3, 20),
  },
  isSensible: (p) =>
    p.m !== p.n &&
    hcf(p.a, p.b) === 1 &&
    (p.a * p.x - p.b) % p.m === 0 &&
    (p.x + p.c) % p.n === 0 &&
    p.a * p.x > p.b,
  solve: ({ x }) => frac(x),
  show: num,
  mistakes: [
    {
      text: 'You moved the first number to the other side without changing its sign.',
      value: (p) => solved({ ...p, b: -p.b }, rightSide(p)),
    },
    {
      text: 'You moved the second number to the other side without changing its sign.',
      value: (p) => solved({ ...p, c: -p.c }, rightSide(p)),
    },
    {
      text: 'You multiplied only the unknowns by the denominators, not the numbers beside them.',
      value: (p) =>
        rightSide(p)
          .mul(p.m * p.n)
          .add(p.b - p.c)
          .div(p.n * p.a + p.m),
    },
    { text: 'You left out the second fraction.', value: (p) => rightSide(p).mul(p.m).add(p.b).div(p.a) },
    { text: 'You left out the first fraction.', value: (p) => rightSide(p).mul(p.n).sub(p.c) },
    oneTooMany,
    oneTooFew,
    slip('You came out two too high in the last step.', 2),
    slip('You came out two too low in the last step.', -2),
    doubledResult,
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) => t`If $${fractionTex(p)}$, what is $x$?`,
    (p) => t`Solve for $x$: $${fractionTex(p)}$`,
    (p, s) =>
      t`${s.person.name} takes ${p.b} from ${p.a} times a number and divides by ${p.m}. Then ${s.person.they} adds ${p.c} to the same number and divides by ${p.n}. The two results add up to ${num(rightSide(p))}. What is the number?`,
  ],
  explain: (p, right) => {
    const total = rightSide(p).mul(p.m * p.n);
    const left = p.n * p.a + p.m;
    const move = p.n * p.b - p.m * p.c;
    return t`Multiply by $${p.m} \times ${p.n} = ${p.m * p.n}$: $${p.n}(${p.a}x - ${p.b}) + ${p.m}(x + ${p.c}) = ${num(total)}$. So $${left}x = ${num(total)} ${move < 0 ? '-' : '+'} ${Math.abs(move)} = ${left * p.x}$ and $x = \frac{${left * p.x}}{${left}} = ${right.n}$.`;
  },
});

interface Multiple {
  times: number;
  less: number;
  x: number;
}

const more = ({ times, less, x }: Multiple) => (times - 1) * x - less;

const multipleOfNumber = defineTemplate<Multiple, Fraction>({
  id: 'multiple-of-a-number',
  level: 'easy',
  parameters: { times: range(3, 9), less: range(4, 60), x: range(6, 48) },
  isSensible: (p) => more(p) > 4 && more(p) !== p.less && more(p) < 150,
  solve: ({ x }) => frac(x),
  show: num,
  mistakes: [
    {
      text: 'You added the number itself to the multiple. It has to be subtracted.',
      value: (p) => frac(more(p) + p.less, p.times + 1),
    },
    {
      text: 'You divided by the factor. The number itself is on the other side, too.',
      value: (p) => frac(more(p) + p.less, p.times),
    },
    {
      text: 'You subtracted the two given amounts. They have to be added.',
      value: (p) => frac(Math.abs(more(p) - p.less), p.times - 1),
    },
    { text: 'You forgot to divide at the end.', value: (p) => frac(more(p) + p.less) },
    oneTooMany,
    oneTooFew,
    slip('You came out two too high when you divided.', 2),
    slip('You came out two too low when you divided.', -2),
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p) =>
      `${p.times} times a number, less ${p.less}, is equal to the number plus ${more(p)}. What is the number?`,
    (p, s) =>
      `${s.person.name} multiplies a number by ${p.times} and takes ${p.less} away. ${s.person.they === 'she' ? 'She' : 'He'} gets ${more(p)} more than the number. Find the number.`,
    (p, s) =>
      `A ${s.pick(['tank', 'drum', 'barrel'])} holds ${more(p)} litres more than a bucket. It also holds ${p.less} litres less than ${p.times} such buckets. How many litres does the bucket hold?`,
  ],
  explain: (p, right) =>
    t`From $${p.times}x - ${p.less} = x + ${more(p)}$ follows $${p.times - 1}x = ${more(p)} + ${p.less} = ${more(p) + p.less}$, so $x = ${more(p) + p.less} \div ${p.times - 1} = ${right.n}$.`,
});

interface Fare {
  fixed: number;
  rate: number;
  near: number;
  far: number;
  wanted: number;
}

const fare = ({ fixed, rate }: Fare, distance: number) => frac(fixed + rate * distance);

const fixedAndRate = defineTemplate<Fare, Fraction>({
  id: 'fixed-charge-and-rate',
  level: 'medium',
  parameters: {
    fixed: range(20, 90, 5),
    rate: range(8, 24),
    near: range(6, 12),
    far: range(13, 20),
    wanted: range(22, 36),
  },
  isSensible: ({ near, far, wanted }) => near + far !== wanted,
  solve: (p) => fare(p, p.wanted),
  show: (value) => `₹${num(value)}`,
  mistakes: [
    { text: 'You left out the fixed charge.', value: (p) => frac(p.rate * p.wanted) },
    { text: 'You took the fixed charge twice.', value: (p) => fare(p, p.wanted).add(p.fixed) },
    {
      text: 'You took the charge as proportional to the shorter distance.',
      value: (p) => fare(p, p.near).mul(p.wanted).div(p.near),
    },
    {
      text: 'You took the charge as proportional to the longer distance.',
      value: (p) => fare(p, p.far).mul(p.wanted).div(p.far),
    },
    { text: 'You counted one kilometre too few.', value: (p) => fare(p, p.wanted - 1) },
    { text: 'You counted one kilometre too many.', value: (p) => fare(p, p.wanted + 1) },
    { text: 'You added the two given charges.', value: (p) => fare(p, p.near).add(fare(p, p.far)) },
    {
      text: 'You subtracted the fixed charge. It has to be added.',
      value: (p) => frac(p.rate * p.wanted - p.fixed),
    },
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p, s) =>
      `A ${s.pick(['taxi', 'hired car', 'van'])} costs a fixed charge and a rate for each kilometre. A ride of ${p.near} km costs ₹${num(fare(p, p.near))} and one of ${p.far} km ₹${num(fare(p, p.far))}. What does a ride of ${p.wanted} km cost?`,
    (p, s) =>
      `${s.person.name} pays ₹${num(fare(p, p.near))} for a cab ride of ${p.near} km, and ${s.other.name} ₹${num(fare(p, p.far))} for one of ${p.far} km. Both pay the same fixed charge and the same rate for each kilometre. What is the fare for ${p.wanted} km?`,
    (p, s) =>
      `A carrier takes a fixed sum and an equal amount for each kilometre. It carries a load of ${s.pick(['rice', 'bricks', 'cement'])} ${p.near} km for ₹${num(fare(p, p.near))} and ${p.far} km for ₹${num(fare(p, p.far))}. Find the charge for ${p.wanted} km.`,
  ],
  explain: (p, right) => {
    const [low, high] = [fare(p, p.near), fare(p, p.far)];
    return t`The difference of the distances costs $${num(high)} - ${num(low)} = ${num(high.sub(low))}$, so one kilometre costs $${num(high.sub(low))} \div (${p.far} - ${p.near}) = ${p.rate}$. The fixed charge is $${num(low)} - ${p.near} \times ${p.rate} = ${p.fixed}$. For ${p.wanted} km: $${p.fixed} + ${p.wanted} \times ${p.rate} = ${right.n}$.`;
  },
});

export const ONE_UNKNOWN = [equationWithFractions, multipleOfNumber, fixedAndRate];
