import {
  changed,
  defineTemplate,
  frac,
  mixedDigits,
  num,
  percent,
  range,
  rupees,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { isInTenths, scaled, slip } from '../../../kit/slips.js';

interface Equal {
  bought: number;
  sold: number;
}

const isGain = ({ bought, sold }: Equal) => bought > sold;
const equalRate = ({ bought, sold }: Equal) => frac(100 * Math.abs(bought - sold), sold);

const costOfSomeIsPriceOfOthers = defineTemplate<Equal & { good: string }, Fraction>({
  id: 'cost-of-some-is-price-of-others',
  level: 'medium',
  parameters: {
    bought: range(8, 60),
    sold: range(8, 60),
    good: ['pens', 'oranges', 'notebooks', 'cups', 'towels'],
  },
  isSensible: (p) =>
    p.bought !== p.sold &&
    equalRate(p).lt(60) &&
    equalRate(p).gt(3) &&
    (isInTenths(equalRate(p)) || equalRate(p).mul(3).d === 1n),
  solve: equalRate,
  show: percent,
  mistakes: [
    {
      text: 'You divided by the other number.',
      value: ({ bought, sold }) => frac(100 * Math.abs(bought - sold), bought),
    },
    {
      text: 'You took the difference of the numbers as a percentage.',
      value: ({ bought, sold }) => frac(Math.abs(bought - sold)),
    },
    scaled('You doubled the percentage.', 2),
    scaled('You halved the percentage.', frac(1, 2)),
    slip('Your result is 5 too high.', 5),
    slip('Your result is 5 too low.', -5),
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `The cost price of ${p.bought} ${p.good} is equal to the selling price of ${p.sold} ${p.good}. What is the ${isGain(p) ? 'gain' : 'loss'} in percent?`,
    (p, s) =>
      `${s.person.name} gets for ${p.sold} ${p.good} exactly what ${p.bought} ${p.good} cost ${s.person.them}. By how many percent does ${s.person.they} ${isGain(p) ? 'gain' : 'lose'}?`,
    (p) =>
      `Selling ${p.sold} ${p.good} brings as much as was paid for ${p.bought} of them. Find the ${isGain(p) ? 'profit' : 'loss'} percent.`,
  ],
  explain: (p, right) =>
    t`For ${p.sold} sold one gets the cost of ${p.bought}: the difference is the cost of ${Math.abs(p.bought - p.sold)}. Compared with the cost of ${p.sold}: $\frac{${Math.abs(p.bought - p.sold)}}{${p.sold}} \times 100 = ${mixedDigits(right)}$ percent.`,
});

interface Weight {
  grams: number;
}

const cheatRate = ({ grams }: Weight) => frac(100 * (1_000 - grams), grams);

const falseWeight = defineTemplate<Weight & { good: string }, Fraction>({
  id: 'false-weight',
  level: 'medium',
  parameters: {
    grams: [600, 625, 640, 650, 680, 700, 720, 750, 760, 800, 840, 850, 875, 880, 900, 950, 960],
    good: ['sugar', 'flour', 'rice', 'pulses'],
  },
  solve: cheatRate,
  show: percent,
  mistakes: [
    { text: 'You divided by the weight that is paid for.', value: ({ grams }) => frac(1_000 - grams, 10) },
    {
      text: 'You took the given weight as a percentage of the kilogram.',
      value: ({ grams }) => frac(grams, 10),
    },
    scaled('You doubled the percentage.', 2),
    scaled('You halved the percentage.', frac(1, 2)),
    slip('Your result is 1 too high.', 1),
    slip('Your result is 1 too low.', -1),
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
    slip('Your result is 5 too high.', 5),
  ],
  wordings: [
    ({ grams, good }) =>
      `A dishonest dealer sells ${good} at cost price but gives only ${grams} g for a kilogram. What is the gain in percent?`,
    ({ grams, good }, s) =>
      `A shop sells ${good} to ${s.person.name} at the price it paid itself, with a weight of ${grams} g in the place of 1 kg. How many percent does the shop gain?`,
    ({ grams, good }) =>
      `With a false weight of ${grams} g for 1 kg a grocer sells ${good} at the cost price. Find the profit percent.`,
  ],
  explain: ({ grams }, right) =>
    t`The dealer is paid for 1000 g and gives ${grams} g: $1000 - ${grams} = ${1_000 - grams}$ g are gained on ${grams} g. In percent: $\frac{${1_000 - grams}}{${grams}} \times 100 = ${mixedDigits(right)}$.`,
});

interface Lots {
  boughtCount: number;
  boughtFor: number;
  soldCount: number;
  soldFor: number;
}

const costEach = ({ boughtCount, boughtFor }: Lots) => frac(boughtFor, boughtCount);
const priceEach = ({ soldCount, soldFor }: Lots) => frac(soldFor, soldCount);
const lotRate = (p: Lots) => priceEach(p).sub(costEach(p)).mul(100).div(costEach(p));

const priceByTheLot = defineTemplate<Lots, Fraction>({
  id: 'bought-and-sold-by-number',
  level: 'medium',
  parameters: {
    boughtCount: range(3, 15),
    boughtFor: range(10, 60, 2),
    soldCount: range(2, 14),
    soldFor: range(10, 60, 2),
  },
  isSensible: (p) =>
    p.boughtCount !== p.soldCount && isInTenths(lotRate(p)) && lotRate(p).gt(4) && lotRate(p).lt(90),
  solve: lotRate,
  show: percent,
  mistakes: [
    {
      text: 'You divided by the selling price.',
      value: (p) => priceEach(p).sub(costEach(p)).mul(100).div(priceEach(p)).mul(10).round().div(10),
    },
    {
      text: 'You compared the two sums of money only.',
      value: ({ boughtFor, soldFor }) =>
        frac(100 * (soldFor - boughtFor), boughtFor)
          .mul(10)
          .round()
          .div(10),
    },
    { text: 'You took the selling price as a percentage of the cost.', value: (p) => lotRate(p).add(100) },
    scaled('You doubled the percentage.', 2),
    scaled('You halved the percentage.', frac(1, 2)),
    slip('Your result is 5 too high.', 5),
    slip('Your result is 5 too low.', -5),
    slip('Your result is 2 too high.', 2),
    slip('Your result is 2 too low.', -2),
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p, s) =>
      `${s.person.name} buys lemons at ${p.boughtCount} for ${rupees(p.boughtFor)} and sells them at ${p.soldCount} for ${rupees(p.soldFor)}. What is the profit in percent?`,
    (p) =>
      `Pencils are bought at the rate of ${p.boughtCount} for ${rupees(p.boughtFor)} and sold at the rate of ${p.soldCount} for ${rupees(p.soldFor)}. By how many percent does the shop gain?`,
    (p) =>
      `A vendor pays ${rupees(p.boughtFor)} for every ${p.boughtCount} bananas and gets ${rupees(p.soldFor)} for every ${p.soldCount}. Find the gain percent.`,
  ],
  explain: (p, right) => {
    const [a, b] = [p.boughtCount * p.soldFor, p.soldCount * p.boughtFor];
    return t`For ${p.boughtCount * p.soldCount} pieces the cost is $${p.soldCount} \times ${p.boughtFor} = ${b}$ and the price $${p.boughtCount} \times ${p.soldFor} = ${a}$. The gain is $\frac{${a - b}}{${b}} \times 100 = ${num(right)}$ percent.`;
  },
});

interface Target {
  price: number;
  loss: number;
  gain: number;
}

const costFrom = ({ price, loss }: Target) => frac(100 * price, 100 - loss);
const targetPrice = (p: Target) => changed(costFrom(p), p.gain);

const priceForAGain = defineTemplate<Target, Fraction>({
  id: 'price-for-a-gain-after-a-loss',
  level: 'medium',
  parameters: {
    price: range(360, 7_600, 20),
    loss: [4, 5, 8, 10, 12, 15, 16, 20, 25],
    gain: [5, 8, 10, 12, 15, 20, 25, 30],
  },
  isSensible: (p) => costFrom(p).div(10).d === 1n && targetPrice(p).d === 1n && p.loss !== p.gain,
  solve: targetPrice,
  show: rupees,
  mistakes: [
    {
      text: 'You raised the old selling price by the gain.',
      value: ({ price, gain }) => changed(price, gain),
    },
    {
      text: 'You raised the old selling price by both percentages.',
      value: ({ price, loss, gain }) => changed(price, loss + gain),
    },
    { text: 'This is the cost price.', value: costFrom },
    {
      text: 'You used the loss with the wrong sign.',
      value: ({ price, loss, gain }) => frac(price * (100 + gain), 100 + loss),
    },
    { text: 'You lowered the cost by the gain.', value: (p) => changed(costFrom(p), -p.gain) },
    slip('Your result is ten rupees too high.', 10),
    slip('Your result is ten rupees too low.', -10),
    slip('Your result is fifty rupees too high.', 50),
    slip('Your result is fifty rupees too low.', -50),
  ],
  wordings: [
    (p, s) =>
      `${s.person.name} loses ${p.loss}% by selling a chair for ${rupees(p.price)}. At what price would ${s.person.they} gain ${p.gain}%?`,
    (p) =>
      `Sold for ${rupees(p.price)}, an article brings a loss of ${p.loss}%. For how much must it be sold to bring a profit of ${p.gain}%?`,
    (p) =>
      `A price of ${rupees(p.price)} for an article means a loss of ${p.loss}%. Find the price that means a profit of ${p.gain}% on the same article.`,
  ],
  explain: (p, right) =>
    t`The cost is $${p.price} \times \frac{100}{${100 - p.loss}} = ${num(costFrom(p))}$. The price wanted is $${num(costFrom(p))} \times \frac{${100 + p.gain}}{100} = ${num(right)}$.`,
});

export const QUANTITIES = [costOfSomeIsPriceOfOthers, falseWeight, priceByTheLot, priceForAGain];
