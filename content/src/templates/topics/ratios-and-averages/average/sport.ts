import { counted, defineTemplate, digits, frac, num, range, t, type Fraction } from '../../../kit/index.js';
import { isBetween, slip } from '../../../kit/slips.js';

interface Innings {
  innings: number;
  score: number;
  rise: number;
}

const newAverage = defineTemplate<Innings, Fraction>({
  id: 'average-after-innings',
  level: 'medium',
  parameters: { innings: range(8, 25), score: range(60, 180), rise: range(1, 5) },
  isSensible: ({ innings, score, rise }) => isBetween(frac(score - (innings - 1) * rise), 24, 75),
  solve: ({ innings, score, rise }) => frac(score - (innings - 1) * rise),
  show: num,
  mistakes: [
    {
      text: 'This is the average before. The rise has to be added.',
      value: ({ innings, score, rise }) => frac(score - innings * rise),
    },
    {
      text: 'You added the rise to the new average once more.',
      value: ({ rise }, right) => right.add(rise),
    },
    {
      text: 'You subtracted the rise of one result too many and forgot to add the rise.',
      value: ({ innings, score, rise }) => frac(score - (innings + 1) * rise),
    },
    {
      text: 'You counted two results too few in the sum.',
      value: ({ rise }, right) => right.add(2 * rise),
    },
    slip('You lost 10 in the subtraction.', -10),
    slip('You gained 10 in the subtraction.', 10),
    slip('You counted one too few.', -1),
    slip('You counted one too many.', 1),
  ],
  wordings: [
    ({ innings, score, rise }, s) =>
      `In innings number ${innings}, ${s.person.name} scores ${score} runs and so raises ${s.person.their} average by ${rise}. ${s.person.name} was out in all innings. What is the average now?`,
    ({ innings, score, rise }, s) =>
      `A basketball ${s.pick(['team', 'club', 'side'])} scores ${score} points in match number ${innings} of the season. This lifts its average per match by ${rise}. Find its average after this match.`,
    ({ innings, score, rise }, s) =>
      `On day number ${innings} of a ${s.pick(['fair', 'book sale', 'festival'])} a stall sells ${score} packets, so that its average sale per day goes up by ${rise}. How many packets a day has it sold on average up to now, that day counted?`,
  ],
  explain: ({ innings, score, rise }, right) =>
    t`With $a$ for the old average, $${innings - 1}a + ${score} = ${innings}(a + ${rise})$. So $a = ${score} - ${innings} \times ${rise} = ${score - innings * rise}$, and the average now is $${score - innings * rise} + ${rise} = ${digits(right)}$.`,
});

interface Bowler {
  wickets: number;
  taken: number;
  /** The fall of the average in tenths of a run. */
  tenths: number;
  runs: number;
}

/** Average before, in tenths of a run. */
const beforeTenths = ({ wickets, taken, tenths, runs }: Bowler) =>
  frac(wickets * tenths + 10 * runs, taken).add(tenths);

/** Wickets before, where the average after is given in tenths. */
const wicketsFor = (p: Bowler, after: Fraction, taken = p.taken, runs = p.runs) =>
  after
    .mul(taken)
    .sub(10 * runs)
    .div(p.tenths);

const bowler = defineTemplate<Bowler, Fraction>({
  id: 'bowling-average',
  level: 'hard',
  parameters: { wickets: range(25, 130, 5), taken: range(3, 7), tenths: range(2, 8), runs: range(18, 70) },
  isSensible: (p) => beforeTenths(p).d === 1n && isBetween(beforeTenths(p), 124, 320),
  solve: (p) => frac(p.wickets),
  show: num,
  mistakes: [
    {
      text: 'This is the number after the match. You used the old average for the new wickets.',
      value: ({ wickets, taken }) => frac(wickets + taken),
    },
    {
      text: 'You raised the average where it falls.',
      value: (p) => wicketsFor(p, beforeTenths(p).add(p.tenths)),
    },
    {
      text: 'You subtracted the new wickets once more.',
      value: ({ wickets, taken }) => frac(wickets - taken),
    },
    {
      text: 'You counted one new wicket too few.',
      value: (p) => wicketsFor(p, beforeTenths(p).sub(p.tenths), p.taken - 1),
    },
    {
      text: 'You counted one new wicket too many.',
      value: (p) => wicketsFor(p, beforeTenths(p).sub(p.tenths), p.taken + 1),
    },
    {
      text: 'You added the runs of the match. They have to be subtracted.',
      value: (p) => wicketsFor(p, beforeTenths(p).sub(p.tenths), p.taken, -p.runs),
    },
    slip('You lost 10 in the division.', -10),
    slip('You gained 10 in the division.', 10),
    slip('You lost 5 in the division.', -5),
    slip('You gained 5 in the division.', 5),
  ],
  wordings: [
    (p, s) =>
      `A bowler's average is ${digits(beforeTenths(p).div(10))} runs per wicket. In a match ${s.pick(['against Punjab', 'against Kerala', 'at Pune'])} ${p.taken} wickets for ${p.runs} runs bring the average down by ${digits(frac(p.tenths, 10))}. How many wickets had the bowler taken before that match?`,
    (p, s) =>
      `${s.person.name} has given away ${digits(beforeTenths(p).div(10))} runs for each wicket so far. Today ${s.person.they} takes ${p.taken} wickets for ${p.runs} runs, and ${s.person.their} average falls by ${digits(frac(p.tenths, 10))} runs per wicket. Find the number of wickets before today.`,
    (p, s) =>
      `Before the ${s.pick(['final', 'last match', 'semi-final'])} a bowler had conceded ${digits(beforeTenths(p).div(10))} runs per wicket. By taking ${p.taken} wickets for ${p.runs} runs in it, the bowler lowered this average to ${digits(beforeTenths(p).sub(p.tenths).div(10))}. How many wickets did the bowler have before it?`,
  ],
  explain: (p, right) => {
    const [before, after] = [beforeTenths(p).div(10), beforeTenths(p).sub(p.tenths).div(10)];
    const drop = frac(p.tenths, 10);
    const lower = after.mul(p.taken).sub(p.runs);
    return t`With $w$ wickets before, $${digits(before)}w + ${p.runs} = ${digits(after)}(w + ${p.taken})$. So $${digits(drop)}w = ${digits(after)} \times ${p.taken} - ${p.runs}$ and $w = \frac{${digits(lower)}}{${digits(drop)}} = ${digits(right)}$.`;
  },
});

const years = counted('year', 'years');

interface Team {
  captain: number;
  older: number;
  drop: number;
}

const TEAM = 11;
const teamAverage = ({ captain, older, drop }: Team) => frac(2 * captain + older - (TEAM - 2) * drop, 2);

const captainAndKeeper = defineTemplate<Team, Fraction>({
  id: 'captain-and-keeper',
  level: 'medium',
  parameters: { captain: range(24, 38), older: range(1, 7), drop: [1, 2] },
  isSensible: (p) => teamAverage(p).d === 1n && isBetween(teamAverage(p), 19, 32),
  solve: teamAverage,
  show: years,
  mistakes: [
    { text: 'This is the average of the other nine.', value: (p) => teamAverage(p).sub(p.drop) },
    { text: 'You added the difference to the average once more.', value: (p) => teamAverage(p).add(p.drop) },
    {
      text: 'This is the average of the two players.',
      value: ({ captain, older }) => frac(2 * captain + older, 2),
    },
    {
      text: 'You made the second player younger.',
      value: ({ captain, older, drop }) => frac(2 * captain - older - 9 * drop, 2),
    },
    {
      text: 'You let the average of the others be higher, not lower.',
      value: ({ captain, older, drop }) => frac(2 * captain + older + 9 * drop, 2),
    },
    {
      text: 'You took the difference for all eleven players.',
      value: ({ captain, older, drop }) => frac(2 * captain + older - 11 * drop, 2),
    },
    {
      text: 'You took the difference for seven players only.',
      value: ({ captain, older, drop }) => frac(2 * captain + older - 7 * drop, 2),
    },
    slip('Your sum of the two ages is too small by 4.', -2),
    slip('Your sum of the two ages is too large by 4.', 2),
    slip('Your sum of the two ages is too large by 6.', 3),
    slip('Your sum of the two ages is too small by 6.', -3),
  ],
  wordings: [
    (p) =>
      `The captain of a cricket team of 11 players is ${p.captain} years old and the wicketkeeper is ${years(p.older)} older. The average age of the other players is ${years(p.drop)} less than that of the whole team. What is the average age of the whole team?`,
    (p, s) =>
      `In a ${s.pick(['hockey', 'football'])} team of 11, the goalkeeper is ${p.captain} and the captain ${p.captain + p.older} years old. Without these two the average age is lower by ${years(p.drop)}. Find the average age of the full team.`,
    (p, s) =>
      `${s.person.name}, aged ${p.captain}, and ${s.other.name}, who is ${years(p.older)} older, are two of the 11 clerks of a bank branch. If they are left out, the average age of the clerks falls by ${years(p.drop)}. What is the average age of all 11 clerks?`,
  ],
  explain: (p, right) => {
    const both = 2 * p.captain + p.older;
    return t`The two are $${p.captain} + ${p.captain + p.older} = ${both}$ years together. With $x$ for the average of all, $11x - ${both} = 9(x - ${p.drop})$, so $2x = ${both} - 9 \times ${p.drop}$ and $x = \frac{${both - 9 * p.drop}}{2} = ${digits(right)}$.`;
  },
});

export const SPORT = [newAverage, captainAndKeeper, bowler];
