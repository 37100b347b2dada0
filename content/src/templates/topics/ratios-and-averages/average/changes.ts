import { defineTemplate, digits, frac, range, rupees, t, unit, type Fraction } from '../../../kit/index.js';
import { isBetween, isInTenths, shortDecimal, slip } from '../../../kit/slips.js';

interface Replacement {
  count: number;
  /** The change of the average in half kilograms. */
  halves: number;
  old: number;
  direction: 'rises' | 'falls';
}

const changeOf = ({ halves, direction }: Replacement) => frac(direction === 'rises' ? halves : -halves, 2);
const others = (p: Replacement, count: number) => changeOf(p).mul(count).add(p.old);

const replacement = defineTemplate<Replacement, Fraction>({
  id: 'replacement',
  level: 'easy',
  parameters: { count: range(5, 16), halves: range(1, 7), old: range(42, 78), direction: ['rises', 'falls'] },
  isSensible: (p) => isBetween(others(p, p.count), 40, 92) && (p.count * p.halves) % 2 === 0,
  solve: (p) => others(p, p.count),
  show: unit('kg'),
  mistakes: [
    {
      text: 'You changed the weight in the wrong direction.',
      value: (p) => others(p, -p.count),
    },
    { text: 'You counted one person too few.', value: (p) => others(p, p.count - 1) },
    { text: 'You counted one person too many.', value: (p) => others(p, p.count + 1) },
    { text: 'You changed the weight by the change of the average only.', value: (p) => others(p, 1) },
    {
      text: 'You took half of the change of the total.',
      value: (p) => changeOf(p).mul(p.count).div(2).add(p.old),
    },
    { text: 'You took the change of the total twice.', value: (p) => others(p, 2 * p.count) },
    { text: 'You counted two people too many.', value: (p) => others(p, p.count + 2) },
    { text: 'You counted two people too few.', value: (p) => others(p, p.count - 2) },
  ],
  wordings: [
    (p) =>
      `The average weight of ${p.count} rowers ${p.direction} by ${digits(frac(p.halves, 2))} kg when one of them, who weighs ${p.old} kg, is replaced by a new rower. What does the new rower weigh?`,
    (p, s) =>
      `In a group of ${p.count} ${s.pick(['wrestlers', 'cadets', 'dancers'])} a person of ${p.old} kg leaves and another comes in. The average weight of the group ${p.direction} by ${digits(frac(p.halves, 2))} kg. Find the weight of the one who came in.`,
    (p, s) =>
      `${s.person.name}, who weighs ${p.old} kg, leaves a team of ${p.count}, and ${s.other.name} joins in ${s.person.their} place. The average weight of the team ${p.direction} by ${digits(frac(p.halves, 2))} kg. How heavy is ${s.other.name}?`,
  ],
  explain: (p, right) => {
    const [change, total] = [frac(p.halves, 2), frac(p.count * p.halves, 2)];
    const sign = p.direction === 'rises' ? '+' : '-';
    return t`The total weight of the ${p.count} ${p.direction} by $${p.count} \times ${digits(change)} = ${digits(total)}$ kg, all of it by the exchange: $${p.old} ${sign} ${digits(total)} = ${digits(right)}$ kg.`;
  },
});

interface WrongEntry {
  count: number;
  average: number;
  right: number;
  wrong: number;
}

const corrected = ({ count, average, right, wrong }: WrongEntry, factor: Fraction) =>
  frac(right - wrong, count)
    .mul(factor)
    .add(average);

const wrongEntry = defineTemplate<WrongEntry, Fraction>({
  id: 'wrong-entry',
  level: 'medium',
  parameters: { count: range(20, 60, 5), average: range(42, 70), right: range(28, 95), wrong: range(28, 95) },
  isSensible: (p) =>
    Math.abs(p.right - p.wrong) > 8 && isInTenths(corrected(p, frac(1))) && corrected(p, frac(1)).d !== 1n,
  solve: (p) => corrected(p, frac(1)),
  show: shortDecimal,
  mistakes: [
    { text: 'You corrected the average in the wrong direction.', value: (p) => corrected(p, frac(-1)) },
    { text: 'You corrected the error twice.', value: (p) => corrected(p, frac(2)) },
    { text: 'You corrected only half of the error.', value: (p) => corrected(p, frac(1, 2)) },
    {
      text: 'You took the wrong entry out of the sum and forgot to put in the right one.',
      value: ({ count, average, wrong }) => frac(average).sub(frac(wrong, count)),
    },
    {
      text: 'You added the right entry and left the wrong one in the sum.',
      value: ({ count, average, right }) => frac(average).add(frac(right, count)),
    },
    {
      text: 'You corrected the error twice, and in the wrong direction.',
      value: (p) => corrected(p, frac(-2)),
    },
    slip('You wrote down one tenth too much.', frac(1, 10)),
    slip('You wrote down one tenth too little.', frac(-1, 10)),
  ],
  wordings: [
    (p) =>
      `The average mark of ${p.count} pupils was found to be ${p.average}. Later it was seen that a mark of ${p.right} had been read as ${p.wrong}. What is the correct average?`,
    (p, s) =>
      `${s.person.name} finds an average of ${p.average} kg for the weights of ${p.count} ${s.pick(['sacks', 'parcels', 'crates'])}. Then ${s.person.they} sees that ${p.wrong} kg was entered for one of them in place of ${p.right} kg. Find the right average in kg.`,
    (p, s) =>
      `The mean of ${p.count} ${s.pick(['readings of a meter', 'results', 'observations'])} was given as ${p.average}. One of them had been copied as ${p.wrong} instead of ${p.right}. What is the mean after the correction?`,
  ],
  explain: (p, result) => {
    const isMore = p.right > p.wrong;
    const gap = Math.abs(p.right - p.wrong);
    const [high, low] = [Math.max(p.right, p.wrong), Math.min(p.right, p.wrong)];
    return t`The sum was too ${isMore ? 'small' : 'large'} by $${high} - ${low} = ${gap}$, so the average was too ${isMore ? 'small' : 'large'} by $\frac{${gap}}{${p.count}} = ${digits(frac(gap, p.count))}$. The right average is $${p.average} ${isMore ? '+' : '-'} ${digits(frac(gap, p.count))} = ${digits(result)}$.`;
  },
});

interface Mess {
  students: number;
  added: number;
  rise: number;
  drop: number;
}

const perHead = ({ students, added, rise, drop }: Mess) => frac(rise + (students + added) * drop, added);

const messExpenses = defineTemplate<Mess, Fraction>({
  id: 'mess-expenses',
  level: 'hard',
  parameters: {
    students: range(20, 60, 5),
    added: range(4, 20),
    rise: range(20, 600, 10),
    drop: range(1, 6),
  },
  isSensible: (p) => perHead(p).d === 1n && isBetween(perHead(p), 18, 90) && p.added < p.students / 2,
  solve: (p) => perHead(p).mul(p.students),
  show: rupees,
  mistakes: [
    { text: 'This is the expense after the new ones came.', value: ({ rise }, right) => right.add(rise) },
    {
      text: 'You multiplied the first cost per head by the new number.',
      value: (p) => perHead(p).mul(p.students + p.added),
    },
    {
      text: 'You multiplied by the cost per head after the fall.',
      value: (p) => perHead(p).sub(p.drop).mul(p.students),
    },
    {
      text: 'You let the cost fall for the first ones only.',
      value: ({ students, added, rise, drop }) => frac(rise + students * drop, added).mul(students),
    },
    {
      text: 'You forgot that the cost per head falls.',
      value: ({ students, added, rise }) => frac(rise, added).mul(students),
    },
    { text: 'You subtracted the rise from the right expense.', value: ({ rise }, right) => right.sub(rise) },
    {
      text: 'You counted one new person too many in the cost per head.',
      value: (p) => frac(p.rise + (p.students + p.added) * p.drop, p.added + 1).mul(p.students),
    },
    {
      text: 'You counted one new person too few in the cost per head.',
      value: (p) => frac(p.rise + (p.students + p.added) * p.drop, p.added - 1).mul(p.students),
    },
    {
      text: 'You added the fall to the cost per head.',
      value: (p) => perHead(p).add(p.drop).mul(p.students),
    },
  ],
  wordings: [
    (p) =>
      `A hostel mess serves ${p.students} students. When ${p.added} more join, the daily expense rises by ${rupees(p.rise)}, while the average expense per student falls by ${rupees(p.drop)}. What was the daily expense at first?`,
    (p, s) =>
      `${p.students} people share the daily cost of a ${s.pick(['canteen', 'hired bus', 'camp'])} equally. With ${p.added} people more the cost is ${rupees(p.rise)} higher, and each pays ${rupees(p.drop)} less than before. What was the whole daily cost before?`,
    (p, s) =>
      `The kitchen of a ${s.pick(['training centre', 'guest house', 'boarding school'])} cooks for ${p.students} persons. After ${p.added} new persons arrive it spends ${rupees(p.rise)} more a day, which is ${rupees(p.drop)} less per head than before. Find its original spending per day.`,
  ],
  explain: (p, right) => {
    const [all, x] = [p.students + p.added, perHead(p)];
    return t`With $x$ rupees a head at first, $${p.students}x + ${p.rise} = ${all}(x - ${p.drop})$. So $${p.added}x = ${p.rise} + ${all} \times ${p.drop}$ and $x = \frac{${p.rise + all * p.drop}}{${p.added}} = ${digits(x)}$. The expense was $${p.students} \times ${digits(x)} = ${digits(right)}$ rupees.`;
  },
});

export const CHANGES = [replacement, wrongEntry, messExpenses];
