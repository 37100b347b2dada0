import {
  changed,
  defineTemplate,
  digits,
  frac,
  percent,
  range,
  rupees,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { GOODS, RATES } from './goods.js';

const GAINS = [5, 8, 10, 12, 15, 16, 17, 19, 20, 25, 26, 28, 30, 32, 35, 40];

interface CostGainOff {
  cost: number;
  gain: number;
  off: number;
}

const markedOf = ({ cost, gain, off }: CostGainOff) =>
  changed(cost, gain)
    .mul(100)
    .div(100 - off);

const markForGain = defineTemplate<CostGainOff, Fraction>({
  id: 'mark-for-gain',
  level: 'medium',
  parameters: { cost: range(300, 9_000, 60), gain: GAINS, off: RATES },
  isSensible: (p) => p.gain !== p.off && markedOf(p).d === 1n && changed(p.cost, p.gain).d === 1n,
  solve: markedOf,
  show: rupees,
  mistakes: [
    {
      text: 'You added both rates to the cost price.',
      value: ({ cost, gain, off }) => changed(cost, gain + off),
    },
    {
      text: 'This is the selling price. The discount comes off the marked price.',
      value: ({ cost, gain }) => changed(cost, gain),
    },
    {
      text: 'You added the discount to the selling price. It is a part of the marked price.',
      value: ({ cost, gain, off }) => changed(changed(cost, gain), off),
    },
    {
      text: 'You took the discount off the selling price.',
      value: ({ cost, gain, off }) => changed(changed(cost, gain), -off),
    },
    { text: 'You forgot the gain.', value: ({ cost, off }) => frac(cost * 100, 100 - off) },
    {
      text: 'You divided by the gain factor and multiplied by the other.',
      value: ({ cost, gain, off }) =>
        changed(cost, off)
          .mul(100)
          .div(100 + gain),
    },
    {
      text: 'You subtracted the discount from the gain.',
      value: ({ cost, gain, off }) => changed(cost, gain - off),
    },
    {
      text: 'You took the gain twice.',
      value: ({ cost, gain, off }) =>
        changed(changed(cost, gain), gain)
          .mul(100)
          .div(100 - off),
    },
  ],
  wordings: [
    ({ cost, gain, off }, s) =>
      `A ${s.pick(GOODS)} costs a dealer ${rupees(cost)}. At what price must it be marked so that the dealer gains ${gain}% after a discount of ${off}%?`,
    ({ cost, gain, off }, s) =>
      `${s.person.name} buys a ${s.pick(GOODS)} for ${rupees(cost)} and wants a gain of ${gain}% even after allowing ${off}% off. What price must ${s.person.they} write on the tag?`,
    ({ cost, gain, off }, s) =>
      `The cost price of a ${s.pick(GOODS)} is ${rupees(cost)}. The seller makes a profit of ${gain}% although a discount of ${off}% is allowed. Find the marked price.`,
  ],
  explain: (p, right) => {
    const sale = changed(p.cost, p.gain);
    return t`Selling price: $${p.cost} \times \frac{${100 + p.gain}}{100} = ${digits(sale)}$. It is ${100 - p.off}% of the marked price, which is $${digits(sale)} \div \frac{${100 - p.off}}{100} = ${digits(right)}$.`;
  },
});

interface MarkAndOff {
  mark: number;
  off: number;
}

const gainAfterDiscount = defineTemplate<MarkAndOff, Fraction>({
  id: 'gain-after-discount',
  level: 'easy',
  parameters: { mark: range(15, 80, 5), off: RATES },
  isSensible: ({ mark, off }) => (100 + mark) * (100 - off) > 10_100,
  solve: ({ mark, off }) => changed(changed(100, mark), -off).sub(100),
  show: percent,
  mistakes: [
    {
      text: 'You subtracted the rates. The discount is a part of the higher, marked price.',
      value: ({ mark, off }) => frac(mark - off),
    },
    { text: 'You took the discount off the mark-up.', value: ({ mark, off }) => changed(mark, -off) },
    { text: 'You took half of the difference of the rates.', value: ({ mark, off }) => frac(mark - off, 2) },
    {
      text: 'You took the gain as a part of the marked price.',
      value: ({ mark, off }) =>
        changed(changed(100, mark), -off)
          .sub(100)
          .mul(100)
          .div(100 + mark),
    },
    {
      text: 'You took half of the discount.',
      value: ({ mark, off }) => changed(changed(100, mark), frac(-off, 2)).sub(100),
    },
    { text: 'You added the rates.', value: ({ mark, off }) => frac(mark + off) },
    {
      text: 'You added the product of the rates. It has to be subtracted.',
      value: ({ mark, off }) => frac(mark - off).add(frac(mark * off, 100)),
    },
    {
      text: 'You subtracted the product of the rates twice.',
      value: ({ mark, off }) => frac(mark - off).sub(frac(mark * off, 50)),
    },
    {
      text: 'You took the gain as a part of the selling price.',
      value: ({ mark, off }) => frac(100).sub(frac(1_000_000, (100 + mark) * (100 - off))),
    },
  ],
  wordings: [
    ({ mark, off }, s) =>
      `A trader marks ${s.pick(['sarees', 'toys', 'chairs', 'lamps', 'books'])} ${mark}% above cost and allows a discount of ${off}%. What is the gain percent?`,
    ({ mark, off }, s) =>
      `${s.person.name} raises the price of a ${s.pick(GOODS)} by ${mark}% over the cost price and then sells it at ${off}% off. What profit percent does ${s.person.they} make?`,
    ({ mark, off }, s) =>
      `The marked price of a ${s.pick(GOODS)} is ${mark}% above its cost price. After a discount of ${off}%, by what percent is the selling price above the cost price?`,
  ],
  explain: ({ mark, off }, right) =>
    t`On a cost of 100 the marked price is $100 + ${mark} = ${100 + mark}$, and the selling price is $${100 + mark} \times \frac{${100 - off}}{100} = ${digits(right.add(100))}$. The gain is $${digits(right.add(100))} - 100 = ${digits(right)}$ percent.`,
});

interface GainAndOff {
  gain: number;
  off: number;
}

const markUpOf = ({ gain, off }: GainAndOff) =>
  changed(100, gain)
    .mul(100)
    .div(100 - off)
    .sub(100);

const markUp = defineTemplate<GainAndOff, Fraction>({
  id: 'mark-up',
  level: 'hard',
  parameters: { gain: range(2, 60), off: RATES },
  isSensible: (p) => p.gain !== p.off && markUpOf(p).mul(10).d === 1n,
  solve: markUpOf,
  show: percent,
  mistakes: [
    { text: 'You added the rates. They have different bases.', value: ({ gain, off }) => frac(gain + off) },
    {
      text: 'You put the discount on the selling price.',
      value: ({ gain, off }) => changed(changed(100, gain), off).sub(100),
    },
    { text: 'You forgot the gain.', value: ({ off }) => frac(10_000, 100 - off).sub(100) },
    { text: 'You subtracted the rates.', value: ({ gain, off }) => frac(gain - off) },
    {
      text: 'You subtracted the product of the rates.',
      value: ({ gain, off }) => frac(gain + off).sub(frac(gain * off, 100)),
    },
    {
      text: 'You took the discount twice.',
      value: ({ gain, off }) =>
        changed(100, gain)
          .mul(10_000)
          .div((100 - off) ** 2)
          .sub(100),
    },
    { text: 'You took half of the sum of the rates.', value: ({ gain, off }) => frac(gain + off, 2) },
    {
      text: 'You took the mark-up as a part of the marked price.',
      value: ({ gain, off }) => frac(100).sub(frac(100 * (100 - off), 100 + gain)),
    },
  ],
  wordings: [
    ({ gain, off }) =>
      `A merchant allows a discount of ${off}% and still gains ${gain}%. By what percent is the marked price above the cost price?`,
    ({ gain, off }, s) =>
      `How much above cost, in percent, must ${s.person.name} mark a ${s.pick(GOODS)} to make a profit of ${gain}% at a discount of ${off}%?`,
    ({ gain, off }, s) =>
      `After allowing ${off}% off, the seller of a ${s.pick(GOODS)} has a profit of ${gain}%. The marked price exceeds the cost price by what percent?`,
  ],
  explain: ({ gain, off }, right) =>
    t`Let the cost be 100. The selling price, $100 + ${gain} = ${100 + gain}$, is ${100 - off}% of the marked price, which is $${100 + gain} \div \frac{${100 - off}}{100} = ${digits(right.add(100))}$. That is above cost by $${digits(right.add(100))} - 100 = ${digits(right)}$ percent.`,
});

interface OtherDiscount extends GainAndOff {
  other: number;
}

const gainAtOther = ({ gain, off, other }: OtherDiscount) =>
  changed(
    changed(100, gain)
      .mul(100)
      .div(100 - off),
    -other,
  ).sub(100);

const gainAtOtherDiscount = defineTemplate<OtherDiscount, Fraction>({
  id: 'gain-at-other-discount',
  level: 'hard',
  parameters: {
    gain: range(5, 44),
    off: [10, 12, 15, 16, 20, 24, 25, 30, 32, 36, 40],
    other: [4, 5, 8, 10, 12, 15, 18, 20],
  },
  isSensible: (p) => p.other < p.off && p.gain !== p.off && gainAtOther(p).mul(10).d === 1n,
  solve: gainAtOther,
  show: percent,
  mistakes: [
    {
      text: 'You added the difference of the discounts to the gain. They are parts of the marked price.',
      value: ({ gain, off, other }) => frac(gain + off - other),
    },
    { text: 'This is the mark-up above cost.', value: (p) => markUpOf(p) },
    {
      text: 'You subtracted the difference of the discounts.',
      value: ({ gain, off, other }) => frac(gain - off + other),
    },
    {
      text: 'You put the difference of the discounts on the selling price.',
      value: ({ gain, off, other }) => changed(changed(100, gain), off - other).sub(100),
    },
    {
      text: 'You added both rates to find the marked price.',
      value: ({ gain, off, other }) => changed(changed(100, gain + off), -other).sub(100),
    },
    {
      text: 'You put the discount on the selling price to find the marked price.',
      value: ({ gain, off, other }) => changed(changed(changed(100, gain), off), -other).sub(100),
    },
    {
      text: 'You took the new discount off the old selling price.',
      value: ({ gain, other }) => changed(changed(100, gain), -other).sub(100),
    },
    {
      text: 'You took the gain as a part of the marked price.',
      value: (p) => gainAtOther(p).mul(100).div(markUpOf(p).add(100)),
    },
  ],
  wordings: [
    ({ gain, off, other }, s) =>
      `A dealer gains ${gain}% on a ${s.pick(GOODS)} after allowing a discount of ${off}%. What would the gain percent be at a discount of ${other}%?`,
    ({ gain, off, other }, s) =>
      `With a discount of ${off}%, ${s.person.name} makes a profit of ${gain}%. What profit percent does ${s.person.they} make if only ${other}% off is allowed?`,
    ({ gain, off, other }, s) =>
      `A ${s.pick(GOODS)} sold at ${off}% off brings a profit of ${gain}%. Find the profit percent if the discount is cut to ${other}%.`,
  ],
  explain: (p, right) => {
    const marked = markUpOf(p).add(100);
    return t`With a cost of 100 the selling price is $100 + ${p.gain} = ${100 + p.gain}$, so the marked price is $${100 + p.gain} \div \frac{${100 - p.off}}{100} = ${digits(marked)}$. At the other discount it sells for $${digits(marked)} \times \frac{${100 - p.other}}{100} = ${digits(right.add(100))}$, a gain of $${digits(right.add(100))} - 100 = ${digits(right)}$ percent.`;
  },
});

export const DISCOUNT_AND_GAIN = [gainAfterDiscount, markForGain, markUp, gainAtOtherDiscount];
