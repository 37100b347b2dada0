import { defineTemplate, digits, frac, hcf, num, range, t, type Fraction } from '../../../kit/index.js';
import { isBetween, slip } from '../../../kit/slips.js';

interface Plan {
  length: number;
  done: number;
  total: number;
  gone: number;
  men: number;
}

const needed = ({ length, done, total, gone, men }: Plan) =>
  frac(men * (length - done) * gone, done * (total - gone));

/** Works that are behind their plan and need a whole number of people more. */
const PLANS = range(6, 30).flatMap((length) =>
  range(2, length - 2).flatMap((done) =>
    range(60, 360, 30).flatMap((total) =>
      range(20, 240, 20).flatMap((gone) =>
        range(40, 200, 20)
          .map((men): Plan => ({ length, done, total, gone, men }))
          .filter(
            (p) =>
              gone < total - 10 &&
              hcf(length, done) === 1 &&
              (p.men * (length - done) * gone) % (done * (total - gone)) === 0 &&
              isBetween(needed(p).sub(p.men), 10, 2 * p.men),
          ),
      ),
    ),
  ),
);

const workBehind = defineTemplate<{ plan: Plan }, Fraction>({
  id: 'work-behind-plan',
  level: 'hard',
  parameters: { plan: PLANS },
  solve: ({ plan }) => needed(plan).sub(plan.men),
  show: num,
  mistakes: [
    { text: 'This is the number of all who are needed.', value: ({ plan }) => needed(plan) },
    {
      text: 'You compared the lengths only and forgot the days.',
      value: ({ plan: { length, done, men } }) => frac(men * (length - done), done).sub(men),
    },
    {
      text: 'You compared the lengths only and took all who are needed.',
      value: ({ plan: { length, done, men } }) => frac(men * (length - done), done),
    },
    {
      text: 'You compared the whole length with what is done.',
      value: ({ plan: p }) => frac(p.men * p.length * p.gone, p.done * (p.total - p.gone)).sub(p.men),
    },
    {
      text: 'You compared the days only and forgot the lengths.',
      value: ({ plan: p }) => frac(p.men * p.gone, p.total - p.gone).sub(p.men),
    },
    {
      text: 'You took the days the wrong way round.',
      value: ({ plan: p }) =>
        frac(p.men * (p.length - p.done) * (p.total - p.gone), p.done * p.gone).sub(p.men),
    },
    slip('You lost 10 in the division.', -10),
    slip('You gained 10 in the division.', 10),
    slip('You lost 5 in the division.', -5),
    slip('You gained 5 in the division.', 5),
    slip('You gained 20 in the division.', 20),
  ],
  wordings: [
    ({ plan: p }) =>
      `A contractor must build ${p.length} km of road in ${p.total} days and employs ${p.men} men. After ${p.gone} days only ${p.done} km are ready. How many more men must he employ to finish in time?`,
    ({ plan: p }, s) =>
      `${p.men} workers are hired to lay ${p.length} km of ${s.pick(['pipes', 'cable', 'railway track'])} in ${p.total} days. When ${p.gone} days have passed, ${p.done} km are laid. How many extra workers of the same kind are needed to keep the date?`,
    ({ plan: p }, s) =>
      `In ${p.gone} days ${p.men} labourers have dug ${p.done} km of a ${s.pick(['canal', 'trench', 'drain'])} of ${p.length} km, which must be complete ${p.total} days after the start. Find the number of labourers that have to be added for the rest.`,
  ],
  explain: ({ plan: p }, right) => {
    const [rest, time] = [p.length - p.done, p.total - p.gone];
    return t`The other $${p.length} - ${p.done} = ${rest}$ km have to be done in $${p.total} - ${p.gone} = ${time}$ days. More length needs more people and more days fewer: $${p.men} \times \frac{${rest}}{${p.done}} \times \frac{${p.gone}}{${time}} = ${digits(needed(p))}$. To be added are $${digits(needed(p))} - ${p.men} = ${digits(right)}$.`;
  },
});

interface Efficiency {
  men: number;
  time: number;
  /** A woman does `top` of `bottom` of what a man does. */
  top: number;
  bottom: number;
  times: number;
  otherTime: number;
}

const team = (p: Efficiency) => frac(p.men * p.time * p.times * p.bottom, p.otherTime * p.top);
const LARGER = ['', '', 'twice', 'three times', 'four times'];

/** Tasks for which whole numbers of the other workers are needed. */
const TASKS = range(6, 24).flatMap((men) =>
  range(6, 24).flatMap((time) =>
    range(8, 36).flatMap((otherTime) =>
      [
        [2, 3],
        [3, 4],
        [1, 2],
        [3, 5],
        [4, 5],
        [5, 6],
      ].flatMap(([top = 1, bottom = 2]) =>
        [2, 3, 4]
          .map((times): Efficiency => ({ men, time, top, bottom, times, otherTime }))
          .filter(
            (p) =>
              time !== otherTime &&
              (men * time * p.times * bottom) % (otherTime * top) === 0 &&
              isBetween(team(p), 10, 60),
          ),
      ),
    ),
  ),
);

const differentEfficiency = defineTemplate<{ task: Efficiency }, Fraction>({
  id: 'different-efficiency',
  level: 'hard',
  parameters: { task: TASKS },
  solve: ({ task }) => team(task),
  show: num,
  mistakes: [
    {
      text: 'You inverted the ratio of the speeds of work.',
      value: ({ task: p }) => frac(p.men * p.time * p.times * p.top, p.otherTime * p.bottom),
    },
    {
      text: 'You let all work equally fast.',
      value: ({ task: p }) => frac(p.men * p.time * p.times, p.otherTime),
    },
    { text: 'You forgot that the work is larger.', value: ({ task: p }) => team(p).div(p.times) },
    {
      text: 'You took the days the wrong way round.',
      value: ({ task: p }) => frac(p.men * p.otherTime * p.times * p.bottom, p.time * p.top),
    },
    {
      text: 'You forgot that the days change.',
      value: ({ task: p }) => frac(p.men * p.times * p.bottom, p.top),
    },
    { text: 'You forgot the number of days and the speeds.', value: ({ task: p }) => frac(p.men * p.times) },
    slip('You counted two people too many.', 2),
    slip('You counted two people too few.', -2),
    slip('You counted one person too many.', 1),
    slip('You counted one person too few.', -1),
  ],
  wordings: [
    ({ task: p }, s) =>
      t`${p.men} men ${s.pick(['build a wall', 'repair a road', 'dig a drain'])} in ${p.time} days. A boy does $\frac{${p.top}}{${p.bottom}}$ as much work as a man. How many boys can do ${LARGER[p.times]} that work in ${p.otherTime} days?`,
    ({ task: p }, s) =>
      t`${p.men} new machines make an order of ${s.pick(['shirts', 'cans', 'bags'])} in ${p.time} days. An old machine makes $\frac{${p.top}}{${p.bottom}}$ as much in a day as a new one. How many old machines are needed for ${LARGER[p.times]} the order in ${p.otherTime} days?`,
    ({ task: p }, s) =>
      t`In ${p.time} days ${p.men} trained ${s.pick(['packers', 'weavers', 'typists'])} do a certain work. A learner does only $\frac{${p.top}}{${p.bottom}}$ as much in a day as one of them. Find the number of learners needed to do ${LARGER[p.times]} this work in ${p.otherTime} days.`,
  ],
  explain: ({ task: p }, right) => {
    const one = frac(p.men * p.time * p.times, p.otherTime);
    return t`The work is $${p.men} \times ${p.time} \times ${p.times} = ${p.men * p.time * p.times}$ days of a fast one. In ${p.otherTime} days that needs $\frac{${p.men * p.time * p.times}}{${p.otherTime}}${one.d === 1n ? ` = ${digits(one)}` : ''}$ fast ones, or $\frac{${p.men * p.time * p.times}}{${p.otherTime}} \div \frac{${p.top}}{${p.bottom}} = ${digits(right)}$ slow ones.`;
  },
});

export const PLANS_AND_TEAMS = [workBehind, differentEfficiency];
