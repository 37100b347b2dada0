import {
  asFraction,
  defineTemplate,
  digits,
  frac,
  hcf,
  num,
  range,
  rupees,
  t,
  tex,
  type Fraction,
} from '../../../kit/index.js';
import { slip } from '../../../kit/slips.js';
import { tenTooFew, tenTooMany } from '../../slips.js';

interface Legs {
  two: number;
  four: number;
}

const heads = ({ two, four }: Legs) => two + four;
const legs = ({ two, four }: Legs) => 2 * two + 4 * four;

const headsAndLegs = defineTemplate<Legs, Fraction>({
  id: 'heads-and-legs',
  level: 'easy',
  parameters: { two: range(12, 70), four: range(11, 60) },
  isSensible: ({ two, four }) => two !== four && two !== 2 * four,
  solve: ({ two }) => frac(two),
  show: num,
  mistakes: [
    { text: 'This is the number of the other kind.', value: ({ four }) => frac(four) },
    { text: 'You took half of all.', value: (p) => frac(heads(p), 2) },
    { text: 'You forgot to halve: each exchange changes the count by 2.', value: (p) => frac(2 * p.two) },
    { text: 'You divided the second total by 4.', value: (p) => frac(legs(p), 4) },
    { text: 'You subtracted the first total from the second.', value: (p) => frac(legs(p) - heads(p)) },
    slip('You came out two too high when you halved.', 2),
    slip('You came out two too low when you halved.', -2),
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p, s) =>
      `A farm has hens and ${s.pick(['cows', 'goats', 'sheep'])}, with ${heads(p)} heads and ${legs(p)} legs in all. How many hens are there?`,
    (p, s) =>
      `In a ${s.pick(['car park', 'garage', 'repair shop'])} there are ${heads(p)} vehicles, bicycles with 2 wheels and cars with 4. They have ${legs(p)} wheels together. How many bicycles are there?`,
    (p, s) =>
      `A ${s.pick(['canteen', 'restaurant', 'hostel'])} has ${heads(p)} tables, some for 2 and the others for 4 people. All of them together seat ${legs(p)}. Find the number of tables for 2.`,
  ],
  explain: (p, right) =>
    t`If all had 4, the total would be $4 \times ${heads(p)} = ${4 * heads(p)}$. It is less by $${4 * heads(p)} - ${legs(p)} = ${2 * p.two}$, and each one with 2 makes it less by 2: $${2 * p.two} \div 2 = ${right.n}$.`,
});

interface Shopping {
  a: number;
  b: number;
  first: number;
  second: number;
}

const bills = ({ a, b, first, second }: Shopping) =>
  [a * first + b * second, b * first + a * second] as const;
const THINGS = [
  ['pens', 'notebooks', 'pen', 'notebook'],
  ['cups', 'plates', 'cup', 'plate'],
  ['mangoes', 'coconuts', 'mango', 'coconut'],
  ['forks', 'spoons', 'fork', 'spoon'],
] as const;

const shopping = defineTemplate<Shopping, Fraction>({
  id: 'two-shopping-bills',
  level: 'easy',
  parameters: { a: range(3, 9), b: range(2, 8), first: range(8, 60), second: range(12, 90) },
  isSensible: (p) => p.a > p.b && p.first < p.second && p.second - p.first > 5,
  solve: ({ first, second }) => frac(first + second),
  show: rupees,
  mistakes: [
    { text: 'This is the price of the cheaper article alone.', value: ({ first }) => frac(first) },
    { text: 'This is the price of the dearer article alone.', value: ({ second }) => frac(second) },
    { text: 'This is the difference of the two prices.', value: ({ first, second }) => frac(second - first) },
    { text: 'This is the price of two of each.', value: ({ first, second }) => frac(2 * (first + second)) },
    { text: 'You took two of the cheaper article.', value: ({ first, second }) => frac(2 * first + second) },
    { text: 'You took two of the dearer article.', value: ({ first, second }) => frac(first + 2 * second) },
    slip('You came out ₹5 too high when you divided.', 5),
    slip('You came out ₹5 too low when you divided.', -5),
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p, s) => {
      const [ones, others, one, other] = s.pick(THINGS);
      return `${p.a} ${ones} and ${p.b} ${others} cost ${rupees(bills(p)[0])}; ${p.b} ${ones} and ${p.a} ${others} cost ${rupees(bills(p)[1])}. What do one ${one} and one ${other} cost together?`;
    },
    (p, s) =>
      `For ${p.a} child and ${p.b} adult tickets ${s.person.name} pays ${rupees(bills(p)[0])}. ${s.other.name} buys ${p.b} child and ${p.a} adult tickets for ${rupees(bills(p)[1])}. What do one child and one adult pay together?`,
    (p, s) =>
      `A farmer sells ${p.a} ${s.pick(['cabbages', 'papayas', 'melons'])} and ${p.b} pumpkins for ${rupees(bills(p)[0])} in the morning. In the evening ${p.b} of the former and ${p.a} pumpkins bring ${rupees(bills(p)[1])} at the same prices. Find the sum of the prices of one of each.`,
  ],
  explain: (p, right) => {
    const [one, two] = bills(p);
    return t`Add both: ${p.a + p.b} of each cost $${one} + ${two} = ${one + two}$ rupees. One of each costs $${one + two} \div ${p.a + p.b} = ${digits(right)}$.`;
  },
});

interface Digits {
  tens: number;
  units: number;
}

const numberOf = (tens: number, units: number) =>
  tens > 0 && tens < 10 && units >= 0 && units < 10 ? frac(10 * tens + units) : undefined;
/** How much less the number with its digits interchanged is. */
const fallOf = ({ tens, units }: Digits) => 9 * (tens - units);

const twoDigitNumber = defineTemplate<Digits, Fraction>({
  id: 'two-digit-number',
  level: 'medium',
  parameters: { tens: range(1, 9), units: range(1, 9) },
  // The topic of number systems has the numbers that grow.
  isSensible: ({ tens, units }) => tens > units,
  solve: ({ tens, units }) => frac(10 * tens + units),
  show: num,
  mistakes: [
    {
      text: 'This is the number with its digits interchanged.',
      value: ({ tens, units }) => numberOf(units, tens),
    },
    {
      text: 'You took the difference of the digits for the tens digit.',
      value: ({ tens, units }) => numberOf(tens - units, 2 * units),
    },
    {
      text: 'You took the difference of the digits for the units digit.',
      value: ({ tens, units }) => numberOf(2 * units, tens - units),
    },
    {
      text: 'You split the sum of the digits into two equal digits.',
      value: ({ tens, units }) => ((tens + units) % 2 === 0 ? frac(11 * (tens + units), 2) : undefined),
    },
    {
      text: 'You added the sum of the digits to the change.',
      value: (p) => frac(fallOf(p) + p.tens + p.units),
    },
    {
      text: 'Its digits have the right sum but not the right difference.',
      value: ({ tens, units }) => numberOf(tens + 1, units - 1),
    },
    {
      text: 'The sum of its digits fits, but not their difference.',
      value: ({ tens, units }) => numberOf(tens - 1, units + 1),
    },
    {
      text: 'Its digits have the right difference but not the right sum.',
      value: ({ tens, units }) => numberOf(tens + 1, units + 1),
    },
    {
      text: 'The difference of its digits fits, but not their sum.',
      value: ({ tens, units }) => numberOf(tens - 1, units - 1),
    },
    {
      text: 'You took a tens digit that is two too high, and a units digit two too low.',
      value: ({ tens, units }) => numberOf(tens + 2, units - 2),
    },
    {
      text: 'You took a tens digit that is two too low, and a units digit two too high.',
      value: ({ tens, units }) => numberOf(tens - 2, units + 2),
    },
  ],
  wordings: [
    (p) =>
      `The digits of a two-digit number add up to ${p.tens + p.units}. The number with its digits interchanged is ${fallOf(p)} less than the number. What is the number?`,
    (p, s) =>
      `${s.person.name} lives at a house with a two-digit number. The sum of its digits is ${p.tens + p.units}, and when the digits change places the number falls by ${fallOf(p)}. What is the number of the house?`,
    (p, s) =>
      `If ${fallOf(p)} is subtracted from the two-digit number of a ${s.pick(['bus', 'locker', 'seat'])}, its digits change places. The digits have the sum ${p.tens + p.units}. Find the number.`,
  ],
  explain: (p, right) => {
    const { tens: big, units: small } = p;
    return t`Changing places changes the number by 9 times the difference of the digits, which is $${fallOf(p)} \div 9 = ${big - small}$. The larger digit is $\frac{${big + small} + ${big - small}}{2} = ${big}$, the smaller $${big + small} - ${big} = ${small}$. As the number falls, the tens digit is the larger: $10 \times ${p.tens} + ${p.units} = ${right.n}$.`;
  },
});

interface Marks {
  right: number;
  /** Quarters of a mark. */
  quarters: number;
  questions: number;
  correct: number;
}

const loss = ({ quarters }: Marks) => frac(quarters, 4);
const score = (p: Marks) => frac(p.right * p.correct).sub(loss(p).mul(p.questions - p.correct));

const examMarks = defineTemplate<Marks, Fraction>({
  id: 'marks-for-right-and-wrong',
  level: 'medium',
  parameters: {
    right: [1, 2, 3, 4],
    quarters: [1, 2, 4, 8],
    questions: [50, 60, 75, 80, 90, 100, 120],
    correct: range(26, 96),
  },
  isSensible: (p) =>
    loss(p).mul(8).gte(p.right) &&
    loss(p).lt(p.right) &&
    p.correct < p.questions - 6 &&
    score(p).d === 1n &&
    score(p).gt(20),
  solve: ({ correct }) => frac(correct),
  show: num,
  mistakes: [
    {
      text: 'This is the number of wrong answers.',
      value: ({ questions, correct }) => frac(questions - correct),
    },
    { text: 'You left out the marks that are taken off.', value: (p) => score(p).div(p.right) },
    {
      text: 'You forgot that a right answer also saves the deduction.',
      value: (p) => score(p).add(loss(p).mul(p.questions)).div(p.right),
    },
    {
      text: 'You subtracted the deduction from the mark of a right answer. They have to be added.',
      value: (p) =>
        score(p)
          .add(loss(p).mul(p.questions))
          .div(frac(p.right).sub(loss(p))),
    },
    slip('You came out two too high when you divided.', 2),
    slip('You came out two too low when you divided.', -2),
    slip('You came out five too high when you divided.', 5),
    slip('You came out five too low when you divided.', -5),
    tenTooMany,
    tenTooFew,
  ],
  wordings: [
    (p) =>
      `A test gives ${p.right} ${p.right === 1 ? 'mark' : 'marks'} for a right answer and takes off ${num(loss(p))} for a wrong one. A candidate answers all ${p.questions} questions and scores ${num(score(p))}. How many answers are right?`,
    (p, s) =>
      `${s.person.name} answers each of the ${p.questions} questions of a ${s.pick(['mock test', 'bank paper', 'quiz'])}, where a right answer counts +${p.right} and a wrong one −${num(loss(p))}. The total is ${num(score(p))}. How many questions does ${s.person.they} get right?`,
    (p) =>
      `In a paper of ${p.questions} questions with ${p.right} ${p.right === 1 ? 'mark' : 'marks'} each, ${num(loss(p))} is deducted for each wrong answer. A student leaves nothing out and gets ${num(score(p))} in all. Find the number of right answers.`,
  ],
  explain: (p, right) => {
    const [all, lost] = [p.right * p.questions, frac(p.right * p.questions).sub(score(p))];
    const each = frac(p.right).add(loss(p));
    return t`With all answers right the total is $${p.questions} \times ${p.right} = ${all}$. What is lost is $${all} - ${digits(score(p))} = ${digits(lost)}$, and each wrong answer loses $${p.right} + ${digits(loss(p))} = ${digits(each)}$. So $${digits(lost)} \div ${digits(each)} = ${p.questions - p.correct}$ are wrong and $${p.questions} - ${p.questions - p.correct} = ${right.n}$ are right.`;
  },
});

interface Changed {
  top: number;
  gap: number;
  add: number;
}

/** A fraction in lowest terms: others would not show what the sentence says. */
const plain = (top: number, bottom: number) =>
  top > 0 && hcf(top, bottom) === 1 ? frac(top, bottom) : undefined;
const result = ({ top, gap, add }: Changed) => frac(top + add, top + gap + add);

const unknownFraction = defineTemplate<Changed, Fraction>({
  id: 'unknown-fraction',
  level: 'medium',
  parameters: { top: range(2, 24), gap: range(2, 15), add: range(1, 9) },
  isSensible: (p) =>
    hcf(p.top, p.gap) === 1 && result(p).d < BigInt(p.top + p.gap + p.add) && result(p).d < 13n,
  solve: ({ top, gap }) => frac(top, top + gap),
  show: asFraction,
  mistakes: [
    { text: 'This is the fraction after the change.', value: result },
    {
      text: 'The difference fits, but the changed fraction does not. The numerator is one too large.',
      value: ({ top, gap }) => plain(top + 1, top + gap + 1),
    },
    {
      text: 'The difference fits, but the changed fraction does not. The numerator is one too small.',
      value: ({ top, gap }) => plain(top - 1, top + gap - 1),
    },
    {
      text: 'The difference fits, but the changed fraction does not. The numerator is two too large.',
      value: ({ top, gap }) => plain(top + 2, top + gap + 2),
    },
    {
      text: 'The difference fits, but the changed fraction does not. The numerator is two too small.',
      value: ({ top, gap }) => plain(top - 2, top + gap - 2),
    },
    {
      text: 'You subtracted the number from numerator and denominator once too often.',
      value: ({ top, gap, add }) => plain(top - add, top + gap - add),
    },
    {
      text: 'You left the number in the numerator.',
      value: ({ top, gap, add }) => plain(top + add, top + gap),
    },
    {
      text: 'You left the number in the denominator.',
      value: ({ top, gap, add }) => plain(top, top + gap + add),
    },
    {
      text: 'You took a denominator that is one too large.',
      value: ({ top, gap }) => plain(top, top + gap + 1),
    },
  ],
  wordings: [
    (p) =>
      t`The denominator of a fraction is ${p.gap} more than its numerator. If ${p.add} is added to both, the fraction becomes ${asFraction(result(p))}. What is the fraction?`,
    (p, s) =>
      t`${s.person.name} writes a fraction with a numerator that is ${p.gap} less than the denominator. Then ${s.person.they} adds ${p.add} to each of them and gets a fraction equal to ${asFraction(result(p))}. What was the first fraction?`,
    (p) =>
      t`When the numerator and the denominator of a fraction are both increased by ${p.add}, its value becomes ${asFraction(result(p))}. The denominator exceeds the numerator by ${p.gap}. Find the original fraction.`,
  ],
  explain: (p, right) => {
    const parts = Number(result(p).d - result(p).n);
    const part = p.gap / parts;
    const differ =
      parts === 1
        ? t`1 part, which is ${part}`
        : t`${parts} parts, so a part is $${p.gap} \div ${parts} = ${part}$`;
    return t`The difference of ${p.gap} does not change. In ${asFraction(result(p))} the two differ by ${differ}. The changed numerator is $${result(p).n} \times ${part} = ${p.top + p.add}$. The first numerator was $${p.top + p.add} - ${p.add} = ${p.top}$ and the denominator ${p.top + p.gap}, which makes $${tex(right)}$.`;
  },
});

export const STORIES = [headsAndLegs, shopping, twoDigitNumber, examMarks, unknownFraction];
