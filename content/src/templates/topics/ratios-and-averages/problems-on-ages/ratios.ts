import { defineTemplate, digits, frac, hcf, range, t, type Fraction } from '../../../kit/index.js';
import { isBetween, slip } from '../../../kit/slips.js';
import { capital, timesInWords, years } from './families.js';

interface WithDifference {
  a: number;
  b: number;
  unit: number;
  later: number;
}

const ratioWithDifference = defineTemplate<WithDifference, Fraction>({
  id: 'ratio-and-difference',
  level: 'easy',
  parameters: { a: range(2, 8), b: range(3, 11), unit: range(3, 12), later: range(3, 15) },
  isSensible: ({ a, b, unit }) => a < b && b - a > 1 && hcf(a, b) === 1 && isBetween(frac(b * unit), 18, 66),
  solve: ({ b, unit, later }) => frac(b * unit + later),
  show: years,
  mistakes: [
    { text: 'This is the present age of the older one.', value: ({ b, unit }) => frac(b * unit) },
    {
      text: 'This is the age of the younger one at that time.',
      value: ({ a, unit, later }) => frac(a * unit + later),
    },
    { text: 'You went back in time.', value: ({ b, unit, later }) => frac(b * unit - later) },
    {
      text: 'You took the difference of the ages for their sum.',
      value: ({ a, b, unit, later }) => frac((b - a) * unit * b, a + b).add(later),
    },
    {
      text: 'You added the years to the sum of the ages.',
      value: ({ a, b, unit, later }) => frac((a + b) * unit + later),
    },
    { text: 'You counted one part too many.', value: ({ b, unit, later }) => frac((b + 1) * unit + later) },
    { text: 'You counted one part too few.', value: ({ b, unit, later }) => frac((b - 1) * unit + later) },
    { text: 'You added the years twice.', value: ({ b, unit, later }) => frac(b * unit + 2 * later) },
    {
      text: 'You took twice the difference for the older one.',
      value: ({ a, b, unit }) => frac(2 * (b - a) * unit),
    },
  ],
  wordings: [
    (p, { person, other }) =>
      `The ages of ${person.name} and ${other.name} are in the ratio ${p.a} : ${p.b}. ${other.name} is ${(p.b - p.a) * p.unit} years older than ${person.name}. How old will ${other.name} be in ${years(p.later)}?`,
    (p, s) =>
      `Two ${s.pick(['brothers', 'sisters', 'cousins'])} differ in age by ${(p.b - p.a) * p.unit} years, and their ages are as ${p.a} : ${p.b}. What will be the age of the elder one ${years(p.later)} from now?`,
    (p, { person, other }) =>
      `${person.name} was born ${(p.b - p.a) * p.unit} years after ${other.name}. Today their ages are in the ratio ${p.a} : ${p.b}. Find ${other.name}'s age after ${years(p.later)}.`,
  ],
  explain: ({ a, b, unit, later }, right) =>
    t`The difference is $${b} - ${a} = ${b - a}$ parts, so a part is $\frac{${(b - a) * unit}}{${b - a}} = ${unit}$ years. The older one is $${b} \times ${unit} = ${b * unit}$ now and will be $${b * unit} + ${later} = ${digits(right)}$.`,
});

interface RatioLater {
  a: number;
  b: number;
  /** Years in one part of the present ratio. */
  unit: number;
  later: number;
}

/** The later ratio in lowest terms. */
const laterRatio = ({ a, b, unit, later }: RatioLater) => {
  const [young, old] = [a * unit + later, b * unit + later];
  const common = hcf(young, old);
  return { c: young / common, d: old / common };
};

const ratioLater = defineTemplate<RatioLater, Fraction>({
  id: 'ratio-now-and-later',
  level: 'medium',
  parameters: { a: range(1, 8), b: range(2, 9), unit: range(2, 14), later: range(3, 20) },
  isSensible: (p) =>
    p.a < p.b &&
    hcf(p.a, p.b) === 1 &&
    laterRatio(p).d <= 13 &&
    p.a * p.unit >= 4 &&
    p.unit !== p.later &&
    isBetween(frac(p.b * p.unit), 12, 66),
  solve: ({ b, unit }) => frac(b * unit),
  show: years,
  mistakes: [
    { text: 'This is the present age of the younger one.', value: ({ a, unit }) => frac(a * unit) },
    {
      text: 'This is the later age of the older one.',
      value: ({ b, unit, later }) => frac(b * unit + later),
    },
    {
      text: 'This is the later age of the younger one.',
      value: ({ a, unit, later }) => frac(a * unit + later),
    },
    { text: 'You multiplied the part by the later ratio.', value: (p) => frac(p.unit * laterRatio(p).d) },
    { text: 'This is the sum of the ages.', value: ({ a, b, unit }) => frac((a + b) * unit) },
    {
      text: 'You let one part of the ratio be as many years as have to pass.',
      value: ({ b, later }) => frac(b * later),
    },
    {
      text: 'You subtracted the years from the present age.',
      value: ({ b, unit, later }) => frac(b * unit - later),
    },
    { text: 'You counted one part too many.', value: ({ b, unit }) => frac((b + 1) * unit) },
    { text: 'You counted one part too few.', value: ({ b, unit }) => frac((b - 1) * unit) },
  ],
  wordings: [
    (p, s) =>
      `The ages of two ${s.pick(['brothers', 'sisters', 'friends'])} are in the ratio ${p.a} : ${p.b}. After ${years(p.later)} the ratio will be ${laterRatio(p).c} : ${laterRatio(p).d}. How old is the elder one now?`,
    (p, { person, other }) =>
      `At present ${person.name}'s age is to ${other.name}'s as ${p.a} : ${p.b}, and in ${years(p.later)} it will be as ${laterRatio(p).c} : ${laterRatio(p).d}. What is ${other.name}'s present age?`,
    (p, { person, other }) =>
      `${capital(years(p.later))} from now the ages of ${person.name} and ${other.name} will be in the ratio ${laterRatio(p).c} : ${laterRatio(p).d}. Now they are in the ratio ${p.a} : ${p.b}. Find the age of ${other.name} now.`,
  ],
  explain: (p, right) => {
    const { c, d } = laterRatio(p);
    const [ofLeft, ofRight] = [d * p.a, c * p.b];
    return t`$\frac{${p.a === 1 ? '' : p.a}x + ${p.later}}{${p.b}x + ${p.later}} = \frac{${c}}{${d}}$ gives $${ofLeft}x + ${d * p.later} = ${ofRight}x + ${c * p.later}$, so $x = \frac{${d * p.later} - ${c * p.later}}{${ofRight} - ${ofLeft}} = ${p.unit}$. The older one is $${p.b} \times ${p.unit} = ${digits(right)}$.`;
  },
});

interface ThreeInRatio {
  a: number;
  b: number;
  c: number;
  unit: number;
  ago: number;
}

const pastSum = ({ a, b, c, unit, ago }: ThreeInRatio) => (a + b + c) * unit - 3 * ago;

const threeInRatio = defineTemplate<ThreeInRatio, Fraction>({
  id: 'three-in-ratio',
  level: 'medium',
  parameters: { a: range(2, 7), b: range(3, 9), c: range(4, 12), unit: range(3, 9), ago: range(3, 12) },
  isSensible: ({ a, b, c, unit, ago }) =>
    a < b && b < c && hcf(a, b, c) === 1 && a * unit > ago + 1 && isBetween(frac(c * unit), 20, 72),
  solve: ({ c, unit }) => frac(c * unit),
  show: years,
  mistakes: [
    { text: 'This is the age of the eldest in the past.', value: ({ c, unit, ago }) => frac(c * unit - ago) },
    { text: 'This is the age of the second one.', value: ({ b, unit }) => frac(b * unit) },
    { text: 'This is the age of the youngest.', value: ({ a, unit }) => frac(a * unit) },
    {
      text: 'You added the years to the sum only once, not for each of the three.',
      value: (p) => frac((pastSum(p) + p.ago) * p.c, p.a + p.b + p.c),
    },
    {
      text: 'You divided the past sum in the present ratio.',
      value: (p) => frac(pastSum(p) * p.c, p.a + p.b + p.c),
    },
    {
      text: 'You divided the past sum in the present ratio and then added the years.',
      value: (p) => frac(pastSum(p) * p.c, p.a + p.b + p.c).add(p.ago),
    },
    { text: 'You added the years to the present age.', value: ({ c, unit, ago }) => frac(c * unit + ago) },
    { text: 'You counted one part too many.', value: ({ c, unit }) => frac((c + 1) * unit) },
    { text: 'You counted one part too few.', value: ({ c, unit }) => frac((c - 1) * unit) },
    {
      text: 'You took one year too many for a part.',
      value: ({ c, unit }) => frac(c * (unit + 1)),
    },
    {
      text: 'You took one year too few for a part.',
      value: ({ c, unit }) => frac(c * (unit - 1)),
    },
  ],
  wordings: [
    (p) =>
      `The present ages of three persons are in the ratio ${p.a} : ${p.b} : ${p.c}. ${capital(years(p.ago))} ago the sum of their ages was ${pastSum(p)} years. How old is the eldest now?`,
    (p, s) =>
      `Three ${s.pick(['cousins', 'neighbours', 'colleagues'])} have ages in the ratio ${p.a} : ${p.b} : ${p.c}. If their ages added up to ${pastSum(p)} years ${years(p.ago)} ago, what is the present age of the oldest one?`,
    (p, { person, other, people }) =>
      `${person.name}, ${other.name} and ${people[2]?.name} were ${pastSum(p)} years old together ${years(p.ago)} ago. Today their ages, in this order, are as ${p.a} : ${p.b} : ${p.c}. Find ${people[2]?.name}'s age today.`,
  ],
  explain: (p, right) => {
    const [parts, now] = [p.a + p.b + p.c, pastSum(p) + 3 * p.ago];
    return t`All three are older now, so the present sum is $${pastSum(p)} + 3 \times ${p.ago} = ${now}$. There are $${p.a} + ${p.b} + ${p.c} = ${parts}$ parts of $\frac{${now}}{${parts}} = ${p.unit}$ years, and the eldest is $${p.c} \times ${p.unit} = ${digits(right)}$.`;
  },
});

interface YourAge {
  times: number;
  unit: number;
}

/** Ages of the speaker and the listener as whole parts. */
const partsOf = (times: number) => {
  const common = hcf(2 * times, times + 1);
  return { old: (2 * times) / common, young: (times + 1) / common };
};

const whenIWasYourAge = defineTemplate<YourAge, Fraction>({
  id: 'when-i-was-your-age',
  level: 'hard',
  parameters: { times: range(2, 5), unit: range(3, 22) },
  isSensible: ({ times, unit }) =>
    isBetween(frac(partsOf(times).old * unit), 24, 78) &&
    isBetween(frac(partsOf(times).young * unit), 12, 60),
  solve: ({ times, unit }) => frac(partsOf(times).old * unit),
  show: years,
  mistakes: [
    {
      text: 'This is the age of the younger one.',
      value: ({ times, unit }) => frac(partsOf(times).young * unit),
    },
    {
      text: 'You compared the two present ages.',
      value: ({ times, unit }) => frac((partsOf(times).old + partsOf(times).young) * unit * times, times + 1),
    },
    {
      text: 'This is half of the sum.',
      value: ({ times, unit }) => frac((partsOf(times).old + partsOf(times).young) * unit, 2),
    },
    {
      text: 'This is how old the younger one was then.',
      value: ({ times, unit }) => frac(partsOf(times).old * unit, times),
    },
    {
      text: 'You counted one part too many.',
      value: ({ times, unit }) => frac((partsOf(times).old + 1) * unit),
    },
    {
      text: 'You counted one part too few.',
      value: ({ times, unit }) => frac((partsOf(times).old - 1) * unit),
    },
    {
      text: 'You added the difference of the ages to the older one.',
      value: ({ times, unit }) => frac((2 * partsOf(times).old - partsOf(times).young) * unit),
    },
    slip('You counted two years too many.', 2),
    slip('You counted two years too few.', -2),
    slip('You counted one year too many.', 1),
    slip('You counted one year too few.', -1),
  ],
  wordings: [
    (p, { person, other }) =>
      `${person.name} says to ${other.name}: "I am ${timesInWords(p.times)} as old as you were when I was as old as you are now." The sum of their ages is ${(partsOf(p.times).old + partsOf(p.times).young) * p.unit} years. How old is ${person.name}?`,
    (p, s) => {
      const elder = s.pick(['clerk', 'teacher', 'guard']);
      return `Some years ago a ${elder} was as old as ${s.person.name} is now. Today the ${elder} is ${timesInWords(p.times)} as old as ${s.person.name} was then. Together they are ${(partsOf(p.times).old + partsOf(p.times).young) * p.unit} years old today. How old is the ${elder}?`;
    },
    (p, { person, other }) =>
      `When ${person.name} was as old as ${other.name} is today, ${other.name} had an age that is $\\frac{1}{${p.times}}$ of ${person.name}'s age today. Their present ages add up to ${(partsOf(p.times).old + partsOf(p.times).young) * p.unit} years. Find ${person.name}'s present age.`,
  ],
  explain: ({ times, unit }, right) => {
    const { old, young } = partsOf(times);
    const sum = (old + young) * unit;
    return t`Let the ages be $x$ and $y$. $x - y$ years ago the older one was $y$ and the younger one $y - (x - y) = 2y - x$. So $x = ${times}(2y - x)$, that is $${times + 1}x = ${2 * times}y$ and $x : y = ${old} : ${young}$. Of ${old + young} parts in ${sum} years the older one has $\frac{${old}}{${old + young}} \times ${sum} = ${digits(right)}$.`;
  },
});

export const RATIOS = [ratioWithDifference, ratioLater, threeInRatio, whenIWasYourAge];
