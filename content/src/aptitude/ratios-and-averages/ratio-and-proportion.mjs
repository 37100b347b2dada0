import { KHAN_ARITHMETIC, NCERT, frac, num, ratio, rs, t } from '../kit/index.mjs';

function combinedRatio() {
  const [a, b, c, d] = [3, 4, 6, 7];
  const answer = ratio([a * c, b * c, b * d]);
  return {
    level: 'easy',
    text: t`If $A : B = ${a} : ${b}$ and $B : C = ${c} : ${d}$, what is $A : B : C$?`,
    answer,
    wrong: ['3 : 10 : 7', '18 : 24 : 21', '9 : 12 : 28'],
    why: t`Make B equal in both: $3 : 4 = 9 : 12$ and $6 : 7 = 12 : 14$. So $A : B : C = ${answer}$.`,
  };
}

function fourthProportional() {
  const [a, b, c] = [14, 35, 18];
  const answer = frac(b * c, a);
  return {
    level: 'easy',
    text: `What is the fourth proportional to ${a}, ${b} and ${c}?`,
    answer,
    wrong: [36, 39, 42],
    why: t`$${a} : ${b} = ${c} : x$ gives $x = \frac{${b} \times ${c}}{${a}} = ${num(answer)}$.`,
  };
}

function dividedSum() {
  const [total, parts] = [11_700, [frac(1, 2), frac(1, 3), frac(1, 4)]];
  const all = parts.reduce((one, two) => one.plus(two));
  const [, second] = parts.map((part) => part.over(all).times(total));
  return {
    level: 'medium',
    text: t`${rs(total)} is divided among A, B and C in the ratio $\frac{1}{2} : \frac{1}{3} : \frac{1}{4}$. What is B's share?`,
    answer: second,
    wrong: [3_900, 4_680, 5_400],
    show: rs,
    why: t`Multiplying by 12 gives $${ratio(parts)}$, 13 parts in all. B gets $\frac{4}{13}$ of ${rs(total)}, that is ${rs(second)}.`,
  };
}

function addToBoth() {
  const [a, b, target] = [17, 25, frac(4, 5)];
  const x = frac(target.top * b - target.bottom * a, target.bottom - target.top);
  return {
    level: 'easy',
    text: `What number must be added to both terms of the ratio ${a} : ${b} to make it 4 : 5?`,
    answer: x,
    wrong: [8, 13, 11],
    why: t`$\frac{${a} + x}{${b} + x} = \frac{4}{5}$ gives $85 + 5x = 100 + 4x$, so $x = ${num(x)}$.`,
  };
}

function coins() {
  const value = 620;
  const perSet = 3 * 10 + 4 * 5 + 6 * 2;
  const sets = frac(value, perSet);
  return {
    level: 'medium',
    text: `A bag holds ten-rupee, five-rupee and two-rupee coins in the ratio 3 : 4 : 6, worth ${rs(value)} in all. How many five-rupee coins are there?`,
    answer: sets.times(4),
    wrong: [10, 20, 30],
    why: t`One set of 3, 4 and 6 coins is worth $30 + 20 + 12 = ${perSet}$ rupees. There are $${value} \div ${perSet} = ${num(sets)}$ sets, hence ${num(sets.times(4))} five-rupee coins.`,
  };
}

function incomeAndSpending() {
  const [incomes, spendings, saving] = [[5, 4], [3, 2], 4_800];
  const x = frac(saving, 2);
  return {
    level: 'hard',
    text: `The incomes of two sisters are in the ratio ${incomes.join(' : ')} and their spendings in the ratio ${spendings.join(' : ')}. Each saves ${rs(saving)}. What is the larger income?`,
    answer: x.times(5),
    wrong: [x.times(4), x.times(3), x.times(2)],
    show: rs,
    why: t`Let the incomes be $5x, 4x$ and the spendings $3y, 2y$. Then $5x - 3y = 4x - 2y$, so $x = y$ and each saves $2x$ = ${rs(saving)}. The larger income is $5x$ = ${rs(x.times(5))}.`,
  };
}

function componendo() {
  const answer = frac(7 + 3, 7 - 3);
  return {
    level: 'medium',
    text: t`If $\frac{x + y}{x - y} = \frac{5}{2}$, what is $x : y$?`,
    answer: '7 : 3',
    wrong: ['5 : 2', '3 : 7', '7 : 2'],
    why: t`Cross-multiplying, $2x + 2y = 5x - 5y$, so $7y = 3x$ and $x : y = 7 : 3$. Check: $\frac{7 + 3}{7 - 3} = \frac{${answer.top}}{${answer.bottom}}$.`,
  };
}

function diamond() {
  const [value, parts] = [98_000, [3, 4]];
  const whole = (parts[0] + parts[1]) ** 2;
  const pieces = parts[0] ** 2 + parts[1] ** 2;
  const loss = frac(value)
    .times(whole - pieces)
    .over(whole);
  return {
    level: 'hard',
    text: `The value of a diamond varies as the square of its weight. A diamond worth ${rs(value)} breaks into two pieces with weights in the ratio 3 : 4. How much value is lost?`,
    answer: loss,
    wrong: [frac(value).minus(loss), 49_000, 56_000],
    show: rs,
    why: t`The values are as $7^2 : 3^2 : 4^2 = 49 : 9 : 16$. What is lost is $\frac{49 - 25}{49} = \frac{24}{49}$ of ${rs(value)}, that is ${rs(loss)}.`,
  };
}

function studentsAfterIncrease() {
  const [start, rates] = [
    [5, 6, 8],
    [40, 50, 75],
  ];
  const answer = ratio(start.map((part, index) => part * (100 + rates[index])));
  return {
    level: 'medium',
    text: `Seats for mathematics, physics and biology in a college are in the ratio ${start.join(' : ')}. They are to be increased by 40%, 50% and 75% respectively. What will be the new ratio?`,
    answer,
    wrong: ['5 : 6 : 8', '6 : 7 : 8', '4 : 5 : 7'],
    why: t`$5 \times 1.4 = 7$, $6 \times 1.5 = 9$ and $8 \times 1.75 = 14$. The new ratio is $${answer}$.`,
  };
}

function meanProportional() {
  const [a, b] = [frac(8, 100), frac(18, 100)];
  return {
    level: 'easy',
    text: 'What is the mean proportional between 0.08 and 0.18?',
    answer: frac(12, 100),
    wrong: [frac(13, 100), frac(144, 10_000), frac(12, 10)],
    why: t`The mean proportional is $\sqrt{0.08 \times 0.18} = \sqrt{${num(a.times(b))}} = 0.12$.`,
  };
}

export const ratioAndProportion = {
  name: 'Ratio and Proportion',
  description:
    'Combining ratios, sharing sums, proportionals, coins, incomes and spendings: the language in which half of all aptitude problems are written.',
  difficulty: 'easy',
  topics: ['Combining ratios', 'Sharing in a ratio', 'Proportionals', 'Income and spending', 'Variation'],
  keywords:
    'ratio and proportion questions, fourth proportional, mean proportional, coins problem, SSC and bank maths',
  keyInformation: [
    'a : b = c : d means ad = bc.',
    'To join A : B and B : C, make the two values of B equal.',
    'The mean proportional of a and b is √(ab); the third proportional is b²/a.',
  ],
  didYouKnow: [
    'Sheets of paper in the A series keep the ratio √2 : 1, so that half a sheet has the same shape as the whole.',
    'In a ratio both terms may be multiplied by the same number, but adding the same number to both changes it (unless they are equal).',
  ],
  faqs: [
    [
      'What is the difference between a ratio and a fraction?',
      'A ratio 3 : 4 compares two parts; the first part is 3/7 of the whole and 3/4 of the other part.',
    ],
    [
      'Why can I use x for the common factor?',
      'Quantities in the ratio 3 : 4 are 3x and 4x for one number x, which the rest of the question fixes.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 60,
  questions: [
    combinedRatio,
    fourthProportional,
    dividedSum,
    addToBoth,
    coins,
    incomeAndSpending,
    componendo,
    diamond,
    studentsAfterIncrease,
    meanProportional,
  ],
};
