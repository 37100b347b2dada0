import { counted, defineTemplate, digits, frac, range, t, tex, type Fraction } from '../../../kit/index.js';
import { metres, seconds } from '../motion.js';
import { isInTenths } from '../work-rates.js';
import { RACES } from './races.js';

const points = counted('point', 'points');

interface TwoLeads {
  race: number;
  x: number;
  y: number;
}

const throughB = ({ race, x, y }: TwoLeads) => frac(x + y).sub(frac(x * y, race));

const aBeatsC = defineTemplate<TwoLeads, Fraction>({
  id: 'lead-through-a-third',
  level: 'medium',
  parameters: { race: RACES, x: range(5, 120, 5), y: range(4, 120, 2) },
  isSensible: (p) =>
    p.x !== p.y &&
    4 * p.x <= p.race &&
    4 * p.y <= p.race &&
    25 * p.x >= p.race &&
    25 * p.y >= p.race &&
    isInTenths(throughB(p)),
  solve: throughB,
  show: metres,
  mistakes: [
    {
      text: 'You added the leads. The second runner has not run the whole way when the first arrives.',
      value: ({ x, y }) => frac(x + y),
    },
    {
      text: 'You added the product of the leads instead of subtracting it.',
      value: ({ race, x, y }) => frac(x + y).add(frac(x * y, race)),
    },
    {
      text: 'You subtracted the product twice.',
      value: ({ race, x, y }) => frac(x + y).sub(frac(2 * x * y, race)),
    },
    { text: 'You subtracted the leads.', value: ({ x, y }) => frac(Math.abs(x - y)) },
    { text: 'You took the mean of the leads.', value: ({ x, y }) => frac(x + y, 2) },
    {
      text: 'This is how far the second is ahead of the third when the first arrives.',
      value: ({ race, x, y }) => frac((race - x) * y, race),
    },
    {
      text: 'You subtracted only half of the product.',
      value: ({ race, x, y }) => frac(x + y).sub(frac(x * y, 2 * race)),
    },
    { text: 'You doubled the right lead.', value: (_, right) => right.mul(2) },
  ],
  wordings: [
    ({ race, x, y }) =>
      `In a ${race} m race A beats B by ${x} m, and in another ${race} m race B beats C by ${y} m. By how many metres would A beat C over ${race} m, all at the same speeds?`,
    ({ race, x, y }, s) =>
      `Over ${race} m ${s.people[0]?.name} can give ${s.people[1]?.name} a start of ${x} m, and ${s.people[1]?.name} can give ${s.people[2]?.name} a start of ${y} m, each for a dead heat. Their speeds are constant. What start can ${s.people[0]?.name} give ${s.people[2]?.name} over ${race} m?`,
    ({ race, x, y }, s) =>
      `When a ${s.pick(['swimmer', 'skater', 'runner'])} P finishes a course of ${race} m, Q is ${x} m behind. When Q finishes the same course against R, R is ${y} m behind. Find how far R is behind P when P finishes. The speeds do not change.`,
  ],
  explain: ({ race, x, y }, right) => {
    const third = frac((race - x) * (race - y), race);
    return t`While the first runs ${race} m, the second runs $${race} - ${x} = ${race - x}$ m and the third $${race - x} \times \frac{${race - y}}{${race}} = ${digits(third)}$ m. The lead is $${race} - ${digits(third)} = ${digits(right)}$ m.`;
  },
});

interface Points {
  game: number;
  x: number;
  y: number;
}

/** Few pairs of leads lead to whole points, so they are one parameter. */
const SCORES: Points[] = range(50, 400, 10).flatMap((game) =>
  range(Math.ceil(game / 15), game / 3).flatMap((x) =>
    range(x + 2, game / 2.5)
      .filter((y) => (game * (y - x)) % (game - x) === 0)
      .map((y) => ({ game, x, y })),
  ),
);

const gamePoints = defineTemplate<{ score: Points }, Fraction>({
  id: 'points-in-a-game',
  level: 'medium',
  parameters: { score: SCORES },
  solve: ({ score: { game, x, y } }) => frac(game * (y - x), game - x),
  show: points,
  mistakes: [
    {
      text: 'You subtracted the points. The second has not finished when the first has.',
      value: ({ score: { x, y } }) => frac(y - x),
    },
    {
      text: 'You divided by the points of the third.',
      value: ({ score: { game, x, y } }) => frac(game * (y - x), game - y),
    },
    { text: 'You added the points.', value: ({ score: { x, y } }) => frac(y + x) },
    { text: 'You took half of the right number.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right number.', value: (_, right) => right.mul(2) },
    { text: 'You counted one point too many.', value: (_, right) => right.add(1) },
    { text: 'You counted one point too few.', value: (_, right) => right.sub(1) },
    { text: 'You counted two points too many.', value: (_, right) => right.add(2) },
    { text: 'You counted two points too few.', value: (_, right) => right.sub(2) },
    { text: 'You took the mean of the points.', value: ({ score: { x, y } }) => frac(x + y, 2) },
  ],
  wordings: [
    ({ score: { game, x, y } }) =>
      `In a game of ${game} points A can give B ${x} points and C ${y} points. How many points can B give C in a game of ${game} points?`,
    ({ score: { game, x, y } }, s) =>
      `At ${s.pick(['billiards', 'carrom', 'snooker'])} A scores ${game} points while B scores ${game - x} and C scores ${game - y}. How many points is C behind when B has ${game} points against C?`,
    ({ score: { game, x, y } }, s) => {
      const [a, b, c] = s.people;
      return `${a?.name} reaches ${game} points in a quiz when ${b?.name} is ${x} points behind and ${c?.name} is ${y} points behind. At the same rates, by how many points does ${b?.name} beat ${c?.name} in a quiz that ends at ${game} points?`;
    },
  ],
  explain: ({ score: { game, x, y } }, right) => {
    const other = frac(game * (game - y), game - x);
    return t`While the second scores $${game} - ${x} = ${game - x}$, the third scores $${game} - ${y} = ${game - y}$. While the second scores ${game}, the third scores $${game} \times \frac{${game - y}}{${game - x}} = ${digits(other)}$: a lead of $${game} - ${digits(other)} = ${digits(right)}$ points.`;
  },
});

interface LeadsAndTime {
  race: number;
  x: number;
  y: number;
  time: number;
}

const secondsBetween = ({ race, x, y, time }: LeadsAndTime) => frac(time * (y - x), race - x);

/** Few combinations lead to tenths of a second, so they are one parameter. */
const LEADS: LeadsAndTime[] = RACES.flatMap((race) =>
  range(race / 20, race / 5, 5).flatMap((x) =>
    range(x + 5, race / 3, 5).flatMap((y) =>
      range(Math.ceil(race / 7), Math.floor(race / 3))
        .filter((time) => (10 * time * (y - x)) % (race - x) === 0)
        .map((time) => ({ race, x, y, time })),
    ),
  ),
).filter(({ x, y }) => Number.isInteger(x) && Number.isInteger(y));

const secondBeatsThird = defineTemplate<{ leads: LeadsAndTime }, Fraction>({
  id: 'seconds-from-leads',
  level: 'hard',
  parameters: { leads: LEADS },
  solve: ({ leads: p }) => secondsBetween(p),
  show: seconds,
  mistakes: [
    {
      text: 'You divided by the whole race. The second has not finished when the first has.',
      value: ({ leads: { race, x, y, time } }) => frac(time * (y - x), race),
    },
    {
      text: 'This is by how much the first beats the third.',
      value: ({ leads: { race, y, time } }) => frac(time * y, race),
    },
    {
      text: 'You divided by the metres of the third.',
      value: ({ leads: { race, x, y, time } }) => frac(time * (y - x), race - y),
    },
    {
      text: 'You took the lead of the first over the second for that of the second over the third.',
      value: ({ leads: { race, x, time } }) => frac(time * x, race),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
    {
      text: 'You counted the lead of the first over the third in full.',
      value: ({ leads: { race, x, y, time } }) => frac(time * y, race - x),
    },
    { text: 'You added the leads.', value: ({ leads: { race, x, y, time } }) => frac(time * (x + y), race) },
  ],
  wordings: [
    ({ leads: { race, x, y, time } }) =>
      `In a ${race} m race A beats B by ${x} m and C by ${y} m. C needs ${time} seconds for the course. All speeds are constant. By how many seconds does B beat C?`,
    ({ leads: { race, x, y, time } }, s) => {
      const [a, b, c] = s.people;
      return `${a?.name} wins a race of ${race} m when ${b?.name} is ${x} m and ${c?.name} ${y} m from the post. ${c?.name} reaches the post ${time} seconds after the start. All speeds are constant. How many seconds before ${c?.name} does ${b?.name} reach it?`;
    },
    ({ leads: { race, x, y, time } }, s) =>
      `Three ${s.pick(['cyclists', 'swimmers', 'runners'])} start together over ${race} m. When the first finishes, the second has ${x} m to go and the third ${y} m. The third takes ${time} seconds for the whole distance. All speeds are constant. Find the time between the second and the third at the finish.`,
  ],
  explain: ({ leads: { race, x, y, time } }, right) => {
    const part = frac(race - y, race - x);
    return t`The speeds of the second and the third are as $${race - x} : ${race - y}$, so the second takes $${time} \times ${tex(part)} = ${tex(part.mul(time))}$ seconds and wins by $${time} - ${tex(part.mul(time))} = ${digits(right)}$ seconds.`;
  },
});

export const THREE_RUNNERS = [aBeatsC, gamePoints, secondBeatsThird];
