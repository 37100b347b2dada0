import {
  choose,
  defineTemplate,
  frac,
  product,
  range,
  reduced,
  t,
  tex,
  type Fraction,
} from '../../../kit/index.js';
import { chance } from './one-draw.js';

interface TwoColours {
  red: number;
  blue: number;
}

const bothRed = ({ red, blue }: TwoColours) => frac(red * (red - 1), (red + blue) * (red + blue - 1));

const twoOfOneColour = defineTemplate<TwoColours, Fraction>({
  id: 'two-balls-of-one-colour',
  level: 'medium',
  parameters: { red: range(3, 12), blue: range(2, 12) },
  isSensible: ({ red, blue }) => red !== blue,
  solve: bothRed,
  show: chance,
  mistakes: [
    { text: 'You put the first ball back.', value: ({ red, blue }) => frac(red * red, (red + blue) ** 2) },
    { text: 'You left out the second ball.', value: ({ red, blue }) => frac(red, red + blue) },
    {
      text: 'You took both of the other colour.',
      value: ({ red, blue }) => frac(blue * (blue - 1), (red + blue) * (red + blue - 1)),
    },
    {
      text: 'You took one of each colour.',
      value: ({ red, blue }) => frac(2 * red * blue, (red + blue) * (red + blue - 1)),
    },
    {
      text: 'You reduced the total but not the red balls.',
      value: ({ red, blue }) => frac(red * red, (red + blue) * (red + blue - 1)),
    },
    {
      text: 'You reduced the red balls but not the total.',
      value: ({ red, blue }) => frac(red * (red - 1), (red + blue) ** 2),
    },
    { text: 'You doubled the chance.', value: (p) => bothRed(p).mul(2) },
    { text: 'You halved the chance.', value: (p) => bothRed(p).div(2) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ red, blue }) =>
      `A bag holds ${red} red and ${blue} blue balls. Two balls are taken out at random, one after the other, without putting the first one back. What is the probability that both are red?`,
    ({ red, blue }, s) =>
      `${s.person.name} takes two cards together, without looking, from ${red} red and ${blue} blue ones. How probable is it that both cards are red?`,
    ({ red, blue }) =>
      `Two people are chosen at random from a team of ${red} women and ${blue} men. Find the probability that both are women.`,
  ],
  explain: ({ red, blue }, right) =>
    t`The first one fits with $\frac{${red}}{${red + blue}}$, the second then with $\frac{${red - 1}}{${red + blue - 1}}$. Together: $\frac{${red}}{${red + blue}} \times \frac{${red - 1}}{${red + blue - 1}} = ${tex(right)}$.`,
});

const ofEach = ({ red, blue }: TwoColours) => frac(2 * red * blue, (red + blue) * (red + blue - 1));

const oneOfEach = defineTemplate<TwoColours, Fraction>({
  id: 'one-of-each-colour',
  level: 'medium',
  parameters: { red: range(2, 12), blue: range(3, 13) },
  isSensible: ({ red, blue }) => red !== blue,
  solve: ofEach,
  show: chance,
  mistakes: [
    { text: 'You counted only one order of the colours.', value: (p) => ofEach(p).div(2) },
    {
      text: 'You put the first one back.',
      value: ({ red, blue }) => frac(2 * red * blue, (red + blue) ** 2),
    },
    {
      text: 'You put the first one back and counted only one order.',
      value: ({ red, blue }) => frac(red * blue, (red + blue) ** 2),
    },
    { text: 'This is the chance that both have the same colour.', value: (p) => frac(1).sub(ofEach(p)) },
    { text: 'This is the chance that both are red.', value: bothRed },
    {
      text: 'This is the chance that both are blue.',
      value: ({ red, blue }) => bothRed({ red: blue, blue: red }),
    },
    { text: 'You divided by half of the pairs.', value: (p) => ofEach(p).mul(2) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ red, blue }) =>
      `From a box with ${red} red and ${blue} blue pencils two are taken at random. What is the probability that they have different colours?`,
    ({ red, blue }, s) =>
      `A drawer of ${s.person.name}'s holds ${red} red and ${blue} blue socks. ${s.person.they === 'she' ? 'She' : 'He'} takes two in the dark. How probable is it that they do not match, one red and one blue?`,
    ({ red, blue }) =>
      `Two bulbs are picked at random from ${red} red and ${blue} blue ones. Find the probability that one of each colour is picked.`,
  ],
  explain: ({ red, blue }) =>
    t`There are $${red} \times ${blue} = ${red * blue}$ mixed pairs among $${red + blue} \times ${red + blue - 1} \div 2 = ${choose(red + blue, 2)}$ pairs. The probability is $${reduced(red * blue, choose(red + blue, 2))}$.`,
});

interface TwoSolvers {
  topA: number;
  bottomA: number;
  topB: number;
  bottomB: number;
}

const solved = ({ topA, bottomA, topB, bottomB }: TwoSolvers) =>
  frac(1).sub(frac(bottomA - topA, bottomA).mul(frac(bottomB - topB, bottomB)));
const chanceA = ({ topA, bottomA }: TwoSolvers) => frac(topA, bottomA);
const chanceB = ({ topB, bottomB }: TwoSolvers) => frac(topB, bottomB);

const atLeastOneSolves = defineTemplate<TwoSolvers, Fraction>({
  id: 'at-least-one-succeeds',
  level: 'medium',
  parameters: { topA: range(1, 5), bottomA: range(2, 7), topB: range(1, 5), bottomB: range(3, 8) },
  isSensible: (p) => p.topA < p.bottomA && p.topB < p.bottomB && p.bottomA !== p.bottomB && isLowest(p),
  solve: solved,
  show: chance,
  mistakes: [
    { text: 'This is the chance that both succeed.', value: (p) => chanceA(p).mul(chanceB(p)) },
    { text: 'This is the chance that neither succeeds.', value: (p) => frac(1).sub(solved(p)) },
    {
      text: 'You added the chances and counted the common case twice.',
      value: (p) => chanceA(p).add(chanceB(p)),
    },
    {
      text: 'You left out the case that both succeed.',
      value: (p) => solved(p).sub(chanceA(p).mul(chanceB(p))),
    },
    { text: 'You took only the first chance.', value: chanceA },
    { text: 'You took only the second chance.', value: chanceB },
    { text: 'You took the mean of the chances.', value: (p) => chanceA(p).add(chanceB(p)).div(2) },
    {
      text: 'You took the chance that both succeed off 1.',
      value: (p) => frac(1).sub(chanceA(p).mul(chanceB(p))),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p, s) =>
      `${s.person.name} solves a problem with the probability $${tex(chanceA(p))}$ and ${s.other.name}, independently, with $${tex(chanceB(p))}$. What is the probability that at least one of them solves it?`,
    (p) =>
      `Two machines break down on a day independently of each other, with the probabilities $${tex(chanceA(p))}$ and $${tex(chanceB(p))}$. How probable is it that at least one breaks down?`,
    (p, s) =>
      `The probabilities of ${s.person.name} and ${s.other.name} of hitting a target with one shot are $${tex(chanceA(p))}$ and $${tex(chanceB(p))}$. Each shoots once, independently of the other. Find the probability that the target is hit at least once.`,
  ],
  explain: (p, right) =>
    t`Neither succeeds with $${tex(frac(1).sub(chanceA(p)))} \times ${tex(frac(1).sub(chanceB(p)))} = ${tex(frac(1).sub(right))}$. At least one succeeds with $1 - ${tex(frac(1).sub(right))} = ${tex(right)}$.`,
});

function isLowest(p: TwoSolvers): boolean {
  return chanceA(p).d === BigInt(p.bottomA) && chanceB(p).d === BigInt(p.bottomB);
}

interface Committee {
  women: number;
  men: number;
  seats: number;
}

const allKinds = ({ women, men, seats }: Committee) => choose(women + men, seats);
const noWoman = ({ women, men, seats }: Committee) =>
  frac(choose(men, seats), allKinds({ women, men, seats }));

const atLeastOneWoman = defineTemplate<Committee, Fraction>({
  id: 'at-least-one-in-a-committee',
  level: 'hard',
  parameters: { women: range(2, 8), men: range(4, 10), seats: [2, 3, 4] },
  isSensible: ({ men, seats }) => men > seats,
  solve: (p) => frac(1).sub(noWoman(p)),
  show: chance,
  mistakes: [
    { text: 'This is the chance that no woman is chosen.', value: noWoman },
    {
      text: 'This is the chance of exactly one woman.',
      value: (p) => frac(p.women * choose(p.men, p.seats - 1), allKinds(p)),
    },
    {
      text: 'This is the chance that only women are chosen.',
      value: (p) => (p.women < p.seats ? undefined : frac(choose(p.women, p.seats), allKinds(p))),
    },
    {
      text: 'You left out the case of exactly one woman.',
      value: (p) =>
        frac(1)
          .sub(noWoman(p))
          .sub(frac(p.women * choose(p.men, p.seats - 1), allKinds(p))),
    },
    { text: 'You took the share of the women.', value: ({ women, men }) => frac(women, women + men) },
    {
      text: 'You put each person back before the next choice.',
      value: ({ women, men, seats }) => frac(1).sub(frac(men, women + men).pow(seats)),
    },
    {
      text: 'You took only women off the total.',
      value: (p) =>
        p.women < p.seats ? undefined : frac(1).sub(frac(choose(p.women, p.seats), allKinds(p))),
    },
    { text: 'You halved the chance.', value: (p) => frac(1).sub(noWoman(p)).div(2) },
    {
      text: 'You counted one favourable choice too few.',
      value: (p) =>
        frac(1)
          .sub(noWoman(p))
          .sub(frac(1, allKinds(p))),
    },
    {
      text: 'You counted one favourable choice too many.',
      value: (p) =>
        frac(1)
          .sub(noWoman(p))
          .add(frac(1, allKinds(p))),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ women, men, seats }) =>
      `A committee of ${seats} is chosen at random from ${women} women and ${men} men. What is the probability that it has at least one woman?`,
    ({ women, men, seats }, s) =>
      `${s.person.name} picks ${seats} of ${women + men} bulbs at random, of which ${women} are faulty. How probable is it that at least one faulty bulb is among them?`,
    ({ women, men, seats }) =>
      `From ${men} boys and ${women} girls ${seats} children are chosen by lot. Find the probability that at least one girl is chosen.`,
  ],
  explain: (p, right) =>
    t`Of ${allKinds(p)} choices ${choose(p.men, p.seats)} have none of them: the probability of the opposite is $${reduced(choose(p.men, p.seats), allKinds(p))}$. The answer is $1 - ${tex(noWoman(p))} = ${tex(right)}$.`,
});

interface Replacement extends TwoColours {
  draws: number;
}

const withReplacement = defineTemplate<Replacement, Fraction>({
  id: 'draws-with-replacement',
  level: 'easy',
  parameters: { red: range(1, 9), blue: range(2, 9), draws: [2, 3] },
  isSensible: ({ red, blue }) => red !== blue && red + blue <= 12,
  solve: ({ red, blue, draws }) => frac(red, red + blue).pow(draws),
  show: chance,
  mistakes: [
    {
      text: 'You did not put the balls back.',
      value: ({ red, blue, draws }) =>
        red < draws
          ? undefined
          : product(range(0, draws - 1).map((gone) => frac(red - gone, red + blue - gone))),
    },
    {
      text: 'You added the chances instead of multiplying them.',
      value: ({ red, blue, draws }) => frac(draws * red, red + blue),
    },
    { text: 'You took only one of the balls.', value: ({ red, blue }) => frac(red, red + blue) },
    {
      text: 'You took the other colour.',
      value: ({ red, blue, draws }) => frac(blue, red + blue).pow(draws),
    },
    {
      text: 'This is the chance that not all are red.',
      value: ({ red, blue, draws }) => frac(1).sub(frac(red, red + blue).pow(draws)),
    },
    {
      text: 'You divided by the number of the other balls.',
      value: ({ red, blue, draws }) => (red < blue ? frac(red, blue).pow(draws) : undefined),
    },
    {
      text: 'You counted one draw too many.',
      value: ({ red, blue, draws }) => frac(red, red + blue).pow(draws + 1),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ red, blue, draws }) =>
      `A bag holds ${red} red and ${blue} blue balls. A ball is taken at random and put back, ${draws} times in all. What is the probability that it is red each time?`,
    ({ red, blue, draws }, s) =>
      `A wheel of ${s.person.name}'s has ${red + blue} equal fields, ${red} of them red. It is turned ${draws} times. How probable is it that it stops at red every time?`,
    ({ red, blue, draws }) =>
      `On a spinner ${red} of ${red + blue} equal parts win. Find the probability of winning ${draws} times in a row.`,
  ],
  explain: ({ red, blue, draws }, right) =>
    t`The turns are independent, each with $\frac{${red}}{${red + blue}}$: $\left(\frac{${red}}{${red + blue}}\right)^${draws} = ${tex(right)}$.`,
});

export const SEVERAL_DRAWS = [withReplacement, twoOfOneColour, oneOfEach, atLeastOneSolves, atLeastOneWoman];
