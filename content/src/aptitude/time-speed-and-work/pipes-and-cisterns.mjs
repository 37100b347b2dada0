import { KHAN_MATH, NCERT, asMixed, frac, num, sum, t, tex, unit } from '../kit/index.mjs';

const hours = unit('hours');
const minutes = unit('minutes');
/** Time to fill with pipes that alone need the given times; a negative time empties. */
const together = (...alone) => frac(1).over(sum(alone.map((time) => frac(1).over(time))));

function twoInlets() {
  const answer = together(20, 30);
  return {
    level: 'easy',
    text: 'Two taps fill a tank in 20 minutes and 30 minutes respectively. How long do they take together?',
    answer,
    wrong: [15, 20, 25],
    show: minutes,
    why: t`In one minute they fill $\frac{1}{20} + \frac{1}{30} = \frac{1}{12}$ of the tank: ${num(answer)} minutes.`,
  };
}

function inletAndOutlet() {
  const answer = together(4, 6, -3);
  return {
    level: 'easy',
    text: 'Two pipes fill a cistern in 4 hours and 6 hours; a third empties it in 3 hours. With all three open, how long does the empty cistern take to fill?',
    answer,
    wrong: [frac(24, 10), 10, 8],
    show: hours,
    why: t`Each hour brings $\frac{1}{4} + \frac{1}{6} - \frac{1}{3} = \frac{1}{12}$, so the cistern is full after ${num(answer)} hours.`,
  };
}

function leak() {
  const [fill, withLeak] = [6, 8];
  const empties = frac(1).over(frac(1, fill).minus(frac(1, withLeak)));
  return {
    level: 'medium',
    text: `A pipe fills a tank in ${fill} hours. Because of a leak in the bottom it takes ${withLeak} hours. How long does the leak need to empty the full tank?`,
    answer: empties,
    wrong: [2, 14, 12],
    show: hours,
    why: t`The leak takes $\frac{1}{${fill}} - \frac{1}{${withLeak}} = \frac{1}{${num(empties)}}$ of the tank an hour, so it needs ${num(empties)} hours.`,
  };
}

function closedAfter() {
  const [a, b, total] = [24, 32, 18];
  const open = frac(1).minus(frac(total, a)).times(b);
  return {
    level: 'medium',
    text: `Two pipes A and B fill a tank in ${a} and ${b} minutes. Both are opened together. After how many minutes should B be closed so that the tank is full in ${total} minutes?`,
    answer: open,
    wrong: [6, 10, 12],
    show: minutes,
    why: t`A works all ${total} minutes and fills $\frac{18}{24} = \frac{3}{4}$. B must fill $\frac{1}{4}$, for which it needs $\frac{1}{4} \times ${b} = ${num(open)}$ minutes.`,
  };
}

function turnAbout() {
  const [a, b] = [12, 15];
  const pair = frac(1, a).plus(frac(1, b));
  const rest = frac(1).minus(pair.times(6)).minus(frac(1, a));
  const answer = frac(13).plus(rest.times(b));
  return {
    level: 'hard',
    text: `Two pipes that fill a tank in ${a} and ${b} hours are opened for one hour each in turn, the faster first. After how long is the tank full?`,
    answer,
    wrong: [frac(40, 3), frac(27, 2), frac(66, 5)],
    show: (value) => `${asMixed(value)} hours`,
    why: t`Two hours fill $\frac{1}{12} + \frac{1}{15} = ${tex(pair)}$, so twelve hours fill $\frac{9}{10}$. The faster pipe adds $\frac{1}{12}$ in the 13th hour and leaves $${tex(rest)}$, for which the slower needs $${tex(rest)} \times 15 = ${tex(rest.times(b))}$ hour.`,
  };
}

function capacity() {
  const [fill, emptyRate, both] = [10, 6, 15];
  const leakTime = frac(1).over(frac(1, fill).minus(frac(1, both)));
  const volume = leakTime.times(emptyRate * 60);
  return {
    level: 'medium',
    text: `A tap fills a tank in ${fill} hours. A waste pipe that lets out ${emptyRate} litres a minute is opened with it, and the tank fills in ${both} hours. What is the capacity of the tank?`,
    answer: volume.whole(),
    wrong: [3_600, 5_400, 9_000],
    show: unit('litres'),
    why: t`The waste pipe alone would empty the tank in ${num(leakTime)} hours, since $\frac{1}{10} - \frac{1}{15} = \frac{1}{30}$. In that time it lets out $30 \times 60 \times 6 = ${num(volume)}$ litres.`,
  };
}

function diameters() {
  const flow = 1 ** 2 + 2 ** 2 + 2 ** 2;
  return {
    level: 'hard',
    text: 'Water flows at the same speed through three pipes with diameters 1 cm, 2 cm and 2 cm. The smallest alone fills a tank in 63 minutes. How long do all three take together?',
    answer: frac(63, flow),
    wrong: [frac(63, 5), 9, 21],
    show: minutes,
    why: t`The flow goes with the square of the diameter: $1 : 4 : 4$. Together they bring ${flow} times the flow of the smallest: $63 \div 9 = 7$ minutes.`,
  };
}

function fasterPipe() {
  const [times, both] = [3, 36];
  const slow = both * (times + 1);
  return {
    level: 'easy',
    text: `One pipe fills a tank three times as fast as another. Together they fill it in ${both} minutes. How long does the slower pipe need alone?`,
    answer: slow,
    wrong: [108, 48, 72],
    show: minutes,
    why: t`Together they are 4 times as fast as the slower pipe, which therefore needs $4 \times ${both} = ${slow}$ minutes.`,
  };
}

function thirdPipeLater() {
  const [fill, empty, head] = [5, 4, 1];
  const filled = frac(head, fill);
  const net = frac(1, empty).minus(frac(1, fill));
  return {
    level: 'medium',
    text: `An inlet fills a tank in ${fill} hours and an outlet empties it in ${empty} hours. The inlet is opened at 8 a.m. and the outlet at 9 a.m. After how many hours, from 9 a.m., is the tank empty?`,
    answer: filled.over(net),
    wrong: [5, 8, 20],
    show: hours,
    why: t`By 9 a.m. $\frac{1}{5}$ is filled. From then on the tank loses $\frac{1}{4} - \frac{1}{5} = ${tex(net)}$ an hour: $\frac{1}{5} \div ${tex(net)} = ${num(filled.over(net))}$ hours.`,
  };
}

function halfFullFirst() {
  const [a, b] = [12, 20];
  const half = frac(a, 2);
  const rest = frac(1, 2).times(together(a, b));
  const answer = half.plus(rest);
  return {
    level: 'medium',
    text: `A tap fills a tank in ${a} hours. When the tank is half full a second tap, which alone would need ${b} hours, is opened as well. How long does the filling take in all?`,
    answer,
    wrong: [10, frac(43, 4), frac(27, 2)],
    show: (value) => `${asMixed(value)} hours`,
    why: t`Half the tank takes 6 hours. Together the taps fill $\frac{1}{12} + \frac{1}{20} = \frac{2}{15}$ an hour, so the second half takes $\frac{1}{2} \div \frac{2}{15} = ${tex(rest)}$ hours. In all ${asMixed(answer)} hours.`,
  };
}

export const pipesAndCisterns = {
  name: 'Pipes and Cisterns',
  description:
    'Inlets, outlets and leaks: filling and emptying tanks together, in turn, late and with pipes of different width.',
  difficulty: 'medium',
  topics: ['Inlets together', 'Outlets and leaks', 'Closing a pipe early', 'Pipes in turn', 'Capacity'],
  keywords: 'pipes and cisterns questions, leak problem, inlet outlet, tank filling, aptitude test',
  keyInformation: [
    'An inlet of n hours adds 1/n an hour; an outlet of m hours takes 1/m.',
    'Time of a leak alone: 1 ÷ (rate without leak − rate with leak).',
    'At equal speed the flow of a pipe goes with the square of its diameter.',
  ],
  didYouKnow: [
    'The Greek Anthology, more than a thousand years old, already holds puzzles about fountains that fill a tank together.',
    'Doubling the diameter of a pipe lets four times as much water through at the same speed.',
  ],
  faqs: [
    [
      'How is this different from time and work?',
      'Only in that an outlet does negative work. All methods carry over.',
    ],
    [
      'Does it matter how full the tank is at the start?',
      'Yes: multiply the times by the part that is still to be filled or emptied.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 26,
  questions: [
    twoInlets,
    inletAndOutlet,
    leak,
    closedAfter,
    turnAbout,
    capacity,
    diameters,
    fasterPipe,
    thirdPipeLater,
    halfFullFirst,
  ],
};
