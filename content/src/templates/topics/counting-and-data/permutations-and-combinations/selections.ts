import {
  choose,
  defineTemplate,
  frac,
  range,
  t,
  tex,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';

const binomial = (n: number, k: number) => t`\binom{${n}}{${k}}`;

interface Committee {
  men: number;
  women: number;
  menSeats: number;
  womenSeats: number;
}

const committees = ({ men, women, menSeats, womenSeats }: Committee) =>
  choose(men, menSeats) * choose(women, womenSeats);

const committee = defineTemplate<Committee, Fraction>({
  id: 'committee-of-two-groups',
  level: 'easy',
  parameters: { men: range(4, 9), women: range(4, 9), menSeats: [1, 2, 3], womenSeats: [1, 2, 3] },
  isSensible: ({ men, women, menSeats, womenSeats }) => men !== women && menSeats + womenSeats > 2,
  solve: (p) => frac(committees(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You did not separate the two groups.',
      value: (p) => frac(choose(p.men + p.women, p.menSeats + p.womenSeats)),
    },
    {
      text: 'You added the two numbers instead of multiplying them.',
      value: (p) => frac(choose(p.men, p.menSeats) + choose(p.women, p.womenSeats)),
    },
    {
      text: 'You exchanged the two groups.',
      value: (p) => frac(committees({ ...p, menSeats: p.womenSeats, womenSeats: p.menSeats })),
    },
    { text: 'You multiplied once more by 2.', value: (p) => frac(2 * committees(p)) },
    { text: 'You divided by 2 once too often.', value: (p) => frac(committees(p), 2) },
    {
      text: 'You took one too few to choose from in the first group.',
      value: (p) => frac(committees({ ...p, men: p.men - 1 })),
    },
    {
      text: 'You took one too many to choose from in the second group.',
      value: (p) => frac(committees({ ...p, women: p.women + 1 })),
    },
    {
      text: 'You took one too few to choose from in the second group.',
      value: (p) => frac(committees({ ...p, women: p.women - 1 })),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    (p) =>
      `In how many ways can a committee of ${p.menSeats} ${p.menSeats === 1 ? 'man' : 'men'} and ${p.womenSeats} ${p.womenSeats === 1 ? 'woman' : 'women'} be chosen from ${p.men} men and ${p.women} women?`,
    (p, s) =>
      `${s.person.name} picks ${p.menSeats} of ${p.men} novels and ${p.womenSeats} of ${p.women} comics for a journey. How many different choices are there?`,
    (p) =>
      `A paper has ${p.men} questions in part A and ${p.women} in part B. A student answers ${p.menSeats} of part A and ${p.womenSeats} of part B. Find the number of ways to choose the questions.`,
  ],
  explain: (p, right) =>
    t`Choose from each group separately and multiply: $${binomial(p.men, p.menSeats)} \times ${binomial(p.women, p.womenSeats)} = ${choose(p.men, p.menSeats)} \times ${choose(p.women, p.womenSeats)} = ${right.valueOf()}$.`,
});

interface Pairs {
  people: number;
}

const pairs = ({ people }: Pairs) => choose(people, 2);

const handshakes = defineTemplate<Pairs & { isEachTwice: boolean }, Fraction>({
  id: 'each-with-each',
  level: 'easy',
  parameters: { people: range(7, 40), isEachTwice: [false, false, true] },
  solve: (p) => frac(p.isEachTwice ? 2 * pairs(p) : pairs(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You counted each pair twice, or only once where it counts twice.',
      value: (p) => frac(p.isEachTwice ? pairs(p) : 2 * pairs(p)),
    },
    { text: 'You squared the number.', value: ({ people }) => frac(people * people) },
    {
      text: 'You let everybody meet themselves.',
      value: (p) => frac((p.people * (p.people + 1)) / (p.isEachTwice ? 1 : 2)),
    },
    {
      text: 'You took one person too few.',
      value: (p) => frac(((p.people - 1) * (p.people - 2)) / (p.isEachTwice ? 1 : 2)),
    },
    {
      text: 'You counted one pair too many.',
      value: (p) => frac((p.isEachTwice ? 2 * pairs(p) : pairs(p)) + 1),
    },
    { text: 'You left out one pair.', value: (p) => frac((p.isEachTwice ? 2 * pairs(p) : pairs(p)) - 1) },
    {
      text: 'You took half of the square.',
      value: ({ people }) => (people % 2 === 0 ? frac(people * people, 2) : undefined),
    },
  ],
  wordings: [
    ({ people, isEachTwice }) =>
      isEachTwice
        ? `In a league of ${people} teams each team plays twice against every other team. How many matches are there?`
        : `At a meeting ${people} people shake hands, each with every other once. How many handshakes are there?`,
    ({ people, isEachTwice }, s) =>
      isEachTwice
        ? `${s.person.name} and the other members of a club of ${people} send each other greeting cards, everybody one to everybody else. How many cards are sent?`
        : `${s.person.name} organises a chess tournament with ${people} players. Each plays once against every other. How many games are played?`,
    ({ people, isEachTwice }) =>
      isEachTwice
        ? `A railway line has ${people} stations. Find the number of different single tickets from one station to another.`
        : `${people} points lie on a circle. Find the number of straight lines that join two of them.`,
  ],
  explain: (p, right) =>
    p.isEachTwice
      ? t`Each of the ${p.people} is combined with ${p.people - 1} others, and the order counts: $${p.people} \times ${p.people - 1} = ${right.valueOf()}$.`
      : t`Each of the ${p.people} is combined with ${p.people - 1} others, and this counts each pair twice: $${p.people} \times ${p.people - 1} \div 2 = ${right.valueOf()}$.`,
});

interface Polygon {
  sides: number;
}

const diagonals = defineTemplate<Polygon & { what: 'diagonals' | 'triangles' }, Fraction>({
  id: 'diagonals-and-triangles',
  level: 'easy',
  parameters: { sides: range(6, 24), what: ['diagonals', 'triangles'] },
  isSensible: ({ sides, what }) => what === 'diagonals' || sides < 16,
  solve: ({ sides, what }) => frac(what === 'diagonals' ? choose(sides, 2) - sides : choose(sides, 3)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You counted the sides too.',
      value: ({ sides, what }) => (what === 'diagonals' ? frac(choose(sides, 2)) : undefined),
    },
    {
      text: 'You added the lines between two points.',
      value: ({ sides, what }) =>
        what === 'triangles' ? frac(choose(sides, 3) + choose(sides, 2)) : undefined,
    },
    {
      text: 'You counted each of them twice.',
      value: ({ sides, what }) => frac(what === 'diagonals' ? sides * (sides - 3) : 2 * choose(sides, 3)),
    },
    {
      text: 'You took one corner too few.',
      value: ({ sides, what }) =>
        frac(what === 'diagonals' ? choose(sides - 1, 2) - sides + 1 : choose(sides - 1, 3)),
    },
    {
      text: 'You took one corner too many.',
      value: ({ sides, what }) =>
        frac(what === 'diagonals' ? choose(sides + 1, 2) - sides - 1 : choose(sides + 1, 3)),
    },
    {
      text: 'You joined each corner with all but one of the others.',
      value: ({ sides, what }) =>
        what === 'diagonals' && (sides * (sides - 2)) % 2 === 0 ? frac(sides * (sides - 2), 2) : undefined,
    },
    {
      text: 'You left out one of them.',
      value: ({ sides, what }) =>
        frac((what === 'diagonals' ? choose(sides, 2) - sides : choose(sides, 3)) - 1),
    },
    {
      text: 'You counted one too many.',
      value: ({ sides, what }) =>
        frac((what === 'diagonals' ? choose(sides, 2) - sides : choose(sides, 3)) + 1),
    },
    {
      text: 'You counted pairs of corners instead of threes.',
      value: ({ sides, what }) => (what === 'triangles' ? frac(choose(sides, 2)) : undefined),
    },
  ],
  wordings: [
    ({ sides, what }) =>
      `How many ${what === 'diagonals' ? 'diagonals has a polygon' : 'triangles can be formed by joining three corners of a convex polygon'} of ${sides} sides?`,
    ({ sides, what }, s) =>
      what === 'diagonals'
        ? `${s.person.name} draws a regular polygon with ${sides} corners and all of its diagonals. How many diagonals are there?`
        : `${s.person.name} marks ${sides} points on a circle. How many triangles have their corners in three of these points?`,
    ({ sides, what }) =>
      what === 'diagonals'
        ? `Find the number of diagonals of a convex polygon with ${sides} corners.`
        : `No three of ${sides} points lie on one straight line. Find the number of triangles with corners in these points.`,
  ],
  explain: ({ sides, what }, right) =>
    what === 'diagonals'
      ? t`Two corners are joined by a side or by a diagonal: $${binomial(sides, 2)} - ${sides} = ${choose(sides, 2)} - ${sides} = ${right.valueOf()}$.`
      : t`Any three of the ${sides} points form one triangle: $${binomial(sides, 3)} = ${right.valueOf()}$.`,
});

interface AtLeast {
  men: number;
  women: number;
  seats: number;
}

const withAWoman = ({ men, women, seats }: AtLeast) => choose(men + women, seats) - choose(men, seats);

const atLeastOne = defineTemplate<AtLeast, Fraction>({
  id: 'team-with-at-least-one',
  level: 'medium',
  parameters: { men: range(4, 9), women: range(2, 6), seats: [3, 4] },
  isSensible: ({ men, seats }) => men > seats,
  solve: (p) => frac(withAWoman(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You counted all choices.', value: (p) => frac(choose(p.men + p.women, p.seats)) },
    { text: 'You counted the choices with none of them.', value: (p) => frac(choose(p.men, p.seats)) },
    {
      text: 'You counted the choices with exactly one of them.',
      value: (p) => frac(p.women * choose(p.men, p.seats - 1)),
    },
    {
      text: 'You fixed one of them and chose the rest freely, which counts choices with several more than once.',
      value: (p) => frac(p.women * choose(p.men + p.women - 1, p.seats - 1)),
    },
    { text: 'You counted one choice too many.', value: (p) => frac(withAWoman(p) + 1) },
    { text: 'You counted one choice too few.', value: (p) => frac(withAWoman(p) - 1) },
    {
      text: 'You took off the choices with them only.',
      value: (p) =>
        p.women < p.seats ? undefined : frac(choose(p.men + p.women, p.seats) - choose(p.women, p.seats)),
    },
    {
      text: 'You left out the choices with exactly one of them.',
      value: (p) => frac(withAWoman(p) - p.women * choose(p.men, p.seats - 1)),
    },
  ],
  wordings: [
    ({ men, women, seats }) =>
      `From ${men} men and ${women} women a team of ${seats} is chosen. In how many ways can it contain at least one woman?`,
    ({ men, women, seats }, s) =>
      `Of ${men + women} different bulbs in a box ${women} are faulty. ${s.person.name} takes ${seats} of them. In how many ways can at least one faulty bulb be among them?`,
    ({ men, women, seats }) =>
      `A shelf holds ${men} books in Hindi and ${women} in English. Find the number of ways to take ${seats} books with at least one in English.`,
  ],
  explain: (p, right) =>
    t`All choices less those without any of them: $${binomial(p.men + p.women, p.seats)} - ${binomial(p.men, p.seats)} = ${choose(p.men + p.women, p.seats)} - ${choose(p.men, p.seats)} = ${right.valueOf()}$.`,
});

interface Sharing {
  sweets: number;
  children: number;
  mayBeEmpty: boolean;
}

const shares = ({ sweets, children, mayBeEmpty }: Sharing) =>
  mayBeEmpty ? choose(sweets + children - 1, children - 1) : choose(sweets - 1, children - 1);

const equalSweets = defineTemplate<Sharing, Fraction>({
  id: 'equal-things-among-children',
  level: 'hard',
  parameters: { sweets: range(6, 15), children: [3, 4, 5], mayBeEmpty: [true, false] },
  isSensible: ({ sweets, children }) => sweets > children + 1,
  solve: (p) => frac(shares(p)),
  show: wholeNumber,
  mistakes: [
    {
      text: 'You mixed up whether a child may get nothing.',
      value: (p) => frac(shares({ ...p, mayBeEmpty: !p.mayBeEmpty })),
    },
    {
      text: 'You chose the children out of the sweets.',
      value: ({ sweets, children }) => frac(choose(sweets, children)),
    },
    { text: 'You took one sweet too many.', value: (p) => frac(shares({ ...p, sweets: p.sweets + 1 })) },
    { text: 'You took one sweet too few.', value: (p) => frac(shares({ ...p, sweets: p.sweets - 1 })) },
    { text: 'You took one child too few.', value: (p) => frac(shares({ ...p, children: p.children - 1 })) },
    { text: 'You counted one way too many for each thing.', value: (p) => frac(shares(p) + p.sweets) },
    { text: 'You left one way out for each of the receivers.', value: (p) => frac(shares(p) - p.children) },
    { text: 'You counted one way too many.', value: (p) => frac(shares(p) + 1) },
    { text: 'You counted one way too few.', value: (p) => frac(shares(p) - 1) },
  ],
  wordings: [
    ({ sweets, children, mayBeEmpty }) =>
      `In how many ways can ${sweets} equal sweets be given to ${children} children ${mayBeEmpty ? 'if some of them may get none' : 'so that each gets at least one'}?`,
    ({ sweets, children, mayBeEmpty }, s) =>
      `${s.person.name} puts ${sweets} equal balls into ${children} different boxes; ${mayBeEmpty ? 'boxes may stay empty' : 'no box may stay empty'}. How many ways are there?`,
    ({ sweets, children, mayBeEmpty }) =>
      `Find the number of ways to share ${sweets} one-rupee coins among ${children} people when ${mayBeEmpty ? 'a person may get nothing' : 'each person gets at least one coin'}.`,
  ],
  explain: ({ sweets, children, mayBeEmpty }, right) =>
    mayBeEmpty
      ? t`Lay the ${sweets} things and ${children - 1} bars in one row and choose the places of the bars: $${binomial(sweets + children - 1, children - 1)} = ${right.valueOf()}$.`
      : t`Lay the ${sweets} things in a row and put ${children - 1} bars into ${children - 1} of the ${sweets - 1} gaps: $${binomial(sweets - 1, children - 1)} = ${right.valueOf()}$.`,
});

interface Lines {
  points: number;
  onLine: number;
}

const linesThrough = ({ points, onLine }: Lines) => choose(points, 2) - choose(onLine, 2) + 1;

const pointsOnALine = defineTemplate<Lines, Fraction>({
  id: 'points-partly-on-a-line',
  level: 'hard',
  parameters: { points: range(7, 20), onLine: range(3, 8) },
  isSensible: ({ points, onLine }) => points - onLine > 2,
  solve: (p) => frac(linesThrough(p)),
  show: wholeNumber,
  mistakes: [
    { text: 'You forgot the line that holds them all.', value: (p) => frac(linesThrough(p) - 1) },
    {
      text: 'You counted the line through them for each pair.',
      value: ({ points }) => frac(choose(points, 2)),
    },
    { text: 'You counted the line through them twice.', value: (p) => frac(linesThrough(p) + 1) },
    {
      text: 'You took only the points off the line.',
      value: ({ points, onLine }) => frac(choose(points - onLine, 2)),
    },
    {
      text: 'You took the points off the line, and the line.',
      value: ({ points, onLine }) => frac(choose(points - onLine, 2) + 1),
    },
    {
      text: 'You subtracted the number of points on the line.',
      value: ({ points, onLine }) => frac(choose(points, 2) - onLine),
    },
    {
      text: 'You subtracted one less than the number of points on the line.',
      value: ({ points, onLine }) => frac(choose(points, 2) - onLine + 1),
    },
    {
      text: 'You took only lines from a point on the line to one off it.',
      value: ({ points, onLine }) => frac(onLine * (points - onLine)),
    },
  ],
  wordings: [
    ({ points, onLine }) =>
      `Of ${points} points in a plane ${onLine} lie on one straight line; no other three do. How many different straight lines join two of the points?`,
    ({ points, onLine }, s) =>
      `${s.person.name} marks ${points} points on a sheet. Exactly ${onLine} of them are on one line, and no other three are on a line. How many different lines through two of the points can ${s.person.they} draw?`,
    ({ points, onLine }) =>
      `Among ${points} points, ${onLine} are collinear and otherwise no three are. Find the number of different straight lines through pairs of these points.`,
  ],
  explain: ({ points, onLine }, right) =>
    t`All pairs give $${binomial(points, 2)} = ${choose(points, 2)}$ lines. The $${binomial(onLine, 2)} = ${choose(onLine, 2)}$ pairs on the line give only 1: $${choose(points, 2)} - ${choose(onLine, 2)} + 1 = ${tex(right)}$.`,
});

export const SELECTIONS = [committee, handshakes, diagonals, atLeastOne, equalSweets, pointsOnALine];
