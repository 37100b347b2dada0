import { defineTemplate, digits, frac, hcf, range, t, type Fraction } from '../../../kit/index.js';
import { isBetween, slip } from '../../../kit/slips.js';
import { capital, years } from './families.js';

interface Event {
  top: number;
  bottom: number;
  /** Age at the event as a multiple of `bottom`. */
  unit: number;
  later: number;
}

const sinceThen = ({ top, bottom, unit }: Event) => (top - bottom) * unit;
const presentAge = ({ top, unit }: Event) => frac(top * unit);

const sinceTheEvent = defineTemplate<Event, Fraction>({
  id: 'since-the-event',
  level: 'medium',
  parameters: { top: range(3, 13), bottom: range(2, 10), unit: range(2, 14), later: range(3, 12) },
  isSensible: (p) =>
    p.top > p.bottom &&
    p.top < 2 * p.bottom &&
    hcf(p.top, p.bottom) === 1 &&
    isBetween(frac(p.bottom * p.unit), 20, 32) &&
    isBetween(frac(sinceThen(p)), 4, 24) &&
    sinceThen(p) !== p.later,
  solve: (p) => presentAge(p).add(p.later),
  show: years,
  mistakes: [
    { text: 'This is the present age.', value: presentAge },
    { text: 'This is the age in the past.', value: ({ bottom, unit }) => frac(bottom * unit) },
    {
      text: 'You added the years to the age in the past.',
      value: ({ bottom, unit, later }) => frac(bottom * unit + later),
    },
    {
      text: 'You took the fraction of the years since then.',
      value: (p) => frac(sinceThen(p) * p.top, p.bottom).add(p.later),
    },
    { text: 'You subtracted the years to come.', value: (p) => presentAge(p).sub(p.later) },
    { text: 'You added the past years once more.', value: (p) => presentAge(p).add(p.later + sinceThen(p)) },
    { text: 'You counted one part too many.', value: (p) => presentAge(p).add(p.later + p.unit) },
    { text: 'You counted one part too few.', value: (p) => presentAge(p).add(p.later - p.unit) },
    { text: 'You added the years to come twice.', value: (p) => presentAge(p).add(2 * p.later) },
  ],
  wordings: [
    (p, { person }) =>
      t`${person.name} was married ${years(sinceThen(p))} ago. Today ${person.their} age is $\frac{${p.top}}{${p.bottom}}$ of ${person.their} age at the time of the marriage. How old will ${person.name} be in ${years(p.later)}?`,
    (p, s) =>
      t`${s.person.name} joined ${s.pick(['a bank', 'the railways', 'the post office', 'the police'])} ${years(sinceThen(p))} ago and is now $\frac{${p.top}}{${p.bottom}}$ times as old as ${s.person.they} was on that day. What will ${s.person.their} age be after ${years(p.later)}?`,
    (p, { person }) =>
      t`${capital(years(sinceThen(p)))} have passed since ${person.name} took a degree. ${person.name}'s age then was $\frac{${p.bottom}}{${p.top}}$ of ${person.their} present age. Find the age that ${person.they} will have ${years(p.later)} from now.`,
  ],
  explain: (p, right) =>
    t`With $x$ for the age then, $x + ${sinceThen(p)} = \frac{${p.top}}{${p.bottom}}x$, so $x = \frac{${p.bottom} \times ${sinceThen(p)}}{${p.top} - ${p.bottom}} = ${p.bottom * p.unit}$. The age is $${p.bottom * p.unit} + ${sinceThen(p)} = ${p.top * p.unit}$ now and will be $${p.top * p.unit} + ${p.later} = ${digits(right)}$.`,
});

interface Digits {
  tens: number;
  units: number;
}

const ageOf = ({ tens, units }: Digits) => frac(10 * tens + units);
const turned = ({ tens, units }: Digits) => frac(10 * units + tens);
const gapOf = (p: Digits) => turned(p).sub(ageOf(p)).abs();
/** The age with other digits, where they are digits. */
const moved = ({ tens, units }: Digits, byTens: number, byUnits: number) =>
  [tens + byTens, units + byUnits].every((digit) => digit >= 1 && digit <= 9)
    ? ageOf({ tens: tens + byTens, units: units + byUnits })
    : undefined;
const passing = (p: Digits) =>
  turned(p).gt(ageOf(p)) ? `In ${digits(gapOf(p))} years` : `${digits(gapOf(p))} years ago`;
const RIGHT_SUM = 'The digits have this sum, but they change places after another number of years.';
const RIGHT_GAP = 'The digits change places after these years, but they have another sum.';

const digitsChangePlaces = defineTemplate<Digits, Fraction>({
  id: 'digits-change-places',
  level: 'hard',
  parameters: { tens: range(1, 8), units: range(1, 8) },
  isSensible: (p) =>
    p.tens !== p.units && Math.abs(p.tens - p.units) <= 5 && isBetween(ageOf(p), 13, 86) && turned(p).lte(88),
  solve: ageOf,
  show: years,
  mistakes: [
    { text: 'This is the age when the digits have changed places.', value: turned },
    { text: RIGHT_SUM, value: (p) => moved(p, 1, -1) },
    { text: RIGHT_SUM, value: (p) => moved(p, -1, 1) },
    { text: RIGHT_SUM, value: (p) => moved(p, 2, -2) },
    { text: RIGHT_SUM, value: (p) => moved(p, -2, 2) },
    { text: RIGHT_GAP, value: (p) => moved(p, 1, 1) },
    { text: RIGHT_GAP, value: (p) => moved(p, -1, -1) },
    { text: RIGHT_GAP, value: (p) => moved(p, 2, 2) },
    { text: RIGHT_GAP, value: (p) => moved(p, -2, -2) },
    slip('You counted two years too many.', 2),
    slip('You counted two years too few.', -2),
  ],
  wordings: [
    (p, { person }) =>
      turned(p).gt(ageOf(p))
        ? `The sum of the two digits of ${person.name}'s age is ${p.tens + p.units}. ${passing(p)} the digits will have changed places. How old is ${person.name} now?`
        : `The sum of the two digits of ${person.name}'s age is ${p.tens + p.units}. ${passing(p)} ${person.their} age had the same digits in the reverse order. How old is ${person.name} now?`,
    (p, s) =>
      `A ${s.pick(['carpenter', 'tailor', 'farmer'])}'s age has two digits that add up to ${p.tens + p.units}. ${passing(p)} the same two digits in the other order ${turned(p).gt(ageOf(p)) ? 'will be' : 'were'} the age. What is the present age?`,
    (p, { person, other }) =>
      `If the two digits of ${person.name}'s age are interchanged, the result is ${other.name}'s age. The digits add up to ${p.tens + p.units}, and ${person.name} is ${digits(gapOf(p))} years ${turned(p).gt(ageOf(p)) ? 'younger' : 'older'} than ${other.name}. Find ${person.name}'s age.`,
  ],
  explain: (p, right) => {
    const [high, low] = [Math.max(p.tens, p.units), Math.min(p.tens, p.units)];
    const gap = digits(gapOf(p));
    return t`An interchange changes a number by 9 times the difference of its digits, so the digits differ by $\frac{${gap}}{9} = ${high - low}$. With the sum ${high + low} they are $\frac{${high + low} + ${high - low}}{2} = ${high}$ and $${high + low} - ${high} = ${low}$. The age is the ${p.tens < p.units ? 'smaller' : 'larger'} number: $10 \times ${p.tens} + ${p.units} = ${digits(right)}$.`;
  },
});

export const EVENTS = [sinceTheEvent, digitsChangePlaces];
