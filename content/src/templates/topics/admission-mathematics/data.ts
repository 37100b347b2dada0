import {
  changed,
  defineTemplate,
  frac,
  isWhole,
  percent,
  range,
  reduced,
  t,
  tex,
  type Fraction,
} from '../../kit/index.js';
import { isInTenths } from '../../kit/slips.js';
import { oneTooFew, oneTooMany } from '../slips.js';
import { dollars, exactly, integer } from './writing.js';

const SLIPS = [oneTooMany, oneTooFew];

interface TwoChanges {
  up: number;
  down: number;
}
const netOf = ({ up, down }: TwoChanges) => changed(changed(100, up), -down).sub(100);

const netChange = defineTemplate<TwoChanges, Fraction>({
  id: 'net-percent-change',
  level: 'hard',
  parameters: { up: range(20, 90, 5), down: range(5, 40, 5) },
  isSensible: (p) => netOf(p).gt(3) && isInTenths(netOf(p)),
  solve: netOf,
  show: percent,
  mistakes: [
    {
      text: 'You subtracted the percentages. The second one is taken of the higher price.',
      value: ({ up, down }) => frac(up - down),
    },
    { text: 'You added the percentages.', value: ({ up, down }) => frac(up + down) },
    {
      text: 'You took off only half of the decrease.',
      value: ({ up, down }) => changed(changed(100, up), frac(-down, 2)).sub(100),
    },
    {
      text: 'You took the decrease of the increase only.',
      value: ({ up, down }) => frac(up).sub(frac(up * down, 100)),
    },
    {
      text: 'You took the decrease off twice.',
      value: ({ up, down }) => changed(changed(changed(100, up), -down), -down).sub(100),
    },
    {
      text: 'You added the product of the percentages instead of taking it off.',
      value: ({ up, down }) => frac(up - down).add(frac(up * down, 100)),
    },
    ...SLIPS,
  ],
  wordings: [
    ({ up, down }, s) =>
      `The price of a ${s.pick(['jacket', 'camera', 'backpack', 'desk'])} rose by ${percent(up)} and then fell by ${percent(down)}. The final price is what percent greater than the first?`,
    ({ up, down }, s) =>
      `A ${s.pick(['town', 'school', 'club'])} grew by ${percent(up)} in one decade and shrank by ${percent(down)} in the next. By what percent did it grow over both decades?`,
    ({ up, down }, s) =>
      `The number of ${s.pick(['visitors to a park', 'books in a library', 'members of a team'])} first increased by ${percent(up)}, then decreased by ${percent(down)}. What is the percent increase overall?`,
  ],
  explain: ({ up, down }, right) =>
    t`Multiply the factors: $\frac{${100 + up}}{100} \times \frac{${100 - down}}{100} \times 100 = ${changed(changed(100, up), -down).toString()}$ for every 100. The increase in percent is $${changed(changed(100, up), -down).toString()} - 100 = ${right.toString()}$.`,
});

interface Group {
  all: number;
  some: number;
  both: number;
}

const conditionalChance = defineTemplate<Group, Fraction>({
  id: 'chance-within-a-group',
  level: 'medium',
  parameters: { all: range(80, 240, 10), some: range(24, 100, 4), both: range(6, 60, 3) },
  isSensible: ({ all, some, both }) =>
    some < all - 20 && both < some - 5 && frac(both, some).d < 30n && frac(both, some).d > 2n,
  solve: ({ some, both }) => frac(both, some),
  show: exactly,
  mistakes: [
    {
      text: 'You divided by all students. Only the group counts.',
      value: ({ all, both }) => frac(both, all),
    },
    { text: 'This is the chance of being in the group.', value: ({ all, some }) => frac(some, all) },
    { text: 'This is the chance of the opposite.', value: ({ some, both }) => frac(some - both, some) },
    {
      text: 'You divided by those outside of the group.',
      value: ({ all, some, both }) => frac(both, all - some),
    },
    {
      text: 'You compared the part with the rest of the group.',
      value: ({ some, both }) => frac(both, some - both),
    },
    {
      text: 'You took the rest of the group out of all.',
      value: ({ all, some, both }) => frac(some - both, all),
    },
  ],
  wordings: [
    ({ all, some, both }) =>
      `Of ${all} students in a grade, ${some} play an instrument, and ${both} of those who do also play a sport. If one of the students who play an instrument is chosen at random, what is the probability that the student plays a sport?`,
    ({ all, some, both }) =>
      `In a survey of ${all} adults, ${some} own a dog, and ${both} of the dog owners also own a cat. One dog owner is selected at random. What is the probability that this person owns a cat?`,
    ({ all, some, both }) =>
      `A library lent ${all} items on one day; ${some} were books, and ${both} of the books were novels. If one of the books is picked at random, what is the probability that it is a novel?`,
  ],
  explain: ({ some, both }) => t`Only the chosen group counts: $${reduced(both, some)}$.`,
});

interface MapScale {
  inches: number;
  miles: number;
  wanted: number;
}

const mapScale = defineTemplate<MapScale, Fraction>({
  id: 'distance-on-a-map',
  level: 'easy',
  parameters: { inches: range(2, 8), miles: range(12, 120, 4), wanted: range(3, 20) },
  isSensible: ({ inches, miles, wanted }) =>
    inches !== wanted && isWhole(frac(miles, inches).mul(wanted)) && wanted % inches !== 0,
  solve: ({ inches, miles, wanted }) => frac(miles, inches).mul(wanted),
  show: integer,
  mistakes: [
    { text: 'You forgot to divide.', value: ({ miles, wanted }) => frac(miles * wanted) },
    {
      text: 'You added the difference instead of multiplying.',
      value: ({ inches, miles, wanted }) => frac(miles + wanted - inches),
    },
    {
      text: 'You turned the ratio over.',
      value: ({ inches, miles, wanted }) => frac(miles * inches, wanted),
    },
    {
      text: 'You counted one too many.',
      value: ({ inches, miles, wanted }) => frac(miles, inches).mul(wanted + 1),
    },
    {
      text: 'You counted one too few.',
      value: ({ inches, miles, wanted }) => frac(miles, inches).mul(wanted - 1),
    },
    {
      text: 'You added the given amount once more.',
      value: ({ inches, miles, wanted }) => frac(miles, inches).mul(wanted).add(miles),
    },
    ...SLIPS,
  ],
  wordings: [
    (p) =>
      `On a map, ${p.inches} inches stand for ${p.miles} miles. How many miles do ${p.wanted} inches stand for?`,
    (p) =>
      `A printer makes ${p.miles} posters in ${p.inches} hours. At this rate, how many posters does it make in ${p.wanted} hours?`,
    (p) =>
      `A recipe for ${p.inches} loaves needs ${p.miles} ounces of flour. How many ounces are needed for ${p.wanted} loaves?`,
  ],
  explain: ({ inches, miles, wanted }, right) =>
    t`One gives $\frac{${miles}}{${inches}} = ${tex(frac(miles, inches))}$. All together: $\frac{${miles}}{${inches}} \times ${wanted} = ${tex(right)}$.`,
});

interface Sample {
  size: number;
  share: number;
  margin: number;
  population: number;
}

const marginOfError = defineTemplate<Sample, Fraction>({
  id: 'margin-of-error',
  level: 'medium',
  parameters: {
    size: range(150, 600, 50),
    share: range(20, 70),
    margin: [2, 3, 4, 5],
    population: range(2_000, 30_000, 1_000),
  },
  isSensible: ({ share, margin }) => share - margin > 10,
  solve: ({ share, margin, population }) => frac(population * (share + margin), 100),
  show: integer,
  mistakes: [
    {
      text: 'This is the estimate without its margin.',
      value: ({ share, population }) => frac(population * share, 100),
    },
    {
      text: 'This is the least plausible number.',
      value: ({ share, margin, population }) => frac(population * (share - margin), 100),
    },
    {
      text: 'You took the margin twice.',
      value: ({ share, margin, population }) => frac(population * (share + 2 * margin), 100),
    },
    {
      text: 'You added the margin as a number of people.',
      value: ({ share, margin, population }) => frac(population * share, 100).add(margin),
    },
    {
      text: 'You took the margin as a percentage of the estimate.',
      value: ({ share, margin, population }) =>
        frac(Math.round((population * share * (100 + margin)) / 10_000)),
    },
    {
      text: 'You took the share of all the others.',
      value: ({ share, population }) => frac(population * (100 - share), 100),
    },
  ],
  wordings: [
    (p) =>
      `A random sample of ${p.size} residents of a town shows that ${p.share}% support a new park. The margin of error is ${p.margin} percentage points. The town has ${integer(p.population)} residents. What is the greatest plausible number of residents who support the park?`,
    (p) =>
      `In a random sample of ${p.size} of the ${integer(p.population)} students at a university, ${p.share}% walk to class, with a margin of error of ${p.margin} percentage points. By this sample, at most how many of the students plausibly walk to class?`,
    (p) =>
      `A factory makes ${integer(p.population)} lamps. In a random sample of ${p.size}, ${p.share}% are of the first grade, with a margin of error of ${p.margin} percentage points. What is the greatest plausible number of lamps of the first grade?`,
  ],
  explain: ({ share, margin, population }, right) =>
    t`The greatest plausible share is $${share} + ${margin} = ${share + margin}$ percent. Of all: $\frac{${share + margin}}{100} \times ${population} = ${tex(right)}$.`,
});

interface Decay {
  price: number;
  rate: number;
}

const valueAfterTwoYears = defineTemplate<Decay, Fraction>({
  id: 'value-after-two-years',
  level: 'medium',
  // Half thousands: the machines of compound interest cost whole ones.
  parameters: { price: range(2_500, 23_500, 1_000), rate: [5, 8, 10, 12, 15, 20, 25, 30] },
  isSensible: ({ price, rate }) => isWhole(changed(changed(price, -rate), -rate)),
  solve: ({ price, rate }) => changed(changed(price, -rate), -rate),
  show: dollars,
  mistakes: [
    {
      text: 'You took the first loss twice. The second year loses a part of what is left.',
      value: ({ price, rate }) => changed(price, -2 * rate),
    },
    { text: 'This is the value after one year.', value: ({ price, rate }) => changed(price, -rate) },
    { text: 'You let the value grow.', value: ({ price, rate }) => changed(changed(price, rate), rate) },
    {
      text: 'This is the value after three years.',
      value: ({ price, rate }) => changed(changed(changed(price, -rate), -rate), -rate),
    },
    {
      text: 'This is what was lost.',
      value: ({ price, rate }) => frac(price).sub(changed(changed(price, -rate), -rate)),
    },
    {
      text: 'You let one year fall and the other rise.',
      value: ({ price, rate }) => changed(changed(price, -rate), rate),
    },
  ],
  wordings: [
    ({ price, rate }, s) =>
      `A ${s.pick(['car', 'tractor', 'boat'])} bought for ${dollars(price)} loses ${percent(rate)} of its value each year. What is it worth after 2 years?`,
    ({ price, rate }) =>
      `The value of a machine is modeled by an exponential function: ${dollars(price)} today, and ${percent(rate)} less each year. What value does the model give after 2 years?`,
    ({ price, rate }, s) =>
      `Each year the price of a used ${s.pick(['van', 'piano', 'telescope'])} falls by ${percent(rate)} of the price of the year before. It is ${dollars(price)} now. What is it 2 years from now?`,
  ],
  explain: ({ price, rate }, right) =>
    t`Each year $\frac{${100 - rate}}{100}$ of the value is left: $${price} \times \frac{${100 - rate}}{100} \times \frac{${100 - rate}}{100} = ${tex(right)}$.`,
});

interface ShareOf {
  rate: number;
  all: number;
}

const wholeFromShare = defineTemplate<ShareOf, Fraction>({
  id: 'whole-from-a-percentage',
  level: 'easy',
  parameters: { rate: [12, 15, 16, 18, 24, 30, 35, 36, 40, 45, 60], all: range(150, 900, 25) },
  isSensible: ({ rate, all }) => isWhole(frac(rate * all, 100)),
  solve: ({ all }) => frac(all),
  show: integer,
  mistakes: [
    {
      text: 'You took the percentage of the part.',
      value: ({ rate, all }) => frac(rate * rate * all, 10_000),
    },
    {
      text: 'You divided by the rest of the percentage.',
      value: ({ rate, all }) => frac(rate * all, 100 - rate),
    },
    { text: 'This is the number of the others.', value: ({ rate, all }) => frac((100 - rate) * all, 100) },
    {
      text: 'You added the percentage of the part to it.',
      value: ({ rate, all }) => frac(rate * all, 100).add(frac(rate * rate * all, 10_000)),
    },
    {
      text: 'You added the percentage as a number.',
      value: ({ rate, all }) => frac(rate * all, 100).add(rate),
    },
    { text: 'You doubled the part.', value: ({ rate, all }) => frac(rate * all, 50) },
    oneTooMany,
    oneTooFew,
  ],
  wordings: [
    ({ rate, all }) =>
      `${rate}% of the students in a school ride a bus. That is ${(rate * all) / 100} students. How many students does the school have?`,
    ({ rate, all }) =>
      `A charity has received ${(rate * all) / 100} pledges, which is ${rate}% of its goal. How many pledges is the goal?`,
    ({ rate, all }) =>
      `Of the trees in an orchard, ${rate}% are pear trees. There are ${(rate * all) / 100} pear trees. How many trees are in the orchard?`,
  ],
  explain: ({ rate, all }, right) =>
    t`The part is ${rate} hundredths of the whole: $${(rate * all) / 100} \div \frac{${rate}}{100} = ${tex(right)}$.`,
});

export const DATA = [wholeFromShare, netChange, conditionalChance, mapScale, marginOfError];
export const GROWTH = [valueAfterTwoYears];
