import {
  changed,
  defineTemplate,
  frac,
  num,
  percent,
  range,
  rupees,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { isInTenths, scaled, slip } from '../../../kit/slips.js';

interface Chain {
  cost: number;
  first: number;
  second: number;
}

const last = ({ cost, first, second }: Chain) => changed(changed(cost, first), second);

const chainOfSales = defineTemplate<Chain, Fraction>({
  id: 'chain-of-sales',
  level: 'medium',
  parameters: {
    cost: range(400, 9_000, 100),
    first: [5, 10, 15, 20, 25, 30],
    second: [-20, -10, -5, 5, 10, 15, 20, 25],
  },
  isSensible: (p) => p.first !== p.second && last(p).d === 1n,
  solve: ({ cost }) => frac(cost),
  show: rupees,
  mistakes: [
    {
      text: 'You added the two percentages.',
      value: (p) =>
        last(p)
          .mul(100)
          .div(100 + p.first + p.second),
    },
    {
      text: 'You undid only the second sale.',
      value: (p) =>
        last(p)
          .mul(100)
          .div(100 + p.second),
    },
    {
      text: 'You undid only the first sale.',
      value: (p) =>
        last(p)
          .mul(100)
          .div(100 + p.first),
    },
    {
      text: 'You used the second percentage with the wrong sign.',
      value: (p) =>
        last(p)
          .mul(10_000)
          .div((100 + p.first) * (100 - p.second)),
    },
    {
      text: 'You took the percentages off the last price.',
      value: (p) => changed(changed(last(p), -p.first), -p.second),
    },
    slip('Your result is fifty rupees too high.', 50),
    slip('Your result is fifty rupees too low.', -50),
    slip('Your result is a hundred rupees too high.', 100),
    slip('Your result is a hundred rupees too low.', -100),
  ],
  wordings: [
    (p, s) =>
      `${s.people[0]?.name ?? ''} sells a phone to ${s.people[1]?.name ?? ''} at a profit of ${p.first}%, who sells it to ${s.people[2]?.name ?? ''} at a ${p.second < 0 ? 'loss' : 'profit'} of ${Math.abs(p.second)}% for ${rupees(last(p))}. What did the phone cost at first?`,
    (p) =>
      `A maker sells a fan to a dealer with a gain of ${p.first}%, and the dealer sells it to a customer with a ${p.second < 0 ? 'loss' : 'gain'} of ${Math.abs(p.second)}%. The customer pays ${rupees(last(p))}. How much did the fan cost the maker?`,
    (p) =>
      `Goods change hands twice, first at a profit of ${p.first}%, then at a ${p.second < 0 ? 'loss' : 'profit'} of ${Math.abs(p.second)}%. The last price is ${rupees(last(p))}. Find the first cost price.`,
  ],
  explain: (p, right) =>
    t`Undo both sales: $${num(last(p))} \times \frac{100}{${100 + p.second}} \times \frac{100}{${100 + p.first}} = ${num(right)}$.`,
});

interface TwoPrices {
  rise: number;
  low: number;
}

/** Profit at the higher price as large as the loss at the lower one. */
const middleCost = ({ low, rise }: TwoPrices) => frac(2 * low + rise, 2);

const equalGainAndLoss = defineTemplate<TwoPrices, Fraction>({
  id: 'gain-as-large-as-the-loss',
  level: 'medium',
  parameters: { low: range(260, 4_800, 20), rise: range(60, 900, 20) },
  isSensible: ({ low, rise }) => rise < low,
  solve: middleCost,
  show: rupees,
  mistakes: [
    { text: 'You took half of the difference.', value: ({ rise }) => frac(rise, 2) },
    {
      text: 'You added half of the difference to the higher price.',
      value: ({ low, rise }) => frac(2 * low + 3 * rise, 2),
    },
    {
      text: 'You subtracted half of the difference from the lower price.',
      value: ({ low, rise }) => frac(2 * low - rise, 2),
    },
    {
      text: 'You made the percentages of the selling prices equal, not the amounts.',
      value: ({ low, rise }) => frac(2 * low * (low + rise), 2 * low + rise).round(),
    },
    {
      text: 'You took the loss as a third of the difference.',
      value: ({ low, rise }) => frac(low).add(frac(rise, 3)).round(),
    },
    {
      text: 'You took a third of the difference.',
      value: ({ low, rise }) => (rise % 3 === 0 ? frac(low + rise / 3) : undefined),
    },
    slip('Your result is ten rupees too high.', 10),
    slip('Your result is ten rupees too low.', -10),
    slip('Your result is twenty rupees too high.', 20),
    slip('Your result is twenty rupees too low.', -20),
    slip('Your result is fifty rupees too low.', -50),
    slip('Your result is fifty rupees too high.', 50),
  ],
  wordings: [
    ({ low, rise }, s) =>
      `When ${s.person.name} sells a watch for ${rupees(low + rise)}, the profit is as large as the loss when ${s.person.they} sells it for ${rupees(low)}. What is the cost price?`,
    ({ low, rise }) =>
      `The profit from selling an article for ${rupees(low + rise)} equals the loss from selling it for ${rupees(low)}. How much did the article cost?`,
    ({ low, rise }) =>
      `At ${rupees(low)} a dealer loses as much as the dealer gains at ${rupees(low + rise)}. Find the cost price.`,
  ],
  explain: ({ low, rise }, right) =>
    t`The cost lies in the middle of both prices: $\frac{${low} + ${low + rise}}{2} = ${num(right)}$.`,
});

interface SamePrice {
  rate: number;
  price: number;
}

const samePriceLoss = ({ rate }: SamePrice) => frac(rate * rate, 100);

const samePriceTwice = defineTemplate<SamePrice, Fraction>({
  id: 'same-price-gain-and-loss',
  level: 'hard',
  parameters: { rate: range(4, 40), price: range(900, 9_900, 50) },
  solve: samePriceLoss,
  show: percent,
  mistakes: [
    { text: 'You took the rate itself.', value: ({ rate }) => frac(rate) },
    { text: 'You took the rate divided by ten, without squaring it.', value: ({ rate }) => frac(rate, 10) },
    { text: 'You doubled the result.', value: (p) => samePriceLoss(p).mul(2) },
    { text: 'You halved the result.', value: (p) => samePriceLoss(p).div(2) },
    { text: 'You took half of the rate.', value: ({ rate }) => frac(rate, 2) },
    { text: 'You took the rate one higher.', value: ({ rate }) => frac((rate + 1) * (rate + 1), 100) },
    { text: 'You took the rate one lower.', value: ({ rate }) => frac((rate - 1) * (rate - 1), 100) },
    { text: 'You took the rate two higher.', value: ({ rate }) => frac((rate + 2) * (rate + 2), 100) },
    { text: 'You took the rate two lower.', value: ({ rate }) => frac((rate - 2) * (rate - 2), 100) },
  ],
  wordings: [
    ({ rate, price }, s) =>
      `${s.person.name} sells two plots for ${rupees(price * 100)} each, one with a gain and one with a loss of ${rate}%. What is the loss in percent on both together?`,
    ({ rate, price }) =>
      `Two machines are sold for ${rupees(price * 10)} each. On one the seller gains ${rate}%, on the other the seller loses ${rate}%. What percent of the total cost is the loss?`,
    ({ rate, price }) =>
      `A dealer sells two radios at ${rupees(price)} each, the first at a profit of ${rate}% and the second at a loss of ${rate}%. Find the loss percent on the whole.`,
  ],
  explain: ({ rate }, right) =>
    t`The part sold at a loss cost more, so there is always a loss. It is $\frac{${rate} \times ${rate}}{100} = ${num(right)}$ percent.`,
});

interface Better {
  cost: number;
  gain: number;
  cheaper: number;
  more: number;
}

const newGain = ({ cost, gain, cheaper, more }: Better) =>
  changed(cost, gain).add(more).mul(100).div(changed(cost, -cheaper)).sub(100);

const cheaperAndDearer = defineTemplate<Better, Fraction>({
  id: 'gain-with-other-cost-and-price',
  level: 'hard',
  parameters: {
    cost: range(200, 3_000, 100),
    gain: [5, 10, 15, 20, 25],
    cheaper: [5, 8, 10, 12, 15, 20],
    more: range(10, 240, 10),
  },
  isSensible: (p) => isInTenths(newGain(p)) && newGain(p).lt(90),
  solve: newGain,
  show: percent,
  mistakes: [
    {
      text: 'You forgot that the selling price changes too.',
      value: ({ cost, gain, cheaper }) =>
        changed(cost, gain).mul(100).div(changed(cost, -cheaper)).sub(100).mul(10).round().div(10),
    },
    {
      text: 'You forgot that the cost changes too.',
      value: ({ cost, gain, more }) =>
        changed(cost, gain).add(more).mul(100).div(cost).sub(100).mul(10).round().div(10),
    },
    { text: 'You added the two percentages.', value: ({ gain, cheaper }) => frac(gain + cheaper) },
    {
      text: 'You divided by the old cost.',
      value: (p) =>
        changed(p.cost, p.gain)
          .add(p.more)
          .sub(changed(p.cost, -p.cheaper))
          .mul(100)
          .div(p.cost)
          .mul(10)
          .round()
          .div(10),
    },
    slip('Your result is 5 too high.', 5),
    slip('Your result is 5 too low.', -5),
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
    scaled('You halved the result.', frac(1, 2)),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p, s) =>
      `${s.person.name} buys a bag for ${rupees(p.cost)} and sells it at a gain of ${p.gain}%. Had ${s.person.they} bought it ${p.cheaper}% cheaper and sold it for ${rupees(p.more)} more than the actual selling price, what would the gain percent be?`,
    (p) =>
      `An article costs a shop ${rupees(p.cost)} and brings ${p.gain}% profit. With a cost that is ${p.cheaper}% lower and a selling price that is ${rupees(p.more)} higher, how high is the profit in percent?`,
    (p) =>
      `Goods that cost ${rupees(p.cost)} are sold at a profit of ${p.gain}%. Find the profit percent if the cost falls by ${p.cheaper}% and the selling price rises by ${rupees(p.more)}.`,
  ],
  explain: (p, right) => {
    const [cost, price] = [changed(p.cost, -p.cheaper), changed(p.cost, p.gain).add(p.more)];
    const gain = price.sub(cost);
    return t`The new cost is $${p.cost} \times \frac{${100 - p.cheaper}}{100} = ${num(cost)}$, the new price $${p.cost} \times \frac{${100 + p.gain}}{100} + ${p.more} = ${num(price)}$. The gain is $${num(gain)} \div ${num(cost)} \times 100 = ${num(right)}$ percent.`;
  },
});

interface Difference {
  low: number;
  high: number;
  cost: number;
  isLoss: boolean;
}

const spread = ({ low, high, cost, isLoss }: Difference) =>
  frac(cost * (isLoss ? high + low : high - low), 100);

const costFromADifference = defineTemplate<Difference, Fraction>({
  id: 'cost-from-two-rates',
  level: 'hard',
  parameters: { low: range(3, 18), high: range(5, 30), cost: range(400, 9_000, 50), isLoss: [true, false] },
  isSensible: (p) => p.high > p.low + 1 && spread(p).d === 1n,
  solve: ({ cost }) => frac(cost),
  show: rupees,
  mistakes: [
    {
      text: 'You combined the two percentages the wrong way.',
      value: (p) =>
        spread(p)
          .mul(100)
          .div(p.isLoss ? p.high - p.low : p.high + p.low),
    },
    { text: 'You used only the second percentage.', value: (p) => spread(p).mul(100).div(p.high) },
    { text: 'You used only the first percentage.', value: (p) => spread(p).mul(100).div(p.low) },
    { text: 'You added the difference to the cost.', value: (p) => spread(p).add(p.cost) },
    slip('Your result is fifty rupees too high.', 50),
    slip('Your result is fifty rupees too low.', -50),
    slip('Your result is a hundred rupees too high.', 100),
    slip('Your result is a hundred rupees too low.', -100),
    slip('Your result is two hundred rupees too low.', -200),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} sells a ${s.pick(['sofa', 'cooler', 'guitar'])} at a ${p.isLoss ? 'loss' : 'profit'} of ${p.low}%. With ${rupees(spread(p))} more it would have been a profit of ${p.high}%. What is the cost price?`,
    (p) =>
      `An article is sold with a ${p.isLoss ? 'loss' : 'gain'} of ${p.low}%. If the price were ${rupees(spread(p))} higher, the gain would be ${p.high}%. How much does the article cost?`,
    (p) =>
      `The prices for a ${p.isLoss ? 'loss' : 'profit'} of ${p.low}% and for a profit of ${p.high}% differ by ${rupees(spread(p))}. Find the cost price.`,
  ],
  explain: (p, right) => {
    const rate = p.isLoss ? p.high + p.low : p.high - p.low;
    return t`The difference is $${p.high} ${p.isLoss ? '+' : '-'} ${p.low} = ${rate}$ percent of the cost. So the cost is $${num(spread(p))} \times \frac{100}{${rate}} = ${num(right)}$.`;
  },
});

export const SEVERAL_SALES = [
  chainOfSales,
  equalGainAndLoss,
  samePriceTwice,
  cheaperAndDearer,
  costFromADifference,
];
