import { KHAN_MATH, NCERT, frac, lcm, mixed, num, t, unit } from '../kit/index.mjs';

const metres = unit('m');
const seconds = unit('seconds');

function beatsByDistance() {
  const [race, lead, time] = [200, 20, 10];
  const speed = frac(lead, time);
  const loser = frac(race).over(speed);
  return {
    level: 'medium',
    text: `In a ${race} m race A beats B by ${lead} m or ${time} seconds. What is A's time?`,
    answer: loser.minus(time),
    wrong: [100, 80, 95],
    show: seconds,
    why: t`B needs ${time} s for the last ${lead} m, so B's speed is ${num(speed)} m/s and B's time ${num(loser)} s. A's time is $${num(loser)} - ${time} = ${num(loser.minus(time))}$ s.`,
  };
}

function chainOfRaces() {
  const [race, ab, bc] = [100, 10, 10];
  const c = frac((race - ab) * (race - bc), race);
  return {
    level: 'easy',
    text: `In a ${race} m race A beats B by ${ab} m, and in another B beats C by ${bc} m. By how many metres does A beat C over ${race} m?`,
    answer: frac(race).minus(c),
    wrong: [20, 21, 22],
    show: metres,
    why: t`While A runs 100 m, B runs 90 m, and C runs $90 \times \frac{90}{100} = ${num(c)}$ m. A beats C by ${num(frac(race).minus(c))} m.`,
  };
}

function headStart() {
  const [a, b, race] = [5, 4, 500];
  const answer = frac(race).minus(frac(race * b, a));
  return {
    level: 'easy',
    text: `The speeds of A and B are in the ratio ${a} : ${b}. What start should A give B in a ${race} m race so that they finish together?`,
    answer,
    wrong: [25, 75, 80],
    show: metres,
    why: t`While A runs ${race} m, B runs $\frac{4}{5}$ of it, ${num(frac(race * b, a))} m. So B needs a start of ${num(answer)} m.`,
  };
}

function gameOfPoints() {
  const [game, ab, ac] = [100, 20, 28];
  const b = game - ab;
  const c = game - ac;
  const answer = frac(game).minus(frac(c * game, b));
  return {
    level: 'medium',
    text: `In a game of ${game} points A can give B ${ab} points and C ${ac} points. How many points can B give C in a game of ${game}?`,
    answer,
    wrong: [8, 12, 9],
    show: unit('points'),
    why: t`While B makes ${b} points C makes ${c}. When B makes 100, C makes $\frac{${c} \times 100}{${b}} = ${num(frac(c * game, b))}$. B can give C ${num(answer)} points.`,
  };
}

function circularOpposite() {
  const [track, a, b] = [1200, 4, 6];
  return {
    level: 'easy',
    text: `Two runners start at the same point of a ${track} m circular track in opposite directions at ${a} m/s and ${b} m/s. After how many seconds do they meet for the first time?`,
    answer: frac(track, a + b),
    wrong: [600, 300, 200],
    show: seconds,
    why: t`They approach at $${a} + ${b} = ${a + b}$ m/s and together must run one round: $\frac{${track}}{${a + b}} = ${num(frac(track, a + b))}$ s.`,
  };
}

function circularStart() {
  const [track, speeds] = [360, [3, 4, 6]];
  const times = speeds.map((speed) => track / speed);
  const answer = frac(lcm(...times), 60);
  return {
    level: 'medium',
    text: `Three cyclists start together round a ${track} m track in the same direction at 3, 4 and 6 m/s. After how many minutes are they all at the starting point again for the first time?`,
    answer,
    wrong: [2, 3, 4],
    show: unit('minutes'),
    why: t`Their rounds take ${times.join(', ')} seconds. The LCM is ${lcm(...times)} seconds, that is ${num(answer)} minutes.`,
  };
}

function timesAsFast() {
  const [times, start] = [frac(7, 4), 84];
  const answer = times.times(start).over(times.minus(1));
  return {
    level: 'medium',
    text: t`A runs $1\frac{3}{4}$ times as fast as B. If A gives B a start of ${start} m, how far must the winning post be so that they reach it together?`,
    answer,
    wrong: [147, 112, 168],
    show: metres,
    why: t`Speeds are $7 : 4$, so in every 7 m A gains 3 m. To gain ${start} m A must run $${start} \times \frac{7}{3} = ${num(answer)}$ m.`,
  };
}

function startAndBeaten() {
  const [race, start, late] = [1000, 100, 20];
  const speedB = frac(race - start, 180 + late);
  return {
    level: 'hard',
    text: `In a 1 km race A gives B a start of ${start} m and still wins by ${late} seconds. A covers the kilometre in 3 minutes. How long would B take for the whole kilometre?`,
    answer: frac(race).over(speedB),
    wrong: [200, 210, 240],
    show: (value) => `${num(value)} seconds`,
    why: t`A needs 180 s. B runs 900 m in $180 + ${late} = 200$ s, so the kilometre takes $200 \times \frac{1000}{900} = ${mixed(frac(race).over(speedB))}$ s.`,
  };
}

function deadHeatTime() {
  const [a, b] = [240, 250];
  return {
    level: 'easy',
    text: `A runs a kilometre in 4 minutes and B in 4 minutes 10 seconds. By how many metres does A beat B over a kilometre?`,
    answer: frac((b - a) * 1000, b),
    wrong: [frac(125, 3), 10, 50],
    show: metres,
    why: t`When A finishes, B still needs 10 s. B's speed is $\frac{1000}{250} = 4$ m/s, so B is ${num(frac((b - a) * 1000, b))} m behind.`,
  };
}

function overtakingOnTrack() {
  const [track, a, b] = [400, 9, 7];
  const time = frac(track, a - b);
  const rounds = Math.floor((time.whole() * a) / track);
  return {
    level: 'hard',
    text: `On a ${track} m circular track A and B start together in the same direction at ${a} m/s and ${b} m/s. How many complete rounds has A run when he overtakes B for the first time?`,
    answer: rounds,
    wrong: [3, 5, 8],
    show: unit('rounds'),
    why: t`A gains ${a - b} m a second and must gain a whole round: ${num(time)} s. In that time A runs $9 \times 200 = 1800$ m, which is ${rounds} complete rounds and a half.`,
  };
}

export const racesAndGames = {
  name: 'Races and Games',
  description:
    'Starts, beats and dead heats on straight and circular tracks, and games in which one player gives points to another.',
  difficulty: 'medium',
  topics: [
    'Beaten by distance or time',
    'Head starts',
    'Chains of races',
    'Games of points',
    'Circular tracks',
  ],
  keywords: 'races and games questions, head start, circular track, dead heat, aptitude test',
  keyInformation: [
    '"A beats B by x metres" means that B is x metres short when A finishes.',
    '"A gives B a start of x metres" means that B begins x metres ahead.',
    'On a circular track of length L runners first meet after L ÷ relative speed.',
  ],
  didYouKnow: [
    'A dead heat is a race in which two runners reach the post at exactly the same moment.',
    'A standard running track measures 400 m in its inside lane; each lane further out is longer, which is why the starts are staggered.',
  ],
  faqs: [
    [
      'Can I add the leads when A beats B and B beats C?',
      'No. C loses ten per cent of what B runs, not of the full race; multiply the ratios.',
    ],
    [
      'When are two runners on a circle together at the start again?',
      'After the LCM of their times for one round.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 14,
  questions: [
    beatsByDistance,
    chainOfRaces,
    headStart,
    gameOfPoints,
    circularOpposite,
    circularStart,
    timesAsFast,
    startAndBeaten,
    deadHeatTime,
    overtakingOnTrack,
  ],
};
