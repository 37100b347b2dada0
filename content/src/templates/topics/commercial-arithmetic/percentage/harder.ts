import {
  defineTemplate,
  frac,
  isWhole,
  num,
  percentOf,
  range,
  rupees,
  t,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { scaled, slip } from '../../../kit/slips.js';

interface Election {
  share: number;
  invalid: number;
  votes: number;
}

const majority = ({ share, invalid, votes }: Election) =>
  percentOf(2 * share - 100, percentOf(100 - invalid, votes));

const election = defineTemplate<Election, Fraction>({
  id: 'votes-from-a-majority',
  level: 'hard',
  parameters: {
    share: [52, 53, 54, 55, 56, 58, 60, 62, 64, 65],
    invalid: [5, 8, 10, 12, 15, 20, 25],
    votes: range(4_000, 40_000, 500),
  },
  // Without half votes: the winner's number is whole, and so is the lead.
  isSensible: ({ share, invalid, votes }) => isWhole(percentOf(share, percentOf(100 - invalid, votes))),
  solve: ({ votes }) => frac(votes),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You forgot the invalid votes.',
      value: (p) =>
        majority(p)
          .mul(100)
          .div(2 * p.share - 100),
    },
    {
      text: "You took the winner's share instead of the difference of both.",
      value: (p) =>
        majority(p)
          .mul(10_000)
          .div(p.share * (100 - p.invalid)),
    },
    { text: 'You took the share above half once instead of twice.', value: (p) => frac(2 * p.votes) },
    {
      text: 'You added the invalid votes as a percentage of the valid ones.',
      value: (p) =>
        majority(p)
          .mul(100 + p.invalid)
          .div(2 * p.share - 100),
    },
    slip('Your result is a thousand too high.', 1_000),
    slip('Your result is a thousand too low.', -1_000),
    slip('Your result is five hundred too high.', 500),
    slip('Your result is five hundred too low.', -500),
    scaled('You halved the number.', frac(1, 2)),
  ],
  wordings: [
    (p) =>
      `In an election with two candidates ${p.invalid}% of the votes are invalid. The winner gets ${p.share}% of the valid votes and wins by ${wholeNumber(majority(p))} votes. How many votes were cast?`,
    (p, s) =>
      `${s.person.name} beats ${s.other.name}, the only other candidate, by ${wholeNumber(majority(p))} votes with ${p.share}% of the valid votes. ${p.invalid}% of all votes are invalid. How many votes are there in all?`,
    (p) =>
      `Two parties take part in a poll. ${p.invalid}% of the ballots do not count; of the others one party has ${p.share}%, a lead of ${wholeNumber(majority(p))}. Find the number of all ballots.`,
  ],
  explain: (p, right) => {
    const lead = 2 * p.share - 100;
    const valid = majority(p).mul(100).div(lead);
    return t`The lead is $${p.share} - ${100 - p.share} = ${lead}$ percent of the valid votes, so there are $${num(majority(p))} \times \frac{100}{${lead}} = ${num(valid)}$ of them. They are ${100 - p.invalid}% of all: $${num(valid)} \times \frac{100}{${100 - p.invalid}} = ${num(right)}$.`;
  },
});

interface TwoCandidates {
  low: number;
  high: number;
  full: number;
  pass: number;
}

const shortBy = ({ low, full, pass }: TwoCandidates) => frac(pass).sub(percentOf(low, full));
const aboveBy = ({ high, full, pass }: TwoCandidates) => percentOf(high, full).sub(pass);

const twoCandidates = defineTemplate<TwoCandidates, Fraction>({
  id: 'full-marks-from-two-candidates',
  level: 'hard',
  parameters: {
    low: [20, 24, 25, 28, 30, 32],
    high: [40, 42, 44, 45, 48, 50],
    full: range(200, 900, 50),
    pass: range(70, 360),
  },
  isSensible: (p) =>
    isWhole(shortBy(p)) &&
    isWhole(aboveBy(p)) &&
    shortBy(p).gt(4) &&
    aboveBy(p).gt(4) &&
    !shortBy(p).equals(aboveBy(p)),
  solve: ({ full }) => frac(full),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You subtracted the two differences in marks.',
      value: (p) =>
        shortBy(p)
          .sub(aboveBy(p))
          .abs()
          .mul(100)
          .div(p.high - p.low),
    },
    {
      text: 'You added the percentages.',
      value: (p) =>
        shortBy(p)
          .add(aboveBy(p))
          .mul(100)
          .div(p.high + p.low),
    },
    { text: 'This is the pass mark.', value: ({ pass }) => frac(pass) },
    {
      text: 'You used only the marks that are missing.',
      value: (p) =>
        shortBy(p)
          .mul(100)
          .div(p.high - p.low),
    },
    {
      text: 'You used only the marks above the pass mark.',
      value: (p) =>
        aboveBy(p)
          .mul(100)
          .div(p.high - p.low),
    },
    slip('Your result is 50 too high.', 50),
    slip('Your result is 50 too low.', -50),
    slip('Your result is 100 too high.', 100),
    slip('Your result is 100 too low.', -100),
  ],
  wordings: [
    (p) =>
      `A candidate with ${p.low}% of the marks fails by ${num(shortBy(p))} marks. Another one with ${p.high}% has ${num(aboveBy(p))} marks more than the pass mark. What are the full marks?`,
    (p, s) =>
      `${s.person.name} gets ${p.low}% of the marks, ${num(shortBy(p))} too few to pass; ${s.other.name} gets ${p.high}%, ${num(aboveBy(p))} more than necessary. How many marks has the paper?`,
    (p) =>
      `With ${p.low}% of all marks one is ${num(shortBy(p))} marks below the pass mark, with ${p.high}% one is ${num(aboveBy(p))} above it. Find the full marks.`,
  ],
  explain: (p, right) => {
    const gap = shortBy(p).add(aboveBy(p));
    return t`Between both there are $${p.high} - ${p.low} = ${p.high - p.low}$ percent and $${num(shortBy(p))} + ${num(aboveBy(p))} = ${num(gap)}$ marks. So the full marks are $${num(gap)} \times \frac{100}{${p.high - p.low}} = ${num(right)}$.`;
  },
});

interface Bargain {
  cut: number;
  money: number;
  more: number;
}

const newPrice = ({ cut, money, more }: Bargain) => frac(money * cut, 100 * more);

const cheaperGoods = defineTemplate<Bargain & { good: string }, Fraction>({
  id: 'price-from-the-extra-quantity',
  level: 'hard',
  parameters: {
    cut: [5, 8, 10, 12, 15, 16, 20, 25, 30],
    money: range(300, 2_400, 60),
    more: range(2, 12),
    good: ['sugar', 'rice', 'flour', 'tea'],
  },
  isSensible: (p) =>
    newPrice(p).mul(2).d === 1n &&
    newPrice(p).gt(12) &&
    newPrice(p).lt(120) &&
    newPrice(p)
      .mul(100)
      .div(100 - p.cut)
      .mul(100).d === 1n,
  solve: newPrice,
  show: rupees,
  mistakes: [
    {
      text: 'This is the price before the fall.',
      value: (p) =>
        newPrice(p)
          .mul(100)
          .div(100 - p.cut),
    },
    {
      text: 'You divided all the money by the extra quantity.',
      value: ({ money, more }) => frac(money, more),
    },
    {
      text: 'You took the fall off once more.',
      value: (p) =>
        newPrice(p)
          .mul(100 - p.cut)
          .div(100),
    },
    {
      text: 'You counted one kilogram too many.',
      value: ({ cut, money, more }) => frac(money * cut, 100 * (more + 1)),
    },
    {
      text: 'You counted one kilogram too few.',
      value: ({ cut, money, more }) => frac(money * cut, 100 * (more - 1)),
    },
    slip('Your result is two rupees too high.', 2),
    slip('Your result is two rupees too low.', -2),
    slip('Your result is five rupees too high.', 5),
    slip('Your result is five rupees too low.', -5),
  ],
  wordings: [
    ({ cut, money, more, good }) =>
      `The price of ${good} falls by ${cut}%. For ${rupees(money)} one now gets ${more} kg more. What is the new price of 1 kg?`,
    ({ cut, money, more, good }, s) =>
      `Because ${good} costs ${cut}% less than before, ${s.person.name} gets ${more} kg more than before for ${rupees(money)}. How much does 1 kg cost now?`,
    ({ cut, money, more, good }) =>
      `A cut of ${cut}% in the price of ${good} lets a canteen buy ${more} kg more for ${rupees(money)}. Find the reduced price of 1 kg.`,
  ],
  explain: ({ cut, money, more }, right) =>
    t`The old quantity now costs ${cut}% less. The money saved, $${money} \times \frac{${cut}}{100} = ${num(percentOf(cut, money))}$ rupees, pays for the ${more} kg: $${num(percentOf(cut, money))} \div ${more} = ${num(right)}$.`,
});

interface Drying {
  wet: number;
  dry: number;
  mass: number;
}

const dried = ({ wet, dry, mass }: Drying) => frac(mass * (100 - wet), 100 - dry);

const drying = defineTemplate<Drying & { good: string }, Fraction>({
  id: 'mass-after-drying',
  level: 'hard',
  parameters: {
    wet: [60, 65, 68, 70, 72, 75, 80, 84, 85, 90],
    dry: [10, 12, 15, 16, 20, 25],
    mass: range(20, 400, 5),
    good: ['grapes', 'figs', 'mushrooms', 'chillies'],
  },
  isSensible: (p) => dried(p).mul(10).d === 1n && dried(p).gt(3),
  solve: dried,
  show: (value) => {
    if (value.mul(100).d !== 1n) throw new RangeError('too many places');
    return `${num(value)} kg`;
  },
  mistakes: [
    { text: 'You found only the dry matter.', value: ({ wet, mass }) => percentOf(100 - wet, mass) },
    {
      text: 'You subtracted the two percentages of water.',
      value: ({ wet, dry, mass }) => percentOf(100 - wet + dry, mass),
    },
    {
      text: 'You divided by the water of the dried goods.',
      value: ({ wet, dry, mass }) => frac(mass * (100 - wet), 100 + dry),
    },
    { text: 'You compared the amounts of water.', value: ({ wet, dry, mass }) => frac(mass * dry, wet) },
    { text: 'This is the water that is lost.', value: (p) => frac(p.mass).sub(dried(p)) },
    scaled('You doubled the mass.', 2),
    scaled('You halved the mass.', frac(1, 2)),
    slip('Your result is 1 kg too high.', 1),
    slip('Your result is 1 kg too low.', -1),
    slip('Your result is 2 kg too high.', 2),
  ],
  wordings: [
    ({ wet, dry, mass, good }) =>
      `Fresh ${good} hold ${wet}% of water and dried ${good} ${dry}%. How much do ${mass} kg of fresh ${good} weigh when they are dried?`,
    ({ wet, dry, mass, good }, s) =>
      `${s.person.name} dries ${mass} kg of ${good} from ${wet}% of water down to ${dry}% of water. What is the mass afterwards?`,
    ({ wet, dry, mass, good }) =>
      `The share of water in ${mass} kg of ${good} falls from ${wet}% to ${dry}% in the sun. Find the mass that is left.`,
  ],
  explain: ({ wet, dry, mass }, right) =>
    t`The dry matter stays: $${mass} \times \frac{${100 - wet}}{100} = ${num(percentOf(100 - wet, mass))}$ kg. Then it is ${100 - dry}% of the mass: $${num(percentOf(100 - wet, mass))} \times \frac{100}{${100 - dry}} = ${num(right)}$ kg.`,
});

export const HARDER = [election, twoCandidates, cheaperGoods, drying];
