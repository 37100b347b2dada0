import {
  defineTemplate,
  digits,
  frac,
  num,
  range,
  rupees,
  sum,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { isBetween, isInTenths, shortDecimal } from '../../../kit/slips.js';

interface OtherGroup {
  first: number;
  second: number;
  whole: number;
  average: number;
}

const otherAverage = ({ first, second, whole, average }: OtherGroup) =>
  frac((first + second) * whole - first * average, second);

const otherGroup = defineTemplate<OtherGroup, Fraction>({
  id: 'other-group',
  level: 'easy',
  parameters: {
    first: range(10, 40, 2),
    second: range(10, 40, 2),
    whole: range(48, 78),
    average: range(40, 85),
  },
  isSensible: (p) =>
    p.first !== p.second &&
    p.whole !== p.average &&
    otherAverage(p).d === 1n &&
    isBetween(otherAverage(p), 35, 90) &&
    otherAverage(p).sub(p.average).abs().lte(20),
  solve: otherAverage,
  show: num,
  mistakes: [
    {
      text: 'You took the average of the whole as the mean of the two averages. The groups are not equally large.',
      value: ({ whole, average }) => frac(2 * whole - average),
    },
    {
      text: 'You divided the remaining sum by the size of the first group.',
      value: ({ first, second, whole, average }) => frac((first + second) * whole - first * average, first),
    },
    {
      text: 'You exchanged the sizes of the groups.',
      value: ({ first, second, whole, average }) => frac((first + second) * whole - second * average, first),
    },
    {
      text: 'This is the mean of the two given averages.',
      value: ({ whole, average }) => frac(whole + average, 2),
    },
    {
      text: 'The difference from the average goes to the other side.',
      value: (p) => frac(2 * p.whole).sub(otherAverage(p)),
    },
    {
      text: 'You divided the remaining sum by one too many.',
      value: ({ first, second, whole, average }) =>
        frac((first + second) * whole - first * average, second + 1),
    },
    {
      text: 'You divided the remaining sum by one too few.',
      value: ({ first, second, whole, average }) =>
        frac((first + second) * whole - first * average, second - 1),
    },
    {
      text: 'You added the difference of the averages to the right result.',
      value: ({ whole, average }, right) => right.add(Math.abs(whole - average)),
    },
    {
      text: 'You subtracted the difference of the averages from the right result.',
      value: ({ whole, average }, right) => right.sub(Math.abs(whole - average)),
    },
  ],
  wordings: [
    ({ first, second, whole, average }) =>
      `In a class of ${first} boys and ${second} girls the average mark is ${whole}. The boys' average is ${average}. What is the girls' average?`,
    ({ first, second, whole, average }, s) =>
      `${first} candidates of the morning batch and ${second} of the evening batch take a ${s.pick(['typing', 'reasoning', 'computer'])} test. All of them together average ${whole} points, the morning batch ${average}. Find the average of the evening batch.`,
    ({ first, second, whole, average }, s) =>
      `A bakery works ${first} days with its old ${s.pick(['oven', 'dough mixer', 'team'])} and then ${second} days with a new one. Over all these days it makes ${whole} boxes of buns a day on average, and with the old one it made ${average} a day. How many boxes a day does it make on average with the new one?`,
  ],
  explain: (p, right) => {
    const [all, part] = [(p.first + p.second) * p.whole, p.first * p.average];
    return t`The whole sum is $(${p.first} + ${p.second}) \times ${p.whole} = ${all}$ and that of the first group $${p.first} \times ${p.average} = ${part}$. The second group's average is $\frac{${all} - ${part}}{${p.second}} = ${digits(right)}$.`;
  },
});

interface ThreeSections {
  sizes: readonly [number, number, number];
  a: number;
  b: number;
  c: number;
}

const SIZES = range(20, 60, 5).flatMap((x) =>
  range(20, 60, 5).flatMap((y) =>
    range(20, 60, 5)
      .filter((z) => x !== y && y !== z && x !== z && (x + y + z) % 20 === 0)
      .map((z): [number, number, number] => [x, y, z]),
  ),
);

const weighted = (sizes: readonly number[], averages: readonly number[]) =>
  sum(sizes.map((size, index) => size * (averages[index] ?? 0))).div(sum(sizes));

const threeSections = defineTemplate<ThreeSections, Fraction>({
  id: 'three-sections',
  level: 'medium',
  parameters: { sizes: SIZES, a: range(28, 59), b: range(28, 59), c: range(28, 59) },
  isSensible: ({ sizes, a, b, c }) =>
    new Set([a, b, c]).size === 3 &&
    isInTenths(weighted(sizes, [a, b, c])) &&
    weighted(sizes, [a, b, c]).d !== 1n,
  solve: ({ sizes, a, b, c }) => weighted(sizes, [a, b, c]),
  show: shortDecimal,
  mistakes: [
    {
      text: 'You took the plain mean of the averages. The groups are not equally large.',
      value: ({ a, b, c }) => frac(a + b + c, 3),
    },
    {
      text: 'You exchanged the sizes of the first and the second group.',
      value: ({ sizes, a, b, c }) => weighted(sizes, [b, a, c]),
    },
    {
      text: 'You exchanged the sizes of the second and the third group.',
      value: ({ sizes, a, b, c }) => weighted(sizes, [a, c, b]),
    },
    {
      text: 'You exchanged the sizes of the first and the third group.',
      value: ({ sizes, a, b, c }) => weighted(sizes, [c, b, a]),
    },
    {
      text: 'You left out the third group.',
      value: ({ sizes: [x, y], a, b }) => weighted([x, y], [a, b]),
    },
    {
      text: 'You left out the second group.',
      value: ({ sizes: [x, , z], a, c }) => weighted([x, z], [a, c]),
    },
    {
      text: 'You left out the first group.',
      value: ({ sizes: [, y, z], b, c }) => weighted([y, z], [b, c]),
    },
    {
      text: 'You shifted each average to the next group.',
      value: ({ sizes, a, b, c }) => weighted(sizes, [c, a, b]),
    },
    { text: 'This is the mean of the first and the third average.', value: ({ a, c }) => frac(a + c, 2) },
    { text: 'This is the mean of the first two averages.', value: ({ a, b }) => frac(a + b, 2) },
  ],
  wordings: [
    ({ sizes: [x, y, z], a, b, c }) =>
      `Three sections of a school have ${x}, ${y} and ${z} pupils. Their average marks are ${a}, ${b} and ${c} in that order. What is the average mark of all pupils?`,
    ({ sizes: [x, y, z], a, b, c }, s) =>
      `A ${s.pick(['bus depot', 'dairy', 'cotton mill'])} has ${x} workers in shift A, ${y} in shift B and ${z} in shift C. The average ages of the shifts are ${a}, ${b} and ${c} years in the same order. What is the average age of all its workers, in years?`,
    ({ sizes: [x, y, z], a, b, c }, s) =>
      `${s.person.name} packs ${x} boxes with ${a} ${s.pick(['mangoes', 'oranges', 'lemons'])} each, ${y} boxes with ${b} each and ${z} boxes with ${c} each. How many pieces of fruit are in a box on average?`,
  ],
  explain: ({ sizes: [x, y, z], a, b, c }, right) =>
    t`Turn each average back into a sum: $${x} \times ${a} + ${y} \times ${b} + ${z} \times ${c} = ${x * a + y * b + z * c}$. There are $${x} + ${y} + ${z} = ${x + y + z}$ in all, so the average is $\frac{${x * a + y * b + z * c}}{${x + y + z}} = ${digits(right)}$.`,
});

interface Office {
  officers: number;
  /** Monthly pay in rupees. */
  officerPay: number;
  staffPay: number;
  average: number;
}

const peopleOf = ({ officers, officerPay, staffPay, average }: Office) =>
  frac(officers * (officerPay - staffPay), average - staffPay);

const officersAndClerks = defineTemplate<Office, Fraction>({
  id: 'officers-and-clerks',
  level: 'hard',
  parameters: {
    officers: range(5, 24),
    officerPay: range(40_000, 90_000, 2_000),
    staffPay: range(12_000, 24_000, 1_000),
    average: range(15_000, 40_000, 1_000),
  },
  isSensible: (p) =>
    p.average > p.staffPay + 1_000 &&
    p.officerPay > p.average + 5_000 &&
    peopleOf(p).d === 1n &&
    isBetween(peopleOf(p), p.officers * 3, p.officers * 16),
  solve: peopleOf,
  show: num,
  mistakes: [
    {
      text: 'This is the number of the others. The officers are missing.',
      value: (p, right) => right.sub(p.officers),
    },
    { text: 'You counted the officers twice.', value: (p, right) => right.add(p.officers) },
    {
      text: 'You divided by the distance of the officers from the average.',
      value: ({ officers, officerPay, staffPay, average }) =>
        frac(officers * (officerPay - staffPay), officerPay - average),
    },
    {
      text: 'You divided all the pay of the officers by the average.',
      value: ({ officers, officerPay, average }) => frac(officers * officerPay, average),
    },
    { text: 'You counted one officer too many.', value: (p) => peopleOf({ ...p, officers: p.officers + 1 }) },
    { text: 'You counted one officer too few.', value: (p) => peopleOf({ ...p, officers: p.officers - 1 }) },
    {
      text: 'You compared the officers with the clerks and forgot the average.',
      value: ({ officers, officerPay, staffPay }) => frac(officers * officerPay, staffPay),
    },
    { text: 'You counted one person too many.', value: (_, right) => right.add(1) },
    { text: 'You counted one person too few.', value: (_, right) => right.sub(1) },
  ],
  wordings: [
    (p) =>
      `The average monthly pay of all people in an office is ${rupees(p.average)}. The ${p.officers} officers get ${rupees(p.officerPay)} on average and all the others ${rupees(p.staffPay)}. How many people work in the office?`,
    (p, s) =>
      `In a ${s.pick(['sugar mill', 'garment factory', 'tool workshop'])} ${p.officers} engineers earn ${rupees(p.officerPay)} a month on average and the workers ${rupees(p.staffPay)}. There are no others. Over the whole staff the average is ${rupees(p.average)}. Find the number of people on the staff.`,
    (p, s) =>
      `A ${s.pick(['hospital', 'college', 'hotel'])} pays its ${p.officers} managers ${rupees(p.officerPay)} and its other employees ${rupees(p.staffPay)} a month on average. If all employees together, managers counted, average ${rupees(p.average)}, how many employees are there?`,
  ],
  explain: (p, right) => {
    const [above, below] = [p.officerPay - p.average, p.average - p.staffPay];
    const others = right.sub(p.officers);
    return t`Each of the ${p.officers} is above the average by $${p.officerPay} - ${p.average} = ${above}$ and each of the others below it by $${p.average} - ${p.staffPay} = ${below}$. So there are $\frac{${p.officers} \times ${above}}{${below}} = ${digits(others)}$ others, and $${digits(others)} + ${p.officers} = ${digits(right)}$ people in all.`;
  },
});

export const GROUPS = [otherGroup, threeSections, officersAndClerks];
