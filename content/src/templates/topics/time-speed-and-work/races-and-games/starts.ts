import { defineTemplate, digits, frac, range, t, tex, type Fraction } from '../../../kit/index.js';
import { metres, seconds } from '../motion.js';
import { isInTenths } from '../work-rates.js';
import { RACES } from './races.js';

interface StartAndSeconds {
  race: number;
  start: number;
  late: number;
  time: number;
}

const wholeTime = ({ race, start, late, time }: StartAndSeconds) => frac((time + late) * race, race - start);

/** Few combinations lead to whole seconds, so they are one parameter. */
const STARTS_AND_SECONDS: StartAndSeconds[] = RACES.flatMap((race) =>
  range(race / 20, race / 5, 5).flatMap((start) =>
    range(Math.ceil(race / 8), Math.floor(race / 3)).flatMap((time) =>
      range(2, Math.floor(time / 6))
        .filter((late) => ((time + late) * race) % (race - start) === 0)
        .map((late) => ({ race, start, late, time })),
    ),
  ),
).filter(({ start }) => Number.isInteger(start));

const startAndSeconds = defineTemplate<{ run: StartAndSeconds }, Fraction>({
  id: 'start-and-seconds',
  level: 'medium',
  parameters: { run: STARTS_AND_SECONDS },
  solve: ({ run: p }) => wholeTime(p),
  show: seconds,
  mistakes: [
    {
      text: 'This is the time for the distance without the start.',
      value: ({ run: { late, time } }) => frac(time + late),
    },
    {
      text: 'You forgot the seconds between the two at the finish.',
      value: ({ run: p }) => wholeTime({ ...p, late: 0 }),
    },
    {
      text: 'You let the other one come in first.',
      value: ({ run: p }) => wholeTime({ ...p, late: -p.late }),
    },
    {
      text: 'You added the start to the race.',
      value: ({ run: { race, start, late, time } }) => frac((time + late) * race, race + start),
    },
    {
      text: 'You took the start as a part of the whole race.',
      value: ({ run: { race, start, late, time } }) => frac((time + late) * (race + start), race),
    },
    {
      text: 'You shortened the time for the longer way.',
      value: ({ run: { race, start, late, time } }) => frac((time + late) * (race - start), race),
    },
    { text: 'You counted the seconds twice.', value: ({ run: p }) => wholeTime({ ...p, late: 2 * p.late }) },
    { text: 'You counted the start twice.', value: ({ run: p }) => wholeTime({ ...p, start: 2 * p.start }) },
    { text: 'You counted one second too many.', value: (_, right) => right.add(1) },
    { text: 'You counted one second too few.', value: (_, right) => right.sub(1) },
  ],
  wordings: [
    ({ run: { race, start, late, time } }) =>
      `In a ${race} m race A gives B a start of ${start} m and still wins by ${late} seconds. A covers the ${race} m in ${time} seconds. Both speeds are constant. How long would B take for the whole ${race} m?`,
    ({ run: { race, start, late, time } }, s) =>
      `${s.person.name} runs ${race} m in ${time} seconds. ${s.other.name} starts at the same moment from a point ${start} m ahead and arrives ${late} seconds after ${s.person.name}. Both run at constant speeds. In what time does ${s.other.name} run ${race} m?`,
    ({ run: { race, start, late, time } }, s) =>
      `Over ${race} m a senior ${s.pick(['rower', 'runner', 'cyclist'])} with a time of ${time} seconds allows a junior ${start} m and finishes ${late} seconds before the junior. Both speeds are constant. Find the time that the junior needs for the full distance.`,
  ],
  explain: ({ run: { race, start, late, time } }, right) =>
    t`The second one runs $${race} - ${start} = ${race - start}$ m in $${time} + ${late} = ${time + late}$ seconds, and ${race} m in $${time + late} \times \frac{${race}}{${race - start}} = ${digits(right)}$ seconds.`,
});

interface BehindLine {
  race: number;
  lead: number;
  behind: number;
}

const newLead = ({ race, lead, behind }: BehindLine) => frac(lead).sub(frac(behind * (race - lead), race));

const behindTheLine = defineTemplate<BehindLine, Fraction>({
  id: 'start-behind-the-line',
  level: 'hard',
  parameters: { race: RACES, lead: range(6, 150, 2), behind: range(4, 120, 2) },
  isSensible: (p) =>
    5 * p.lead <= p.race &&
    p.behind <= p.lead &&
    25 * p.behind >= p.race &&
    isInTenths(newLead(p)) &&
    newLead(p).gte(1),
  solve: newLead,
  show: metres,
  mistakes: [
    {
      text: 'You subtracted the metres behind the line. The other does not run so far in that time.',
      value: ({ lead, behind }) => frac(lead - behind),
    },
    { text: 'You added the metres behind the line.', value: ({ lead, behind }) => frac(lead + behind) },
    {
      text: 'You added what the other runs in the additional time.',
      value: ({ race, lead, behind }) => frac(lead).add(frac(behind * (race - lead), race)),
    },
    {
      text: 'You let both start behind the line.',
      value: ({ race, lead, behind }) => frac(lead * (race + behind), race),
    },
    { text: 'You took half of the right lead.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right lead.', value: (_, right) => right.mul(2) },
    {
      text: 'This is what the other runs in the additional time.',
      value: ({ race, lead, behind }) => frac(behind * (race - lead), race),
    },
    {
      text: 'You took the old lead as it was and halved the additional metres.',
      value: ({ lead, behind }) => frac(2 * lead - behind, 2),
    },
  ],
  wordings: [
    ({ race, lead, behind }) =>
      `A beats B by ${lead} m in a ${race} m race. In the next race, to the same finish, A starts ${behind} m behind the line and B on it. At the same speeds, by how many metres does A win?`,
    ({ race, lead, behind }, s) =>
      `${s.person.name} beats ${s.other.name} by ${lead} m over ${race} m. To make the race closer, ${s.person.name} runs ${race + behind} m and ${s.other.name} ${race} m, with the same finish. Their speeds do not change. How far is ${s.other.name} from the finish when ${s.person.name} reaches it?`,
    ({ race, lead, behind }, s) =>
      `When a ${s.pick(['senior swimmer', 'faster cyclist', 'better runner'])} completes ${race} m, the rival has ${lead} m to go. In a second race, to the same finish, the first starts ${behind} m behind the starting line and the rival on the line. The speeds do not change. Find the lead, in metres, when the winner finishes.`,
  ],
  explain: ({ race, lead, behind }, right) => {
    const other = frac((race - lead) * (race + behind), race);
    return t`While the faster one runs $${race} + ${behind} = ${race + behind}$ m, the other runs $${race + behind} \times ${tex(frac(race - lead, race))} = ${digits(other)}$ m. The lead is $${race} - ${digits(other)} = ${digits(right)}$ m.`;
  },
});

interface Handicaps {
  times: { a: number; b: number; start: number; headStart: number };
  wanted: 'a' | 'b';
}

const RACE = 1000;
/** Seconds by which A wins when B has a start in metres. */
const winsBy = ({ a, b, start }: Handicaps['times']) => frac(b * (RACE - start), RACE).sub(a);
/** Metres by which A loses when B has a start in seconds. */
const losesBy = ({ a, b, headStart }: Handicaps['times']) => frac(RACE).sub(frac(RACE * (b - headStart), a));

const HANDICAPS = range(120, 240, 5).flatMap((a) =>
  range(a + 10, a + 60, 5).flatMap((b) =>
    range(20, 100, 10).flatMap((start) => range(12, 70).map((headStart) => ({ a, b, start, headStart }))),
  ),
);

const twoHandicaps = defineTemplate<Handicaps, Fraction>({
  id: 'two-handicaps',
  level: 'hard',
  parameters: {
    times: HANDICAPS.filter(
      (p) =>
        p.headStart > p.b - p.a &&
        winsBy(p).d === 1n &&
        winsBy(p).gte(2) &&
        losesBy(p).d === 1n &&
        losesBy(p).gte(10) &&
        losesBy(p).lte(150),
    ),
    wanted: ['a', 'b'],
  },
  solve: ({ times, wanted }) => frac(times[wanted]),
  show: seconds,
  mistakes: [
    {
      text: 'This is the time of the other one.',
      value: ({ times, wanted }) => frac(wanted === 'a' ? times.b : times.a),
    },
    {
      text: 'You took the start in seconds off the time of the slower one.',
      value: ({ times }) => frac(times.b - times.headStart),
    },
    {
      text: 'You added the start in seconds to the time of the faster one.',
      value: ({ times }) => frac(times.a + times.headStart),
    },
    {
      text: 'This is the time of the slower one with the start in metres.',
      value: ({ times }) => winsBy(times).add(times.a),
    },
    {
      text: 'You added the seconds of the win to the right time.',
      value: ({ times }, right) => right.add(winsBy(times)),
    },
    {
      text: 'You took the seconds of the win off the right time.',
      value: ({ times }, right) => right.sub(winsBy(times)),
    },
    { text: 'You took the mean of both times.', value: ({ times }) => frac(times.a + times.b, 2) },
    {
      text: 'You added the difference of the times once too often.',
      value: ({ times, wanted }) => frac(times[wanted] + times.b - times.a),
    },
    {
      text: 'You subtracted the difference of the times once too often.',
      value: ({ times, wanted }) => frac(times[wanted] - times.b + times.a),
    },
  ],
  wordings: [
    ({ times, wanted }) =>
      `A and B run at constant speeds. In a 1000 m race A gives B a start of ${times.start} m and wins by ${digits(winsBy(times))} seconds. If A gives B a start of ${times.headStart} seconds, B wins by ${digits(losesBy(times))} m. What is the time of ${wanted === 'a' ? 'A' : 'B'} for 1000 m?`,
    ({ times, wanted }, s) =>
      `${s.person.name} and ${s.other.name} race over 1000 m at constant speeds. With ${times.start} m of start ${s.other.name} arrives ${digits(winsBy(times))} seconds after ${s.person.name}. With ${times.headStart} seconds of start ${s.other.name} arrives when ${s.person.name} still has ${digits(losesBy(times))} m to run. In how many seconds does ${wanted === 'a' ? s.person.name : s.other.name} run 1000 m?`,
    ({ times, wanted }, s) =>
      `A club ${s.pick(['runner', 'rower'])} tries two handicaps against a beginner over 1000 m. Both speeds are constant. The beginner loses by ${digits(winsBy(times))} seconds with ${times.start} m of start and wins by ${digits(losesBy(times))} m with ${times.headStart} seconds of start. Find the time of the ${wanted === 'a' ? 'club member' : 'beginner'} for the full 1000 m.`,
  ],
  explain: ({ times, wanted }, right) => {
    const [first, second] = [frac(RACE - times.start, RACE), frac(RACE).sub(losesBy(times)).div(RACE)];
    const other = wanted === 'a' ? t`b = ${times.b}` : t`a = ${times.a}`;
    return t`With $a$ and $b$ for the times of the faster and the slower one in seconds, the first race says $${tex(first)}b = a + ${digits(winsBy(times))}$, the second $b - ${times.headStart} = ${tex(second)}a$. Together they give $${other}$ and $${wanted} = ${digits(right)}$ seconds.`;
  },
});

export const STARTS = [startAndSeconds, behindTheLine, twoHandicaps];
