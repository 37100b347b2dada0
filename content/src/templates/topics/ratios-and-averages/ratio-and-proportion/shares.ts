import {
  defineTemplate,
  digits,
  frac,
  hcf,
  lcm,
  range,
  rupees,
  sum,
  t,
  type Fraction,
} from '../../../kit/index.js';
import type { Person } from '../../../kit/setting.js';

interface Parts {
  a: number;
  b: number;
  c: number;
}

const listOf = ({ a, b, c }: Parts) => [a, b, c];
const partAt = (p: Parts, index: number) => listOf(p)[index % 3] ?? 0;
const nameAt = (people: readonly Person[], index: number) => people[index]?.name ?? '';
const isMixed = (p: Parts) => new Set(listOf(p)).size === 3 && hcf(p.a, p.b, p.c) === 1;
/** Amounts are whole tens of rupees. */
const isRound = (value: Fraction) => value.div(10).d === 1n;

interface ShareOfSum extends Parts {
  unit: number;
  which: number;
}

const partSum = (p: Parts) => p.a + p.b + p.c;

const shareOfSum = defineTemplate<ShareOfSum, Fraction>({
  id: 'share-of-sum',
  level: 'easy',
  parameters: { a: range(2, 9), b: range(2, 9), c: range(2, 9), unit: range(60, 900, 30), which: [0, 1, 2] },
  isSensible: isMixed,
  solve: (p) => frac(p.unit * partAt(p, p.which)),
  show: rupees,
  mistakes: [
    { text: 'This is the share of another person.', value: (p) => frac(p.unit * partAt(p, p.which + 1)) },
    { text: 'This is the share of one of the others.', value: (p) => frac(p.unit * partAt(p, p.which + 2)) },
    { text: 'You divided the sum into three equal shares.', value: (p) => frac(p.unit * partSum(p), 3) },
    {
      text: 'You divided by the parts of the other two only.',
      value: (p) => frac(p.unit * partSum(p) * partAt(p, p.which), partSum(p) - partAt(p, p.which)),
    },
    {
      text: 'You divided the whole sum by the number of parts of this person.',
      value: (p) => frac(p.unit * partSum(p), partAt(p, p.which)),
    },
    { text: 'You counted one part too many.', value: (p) => frac(p.unit * (partAt(p, p.which) + 1)) },
    { text: 'You counted one part too few.', value: (p) => frac(p.unit * (partAt(p, p.which) - 1)) },
    {
      text: 'This is the sum of the two other shares.',
      value: (p) => frac(p.unit * (partSum(p) - partAt(p, p.which))),
    },
  ],
  wordings: [
    (p, { people }) =>
      `${rupees(p.unit * partSum(p))} is divided among ${nameAt(people, 0)}, ${nameAt(people, 1)} and ${nameAt(people, 2)} in the ratio ${p.a} : ${p.b} : ${p.c}, in this order. What is ${nameAt(people, p.which)}'s share?`,
    (p, s) =>
      `Three ${s.pick(['partners', 'cousins', 'friends'])}, ${nameAt(s.people, 0)}, ${nameAt(s.people, 1)} and ${nameAt(s.people, 2)}, share a profit of ${rupees(p.unit * partSum(p))} in the ratio ${p.a} : ${p.b} : ${p.c}. How much does ${nameAt(s.people, p.which)} get?`,
    (p, s) =>
      `A village spends ${rupees(p.unit * partSum(p))} on roads, wells and lamps in the ratio ${p.a} : ${p.b} : ${p.c}, in the order named. How much is spent on ${['roads', 'wells', 'lamps'][p.which]} ${s.pick(['this year', 'in all'])}?`,
  ],
  explain: (p, right) =>
    t`There are $${p.a} + ${p.b} + ${p.c} = ${partSum(p)}$ parts of $${p.unit * partSum(p)} \div ${partSum(p)} = ${p.unit}$ rupees. The share is $${p.unit} \times ${partAt(p, p.which)} = ${digits(right)}$ rupees.`,
});

interface FromDifference extends Parts {
  unit: number;
}

const sumFromDifference = defineTemplate<FromDifference, Fraction>({
  id: 'sum-from-difference',
  level: 'easy',
  parameters: { a: range(2, 9), b: range(2, 9), c: range(3, 12), unit: range(40, 600, 20) },
  isSensible: (p) => isMixed(p) && p.c - p.a > 1,
  solve: (p) => frac(p.unit * partSum(p)),
  show: rupees,
  mistakes: [
    {
      text: 'You took the difference of the second and the third part.',
      value: (p) => frac(p.unit * (p.c - p.a) * partSum(p), Math.abs(p.c - p.b)),
    },
    {
      text: 'You took the difference of the first and the second part.',
      value: (p) => frac(p.unit * (p.c - p.a) * partSum(p), Math.abs(p.b - p.a)),
    },
    {
      text: 'This is the share of the first and the third together.',
      value: (p) => frac(p.unit * (p.a + p.c)),
    },
    {
      text: 'This is the share of the second and the third together.',
      value: (p) => frac(p.unit * (p.b + p.c)),
    },
    { text: 'This is the share of the third person.', value: (p) => frac(p.unit * p.c) },
    {
      text: 'You divided the difference of the shares by all parts of the third person.',
      value: (p) => frac(p.unit * (p.c - p.a) * partSum(p), p.c),
    },
    { text: 'You counted one part too many in the sum.', value: (p) => frac(p.unit * (partSum(p) + 1)) },
    { text: 'You counted one part too few in the sum.', value: (p) => frac(p.unit * (partSum(p) - 1)) },
    { text: 'You counted the first share twice.', value: (p) => frac(p.unit * (partSum(p) + p.a)) },
    { text: 'You counted the second share twice.', value: (p) => frac(p.unit * (partSum(p) + p.b)) },
  ],
  wordings: [
    (p, { people }) =>
      `A sum is divided among ${nameAt(people, 0)}, ${nameAt(people, 1)} and ${nameAt(people, 2)} in the ratio ${p.a} : ${p.b} : ${p.c}. ${nameAt(people, 2)} gets ${rupees(p.unit * (p.c - p.a))} more than ${nameAt(people, 0)}. What is the sum?`,
    (p, s) =>
      `The monthly ${s.pick(['wages', 'rents', 'pensions'])} of three persons are in the ratio ${p.a} : ${p.b} : ${p.c}. The third one's is ${rupees(p.unit * (p.c - p.a))} more than the first one's. What do the three amount to together?`,
    (p, s) =>
      `${s.person.name} divides ${s.person.their} savings among a shop, a farm and a bank in the ratio ${p.a} : ${p.b} : ${p.c}, in this order. The bank gets ${rupees(p.unit * (p.c - p.a))} more than the shop. Find the savings.`,
  ],
  explain: (p, right) =>
    t`The difference of $${p.c} - ${p.a} = ${p.c - p.a}$ parts is ${rupees(p.unit * (p.c - p.a))}, so a part is $\frac{${p.unit * (p.c - p.a)}}{${p.c - p.a}} = ${p.unit}$ rupees. The sum has $${p.a} + ${p.b} + ${p.c} = ${partSum(p)}$ parts: $${p.unit} \times ${partSum(p)} = ${digits(right)}$ rupees.`,
});

interface FractionShares extends ShareOfSum {
  unit: number;
}

/** The whole parts that belong to the fractions 1/a, 1/b and 1/c. */
const wholeParts = (p: Parts): Parts => {
  const common = lcm(p.a, p.b, p.c);
  return { a: common / p.a, b: common / p.b, c: common / p.c };
};
const totalOf = (p: FractionShares) => p.unit * partSum(wholeParts(p));

const fractionShares = defineTemplate<FractionShares, Fraction>({
  id: 'fraction-shares',
  level: 'medium',
  parameters: { a: range(2, 9), b: range(2, 9), c: range(2, 9), unit: range(40, 600, 20), which: [0, 1, 2] },
  isSensible: (p) => isMixed(p) && lcm(p.a, p.b, p.c) <= 60 && p.a < p.b && p.b < p.c,
  solve: (p) => frac(p.unit * partAt(wholeParts(p), p.which)),
  show: rupees,
  mistakes: [
    {
      text: 'You took the denominators for the parts.',
      value: (p) => frac(totalOf(p) * partAt(p, p.which), partSum(p)),
    },
    {
      text: 'You took the fraction of the whole sum. The fractions do not add up to 1.',
      value: (p) => frac(totalOf(p), partAt(p, p.which)),
    },
    {
      text: 'This is the share of another person.',
      value: (p) => frac(p.unit * partAt(wholeParts(p), p.which + 1)),
    },
    {
      text: 'This is the share of one of the others.',
      value: (p) => frac(p.unit * partAt(wholeParts(p), p.which + 2)),
    },
    { text: 'You divided the sum into three equal shares.', value: (p) => frac(totalOf(p), 3) },
    {
      text: 'You counted one part too many.',
      value: (p) => frac(p.unit * (partAt(wholeParts(p), p.which) + 1)),
    },
    {
      text: 'You counted one part too few.',
      value: (p) => frac(p.unit * (partAt(wholeParts(p), p.which) - 1)),
    },
    {
      text: 'You divided by the parts of the other two only.',
      value: (p) => {
        const parts = wholeParts(p);
        const own = partAt(parts, p.which);
        return frac(totalOf(p) * own, partSum(parts) - own);
      },
    },
  ],
  wordings: [
    (p, { people }) =>
      t`${rupees(totalOf(p))} is divided among ${nameAt(people, 0)}, ${nameAt(people, 1)} and ${nameAt(people, 2)} in the ratio $\frac{1}{${p.a}} : \frac{1}{${p.b}} : \frac{1}{${p.c}}$. What is the share of ${nameAt(people, p.which)}?`,
    (p, s) =>
      t`A ${s.pick(['prize', 'bonus', 'grant'])} of ${rupees(totalOf(p))} is shared by ${nameAt(s.people, 0)}, ${nameAt(s.people, 1)} and ${nameAt(s.people, 2)}. Their shares are as $\frac{1}{${p.a}}$, $\frac{1}{${p.b}}$ and $\frac{1}{${p.c}}$. How much does ${nameAt(s.people, p.which)} get?`,
    (p, { people }) =>
      `${nameAt(people, 0)}, ${nameAt(people, 1)} and ${nameAt(people, 2)} share ${rupees(totalOf(p))} so that ${p.a} times the first share, ${p.b} times the second and ${p.c} times the third are equal. What does ${nameAt(people, p.which)} receive?`,
  ],
  explain: (p, right) => {
    const parts = wholeParts(p);
    return t`Multiply by ${lcm(p.a, p.b, p.c)}: $\frac{1}{${p.a}} : \frac{1}{${p.b}} : \frac{1}{${p.c}} = ${listOf(parts).join(' : ')}$. A part is $\frac{${totalOf(p)}}{${partSum(parts)}} = ${p.unit}$ rupees and the share $${p.unit} \times ${partAt(parts, p.which)} = ${digits(right)}$ rupees.`;
  },
});

interface Remainders extends Parts {
  unit: number;
  x: number;
  y: number;
  z: number;
  which: number;
}

const paid = (p: Remainders) => [p.x, p.y, p.z];
const wholeSum = (p: Remainders) => frac(p.unit * partSum(p)).add(sum(paid(p)));
const inRatio = (p: Remainders, amount: Fraction, index = p.which) =>
  amount.mul(partAt(p, index)).div(partSum(p));

const remaindersInRatio = defineTemplate<Remainders, Fraction>({
  id: 'remainders-in-ratio',
  level: 'hard',
  parameters: {
    a: range(2, 9),
    b: range(2, 9),
    c: range(2, 9),
    unit: range(60, 400, 10),
    x: range(20, 150, 5),
    y: range(20, 150, 5),
    z: range(20, 150, 5),
    which: [0, 1, 2],
  },
  isSensible: (p) => isMixed(p) && new Set(paid(p)).size === 3 && isRound(wholeSum(p)),
  solve: (p) => frac(p.unit * partAt(p, p.which) + (paid(p)[p.which] ?? 0)),
  show: rupees,
  mistakes: [
    { text: 'You forgot to add what was spent.', value: (p) => frac(p.unit * partAt(p, p.which)) },
    { text: 'You divided the whole sum in the ratio.', value: (p) => inRatio(p, wholeSum(p)) },
    {
      text: 'You divided the whole sum in the ratio and then added what was spent.',
      value: (p) => inRatio(p, wholeSum(p)).add(paid(p)[p.which] ?? 0),
    },
    {
      text: 'You subtracted what was spent from the part. It has to be added.',
      value: (p) => frac(p.unit * partAt(p, p.which) - (paid(p)[p.which] ?? 0)),
    },
    {
      text: 'You added what another person spent.',
      value: (p) => frac(p.unit * partAt(p, p.which) + (paid(p)[(p.which + 1) % 3] ?? 0)),
    },
    {
      text: 'You added what one of the others spent.',
      value: (p) => frac(p.unit * partAt(p, p.which) + (paid(p)[(p.which + 2) % 3] ?? 0)),
    },
    {
      text: "You added what the three spent to the sum and subtracted this person's amount.",
      value: (p) => inRatio(p, wholeSum(p).add(sum(paid(p)))).sub(paid(p)[p.which] ?? 0),
    },
    {
      text: 'This is the share of another person.',
      value: (p) => frac(p.unit * partAt(p, p.which + 1) + (paid(p)[(p.which + 1) % 3] ?? 0)),
    },
    {
      text: 'This is the share of one of the others.',
      value: (p) => frac(p.unit * partAt(p, p.which + 2) + (paid(p)[(p.which + 2) % 3] ?? 0)),
    },
  ],
  wordings: [
    (p, { people }) =>
      `${nameAt(people, 0)}, ${nameAt(people, 1)} and ${nameAt(people, 2)} share ${rupees(wholeSum(p))}. When they have spent ${rupees(p.x)}, ${rupees(p.y)} and ${rupees(p.z)} of their shares, the amounts that remain are in the ratio ${p.a} : ${p.b} : ${p.c}, all in this order. What was the share of ${nameAt(people, p.which)}?`,
    (p, s) =>
      `Three ${s.pick(['brothers', 'sisters', 'cousins'])} get ${rupees(wholeSum(p))} in all. If the amounts of the first, second and third were less by ${rupees(p.x)}, ${rupees(p.y)} and ${rupees(p.z)}, they would be in the ratio ${p.a} : ${p.b} : ${p.c}. How much does the ${['first', 'second', 'third'][p.which]} one get?`,
    (p, s) =>
      `A ${s.pick(['school', 'club', 'co-operative'])} splits ${rupees(wholeSum(p))} between sports, music and books. After bills of ${rupees(p.x)}, ${rupees(p.y)} and ${rupees(p.z)} are paid from these amounts, what remains is in the ratio ${p.a} : ${p.b} : ${p.c}, in the same order. How much was set apart for ${['sports', 'music', 'books'][p.which]}?`,
  ],
  explain: (p, right) => {
    const own = paid(p)[p.which] ?? 0;
    return t`Without the three amounts there is $${digits(wholeSum(p))} - ${p.x} - ${p.y} - ${p.z} = ${p.unit * partSum(p)}$ left, in $${p.a} + ${p.b} + ${p.c} = ${partSum(p)}$ parts of $\frac{${p.unit * partSum(p)}}{${partSum(p)}} = ${p.unit}$ rupees. The share was $${p.unit} \times ${partAt(p, p.which)} + ${own} = ${digits(right)}$ rupees.`;
  },
});

export const SHARES = [shareOfSum, sumFromDifference, fractionShares, remaindersInRatio];
