import { defineTemplate, range, t, type Topic } from '../../kit/index.js';
import { frac, type Fraction } from '../../kit/fractions.js';
import { slip } from '../../kit/slips.js';
import { num } from '../../kit/write.js';

const whole = (value: Fraction) => {
  if (value.d !== 1n || value.lt(0)) throw new RangeError('no number of people');
  return num(value);
};

/** Two groups that may overlap. */
interface Two {
  onlyFirst: number;
  onlySecond: number;
  both: number;
  neither: number;
}

const two = {
  onlyFirst: range(6, 40),
  onlySecond: range(6, 40),
  both: range(4, 25),
  neither: range(3, 20),
};

const first = (p: Two) => p.onlyFirst + p.both;
const second = (p: Two) => p.onlySecond + p.both;
const all = (p: Two) => p.onlyFirst + p.onlySecond + p.both + p.neither;
const differ = (p: Two) => p.onlyFirst !== p.onlySecond && p.both !== p.neither && first(p) !== second(p);

const slips = [
  slip('You counted two people too many.', 2),
  slip('You counted two people too few.', -2),
  slip('You counted ten people too many.', 10),
  slip('You counted ten people too few.', -10),
];

const TALES = [
  { who: 'pupils', place: 'a class', one: 'play cricket', other: 'play football' },
  { who: 'people', place: 'a village', one: 'read a Hindi newspaper', other: 'read an English newspaper' },
  { who: 'members', place: 'a club', one: 'like tea', other: 'like coffee' },
] as const;

type Tale = (typeof TALES)[number];

const neitherOfTwo = defineTemplate<Two, Fraction>({
  id: 'neither-of-two',
  level: 'easy',
  parameters: two,
  isSensible: differ,
  solve: ({ neither }) => frac(neither),
  show: whole,
  mistakes: [
    { text: 'You counted those who do both twice.', value: (p) => frac(all(p) - first(p) - second(p)) },
    { text: 'You gave the number of those who do both.', value: (p) => frac(p.both) },
    { text: 'You left out those who do the second only.', value: (p) => frac(p.neither + p.onlySecond) },
    { text: 'You left out those who do the first only.', value: (p) => frac(p.neither + p.onlyFirst) },
    { text: 'You took off those who do both once more.', value: (p) => frac(p.neither + p.both) },
    ...slips,
  ],
  wordings: TALES.map(
    (tale: Tale) => (p: Two) =>
      `Of ${all(p)} ${tale.who} in ${tale.place}, ${first(p)} ${tale.one}, ${second(p)} ${tale.other} and ${p.both} do both. How many do neither?`,
  ),
  explain: (p) =>
    t`At least one: $${first(p)} + ${second(p)} - ${p.both} = ${first(p) + second(p) - p.both}$. Neither: $${all(p)} - ${all(p) - p.neither} = ${p.neither}$.`,
});

const bothOfTwo = defineTemplate<Two, Fraction>({
  id: 'both-of-two',
  level: 'easy',
  parameters: two,
  isSensible: differ,
  solve: ({ both }) => frac(both),
  show: whole,
  mistakes: [
    { text: 'You gave the number of those who do neither.', value: (p) => frac(p.neither) },
    { text: 'You forgot that some do neither.', value: (p) => frac(p.both - p.neither) },
    {
      text: 'You took off those who do neither in the wrong direction.',
      value: (p) => frac(p.both + p.neither),
    },
    { text: 'You gave the number of those who do only the first.', value: (p) => frac(p.onlyFirst) },
    { text: 'You gave the number of those who do only the second.', value: (p) => frac(p.onlySecond) },
    ...slips,
  ],
  wordings: TALES.map(
    (tale: Tale) => (p: Two) =>
      `In ${tale.place} of ${all(p)} ${tale.who}, ${first(p)} ${tale.one} and ${second(p)} ${tale.other}; ${p.neither} do neither. How many do both?`,
  ),
  explain: (p) =>
    t`At least one: $${all(p)} - ${p.neither} = ${all(p) - p.neither}$. Those who do both are counted twice: $${first(p)} + ${second(p)} - ${all(p) - p.neither} = ${p.both}$.`,
});

const exactlyOne = defineTemplate<Two, Fraction>({
  id: 'exactly-one-of-two',
  level: 'medium',
  parameters: two,
  isSensible: differ,
  solve: (p) => frac(p.onlyFirst + p.onlySecond),
  show: whole,
  mistakes: [
    { text: 'You included those who do both.', value: (p) => frac(p.onlyFirst + p.onlySecond + p.both) },
    {
      text: 'You added both groups: those who do both were counted twice.',
      value: (p) => frac(first(p) + second(p)),
    },
    {
      text: 'You included those who do neither.',
      value: (p) => frac(p.onlyFirst + p.onlySecond + p.neither),
    },
    { text: 'You counted those who do only the first.', value: (p) => frac(p.onlyFirst) },
    { text: 'You counted those who do only the second.', value: (p) => frac(p.onlySecond) },
    ...slips,
  ],
  wordings: TALES.map(
    (tale: Tale) => (p: Two) =>
      `${all(p)} ${tale.who} of ${tale.place} gave an answer: ${first(p)} ${tale.one}, ${second(p)} ${tale.other}, and ${p.neither} do neither. How many do exactly one of the two?`,
  ),
  explain: (p) =>
    t`At least one: $${all(p)} - ${p.neither} = ${all(p) - p.neither}$. Both: $${first(p)} + ${second(p)} - ${all(p) - p.neither} = ${p.both}$. Exactly one: $${all(p) - p.neither} - ${p.both} = ${p.onlyFirst + p.onlySecond}$.`,
});

/** Seven parts of three groups that may overlap, and those in none. */
interface Three {
  a: number;
  b: number;
  c: number;
  ab: number;
  bc: number;
  ca: number;
  abc: number;
  none: number;
}

const groupA = (p: Three) => p.a + p.ab + p.ca + p.abc;
const groupB = (p: Three) => p.b + p.ab + p.bc + p.abc;
const groupC = (p: Three) => p.c + p.bc + p.ca + p.abc;
const pairs = (p: Three) => [p.ab + p.abc, p.bc + p.abc, p.ca + p.abc] as const;
const total = (p: Three) => p.a + p.b + p.c + p.ab + p.bc + p.ca + p.abc + p.none;

const SUBJECTS = [
  { who: 'students', learn: 'learn', names: ['Tamil', 'Marathi', 'Bengali'] },
  { who: 'guests', learn: 'ordered', names: ['rice', 'soup', 'fruit'] },
  { who: 'athletes', learn: 'train for', names: ['hockey', 'chess', 'boxing'] },
] as const;

const inNone = defineTemplate<Three, Fraction>({
  id: 'none-of-three',
  level: 'hard',
  parameters: {
    a: range(5, 25),
    b: range(5, 25),
    c: range(5, 25),
    ab: range(2, 12),
    bc: range(2, 12),
    ca: range(2, 12),
    abc: range(2, 9),
    none: range(4, 20),
  },
  isSensible: (p) => new Set([groupA(p), groupB(p), groupC(p), ...pairs(p), p.abc, p.none]).size === 8,
  solve: ({ none }) => frac(none),
  show: whole,
  mistakes: [
    { text: 'You did not add those of all three back.', value: (p) => frac(p.none + p.abc) },
    { text: 'You took those of all three off once too often.', value: (p) => frac(p.none + 2 * p.abc) },
    { text: 'You added those of all three twice.', value: (p) => frac(p.none - p.abc) },
    { text: 'You forgot one of the overlaps of two.', value: (p) => frac(p.none - pairs(p)[0]) },
    { text: 'You took one of the overlaps of two off twice.', value: (p) => frac(p.none + pairs(p)[1]) },
    { text: 'You gave the number of those of all three.', value: (p) => frac(p.abc) },
    ...slips,
  ],
  mayRepeatNumbers: true,
  wordings: SUBJECTS.map(({ who, learn, names: [x, y, z] }) => (p: Three) => {
    const [xy, yz, zx] = pairs(p);
    return `Of ${total(p)} ${who}, ${groupA(p)} ${learn} ${x}, ${groupB(p)} ${y} and ${groupC(p)} ${z}. ${xy} ${learn} ${x} and ${y}, ${yz} ${y} and ${z}, ${zx} ${z} and ${x}; among these are ${p.abc} with all three. How many have none of the three?`;
  }),
  explain: (p) => {
    const [xy, yz, zx] = pairs(p);
    const some = total(p) - p.none;
    return t`At least one: $${groupA(p)} + ${groupB(p)} + ${groupC(p)} - ${xy} - ${yz} - ${zx} + ${p.abc} = ${some}$. None: $${total(p)} - ${some} = ${p.none}$.`;
  },
});

export const vennCounting: Topic = {
  slug: 'venn-counting',
  name: 'Groups that overlap',
  templates: [neitherOfTwo, bothOfTwo, exactlyOne, inNone],
};
