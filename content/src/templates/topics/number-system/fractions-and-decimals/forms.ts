import {
  asFraction,
  defineTemplate,
  frac,
  hcf,
  listed,
  range,
  t,
  tex,
  type Fraction,
} from '../../../kit/index.js';
import { properParts, valueOf, type Part } from './parts.js';

interface Recurring {
  /** The digit that is not repeated. */
  lead: number;
  /** The two repeated digits. */
  cycle: number;
}

const two = (number: number) => String(number).padStart(2, '0');
const allDigits = ({ lead, cycle }: Recurring) => 100 * lead + cycle;
const decimalOf = (p: Recurring) => t`$0.${p.lead}\overline{${two(p.cycle)}}$`;
const startOf = (p: Recurring) => `$0.${p.lead}${two(p.cycle)}${two(p.cycle)[0]}\\ldots$`;
const isTwoDigits = (cycle: number) => cycle % 11 !== 0;

const recurringDecimal = defineTemplate<Recurring, Fraction>({
  id: 'recurring-decimal',
  level: 'medium',
  parameters: { lead: range(1, 9), cycle: range(12, 98) },
  isSensible: (p) => isTwoDigits(p.cycle) && hcf(allDigits(p) - p.lead, 990) > 1,
  solve: (p) => frac(allDigits(p) - p.lead, 990),
  show: asFraction,
  mistakes: [
    { text: 'You took all three digits as repeated.', value: (p) => frac(allDigits(p), 999) },
    { text: 'You did not subtract the digit that is not repeated.', value: (p) => frac(allDigits(p), 990) },
    { text: 'You broke the decimal off after three digits.', value: (p) => frac(allDigits(p), 1000) },
    {
      text: 'You subtracted the single digit, but divided by 999.',
      value: (p) => frac(allDigits(p) - p.lead, 999),
    },
    {
      text: 'You divided by 900. Two digits are repeated, so it must be 990.',
      value: (p) => frac(allDigits(p) - p.lead, 900),
    },
    { text: 'You left out the digit that is not repeated.', value: (p) => frac(p.cycle, 99) },
    { text: 'You subtracted the repeated digits.', value: (p) => frac(allDigits(p) - p.cycle, 990) },
    { text: 'You added the digit that is not repeated.', value: (p) => frac(allDigits(p) + p.lead, 990) },
  ],
  wordings: [
    (p) => `Express ${decimalOf(p)} (that is, ${startOf(p)}) as a fraction in lowest terms.`,
    (p, s) =>
      `${s.person.name} divides one whole number by another and gets ${decimalOf(p)}, that is, ${startOf(p)}. Which fraction in lowest terms is this?`,
    (p) =>
      `Which fraction in lowest terms has the decimal form ${decimalOf(p)}, in which the digits ${two(p.cycle)} repeat for ever?`,
  ],
  explain: (p, right) =>
    t`Three digits less the one that is not repeated, over two nines and one zero: $\frac{${allDigits(p)} - ${p.lead}}{990} = \frac{${allDigits(p) - p.lead}}{990} = ${tex(right)}$.`,
});

interface RecurringSum {
  cycle: number;
  lead: number;
  last: number;
}

const first = ({ cycle }: RecurringSum) => frac(cycle, 99);
const second = ({ lead, last }: RecurringSum) => frac(10 * lead + last - lead, 90);

const recurringSum = defineTemplate<RecurringSum, Fraction>({
  id: 'sum-of-recurring-decimals',
  level: 'hard',
  parameters: { cycle: range(12, 72), lead: range(1, 5), last: range(1, 8) },
  isSensible: (p) =>
    isTwoDigits(p.cycle) &&
    p.lead !== p.last &&
    first(p).add(second(p)).d < 400n &&
    first(p).add(second(p)).lt(1),
  solve: (p) => first(p).add(second(p)),
  show: asFraction,
  mistakes: [
    {
      text: 'You took both digits of the second decimal as repeated.',
      value: (p) => first(p).add(frac(10 * p.lead + p.last, 99)),
    },
    {
      text: 'You did not subtract the digit of the second decimal that is not repeated.',
      value: (p) => first(p).add(frac(10 * p.lead + p.last, 90)),
    },
    {
      text: 'You broke both decimals off after two digits.',
      value: (p) => frac(p.cycle + 10 * p.lead + p.last, 100),
    },
    { text: 'You divided the first one by 90.', value: (p) => frac(p.cycle, 90).add(second(p)) },
    {
      text: 'You took 99 as the denominator of both.',
      value: (p) => frac(p.cycle + 9 * p.lead + p.last, 99),
    },
    {
      text: 'You took 90 as the denominator of both.',
      value: (p) => frac(p.cycle + 10 * p.lead + p.last, 90),
    },
    { text: 'You subtracted the decimals.', value: (p) => first(p).sub(second(p)).abs() },
    {
      text: 'You broke the first decimal off after two digits.',
      value: (p) => frac(p.cycle, 100).add(second(p)),
    },
    {
      text: 'You broke the second decimal off after two digits.',
      value: (p) => first(p).add(frac(10 * p.lead + p.last, 100)),
    },
  ],
  wordings: [
    ({ cycle, lead, last }) =>
      t`Find the value of $0.\overline{${cycle}} + 0.${lead}\overline{${last}}$ as a fraction in lowest terms.`,
    ({ cycle, lead, last }, s) =>
      t`${s.person.name} adds $0.\overline{${cycle}}$ and $0.${lead}\overline{${last}}$. Which fraction in lowest terms is the sum?`,
    ({ cycle, lead, last }) =>
      t`If $x = 0.\overline{${cycle}}$ and $y = 0.${lead}\overline{${last}}$, what is $x + y$ in lowest terms?`,
  ],
  explain: (p, right) =>
    t`$0.\overline{${p.cycle}} = \frac{${p.cycle}}{99}$ and $0.${p.lead}\overline{${p.last}} = \frac{${10 * p.lead + p.last} - ${p.lead}}{90} = \frac{${9 * p.lead + p.last}}{90}$. Their sum is $\frac{${10 * p.cycle}}{990} + \frac{${11 * (9 * p.lead + p.last)}}{990} = ${tex(right)}$.`,
});

interface FourParts {
  a: Part;
  b: Part;
  c: Part;
  d: Part;
}

const CLOSE_PARTS = properParts(3, 16).filter(([top, bottom]) => top > 1 && 2 * top > bottom - 2);
const partsOf = ({ a, b, c, d }: FourParts) => [a, b, c, d];
const written = (parts: readonly Part[]) => parts.map((part) => asFraction(valueOf(part))).join(', ');
const sortedBy = (p: FourParts, rank: (part: Part) => number) => partsOf(p).sort((x, y) => rank(x) - rank(y));
const ascending = (p: FourParts) => partsOf(p).sort((x, y) => valueOf(x).compare(valueOf(y)));
const swapped = (p: FourParts, index: number) => {
  const parts = ascending(p);
  return written([
    ...parts.slice(0, index),
    ...parts.slice(index, index + 2).reverse(),
    ...parts.slice(index + 2),
  ]);
};
const distinct = (numbers: readonly number[]) => new Set(numbers).size === numbers.length;

const ascendingOrder = defineTemplate<FourParts, string>({
  id: 'ascending-order',
  level: 'medium',
  parameters: { a: CLOSE_PARTS, b: CLOSE_PARTS, c: CLOSE_PARTS, d: CLOSE_PARTS },
  isSensible: (p) =>
    distinct(partsOf(p).map(([top]) => top)) &&
    distinct(partsOf(p).map(([, bottom]) => bottom)) &&
    partsOf(p).reduce((all, [, bottom]) => (all * bottom) / hcf(all, bottom), 1) <= 360,
  solve: (p) => written(ascending(p)),
  show: (text) => text,
  mistakes: [
    { text: 'This is the descending order.', value: (p) => written(ascending(p).reverse()) },
    { text: 'You sorted by the numerators.', value: (p) => written(sortedBy(p, ([top]) => top)) },
    { text: 'You sorted by the denominators.', value: (p) => written(sortedBy(p, ([, bottom]) => bottom)) },
    {
      text: 'You put the largest denominator first.',
      value: (p) => written(sortedBy(p, ([, bottom]) => -bottom)),
    },
    { text: 'You interchanged the two smallest fractions.', value: (p) => swapped(p, 0) },
    { text: 'You interchanged the two fractions in the middle.', value: (p) => swapped(p, 1) },
    { text: 'You interchanged the two largest fractions.', value: (p) => swapped(p, 2) },
  ],
  wordings: [
    (p) => `Arrange ${listed(partsOf(p).map((part) => asFraction(valueOf(part))))} in ascending order.`,
    (p, s) =>
      `${s.person.name} writes the fractions ${listed(partsOf(p).map((part) => asFraction(valueOf(part))))} from the smallest to the largest. Which order is right?`,
    (p, s) =>
      `Four ${s.pick(['bottles', 'jugs', 'tanks'])} of the same size are filled to ${listed(partsOf(p).map((part) => asFraction(valueOf(part))))} of their height. Which order leads from the lowest to the highest level?`,
  ],
  explain: (p, right) => {
    const parts = ascending(p);
    const bottom = parts.reduce((all, [, part]) => (all * part) / hcf(all, part), 1);
    return t`With the common denominator ${bottom}: ${listed(parts.map(([top, part]) => t`$\frac{${top}}{${part}} = \frac{${(top * bottom) / part}}{${bottom}}$`))}. So the order is ${right}.`;
  },
});

interface UnknownFraction {
  top: number;
  bottom: number;
  step: number;
}

const moved = ({ top, bottom, step }: UnknownFraction, sign: number) =>
  frac(top + sign * step, bottom + sign * step);

/** With so much more above and below the line. */
function shifted(value: Fraction, above: number, below = above): Fraction | undefined {
  const [top, bottom] = [Number(value.n) + above, Number(value.d) + below];
  return top > 0 && bottom > top ? frac(top, bottom) : undefined;
}

const unknownFraction = defineTemplate<UnknownFraction, Fraction>({
  id: 'unknown-fraction',
  level: 'hard',
  parameters: { top: range(3, 15), bottom: range(5, 23), step: [1, 2, 3, 4] },
  isSensible: (p) =>
    p.bottom - p.top > 1 &&
    hcf(p.top, p.bottom) === 1 &&
    p.top > p.step &&
    moved(p, 1).d < BigInt(p.bottom) &&
    moved(p, -1).d < BigInt(p.bottom - p.step),
  solve: ({ top, bottom }) => frac(top, bottom),
  show: asFraction,
  mistakes: [
    {
      text: 'You undid the addition, but the first result was in lowest terms.',
      value: (p) => shifted(moved(p, 1), -p.step),
    },
    {
      text: 'You undid the subtraction, but the second result was in lowest terms.',
      value: (p) => shifted(moved(p, -1), p.step),
    },
    {
      text: 'You undid the addition in the numerator only.',
      value: (p) => shifted(moved(p, 1), -p.step, 0),
    },
    {
      text: 'You undid the subtraction in the numerator only.',
      value: (p) => shifted(moved(p, -1), p.step, 0),
    },
    { text: 'You took the mean of the two results.', value: (p) => moved(p, 1).add(moved(p, -1)).div(2) },
    {
      text: 'You added numerator to numerator and denominator to denominator.',
      value: (p) => shifted(moved(p, 1), Number(moved(p, -1).n), Number(moved(p, -1).d)),
    },
    { text: 'Your numerator is too large by 1.', value: ({ top, bottom }) => frac(top + 1, bottom) },
    { text: 'Your numerator is too small by 1.', value: ({ top, bottom }) => frac(top - 1, bottom) },
    { text: 'Your denominator is too large by 1.', value: ({ top, bottom }) => frac(top, bottom + 1) },
    { text: 'Your denominator is too small by 1.', value: ({ top, bottom }) => frac(top, bottom - 1) },
    {
      text: 'Your numerator is too large by 2.',
      value: ({ top, bottom }) => (bottom - top > 2 ? frac(top + 2, bottom) : undefined),
    },
    {
      text: 'Your numerator is too small by 2.',
      value: ({ top, bottom }) => (top > 2 ? frac(top - 2, bottom) : undefined),
    },
    { text: 'Your denominator is too large by 2.', value: ({ top, bottom }) => frac(top, bottom + 2) },
    {
      text: 'Your denominator is too small by 2.',
      value: ({ top, bottom }) => (bottom - top > 2 ? frac(top, bottom - 2) : undefined),
    },
  ],
  wordings: [
    (p) =>
      `A fraction becomes ${asFraction(moved(p, 1))} when ${p.step} is added to both its numerator and its denominator. It becomes ${asFraction(moved(p, -1))} when ${p.step} is subtracted from both. What is the fraction?`,
    (p, s) =>
      `${s.person.name} thinks of a fraction. With ${p.step} more in the numerator and in the denominator it equals ${asFraction(moved(p, 1))}, with ${p.step} less in both it equals ${asFraction(moved(p, -1))}. Find the fraction.`,
    (p) =>
      `If ${p.step} is subtracted from the numerator and the denominator of a fraction, the result is ${asFraction(moved(p, -1))}. If ${p.step} is added to both, the result is ${asFraction(moved(p, 1))}. Which fraction is it?`,
  ],
  explain: (p, right) => {
    const [plus, minus] = [moved(p, 1), moved(p, -1)];
    return t`Let it be $\frac{x}{y}$. Then $${plus.d}(x + ${p.step}) = ${plus.n === 1n ? '' : plus.n}(y + ${p.step})$ and $${minus.d}(x - ${p.step}) = ${minus.n === 1n ? '' : minus.n}(y - ${p.step})$. The solution is $x = ${p.top}$ and $y = ${p.bottom}$, since $\frac{${p.top} + ${p.step}}{${p.bottom} + ${p.step}} = ${tex(plus)}$ and $\frac{${p.top} - ${p.step}}{${p.bottom} - ${p.step}} = ${tex(minus)}$. The fraction is $${tex(right)}$.`;
  },
});

export const FORMS = [recurringDecimal, recurringSum, ascendingOrder, unknownFraction];
