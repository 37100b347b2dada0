import { defineTemplate, digits, frac, hcf, range, rupees, t, type Fraction } from '../../../kit/index.js';

interface Stone {
  p: number;
  q: number;
  /** Value of a piece of weight 1, in rupees. */
  unit: number;
}

const whole = ({ p, q, unit }: Stone) => unit * (p + q) ** 2;

const brokenStone = defineTemplate<Stone, Fraction>({
  id: 'broken-stone',
  level: 'hard',
  parameters: { p: range(1, 7), q: range(2, 9), unit: range(500, 9_000, 250) },
  isSensible: ({ p, q }) => p < q && hcf(p, q) === 1,
  solve: ({ p, q, unit }) => frac(2 * p * q * unit),
  show: rupees,
  mistakes: [
    {
      text: 'This is the value of the pieces, not the loss.',
      value: ({ p, q, unit }) => frac((p * p + q * q) * unit),
    },
    { text: 'You forgot the factor 2 of the product.', value: ({ p, q, unit }) => frac(p * q * unit) },
    { text: 'You subtracted only the smaller piece.', value: (x) => frac(whole(x) - x.p ** 2 * x.unit) },
    { text: 'You subtracted only the larger piece.', value: (x) => frac(whole(x) - x.q ** 2 * x.unit) },
    {
      text: 'This is the difference of the values of the pieces.',
      value: ({ p, q, unit }) => frac((q * q - p * p) * unit),
    },
    { text: 'This is the value of the larger piece.', value: ({ q, unit }) => frac(q * q * unit) },
    {
      text: 'You let the value vary as the weight, and took the larger part.',
      value: (x) => frac(whole(x) * x.q, x.p + x.q),
    },
    {
      text: 'You let the value vary as the weight, and took the smaller part.',
      value: (x) => frac(whole(x) * x.p, x.p + x.q),
    },
    {
      text: 'You let the value vary as the weight, and took the difference of the parts.',
      value: (x) => frac(whole(x) * (x.q - x.p), x.p + x.q),
    },
    { text: 'You took half of the value.', value: (x) => frac(whole(x), 2) },
  ],
  wordings: [
    (x) =>
      `The value of a diamond varies as the square of its weight. A diamond worth ${rupees(whole(x))} breaks into two pieces whose weights are in the ratio ${x.p} : ${x.q}. How much value is lost?`,
    (x, s) =>
      `A ${s.pick(['ruby', 'sapphire', 'emerald'])} of ${rupees(whole(x))} falls and breaks in two. The weights of the pieces are as ${x.p} : ${x.q}, and the price of such a stone is proportional to the square of its weight. What is the loss?`,
    (x, s) =>
      `${s.person.name} has a precious stone cut into two pieces with weights in the ratio ${x.p} : ${x.q}. The whole stone cost ${rupees(whole(x))}, and prices go with the square of the weight. By how much are the two pieces together cheaper than the whole stone?`,
  ],
  explain: ({ p, q, unit }, right) => {
    const value = whole({ p, q, unit });
    return t`Whole and pieces are in value as $${p + q}^2 : ${p}^2 : ${q}^2 = ${(p + q) ** 2} : ${p * p} : ${q * q}$. The part lost is $\frac{${(p + q) ** 2} - ${p * p} - ${q * q}}{${(p + q) ** 2}} = \frac{${2 * p * q}}{${(p + q) ** 2}}$, which is $${value} \times \frac{${2 * p * q}}{${(p + q) ** 2}} = ${digits(right)}$ rupees.`;
  },
});

interface FixedAndVarying {
  few: number;
  many: number;
  wanted: number;
  fixed: number;
  each: number;
}

const cost = ({ fixed, each }: FixedAndVarying, count: number) => frac(fixed + each * count);

const fixedAndVarying = defineTemplate<FixedAndVarying, Fraction>({
  id: 'fixed-and-varying',
  level: 'hard',
  parameters: {
    few: range(20, 60, 5),
    many: range(30, 90, 5),
    wanted: range(40, 150, 10),
    fixed: range(1_500, 9_000, 500),
    each: range(60, 260, 10),
  },
  isSensible: ({ few, many, wanted }) => few < many && many < wanted && wanted < 3 * few,
  solve: (p) => cost(p, p.wanted),
  show: rupees,
  mistakes: [
    {
      text: 'You let the whole cost vary with the first number.',
      value: (p) => cost(p, p.few).mul(p.wanted).div(p.few),
    },
    {
      text: 'You let the whole cost vary with the second number.',
      value: (p) => cost(p, p.many).mul(p.wanted).div(p.many),
    },
    { text: 'You forgot the fixed part.', value: ({ each, wanted }) => frac(each * wanted) },
    { text: 'You added the fixed part twice.', value: (p) => cost(p, p.wanted).add(p.fixed) },
    {
      text: 'You added the varying part of all to the second cost.',
      value: (p) => cost(p, p.many).add(p.each * (p.wanted - p.few)),
    },
    {
      text: 'You added the varying part for the further ones to the first cost.',
      value: (p) => cost(p, p.few).add(p.each * (p.wanted - p.many)),
    },
    { text: 'You counted ten too many.', value: (p) => cost(p, p.wanted + 10) },
    { text: 'You counted ten too few.', value: (p) => cost(p, p.wanted - 10) },
    {
      text: 'You added both costs.',
      value: (p) => cost(p, p.few).add(cost(p, p.many)),
    },
  ],
  wordings: [
    (p) =>
      `The expenses of a hostel are partly fixed and partly proportional to the number of boarders. They are ${rupees(cost(p, p.few))} for ${p.few} boarders and ${rupees(cost(p, p.many))} for ${p.many}. What are they for ${p.wanted} boarders?`,
    (p, s) =>
      `A ${s.pick(['caterer', 'hall owner', 'tent house'])} asks for a fixed amount and the same sum for each guest. A party of ${p.few} guests costs ${rupees(cost(p, p.few))}, one of ${p.many} guests ${rupees(cost(p, p.many))}. Find the cost of a party of ${p.wanted} guests.`,
    (p, s) =>
      `The cost of printing a ${s.pick(['magazine', 'report', 'wall calendar'])} has one part that never changes and one that varies directly with the number of copies. ${p.few} copies cost ${rupees(cost(p, p.few))} and ${p.many} copies ${rupees(cost(p, p.many))}. How much do ${p.wanted} copies cost?`,
  ],
  explain: (p, right) => {
    const [low, high] = [cost(p, p.few), cost(p, p.many)];
    return t`One more costs $\frac{${digits(high)} - ${digits(low)}}{${p.many} - ${p.few}} = ${p.each}$ rupees. The fixed part is $${digits(low)} - ${p.few} \times ${p.each} = ${p.fixed}$, so the cost is $${p.fixed} + ${p.wanted} \times ${p.each} = ${digits(right)}$ rupees.`;
  },
});

export const VARIATION = [brokenStone, fixedAndVarying];
