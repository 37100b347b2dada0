import {
  counted,
  defineTemplate,
  digits,
  frac,
  range,
  t,
  unit,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { isBetween, slip } from '../../../kit/slips.js';

const days = counted('day', 'days');

interface Crew {
  men: number;
  hours: number;
  time: number;
  otherMen: number;
  otherHours: number;
}

const newTime = (p: Crew) => frac(p.men * p.hours * p.time, p.otherMen * p.otherHours);

/** Two crews that need whole days. */
const CREWS = range(8, 36, 2).flatMap((men) =>
  range(5, 10).flatMap((hours) =>
    range(8, 36, 2).flatMap((otherMen) =>
      range(5, 10).flatMap((otherHours) =>
        range(8, 30)
          .map((time): Crew => ({ men, hours, time, otherMen, otherHours }))
          .filter(
            (p) =>
              men !== otherMen &&
              hours !== otherHours &&
              (men * hours * p.time) % (otherMen * otherHours) === 0 &&
              isBetween(newTime(p), 6, 36),
          ),
      ),
    ),
  ),
);

const menHoursDays = defineTemplate<{ crew: Crew }, Fraction>({
  id: 'men-hours-days',
  level: 'medium',
  parameters: { crew: CREWS },
  solve: ({ crew }) => newTime(crew),
  show: days,
  mistakes: [
    {
      text: 'You took the hours the wrong way round. Longer days need fewer of them.',
      value: ({ crew: p }) => frac(p.men * p.otherHours * p.time, p.otherMen * p.hours),
    },
    {
      text: 'You took the people the wrong way round. More people need fewer days.',
      value: ({ crew: p }) => frac(p.otherMen * p.hours * p.time, p.men * p.otherHours),
    },
    {
      text: 'You took both ratios the wrong way round.',
      value: ({ crew: p }) => frac(p.otherMen * p.otherHours * p.time, p.men * p.hours),
    },
    { text: 'You forgot the hours.', value: ({ crew: p }) => frac(p.men * p.time, p.otherMen) },
    {
      text: 'You forgot the number of people.',
      value: ({ crew: p }) => frac(p.hours * p.time, p.otherHours),
    },
    slip('You counted one day too many.', 1),
    slip('You counted one day too few.', -1),
    slip('You counted two days too many.', 2),
    slip('You counted two days too few.', -2),
  ],
  wordings: [
    ({ crew: p }, s) =>
      `${p.men} ${s.pick(['weavers', 'tailors', 'potters'])} working ${p.hours} hours a day finish an order in ${p.time} days. How many days do ${p.otherMen} of them need for the same order if they work ${p.otherHours} hours a day?`,
    ({ crew: p }, s) =>
      `A ${s.pick(['wall', 'road', 'dam'])} is built by ${p.men} workers in ${p.time} days of ${p.hours} hours. In how many days of ${p.otherHours} hours would ${p.otherMen} workers build it?`,
    ({ crew: p }, s) =>
      `Running ${p.hours} hours a day, ${p.men} machines complete a batch of ${s.pick(['bolts', 'bottles', 'bricks'])} in ${p.time} days. Find the time for the same batch with ${p.otherMen} machines that run ${p.otherHours} hours a day.`,
  ],
  explain: ({ crew: p }, right) => {
    const work = p.men * p.hours * p.time;
    return t`The work is $${p.men} \times ${p.hours} \times ${p.time} = ${work}$ hours of one. A day of the others gives $${p.otherMen} \times ${p.otherHours} = ${p.otherMen * p.otherHours}$ hours, so they need $\frac{${work}}{${p.otherMen * p.otherHours}} = ${digits(right)}$ days.`;
  },
});

interface Output {
  machines: number;
  hours: number;
  otherMachines: number;
  otherHours: number;
  /** What a machine makes in an hour. */
  rate: number;
}

const output = defineTemplate<Output, Fraction>({
  id: 'machines-and-output',
  level: 'medium',
  parameters: {
    machines: range(3, 14),
    hours: range(3, 12),
    otherMachines: range(3, 18),
    otherHours: range(3, 14),
    rate: range(6, 60, 2),
  },
  isSensible: (p) =>
    p.machines !== p.otherMachines &&
    p.hours !== p.otherHours &&
    p.machines * p.hours < 4 * p.otherMachines * p.otherHours &&
    p.otherMachines * p.otherHours < 4 * p.machines * p.hours,
  solve: (p) => frac(p.otherMachines * p.otherHours * p.rate),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You took the hours the wrong way round.',
      value: (p) => frac(p.otherMachines * p.hours * p.hours * p.rate, p.otherHours),
    },
    {
      text: 'You took the machines the wrong way round.',
      value: (p) => frac(p.machines * p.machines * p.otherHours * p.rate, p.otherMachines),
    },
    { text: 'You forgot that the hours change.', value: (p) => frac(p.otherMachines * p.hours * p.rate) },
    { text: 'You forgot that the machines change.', value: (p) => frac(p.machines * p.otherHours * p.rate) },
    {
      text: 'You counted one machine too many.',
      value: (p) => frac((p.otherMachines + 1) * p.otherHours * p.rate),
    },
    {
      text: 'You counted one machine too few.',
      value: (p) => frac((p.otherMachines - 1) * p.otherHours * p.rate),
    },
    {
      text: 'You counted one hour too many.',
      value: (p) => frac(p.otherMachines * (p.otherHours + 1) * p.rate),
    },
    {
      text: 'You counted one hour too few.',
      value: (p) => frac(p.otherMachines * (p.otherHours - 1) * p.rate),
    },
  ],
  wordings: [
    (p, s) =>
      `${p.machines} machines make ${wholeNumber(p.machines * p.hours * p.rate)} ${s.pick(['screws', 'tiles', 'buttons'])} in ${p.hours} hours. How many do ${p.otherMachines} such machines make in ${p.otherHours} hours?`,
    (p, s) =>
      `In ${p.hours} hours ${p.machines} clerks check ${wholeNumber(p.machines * p.hours * p.rate)} ${s.pick(['forms', 'bills', 'answer sheets'])}. At the same speed, how many are checked by ${p.otherMachines} clerks in ${p.otherHours} hours?`,
    (p, s) =>
      `A ${s.pick(['dairy', 'juice plant', 'water plant'])} fills ${wholeNumber(p.machines * p.hours * p.rate)} bottles in ${p.hours} hours when ${p.machines} filling lines are running. Find the number of bottles that ${p.otherMachines} lines fill in ${p.otherHours} hours.`,
  ],
  explain: (p, right) => {
    const made = p.machines * p.hours * p.rate;
    return t`One makes $\frac{${made}}{${p.machines} \times ${p.hours}} = ${p.rate}$ in an hour, so the others make $${p.rate} \times ${p.otherMachines} \times ${p.otherHours} = ${digits(right)}$.`;
  },
});

interface Camp {
  men: number;
  total: number;
  gone: number;
  joined: number;
}

const moreDays = ({ men, total, gone, joined }: Camp) => frac(men * (total - gone), men + joined);

const provisions = defineTemplate<Camp, Fraction>({
  id: 'provisions',
  level: 'medium',
  parameters: {
    men: range(60, 900, 20),
    total: range(20, 80),
    gone: range(4, 40),
    joined: range(10, 400, 10),
  },
  isSensible: (p) => p.gone < p.total - 8 && p.joined < p.men && moreDays(p).d === 1n && moreDays(p).gte(6),
  solve: moreDays,
  show: days,
  mistakes: [
    {
      text: 'You forgot what was eaten before the others came.',
      value: ({ men, total, joined }) => frac(men * total, men + joined),
    },
    { text: 'You forgot those who came.', value: ({ total, gone }) => frac(total - gone) },
    { text: 'This is the time from the beginning.', value: (p) => moreDays(p).add(p.gone) },
    {
      text: 'You subtracted those who came.',
      value: ({ men, total, gone, joined }) => frac(men * (total - gone), men - joined),
    },
    {
      text: 'You used direct proportion. More people need more food.',
      value: ({ men, total, gone, joined }) => frac((men + joined) * (total - gone), men),
    },
    {
      text: 'You subtracted the days from the new total time.',
      value: ({ men, total, gone, joined }) => frac(men * total, men + joined).sub(gone),
    },
    slip('You counted one day too many.', 1),
    slip('You counted one day too few.', -1),
    slip('You counted two days too many.', 2),
    slip('You counted two days too few.', -2),
  ],
  wordings: [
    (p) =>
      `A camp of ${p.men} soldiers has food for ${p.total} days. After ${p.gone} days ${p.joined} more soldiers arrive. For how many more days will the food last?`,
    (p, s) =>
      `A ${s.pick(['hostel', 'relief camp', 'boarding school'])} of ${p.men} people has stored rice for ${p.total} days. When ${p.gone} days are over, ${p.joined} people join. All eat alike. How many days does the rest of the rice last?`,
    (p, s) =>
      `The fodder on a farm is enough for ${p.men} ${s.pick(['sheep', 'cows', 'goats'])} for ${p.total} days. ${p.gone} days later the farmer buys ${p.joined} more. For how many days from then on is there fodder?`,
  ],
  explain: (p, right) =>
    t`What is left would feed ${p.men} for $${p.total} - ${p.gone} = ${p.total - p.gone}$ days. For $${p.men} + ${p.joined} = ${p.men + p.joined}$ it lasts $\frac{${p.men} \times ${p.total - p.gone}}{${p.men + p.joined}} = ${digits(right)}$ days.`,
});

interface Ration {
  men: number;
  grams: number;
  time: number;
  otherMen: number;
  otherTime: number;
}

const newRation = (p: Ration) => frac(p.men * p.grams * p.time, p.otherMen * p.otherTime);

/** Stocks that give everybody a round ration. */
const STOCKS = range(100, 900, 50).flatMap((men) =>
  range(100, 900, 50).flatMap((otherMen) =>
    range(400, 900, 50).flatMap((grams) =>
      range(12, 48, 6).flatMap((time) =>
        range(10, 50, 5)
          .map((otherTime): Ration => ({ men, grams, time, otherMen, otherTime }))
          .filter(
            (p) =>
              men !== otherMen &&
              (men * grams * time) % (10 * otherMen * p.otherTime) === 0 &&
              isBetween(newRation(p), 360, 960) &&
              !newRation(p).equals(grams),
          ),
      ),
    ),
  ),
);

const ration = defineTemplate<{ stock: Ration }, Fraction>({
  id: 'ration',
  level: 'medium',
  parameters: { stock: STOCKS },
  solve: ({ stock }) => newRation(stock),
  show: unit('g'),
  mistakes: [
    {
      text: 'You took the days the wrong way round. A longer time needs smaller rations.',
      value: ({ stock: p }) => frac(p.men * p.grams * p.otherTime, p.otherMen * p.time),
    },
    {
      text: 'You took the people the wrong way round. More people need smaller rations.',
      value: ({ stock: p }) => frac(p.otherMen * p.grams * p.time, p.men * p.otherTime),
    },
    {
      text: 'You took both ratios the wrong way round.',
      value: ({ stock: p }) => frac(p.otherMen * p.grams * p.otherTime, p.men * p.time),
    },
    { text: 'You forgot that the days change.', value: ({ stock: p }) => frac(p.men * p.grams, p.otherMen) },
    {
      text: 'You forgot that the people change.',
      value: ({ stock: p }) => frac(p.grams * p.time, p.otherTime),
    },
    slip('You gained 20 g in the division.', 20),
    slip('You lost 20 g in the division.', -20),
    slip('You gained 50 g in the division.', 50),
    slip('You lost 50 g in the division.', -50),
  ],
  wordings: [
    ({ stock: p }) =>
      `A fort has flour for ${p.men} men for ${p.time} days at ${p.grams} g a day for each man. With ${p.otherMen} men in the fort it has to last ${p.otherTime} days. How much can each man get a day?`,
    ({ stock: p }, s) =>
      `A ${s.pick(['ship', 'research station', 'mountain camp'])} stores rice that gives ${p.men} people ${p.grams} g each a day for ${p.time} days. If ${p.otherMen} people are to live on it for ${p.otherTime} days, what is the daily ration of each?`,
    ({ stock: p }, s) =>
      `The feed in a ${s.pick(['barn', 'cattle shed', 'farm store'])} is enough for ${p.men} lambs for ${p.time} days at ${p.grams} g a day each. Find the daily portion of each lamb if ${p.otherMen} lambs must be fed for ${p.otherTime} days.`,
  ],
  explain: ({ stock: p }, right) => {
    const all = p.men * p.time * p.grams;
    return t`The stock is $${p.men} \times ${p.time} \times ${p.grams} = ${all}$ g. It has to give $${p.otherMen} \times ${p.otherTime} = ${p.otherMen * p.otherTime}$ portions of $\frac{${all}}{${p.otherMen * p.otherTime}} = ${digits(right)}$ g.`;
  },
});

interface Pit {
  men: number;
  time: number;
  otherMen: number;
  /** Length, width and depth in metres. */
  first: readonly [number, number, number];
  second: readonly [number, number, number];
}

const volume = ([a, b, c]: readonly [number, number, number]) => a * b * c;
const pitTime = (p: Pit) => frac(p.men * p.time * volume(p.second), p.otherMen * volume(p.first));
const TIMES = t` \times `;
const LENGTHS = [10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 36, 40];

const pits = defineTemplate<Pit, Fraction>({
  id: 'pits',
  level: 'hard',
  parameters: {
    men: range(10, 48, 2),
    time: range(6, 30),
    otherMen: range(10, 48, 2),
    first: LENGTHS.flatMap((length) =>
      [6, 8, 9, 10, 12].flatMap((width) => [2, 3, 4].map((depth): Pit['first'] => [length, width, depth])),
    ).filter(([length, width]) => length > width),
    second: LENGTHS.flatMap((length) =>
      [6, 8, 10, 12, 15].flatMap((width) =>
        [2, 3, 4, 5].map((depth): Pit['second'] => [length, width, depth]),
      ),
    ).filter(([length, width]) => length > width),
  },
  isSensible: (p) =>
    p.men !== p.otherMen &&
    p.first.every((side, index) => side !== p.second[index]) &&
    pitTime(p).d === 1n &&
    isBetween(pitTime(p), 5, 60),
  solve: pitTime,
  show: days,
  mistakes: [
    {
      text: 'You took the men the wrong way round. More men need fewer days.',
      value: (p) => frac(p.otherMen * p.time * volume(p.second), p.men * volume(p.first)),
    },
    {
      text: 'You forgot that the number of men changes.',
      value: (p) => frac(p.time * volume(p.second), volume(p.first)),
    },
    {
      text: 'You took the volumes the wrong way round.',
      value: (p) => frac(p.men * p.time * volume(p.first), p.otherMen * volume(p.second)),
    },
    {
      text: 'You forgot the depths.',
      value: (p) => pitTime(p).mul(p.first[2]).div(p.second[2]),
    },
    {
      text: 'You forgot the widths.',
      value: (p) => pitTime(p).mul(p.first[1]).div(p.second[1]),
    },
    {
      text: 'You forgot the lengths.',
      value: (p) => pitTime(p).mul(p.first[0]).div(p.second[0]),
    },
    { text: 'You forgot that the pits differ.', value: (p) => frac(p.men * p.time, p.otherMen) },
    slip('You counted two days too many.', 2),
    slip('You counted two days too few.', -2),
    slip('You counted one day too many.', 1),
    slip('You counted one day too few.', -1),
  ],
  wordings: [
    ({ men, time, otherMen, first: [a, b, c], second: [d, e, f] }) =>
      `${men} men dig a pit ${a} m long, ${b} m wide and ${c} m deep in ${time} days. In how many days do ${otherMen} men dig a pit ${d} m long, ${e} m wide and ${f} m deep in the same soil?`,
    ({ men, time, otherMen, first: [a, b, c], second: [d, e, f] }, s) =>
      `A ${s.pick(['pond', 'tank', 'pit'])} of ${a} m by ${b} m and ${c} m depth takes ${men} labourers ${time} days to dig. How long will ${otherMen} labourers take for one of ${d} m by ${e} m and ${f} m depth?`,
    ({ men, time, otherMen, first: [a, b, c], second: [d, e, f] }, s) =>
      `${s.person.name}'s ${men} workers need ${time} days to fill a hole ${a} m long, ${b} m broad and ${c} m deep. Find the number of days in which ${otherMen} such workers fill a hole ${d} m long, ${e} m broad and ${f} m deep.`,
  ],
  explain: (p, right) => {
    const [one, two] = [volume(p.first), volume(p.second)];
    return t`The volumes are $${p.first.join(TIMES)} = ${one}$ and $${p.second.join(TIMES)} = ${two}$ cubic metres. Days grow with the volume and fall with the number of workers: $${p.time} \times \frac{${two}}{${one}} \times \frac{${p.men}}{${p.otherMen}} = ${digits(right)}$.`;
  },
});

export const SEVERAL_QUANTITIES = [menHoursDays, output, provisions, ration, pits];
