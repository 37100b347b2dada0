import {
  defineTemplate,
  digits,
  frac,
  hcf,
  num,
  range,
  ratio,
  rupees,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { isBetween, slip } from '../../../kit/slips.js';
import { shortRatio } from './liquids.js';

interface ThreePrices {
  cheap: number;
  mean: number;
  dear: number;
}

const alligationRatio = defineTemplate<ThreePrices, readonly number[]>({
  id: 'alligation-ratio',
  level: 'easy',
  parameters: { cheap: range(20, 90, 2), mean: range(24, 110), dear: range(30, 130, 2) },
  isSensible: ({ cheap, mean, dear }) =>
    cheap < mean &&
    mean < dear &&
    dear < 2 * cheap &&
    2 * mean !== cheap + dear &&
    Math.max(dear - mean, mean - cheap) <= 10 * hcf(dear - mean, mean - cheap),
  solve: ({ cheap, mean, dear }) => [dear - mean, mean - cheap],
  show: shortRatio,
  mistakes: [
    {
      text: 'This is the ratio dearer : cheaper.',
      value: ({ cheap, mean, dear }) => [mean - cheap, dear - mean],
    },
    { text: 'This is the ratio of the two prices.', value: ({ cheap, dear }) => [cheap, dear] },
    { text: 'This is the ratio of the two prices in reverse.', value: ({ cheap, dear }) => [dear, cheap] },
    {
      text: 'This is the ratio of the cheaper kind to the whole mixture.',
      value: ({ cheap, mean, dear }) => [dear - mean, dear - cheap],
    },
    {
      text: 'This is the ratio of the dearer kind to the whole mixture.',
      value: ({ cheap, mean, dear }) => [mean - cheap, dear - cheap],
    },
    { text: 'You compared the mixture with the cheaper kind.', value: ({ cheap, mean }) => [mean, cheap] },
    { text: 'You compared the dearer kind with the mixture.', value: ({ mean, dear }) => [dear, mean] },
    {
      text: 'You counted one rupee too many in the first difference.',
      value: ({ cheap, mean, dear }) => [dear - mean + 1, mean - cheap],
    },
    {
      text: 'You counted one rupee too many in the second difference.',
      value: ({ cheap, mean, dear }) => [dear - mean, mean - cheap + 1],
    },
  ],
  wordings: [
    (p, s) =>
      `In what ratio must ${s.pick(['rice', 'wheat', 'sugar', 'lentils'])} at ${rupees(p.cheap)} a kg be mixed with a dearer kind at ${rupees(p.dear)} a kg to get a mixture worth ${rupees(p.mean)} a kg? Give cheaper : dearer.`,
    (p, s) =>
      `${s.person.name} mixes two sorts of ${s.pick(['flour', 'groundnuts', 'chickpeas'])} that cost ${rupees(p.cheap)} and ${rupees(p.dear)} per kg. The mixture costs ${rupees(p.mean)} per kg. What is the ratio of the quantities, the cheaper sort first?`,
    (p, s) =>
      `A ${s.pick(['juice', 'milk', 'paint'])} seller blends one kind bought at ${rupees(p.cheap)} a litre with another bought at ${rupees(p.dear)} a litre, so that the blend costs ${rupees(p.mean)} a litre. Find the ratio of the first kind to the second.`,
  ],
  explain: ({ cheap, mean, dear }, right) => {
    const given = `${dear - mean} : ${mean - cheap}`;
    return t`The cheaper kind is below the mean price by $${mean} - ${cheap} = ${mean - cheap}$, the dearer above it by $${dear} - ${mean} = ${dear - mean}$. The quantities are inversely as these: cheaper to dearer as $${given === ratio(right) ? given : `${given} = ${ratio(right)}`}$.`;
  },
});

interface TwoLoans {
  first: number;
  second: number;
  low: number;
  high: number;
}

const interestOf = ({ first, second, low, high }: TwoLoans) => frac(first * low + second * high, 100);
const moneyOf = ({ first, second }: TwoLoans) => first + second;

const twoParts = defineTemplate<TwoLoans, Fraction>({
  id: 'money-in-two-parts',
  level: 'easy',
  parameters: {
    first: range(2_000, 24_000, 500),
    second: range(2_000, 24_000, 500),
    low: range(4, 10),
    high: range(6, 14),
  },
  isSensible: (p) =>
    p.low < p.high && p.first !== p.second && moneyOf(p) % 1_000 === 0 && interestOf(p).d === 1n,
  solve: ({ first }) => frac(first),
  show: rupees,
  mistakes: [
    { text: 'This is the part at the higher rate.', value: ({ second }) => frac(second) },
    { text: 'You divided the money into two equal parts.', value: (p) => frac(moneyOf(p), 2) },
    {
      text: 'You divided the money in the ratio of the rates, the lower rate first.',
      value: (p) => frac(moneyOf(p) * p.low, p.low + p.high),
    },
    {
      text: 'You divided the money in the ratio of the rates, the higher rate first.',
      value: (p) => frac(moneyOf(p) * p.high, p.low + p.high),
    },
    {
      text: 'You divided the missing interest by the higher rate, not by the difference of the rates.',
      value: (p) => frac(p.first * (p.high - p.low), p.high),
    },
    {
      text: 'You divided the missing interest by the lower rate, not by the difference of the rates.',
      value: (p) => frac(p.first * (p.high - p.low), p.low),
    },
    slip('You lost ₹1,000 in the subtraction.', -1_000),
    slip('You gained ₹1,000 in the subtraction.', 1_000),
    slip('You lost ₹500 in the subtraction.', -500),
    slip('You gained ₹500 in the subtraction.', 500),
  ],
  wordings: [
    (p) =>
      `${rupees(moneyOf(p))} is invested in two parts at ${p.low}% and ${p.high}% simple interest a year. The interest of a year is ${rupees(interestOf(p))} in all. How much is invested at ${p.low}%?`,
    (p, s) =>
      `${s.person.name} lends ${rupees(moneyOf(p))}, a part of it to ${s.other.name} at ${p.low}% and the rest to ${s.people[2]?.name} at ${p.high}% simple interest per year. After one year ${s.person.they} gets ${rupees(interestOf(p))} as interest. What was lent to ${s.other.name}?`,
    (p, s) =>
      `A ${s.pick(['trust', 'school', 'co-operative'])} puts ${rupees(moneyOf(p))} into two deposits. One pays ${p.low}% and the other ${p.high}% simple interest a year, together ${rupees(interestOf(p))} in a year. Find the deposit that pays ${p.low}%.`,
  ],
  explain: (p, right) => {
    const atHigh = frac(moneyOf(p) * p.high, 100);
    const missing = atHigh.sub(interestOf(p));
    return t`All at ${p.high}% would bring $${moneyOf(p)} \times \frac{${p.high}}{100} = ${digits(atHigh)}$. The interest is less by $${digits(atHigh)} - ${digits(interestOf(p))} = ${digits(missing)}$, since the part at ${p.low}% brings $${p.high} - ${p.low} = ${p.high - p.low}$ percent less. This part is $${digits(missing)} \div \frac{${p.high - p.low}}{100} = ${digits(right)}$ rupees.`;
  },
});

interface ToMix {
  known: number;
  cheap: number;
  mean: number;
  dear: number;
  gain: number;
}

const saleOf = ({ mean, gain }: ToMix) => frac(mean * (100 + gain), 100);
const needed = ({ known, cheap, dear }: ToMix, mean: Fraction) =>
  frac(dear).sub(mean).div(mean.sub(cheap)).mul(known);

const quantityToMix = defineTemplate<ToMix, Fraction>({
  id: 'quantity-to-mix',
  level: 'medium',
  parameters: {
    known: range(10, 80, 2),
    cheap: range(24, 70, 2),
    mean: range(26, 80),
    dear: range(30, 96, 2),
    gain: [5, 10, 12, 15, 20, 25, 30],
  },
  isSensible: (p) =>
    p.cheap < p.mean &&
    p.mean < p.dear &&
    saleOf(p).mul(2).d === 1n &&
    needed(p, frac(p.mean)).d === 1n &&
    isBetween(needed(p, frac(p.mean)), 6, 120) &&
    !needed(p, frac(p.mean)).equals(p.known),
  solve: (p) => needed(p, frac(p.mean)),
  show: (value) => `${num(value)} kg`,
  mistakes: [
    {
      text: 'You took the selling price for the mean price. The gain has to come off first.',
      value: (p) => (saleOf(p).lt(p.dear) ? needed(p, saleOf(p)) : undefined),
    },
    {
      text: 'You inverted the ratio of the quantities.',
      value: ({ known, cheap, mean, dear }) => frac(known * (mean - cheap), dear - mean),
    },
    { text: 'This is the weight of the whole mixture.', value: (p, right) => right.add(p.known) },
    {
      text: 'You divided by the difference of the two prices.',
      value: ({ known, cheap, mean, dear }) => frac(known * (dear - mean), dear - cheap),
    },
    {
      text: 'You took the gain off the selling price, not off the cost.',
      value: (p) => {
        const mean = saleOf(p)
          .mul(100 - p.gain)
          .div(100);
        return mean.gt(p.cheap) ? needed(p, mean) : undefined;
      },
    },
    {
      text: 'You multiplied the known weight by the ratio of the prices.',
      value: (p) => frac(p.known * p.dear, p.cheap),
    },
    slip('You counted two kilograms too many.', 2),
    slip('You counted two kilograms too few.', -2),
    slip('You counted four kilograms too many.', 4),
    slip('You counted four kilograms too few.', -4),
  ],
  wordings: [
    (p, s) =>
      `How many kilograms of ${s.pick(['rice', 'wheat', 'sugar'])} at ${rupees(p.cheap)} a kg must be mixed with ${p.known} kg at ${rupees(p.dear)} a kg, so that the mixture sold at ${rupees(saleOf(p))} a kg brings a gain of ${p.gain}%?`,
    (p, s) =>
      `A grocer has ${p.known} kg of ${s.pick(['lentils', 'peanuts', 'flour'])} that cost ${rupees(p.dear)} per kg. He wants to sell a mixture at ${rupees(saleOf(p))} per kg with a profit of ${p.gain}%. What quantity of a kind at ${rupees(p.cheap)} per kg should he add?`,
    (p, { person }) =>
      `${person.name} gains ${p.gain}% by selling a blend of two teas at ${rupees(saleOf(p))} per 100 g. The blend contains ${p.known} kg of a tea that cost ${rupees(p.dear)} per 100 g, and the other tea cost ${rupees(p.cheap)} per 100 g. How much of the other tea is in it?`,
  ],
  explain: (p, right) =>
    t`The mixture must cost $${digits(saleOf(p))} \div \frac{${100 + p.gain}}{100} = ${p.mean}$ rupees. The quantities are as $(${p.dear} - ${p.mean}) : (${p.mean} - ${p.cheap}) = ${p.dear - p.mean} : ${p.mean - p.cheap}$, so $${p.known} \times \frac{${p.dear - p.mean}}{${p.mean - p.cheap}} = ${digits(right)}$ kg are needed.`,
});

interface Candidates {
  /** The upper and the lower group are as these. */
  upper: number;
  lower: number;
  unit: number;
  high: number;
  low: number;
}

const passedOf = ({ upper, unit }: Candidates) => upper * unit;
const failedOf = ({ lower, unit }: Candidates) => lower * unit;
const allOf = (p: Candidates) => passedOf(p) + failedOf(p);
const averageOf = (p: Candidates) => frac(passedOf(p) * p.high + failedOf(p) * p.low, allOf(p));

const passedAndFailed = defineTemplate<Candidates, Fraction>({
  id: 'passed-and-failed',
  level: 'medium',
  parameters: {
    upper: range(1, 8),
    lower: range(1, 5),
    unit: range(6, 40, 2),
    high: range(36, 68),
    low: range(12, 40),
  },
  isSensible: (p) =>
    p.high - p.low >= 12 &&
    p.upper !== p.lower &&
    allOf(p) % 10 === 0 &&
    allOf(p) <= 300 &&
    averageOf(p).d === 1n,
  solve: (p) => frac(passedOf(p)),
  show: num,
  mistakes: [
    { text: 'This is the number of the others.', value: (p) => frac(failedOf(p)) },
    { text: 'You took half of all.', value: (p) => frac(allOf(p), 2) },
    {
      text: 'You divided the number in the ratio of the two averages.',
      value: (p) => frac(allOf(p) * p.high, p.high + p.low),
    },
    {
      text: 'You divided the number in the ratio of the two averages, the wrong way round.',
      value: (p) => frac(allOf(p) * p.low, p.high + p.low),
    },
    {
      text: 'You divided by the higher average, not by the difference.',
      value: (p) => averageOf(p).sub(p.low).mul(allOf(p)).div(p.high),
    },
    {
      text: 'You divided the difference by the average of all.',
      value: (p) => averageOf(p).sub(p.low).mul(allOf(p)).div(averageOf(p)),
    },
    slip('You lost 10 in the subtraction.', -10),
    slip('You gained 10 in the subtraction.', 10),
    slip('You lost 4 in the division.', -4),
    slip('You gained 4 in the division.', 4),
  ],
  wordings: [
    (p) =>
      `The average mark of ${allOf(p)} candidates was ${digits(averageOf(p))}. Those who passed averaged ${p.high} and those who failed ${p.low}. How many passed?`,
    (p, s) =>
      `A ${s.pick(['camp', 'cricket ground', 'health clinic'])} had ${allOf(p)} visitors aged ${digits(averageOf(p))} years on average. The adults were ${p.high} years old on average and the young people ${p.low}. How many of the visitors were adults?`,
    (p, s) =>
      `${s.person.name} sold ${allOf(p)} ${s.pick(['melons', 'pumpkins', 'cabbages'])} for ${digits(averageOf(p))} rupees each on average: the large ones for ${p.high} rupees each, the small ones for ${p.low} rupees each. How many large ones were sold?`,
  ],
  explain: (p, right) => {
    const [above, below] = [frac(p.high).sub(averageOf(p)), averageOf(p).sub(p.low)];
    return t`By alligation the upper and the lower group are as $(${digits(averageOf(p))} - ${p.low}) : (${p.high} - ${digits(averageOf(p))}) = ${digits(below)} : ${digits(above)}$. The upper group has $${allOf(p)} \times \frac{${digits(below)}}{${digits(below)} + ${digits(above)}} = ${digits(right)}$.`;
  },
});

export const ALLIGATION = [alligationRatio, twoParts, quantityToMix, passedAndFailed];
