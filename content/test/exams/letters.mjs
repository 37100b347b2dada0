import { byNumber, evaluate, near, numberIn, where } from './options.mjs';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const place = (letter) => ALPHABET.indexOf(letter) + 1;
const moved = (letter, by) => ALPHABET[(ALPHABET.indexOf(letter) + by + 26) % 26];
const backward = (word) => [...word].reverse().join('');
const is = (expected) => (proof, question) =>
  where(question.options, (option) => option === expected(proof, question));

/** The one distance by which every letter of an example moved. */
function shiftBetween(from, to) {
  const shifts = new Set([...from].map((letter, index) => (place(to[index]) - place(letter) + 26) % 26));
  if (shifts.size !== 1) throw new Error(`${from} to ${to} is not one shift`);
  return [...shifts][0];
}

const shifted = (word, by) => [...word].map((letter) => moved(letter, by)).join('');
const letterSum = (word) => [...word].reduce((sum, letter) => sum + place(letter), 0);

const COUNTS = ['None', 'One', 'Two', 'Three', 'Four'];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const COMPASS = ['North', 'East', 'South', 'West'];
const MS_PER_DAY = 86_400_000;

const LEFT_OF = { N: 'W', W: 'S', S: 'E', E: 'N' };
const RIGHT_OF = { N: 'E', E: 'S', S: 'W', W: 'N' };
const STEP = { N: [0, 1], S: [0, -1], E: [1, 0], W: [-1, 0] };

/** Where a walk ends: "S10" goes south, "L8" turns left first. */
function endOfWalk(steps) {
  let heading = 'N';
  let [x, y] = [0, 0];
  for (const step of steps) {
    const length = Number(step.slice(1));
    const turn = { L: LEFT_OF, R: RIGHT_OF }[step[0]];
    heading = turn ? turn[heading] : step[0];
    x += STEP[heading][0] * length;
    y += STEP[heading][1] * length;
  }
  const words = [y > 0 ? 'north' : y < 0 ? 'south' : '', x > 0 ? 'east' : x < 0 ? 'west' : ''];
  return { distance: Math.hypot(x, y), direction: words.filter(Boolean).join('-') };
}

/** @type {Record<string, import('./options.mjs').Solver>} */
export const letters = {
  'letter-code': is(({ from, to, word }) => shifted(word, shiftBetween(from, to))),
  'reverse-code': is(({ from, to, word }) => shifted(backward(word), shiftBetween(backward(from), to))),
  'letter-sum': byNumber(
    (value, { known, word }) =>
      Object.entries(known).every(([example, sum]) => letterSum(example) === sum) &&
      letterSum(word) === value,
  ),
  'alphabet-places': ({ word, code }, { options }) => {
    const spelt = [...word].map(place).join('-');
    return where(options, (option) => spelt === code && (option === word || option === code));
  },
  'growing-steps': is(({ letters: row }) => {
    const steps = row.slice(1).map((letter, index) => place(letter) - place(row[index]));
    if (steps.some((step, index) => step !== steps[0] + index))
      throw new Error('the steps do not grow by one');
    return moved(row.at(-1), steps.at(-1) + 1);
  }),
  'letter-pairs': is(({ pairs }) => {
    const next = (side) => moved(pairs.at(-1)[side], shiftBetween(pairs[0][side], pairs[1][side]));
    return next(0) + next(1);
  }),
  dictionary: is(({ words, place: wanted }) => [...words].sort()[wanted - 1]),
  'sorted-in-place': is(({ text }) => {
    const sorted = [...text].sort();
    return COUNTS[sorted.filter((character, index) => character === text[index]).length];
  }),
  'in-row': is(({ row, place: wanted }) => row.split(' ')[wanted - 1]),
  'odd-square-pair': (proof, { options }) =>
    where(options, (option) => {
      const [a, b] = option.split(' : ').map(Number);
      return a * a !== b;
    }),
  'odd-letter-steps': (proof, { options }) =>
    where(options, (option) => place(option[1]) - place(option[0]) !== place(option[2]) - place(option[1])),
  walk: ({ steps }, { options }) => {
    const end = endOfWalk(steps);
    return where(options, (option) => {
      const direction = /(north|south|east|west)(-(east|west))?/.exec(option)?.[0] ?? end.direction;
      return near(Number.parseFloat(option), end.distance) && direction === end.direction;
    });
  },
  turns: is(({ start, degrees }) => {
    const quarters = degrees.reduce((sum, angle) => sum + angle / 90, COMPASS.indexOf(start));
    return COMPASS[((quarters % 4) + 4) % 4];
  }),
  'weekday-after': is(({ start, days, from, to }) => {
    const passed = days ?? (Date.parse(to) - Date.parse(from)) / MS_PER_DAY;
    return DAYS[(DAYS.indexOf(start) + passed) % 7];
  }),
  clock: byNumber((angle, { hours, minutes }) => {
    const apart = Math.abs(((hours * 60 + minutes) / 720) * 360 - (minutes / 60) * 360);
    return near(Math.min(apart, 360 - apart), angle);
  }),
  'place-from-right': byNumber((value, { size, left }) => size - left + 1 === value),
  'class-size': byNumber((size, { top, bottom }) => size - top === bottom - 1),
  'between-in-queue': byNumber((between, { size, front, back }) => {
    const queue = Array.from({ length: size }, (_, index) => index + 1);
    return queue.filter((spot) => spot > front && size - spot + 1 > back).length === between;
  }),
  'times-next': byNumber(
    (value, { known, number }) => known[0] * (known[0] + 1) === known[1] && number * (number + 1) === value,
  ),
  'swapped-signs': ({ text, signs }, { options }) => {
    const usual = text.split(' ').map((token) => signs[token] ?? token);
    return where(options, (option) => near(numberIn(option), evaluate(usual)));
  },
};
