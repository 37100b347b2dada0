import {
  choose,
  defineTemplate,
  factorial,
  frac,
  range,
  reduced,
  t,
  tex,
  type Fraction,
} from '../../../kit/index.js';
import { chance } from './one-draw.js';

interface Queue {
  people: number;
  isApart: boolean;
}

const queueChance = ({ people, isApart }: Queue) => (isApart ? frac(people - 2, people) : frac(2, people));

const queueOfPeople = defineTemplate<Queue & { place: string }, Fraction>({
  id: 'side-by-side-in-a-row',
  level: 'hard',
  parameters: {
    people: range(5, 24),
    isApart: [true, false],
    place: ['in a row for a photograph', 'in a queue', 'on a bench'],
  },
  solve: queueChance,
  show: chance,
  mistakes: [
    {
      text: 'You forgot that the two may change places.',
      value: ({ people, isApart }) => (isApart ? frac(people - 1, people) : frac(1, people)),
    },
    { text: 'This is the chance of the opposite.', value: (p) => frac(1).sub(queueChance(p)) },
    {
      text: 'You counted the pairs of places as equally likely in a circle.',
      value: ({ people, isApart }) => (isApart ? frac(people - 3, people - 1) : frac(2, people - 1)),
    },
    {
      text: 'You divided by the orders of two people too few.',
      value: ({ people, isApart }) => (isApart ? frac(people - 3, people) : frac(3, people)),
    },
    {
      text: 'You took one place off the total.',
      value: ({ people, isApart }) => (isApart ? frac(people - 2, people - 1) : frac(1, people - 1)),
    },
    { text: 'You halved the chance.', value: (p) => queueChance(p).div(2) },
    {
      text: 'You counted one place too many.',
      value: ({ people, isApart }) => (isApart ? frac(people - 1, people + 1) : frac(2, people + 1)),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ people, isApart, place }, s) =>
      `${people} people, among them ${s.person.name} and ${s.other.name}, take their places ${place} at random. What is the probability that the two are ${isApart ? 'not ' : ''}side by side?`,
    ({ people, isApart, place }) =>
      `A husband and a wife are among ${people} guests who are placed at random ${place}. How probable is it that they are ${isApart ? 'apart, with someone between them' : 'next to each other'}?`,
    ({ people, isApart, place }) =>
      `Two sisters are in a group of ${people} children that is arranged ${place} by lot. Find the probability that the sisters are ${isApart ? 'not neighbours' : 'neighbours'}.`,
  ],
  explain: ({ people, isApart }, right) =>
    t`Of $\frac{${people} \times ${people - 1}}{2} = ${choose(people, 2)}$ pairs of places ${people - 1} are neighbours. Side by side has the probability $${reduced(people - 1, choose(people, 2))}$${isApart ? t`, and the opposite $1 - ${tex(frac(2, people))} = ${tex(right)}$` : ''}.`,
});

const allRight = defineTemplate<{ letters: number; right: number }, Fraction>({
  id: 'letters-in-envelopes',
  level: 'hard',
  parameters: { letters: range(4, 10), right: range(1, 4) },
  isSensible: ({ letters, right }) => right <= letters - 2,
  solve: ({ letters, right }) => frac(factorial(letters - right), factorial(letters)),
  show: chance,
  mistakes: [
    {
      text: 'You took each of them as independent of the others.',
      value: ({ letters, right }) => frac(1, letters).pow(right),
    },
    {
      text: 'You divided the number of these letters by all letters.',
      value: ({ letters, right }) => frac(right, letters),
    },
    { text: 'You put all letters right.', value: ({ letters }) => frac(1, factorial(letters)) },
    {
      text: 'You chose these letters without order.',
      value: ({ letters, right }) => frac(1, choose(letters, right)),
    },
    {
      text: 'You put one letter more right.',
      value: ({ letters, right }) => frac(factorial(letters - right - 1), factorial(letters)),
    },
    {
      text: 'You put one letter fewer right.',
      value: ({ letters, right }) =>
        right > 1 ? frac(factorial(letters - right + 1), factorial(letters)) : frac(1, 2),
    },
    {
      text: 'You doubled the chance.',
      value: ({ letters, right }) => frac(2 * factorial(letters - right), factorial(letters)),
    },
    {
      text: 'You halved the chance.',
      value: ({ letters, right }) => frac(factorial(letters - right), 2 * factorial(letters)),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ letters, right }, s) =>
      `${s.person.name} puts ${letters} letters into ${letters} addressed envelopes at random, one in each. What is the probability that ${right === 1 ? 'a certain letter is' : `${right} certain letters are all`} in the right ${right === 1 ? 'envelope' : 'envelopes'}?`,
    ({ letters, right }) =>
      `${letters} runners with equal chances finish at different times. How probable is it that a guess names the first ${right === 1 ? 'of them' : `${right} of them in their order`} correctly?`,
    ({ letters, right }) =>
      `The ${letters} volumes of a work are put on a shelf at random. Find the probability that ${right === 1 ? 'volume 1 is' : `the volumes 1 to ${right} are all`} at the right place, counted from the left.`,
  ],
  explain: ({ letters, right: count }, right) => {
    const factors = range(letters - count + 1, letters).reverse();
    return t`Each has its place with one chance among those that are left: $${factors.map((factor) => `\\frac{1}{${factor}}`).join(' \\times ')} = ${tex(right)}$.`;
  },
});

export const PLACES = [queueOfPeople, allRight];
