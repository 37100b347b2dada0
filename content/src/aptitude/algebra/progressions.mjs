import { KHAN_MATH, NCERT, frac, num, range, rs, sum, t } from '../kit/index.mjs';

const term = (first, step, n) => first + (n - 1) * step;

function nthTerm() {
  const [first, step, n] = [7, 5, 25];
  return {
    level: 'easy',
    text: `What is the 25th term of the arithmetic progression 7, 12, 17, 22, ...?`,
    answer: term(first, step, n),
    wrong: [120, 122, 125],
    why: t`$a_n = a + (n - 1)d = ${first} + 24 \times ${step} = ${term(first, step, n)}$.`,
  };
}

function sumOfMultiples() {
  const list = range(1, 300).filter((n) => n % 7 === 0 && n > 100);
  const total = sum(list);
  return {
    level: 'medium',
    text: 'What is the sum of all multiples of 7 between 100 and 300?',
    answer: total,
    wrong: [5_488, 5_880, 5_292],
    why: t`They run from ${list[0]} to ${list.at(-1)}, ${list.length} numbers: $\frac{${list.length}}{2}(${list[0]} + ${list.at(-1)}) = ${num(total)}$.`,
  };
}

function geometricTerm() {
  const [first, ratio, n] = [3, 2, 9];
  const answer = first * ratio ** (n - 1);
  return {
    level: 'easy',
    text: 'What is the 9th term of the geometric progression 3, 6, 12, 24, ...?',
    answer,
    wrong: [1152, 1533, 1536],
    why: t`$a_n = ar^{n - 1} = 3 \times 2^8 = ${answer}$.`,
  };
}

function infiniteSum() {
  const answer = frac(8).over(frac(1).minus(frac(3, 4)));
  return {
    level: 'medium',
    text: t`What is the sum of the endless geometric series $8 + 6 + \frac{9}{2} + \frac{27}{8} + \cdots$?`,
    answer,
    wrong: [24, 28, frac(32, 3)],
    why: t`The ratio is $\frac{3}{4}$, so the sum is $\frac{a}{1 - r} = \frac{8}{1 - \frac{3}{4}} = ${num(answer)}$.`,
  };
}

function middleTerms() {
  const [total, product] = [27, 504];
  const middle = total / 3;
  const step = Math.sqrt(middle ** 2 - product / middle);
  return {
    level: 'medium',
    text: `Three numbers in arithmetic progression add up to ${total} and their product is ${product}. What is the largest?`,
    answer: middle + step,
    wrong: [9, 12, 18],
    why: t`Take $a - d, a, a + d$. The sum gives $a = ${middle}$; the product gives $9(81 - d^2) = 504$, so $d^2 = 25$ and $d = 5$. The largest is ${middle + step}.`,
  };
}

function termsNeeded() {
  const [first, step, total] = [9, 8, 636];
  const n = range(1, 60).find((count) => sum(range(1, count).map((k) => term(first, step, k))).equals(total));
  return {
    level: 'medium',
    text: `How many terms of the progression 9, 17, 25, ... add up to ${total}?`,
    answer: n,
    wrong: [11, 13, 16],
    why: t`$\frac{n}{2}(2 \times 9 + (n - 1)8) = 636$ simplifies to $4n^2 + 5n - 636 = 0$, that is $(n - 12)(4n + 53) = 0$. So $n = ${n}$.`,
  };
}

function savingPlan() {
  const [first, more, months] = [500, 100, 24];
  const answer = sum(range(1, months).map((month) => term(first, more, month)));
  return {
    level: 'easy',
    text: `Nisha saves ${rs(first)} in the first month and each month ${rs(more)} more than in the month before. How much has she saved after 2 years?`,
    answer,
    wrong: [frac(40_800), frac(38_400), frac(28_000)],
    show: rs,
    why: t`The 24th saving is $500 + 23 \times 100 = 2800$. Total: $\frac{24}{2}(500 + 2800)$ = ${rs(answer)}.`,
  };
}

function bouncingBall() {
  const [height, keep] = [frac(81), frac(2, 3)];
  const rest = height.times(keep).over(frac(1).minus(keep)).times(2);
  return {
    level: 'hard',
    text: t`A ball falls from a height of 81 m and after each bounce rises to $\frac{2}{3}$ of the height from which it fell. What total distance does it cover before it comes to rest?`,
    answer: height.plus(rest),
    wrong: [162, 243, 324],
    show: (value) => `${num(value)} m`,
    why: t`Down 81 m, then up and down again: $2(54 + 36 + 24 + \cdots) = 2 \times \frac{54}{1 - \frac{2}{3}} = ${num(rest)}$. In all $81 + ${num(rest)} = ${num(height.plus(rest))}$ m.`,
  };
}

function harmonicMean() {
  const answer = frac(2 * 6 * 12, 6 + 12);
  return {
    level: 'hard',
    text: t`The numbers $6$, $x$ and $12$ are in harmonic progression. What is $x$?`,
    answer,
    wrong: [9, 10, frac(17, 2)],
    why: t`The reciprocals are in arithmetic progression: $\frac{2}{x} = \frac{1}{6} + \frac{1}{12} = \frac{1}{4}$, so $x = ${num(answer)}$.`,
  };
}

function arithmeticFromTerms() {
  const step = frac(61 - 25, 13 - 4);
  const first = frac(25).minus(step.times(3));
  return {
    level: 'medium',
    text: 'The 4th term of an arithmetic progression is 25 and the 13th is 61. What is the 30th term?',
    answer: first.plus(step.times(29)),
    wrong: [117, 121, 125],
    why: t`Nine steps make $61 - 25 = 36$, so $d = ${num(step)}$ and $a = 25 - 12 = ${num(first)}$. The 30th term is $${num(first)} + 29 \times ${num(step)} = ${num(first.plus(step.times(29)))}$.`,
  };
}

export const progressions = {
  name: 'Progressions',
  description:
    'Arithmetic, geometric and harmonic progressions: terms, sums, endless series, and savings and bounces that follow them.',
  difficulty: 'medium',
  topics: [
    'Arithmetic progressions',
    'Geometric progressions',
    'Harmonic progressions',
    'Endless series',
    'Applications',
  ],
  keywords:
    'arithmetic progression questions, geometric progression, sum of series, infinite series, SSC CGL algebra',
  keyInformation: [
    'Arithmetic: nth term a + (n − 1)d, sum n/2 × (first + last).',
    'Geometric: nth term arⁿ⁻¹, sum a(rⁿ − 1)/(r − 1), endless sum a/(1 − r) when |r| < 1.',
    'For three unknown numbers in arithmetic progression take a − d, a, a + d.',
  ],
  didYouKnow: [
    'A grain of rice doubled on each of the 64 squares of a chessboard makes 2⁶⁴ − 1 grains, more than 18 quintillion.',
    'The endless sum 1/2 + 1/4 + 1/8 + ... is exactly 1.',
  ],
  faqs: [
    [
      'How do I know which progression it is?',
      'Equal differences: arithmetic. Equal quotients: geometric. Reciprocals with equal differences: harmonic.',
    ],
    ['Can a common difference be negative?', 'Yes; the terms then fall.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 24,
  questions: [
    nthTerm,
    sumOfMultiples,
    geometricTerm,
    infiniteSum,
    middleTerms,
    termsNeeded,
    savingPlan,
    bouncingBall,
    harmonicMean,
    arithmeticFromTerms,
  ],
};
