import { defineTemplate, frac, hcf, num, range, rupees, t, type Fraction } from '../../../kit/index.js';
import { MONEY_SLIPS } from './shares.js';

interface More {
  a: number;
  b: number;
  c: number;
  unit: number;
}

const profitOf = ({ a, b, c, unit }: More) => (a + b + c) * unit;

const profitFromADifference = defineTemplate<More, Fraction>({
  id: 'profit-from-a-difference',
  level: 'medium',
  parameters: { a: range(2, 12), b: range(2, 12), c: range(2, 12), unit: range(150, 2_400, 50) },
  isSensible: ({ a, b, c }) => a > b && b !== c && a !== c && hcf(a, b, c) === 1,
  solve: (p) => frac(profitOf(p)),
  show: rupees,
  mistakes: [
    { text: 'This is the share of the first partner.', value: ({ a, unit }) => frac(a * unit) },
    { text: 'This is what the first two get together.', value: ({ a, b, unit }) => frac((a + b) * unit) },
    { text: 'You took the difference for one part.', value: (p) => frac((p.a - p.b) * profitOf(p)) },
    { text: 'You left out the first partner.', value: ({ b, c, unit }) => frac((b + c) * unit) },
    { text: 'You counted one part too many.', value: (p) => frac(profitOf(p) + p.unit) },
    { text: 'You counted one part too few.', value: (p) => frac(profitOf(p) - p.unit) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p, s) =>
      `${s.people[0]?.name ?? ''}, ${s.people[1]?.name ?? ''} and ${s.people[2]?.name ?? ''} share a profit in the ratio ${p.a} : ${p.b} : ${p.c}. ${s.people[0]?.name ?? ''} gets ${rupees((p.a - p.b) * p.unit)} more than ${s.people[1]?.name ?? ''}. How large is the whole profit?`,
    (p) =>
      `Three partners have capitals in the ratio ${p.a} : ${p.b} : ${p.c} for the same time. The first one's profit is ${rupees((p.a - p.b) * p.unit)} higher than the second one's. What is the total profit?`,
    (p) =>
      `A profit is divided among three people as ${p.a} : ${p.b} : ${p.c}, and the first receives ${rupees((p.a - p.b) * p.unit)} more than the second. Find the profit.`,
  ],
  explain: (p, right) => {
    const parts = p.a - p.b;
    return t`The difference is $${p.a} - ${p.b} = ${parts}$ ${parts === 1 ? 'part' : 'parts'}, so a part is $${parts * p.unit} \div ${parts} = ${p.unit}$. All $${p.a} + ${p.b} + ${p.c} = ${p.a + p.b + p.c}$ parts are $${p.a + p.b + p.c} \times ${p.unit} = ${num(right)}$.`;
  },
});

interface Chain {
  k: number;
  l: number;
  unit: number;
}

const chainProfit = ({ k, l, unit }: Chain) => (k * l + l + 1) * unit;

const capitalsInAChain = defineTemplate<Chain, Fraction>({
  id: 'capitals-as-multiples',
  level: 'medium',
  parameters: { k: [2, 3, 4, 5], l: [2, 3, 4, 5], unit: range(200, 2_600, 100) },
  isSensible: ({ k, l }) => k !== l,
  solve: ({ l, unit }) => frac(l * unit),
  show: rupees,
  mistakes: [
    { text: 'This is the share of the one with the most.', value: ({ k, l, unit }) => frac(k * l * unit) },
    { text: 'This is the share of the one with the least.', value: ({ unit }) => frac(unit) },
    {
      text: 'You took a third of the profit.',
      value: (p) => (chainProfit(p) % 3 === 0 ? frac(chainProfit(p), 3) : undefined),
    },
    {
      text: 'You took the ratio of the two multiples and 1.',
      value: (p) => frac(chainProfit(p) * p.l, p.k + p.l + 1).round(),
    },
    {
      text: 'You counted one part too few.',
      value: (p) => frac(chainProfit(p) * p.l, p.k * p.l + p.l).round(),
    },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p, s) =>
      `${s.people[0]?.name ?? ''} invests ${p.k} times as much as ${s.people[1]?.name ?? ''}, and ${s.people[1]?.name ?? ''} ${p.l} times as much as ${s.people[2]?.name ?? ''}, all for the same time. They share a profit of ${rupees(chainProfit(p))} in the ratio of their capitals. What is the share of ${s.people[1]?.name ?? ''}?`,
    (p, s) =>
      `The capital of ${s.people[1]?.name ?? ''} is ${p.l} times that of ${s.people[2]?.name ?? ''}; the capital of ${s.people[0]?.name ?? ''} is ${p.k} times that of ${s.people[1]?.name ?? ''}. They invest for the same time and share the profit of ${rupees(chainProfit(p))} in the ratio of their capitals. How much does ${s.people[1]?.name ?? ''} get?`,
    (p) =>
      `Of three partners the first has ${p.k} times the capital of the second, and the second ${p.l} times that of the third. They invest for the same time and share the profit of ${rupees(chainProfit(p))} in the ratio of their capitals. Find the share of the second one.`,
  ],
  explain: (p, right) => {
    const parts = p.k * p.l + p.l + 1;
    return t`With 1 part for the third, the second has ${p.l} and the first $${p.k} \times ${p.l} = ${p.k * p.l}$, together $${p.k * p.l} + ${p.l} + 1 = ${parts}$. The second gets $${chainProfit(p)} \times \frac{${p.l}}{${parts}} = ${num(right)}$.`;
  },
});

interface SumOfTwo {
  a: number;
  b: number;
  c: number;
  unit: number;
}

const shareFromTheRatio = defineTemplate<SumOfTwo, Fraction>({
  id: 'share-from-the-ratio',
  level: 'easy',
  parameters: { a: range(2, 9), b: range(2, 9), c: range(2, 9), unit: range(150, 2_400, 50) },
  isSensible: ({ a, b, c }) => new Set([a, b, c]).size === 3 && hcf(a, b, c) === 1,
  solve: ({ b, unit }) => frac(b * unit),
  show: rupees,
  mistakes: [
    { text: 'This is the share of the first partner.', value: ({ a, unit }) => frac(a * unit) },
    { text: 'This is the share of the third partner.', value: ({ c, unit }) => frac(c * unit) },
    {
      text: 'You left out the first partner.',
      value: (p) => frac((p.a + p.b + p.c) * p.unit * p.b, p.b + p.c).round(),
    },
    {
      text: 'You left out the third partner.',
      value: (p) => frac((p.a + p.b + p.c) * p.unit * p.b, p.a + p.b).round(),
    },
    { text: 'You counted one part too few.', value: ({ b, unit }) => frac((b - 1) * unit) },
    { text: 'You counted one part too many.', value: ({ b, unit }) => frac((b + 1) * unit) },
    ...MONEY_SLIPS,
  ],
  wordings: [
    (p, s) =>
      `${s.people[0]?.name ?? ''}, ${s.people[1]?.name ?? ''} and ${s.people[2]?.name ?? ''} have capitals in the ratio ${p.a} : ${p.b} : ${p.c} for the same time. The profit is ${rupees((p.a + p.b + p.c) * p.unit)}. What is the share of ${s.people[1]?.name ?? ''}?`,
    (p) =>
      `Three partners share ${rupees((p.a + p.b + p.c) * p.unit)} in the ratio ${p.a} : ${p.b} : ${p.c}. How much does the second one get?`,
    (p) =>
      `Find the second share when a profit of ${rupees((p.a + p.b + p.c) * p.unit)} is divided as ${p.a} : ${p.b} : ${p.c}.`,
  ],
  explain: (p, right) =>
    t`There are $${p.a} + ${p.b} + ${p.c} = ${p.a + p.b + p.c}$ parts. The share is $${(p.a + p.b + p.c) * p.unit} \times \frac{${p.b}}{${p.a + p.b + p.c}} = ${num(right)}$.`,
});

export const PARTS = [shareFromTheRatio, profitFromADifference, capitalsInAChain];
