import { KHAN_MATH, NCERT, asFraction, frac, num, rs, t, unit } from '../kit/index.mjs';

/** Solves ax + by = e and cx + dy = f by determinants. */
function solvePair([a, b, e], [c, d, f]) {
  const det = a * d - b * c;
  return [frac(e * d - b * f, det), frac(a * f - e * c, det)];
}

function oneUnknown() {
  const x = frac(10 * 10 + 2 * 5 - 5 * 4, 2 * 2 + 5);
  return {
    level: 'easy',
    text: t`Solve for $x$: $\frac{2x - 5}{5} + \frac{x + 4}{2} = 10$`,
    answer: x,
    wrong: [8, 12, 14],
    why: t`Multiply by 10: $2(2x - 5) + 5(x + 4) = 100$, so $9x + 10 = 100$ and $x = ${num(x)}$.`,
  };
}

function simplePair() {
  const [x, y] = solvePair([3, 2, 27], [5, -3, 7]);
  return {
    level: 'easy',
    text: t`If $3x + 2y = 27$ and $5x - 3y = 7$, what is $x + y$?`,
    answer: x.plus(y),
    wrong: [8, 9, 10],
    why: t`Multiply the first by 3 and the second by 2 and add: $19x = 95$, so $x = ${num(x)}$. Then $2y = 27 - 15$ and $y = ${num(y)}$. The sum is ${num(x.plus(y))}.`,
  };
}

function shopping() {
  const [pen, book] = solvePair([5, 3, 235], [3, 5, 285]);
  return {
    level: 'medium',
    text: `5 pens and 3 notebooks cost ${rs(235)}; 3 pens and 5 notebooks cost ${rs(285)}. What do one pen and one notebook cost together?`,
    answer: pen.plus(book),
    wrong: [52, 60, 45],
    show: rs,
    why: t`Add both: 8 pens and 8 notebooks cost ${rs(520)}, so one of each costs ${rs(pen.plus(book))}.`,
  };
}

function noSolution() {
  const k = frac(6 * 4, 3);
  return {
    level: 'medium',
    text: t`For which value of $k$ do the equations $3x + 4y = 7$ and $6x + ky = 9$ have no solution?`,
    answer: k,
    wrong: [4, 2, -8],
    why: t`There is no solution when $\frac{3}{6} = \frac{4}{k} \ne \frac{7}{9}$. So $k = \frac{6 \times 4}{3} = ${num(k)}$.`,
  };
}

function headsAndLegs() {
  const [heads, legs] = [60, 190];
  const [hens, cows] = solvePair([1, 1, heads], [2, 4, legs]);
  return {
    level: 'easy',
    text: `A farm has hens and cows, ${heads} heads and ${legs} legs in all. How many hens are there?`,
    answer: hens,
    wrong: [cows, 30, 40],
    show: unit('hens'),
    why: t`If all were hens there would be 120 legs. The extra $${legs} - 120 = ${legs - 120}$ legs belong to ${num(cows)} cows, so there are $60 - ${num(cows)} = ${num(hens)}$ hens.`,
  };
}

function twoDigitNumber() {
  const [tens, units] = solvePair([1, 1, 12], [-9, 9, 18]);
  const number = tens.times(10).plus(units);
  return {
    level: 'medium',
    text: 'The digits of a two-digit number add up to 12. The number with its digits interchanged is greater by 18. What is the number?',
    answer: number,
    wrong: [75, 48, 39],
    why: t`$x + y = 12$ and $9(y - x) = 18$, so $y - x = 2$, $x = ${num(tens)}$ and $y = ${num(units)}$. The number is ${num(number)}.`,
  };
}

function reciprocals() {
  const [u, v] = solvePair([2, 3, 13], [5, -4, -2]);
  return {
    level: 'hard',
    text: t`If $\frac{2}{x} + \frac{3}{y} = 13$ and $\frac{5}{x} - \frac{4}{y} = -2$, what is $xy$?`,
    answer: frac(1).over(u.times(v)),
    wrong: [frac(6), frac(5, 6), frac(1, 5)],
    show: asFraction,
    why: t`Put $u = \frac{1}{x}$ and $v = \frac{1}{y}$: $2u + 3v = 13$, $5u - 4v = -2$ give $u = ${num(u)}$, $v = ${num(v)}$. So $xy = \frac{1}{2} \times \frac{1}{3} = \frac{1}{6}$.`,
  };
}

function cyclicSum() {
  const total = frac(12 + 20 + 16, 2);
  return {
    level: 'medium',
    text: t`If $a + b = 12$, $b + c = 20$ and $c + a = 16$, what is $c$?`,
    answer: total.minus(12),
    wrong: [8, 10, 14],
    why: t`Adding, $2(a + b + c) = 48$, so $a + b + c = ${num(total)}$ and $c = ${num(total)} - 12 = ${num(total.minus(12))}$.`,
  };
}

function examMarks() {
  const [right, wrongMark, total, score] = [4, -1, 75, 125];
  const [correct] = solvePair([1, 1, total], [right, wrongMark, score]);
  return {
    level: 'medium',
    text: `A test gives ${right} marks for a right answer and takes off 1 mark for a wrong one. A candidate answers all ${total} questions and scores ${score}. How many answers are right?`,
    answer: correct,
    wrong: [42, 45, 50],
    show: num,
    why: t`With $x$ right answers: $4x - (75 - x) = 125$, so $5x = 200$ and $x = ${num(correct)}$.`,
  };
}

function wholeSolutions() {
  const solutions = [];
  for (let x = 1; 7 * x < 100; x += 1) if ((100 - 7 * x) % 5 === 0) solutions.push([x, (100 - 7 * x) / 5]);
  return {
    level: 'hard',
    text: t`How many pairs of positive whole numbers satisfy $7x + 5y = 100$?`,
    answer: solutions.length,
    wrong: [3, 4, 1],
    why: t`$7x$ must be a multiple of 5, so $x$ is. $x = 5$ gives $y = 13$ and $x = 10$ gives $y = 6$; $x = 15$ is too large. That makes ${solutions.length} pairs.`,
  };
}

export const linearEquations = {
  name: 'Linear Equations',
  description:
    'Equations of the first degree in one, two and three unknowns, when they have no solution, and the stories that lead to them.',
  difficulty: 'easy',
  topics: ['One unknown', 'Two unknowns', 'Consistency', 'Word problems', 'Whole-number solutions'],
  keywords:
    'linear equations questions, simultaneous equations, word problems, heads and legs, algebra aptitude',
  keyInformation: [
    'Two lines a₁x + b₁y = c₁ and a₂x + b₂y = c₂ meet once when a₁/a₂ ≠ b₁/b₂.',
    'Equal quotients on the left but not on the right: no solution. All equal: endlessly many.',
    'Adding equations often gives the answer at once; you need not always find every unknown.',
  ],
  didYouKnow: [
    'The word algebra comes from "al-jabr" in the title of a book by al-Khwarizmi, written about the year 820.',
    'A Chinese work about two thousand years old, the Nine Chapters, solves systems of linear equations much as we do.',
  ],
  faqs: [
    [
      'Substitution or elimination?',
      'Both are right. Substitution is quick when a coefficient is 1, elimination otherwise.',
    ],
    ['Can I just try the options?', 'Often yes: put each option into the easier equation first.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 25,
  questions: [
    oneUnknown,
    simplePair,
    shopping,
    noSolution,
    headsAndLegs,
    twoDigitNumber,
    reciprocals,
    cyclicSum,
    examMarks,
    wholeSolutions,
  ],
};
