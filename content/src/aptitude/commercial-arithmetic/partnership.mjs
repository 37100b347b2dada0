import { KHAN_MATH, NCERT, frac, num, percentOf, ratio, rs, t, unit } from '../kit/index.mjs';

const shares = (profit, weights) => {
  const all = weights.reduce((a, b) => a + b);
  return weights.map((weight) => frac(profit).times(weight).over(all));
};

function simpleShares() {
  const [capitals, profit] = [[24_000, 36_000, 40_000], 27_500];
  const [, second, third] = shares(profit, capitals);
  return {
    level: 'easy',
    text: `A, B and C invest ${capitals.map(rs).join(', ')} in a shop. The year's profit is ${rs(profit)}. What is B's share?`,
    answer: second,
    wrong: [shares(profit, capitals)[0], third, frac(9_000)],
    show: rs,
    why: t`The shares are as $${ratio(capitals)}$. B gets $\frac{9}{25}$ of ${rs(profit)}, that is ${rs(second)}.`,
  };
}

function joinedLater() {
  const [a, b, joined, profit] = [30_000, 45_000, 4, 16_000];
  const weights = [a * 12, b * (12 - joined)];
  const [first, second] = shares(profit, weights);
  return {
    level: 'easy',
    text: `Ravi starts a business with ${rs(a)}. After ${joined} months Sana joins with ${rs(b)}. How is the year's profit of ${rs(profit)} divided?`,
    answer: `Ravi ${rs(first)}, Sana ${rs(second)}`,
    wrong: ['Ravi ₹6,400, Sana ₹9,600', 'Ravi ₹9,600, Sana ₹6,400', 'Ravi ₹12,000, Sana ₹4,000'],
    why: t`Money times months: $30000 \times 12 = 360000$ and $45000 \times 8 = 360000$. The shares are equal: ${rs(first)} each.`,
  };
}

function monthsInvested() {
  const [a, b, profitA, profitB] = [20_000, 25_000, 6, 5];
  const months = frac(a * 12 * profitB, profitA * b);
  return {
    level: 'medium',
    text: `A puts ${rs(a)} into a business for a year. B puts in ${rs(b)} for part of the year. Their profits are in the ratio ${profitA} : ${profitB}. For how many months was B's money invested?`,
    answer: months,
    wrong: [9, 10, 11],
    show: unit('months'),
    why: t`$\frac{20000 \times 12}{25000 \times m} = \frac{6}{5}$ gives $m = \frac{20000 \times 12 \times 5}{25000 \times 6} = ${num(months)}$.`,
  };
}

function workingPartner() {
  const [capitals, profit, salaryRate] = [[50_000, 70_000], 60_000, 10];
  const salary = percentOf(salaryRate, profit);
  const [first] = shares(54_000, capitals);
  return {
    level: 'medium',
    text: `A and B invest ${rs(50_000)} and ${rs(70_000)}. A manages the business and takes ${salaryRate}% of the profit for it; the rest is shared by capital. Out of a profit of ${rs(profit)}, what does A receive in all?`,
    answer: salary.plus(first),
    wrong: [first, shares(profit, capitals)[0], frac(31_500)],
    show: rs,
    why: t`For managing: ${rs(salary)}. Of the remaining ${rs(54_000)} A gets $\frac{5}{12}$, that is ${rs(first)}. In all ${rs(salary.plus(first))}.`,
  };
}

function changedCapital() {
  const weights = [40_000 * 4 + 30_000 * 8, 30_000 * 4 + 40_000 * 8];
  const profit = 21_000;
  const [first, second] = shares(profit, weights);
  return {
    level: 'medium',
    text: `A and B start with ${rs(40_000)} and ${rs(30_000)}. After 4 months A withdraws ${rs(10_000)} and B adds ${rs(10_000)}. What is A's share of a yearly profit of ${rs(profit)}?`,
    answer: first,
    wrong: [second, 10_500, 12_000],
    show: rs,
    why: t`A: $40000 \times 4 + 30000 \times 8 = 400000$. B: $30000 \times 4 + 40000 \times 8 = 440000$. The ratio is $${ratio(weights)}$, so A gets $\frac{10}{21}$ of ${rs(profit)}: ${rs(first)}.`,
  };
}

function fractionsOfCapital() {
  const parts = [frac(1, 3), frac(1, 4)];
  const rest = frac(1).minus(parts[0]).minus(parts[1]);
  const profit = 36_000;
  return {
    level: 'easy',
    text: t`A contributes $\frac{1}{3}$ of the capital of a firm, B contributes $\frac{1}{4}$ and C the rest. What is C's share of a profit of ${rs(profit)}?`,
    answer: rest.times(profit),
    wrong: [9_000, 12_000, 14_000],
    show: rs,
    why: t`C contributes $1 - \frac{1}{3} - \frac{1}{4} = \frac{5}{12}$, so C's share is $\frac{5}{12}$ of ${rs(profit)}: ${rs(rest.times(profit))}.`,
  };
}

function capitalRatio() {
  const [profitRatio, monthRatio] = [
    [5, 7, 8],
    [14, 8, 7],
  ];
  const capitals = profitRatio.map((profit, index) => frac(profit, monthRatio[index]));
  return {
    level: 'hard',
    text: 'Three partners divide the profit in the ratio 5 : 7 : 8. Their money was invested for 14, 8 and 7 months respectively. In what ratio were their investments?',
    answer: ratio(capitals),
    wrong: ['28 : 49 : 64', '35 : 28 : 28', '64 : 49 : 20'],
    why: t`Investment = profit $\div$ time: $\frac{5}{14} : \frac{7}{8} : \frac{8}{7}$. Multiplying by 56 gives $${ratio(capitals)}$.`,
  };
}

function grazing() {
  const [rows, rent] = [
    [
      [10, 7],
      [12, 5],
      [15, 3],
    ],
    1_750,
  ];
  const weights = rows.map(([oxen, months]) => oxen * months);
  const [, , third] = shares(rent, weights);
  return {
    level: 'easy',
    text: `A, B and C rent a meadow. A puts in 10 cows for 7 months, B 12 cows for 5 months and C 15 cows for 3 months. What part of the rent of ${rs(rent)} should C pay?`,
    answer: third,
    wrong: [shares(rent, weights)[0], shares(rent, weights)[1], frac(500)],
    show: rs,
    why: t`Cow-months: $70$, $60$ and $45$, in the ratio $${ratio(weights)}$. C pays $\frac{9}{35}$ of ${rs(rent)}, that is ${rs(third)}.`,
  };
}

function differenceOfShares() {
  const [weights, difference] = [[7, 9, 11], 3_200];
  const unitShare = frac(difference, weights[2] - weights[0]);
  const total = unitShare.times(27);
  return {
    level: 'medium',
    text: `Three partners share a profit in the ratio 7 : 9 : 11. The largest share exceeds the smallest by ${rs(difference)}. What is the total profit?`,
    answer: total,
    wrong: [unitShare.times(9), unitShare.times(11), unitShare.times(20)],
    show: rs,
    why: t`The difference is 4 parts, so one part is ${rs(unitShare)}. The whole is 27 parts: ${rs(total)}.`,
  };
}

function donationFirst() {
  const [ratioAB, given, shareA] = [[3, 2], 5, 8_550];
  const remaining = frac(shareA).times(5).over(3);
  const total = remaining.times(100).over(100 - given);
  return {
    level: 'hard',
    text: `A and B invest in the ratio ${ratioAB.join(' : ')}. Of the total profit ${given}% goes to charity and the rest is shared by capital. If A gets ${rs(shareA)}, what is the total profit?`,
    answer: total,
    wrong: [remaining, frac(15_200), frac(13_500)],
    show: rs,
    why: t`A gets $\frac{3}{5}$ of what is shared, so ${rs(remaining)} is shared. This is 95% of the profit, which is therefore ${rs(total)}.`,
  };
}

export const partnership = {
  name: 'Partnership',
  description:
    'Sharing profit by money and time: partners who join late, withdraw capital, work for a salary or rent a meadow together.',
  difficulty: 'easy',
  topics: [
    'Sharing by capital',
    'Capital and time',
    'Working partners',
    'Changes of capital',
    'Finding capital or time',
  ],
  keywords:
    'partnership questions, profit sharing ratio, working partner, sleeping partner, bank exam aptitude',
  keyInformation: [
    'Profit is shared in the ratio of capital × time.',
    'Capital ratio = profit ratio ÷ time ratio, partner by partner.',
    'What a working partner takes for managing comes off before the rest is shared.',
  ],
  didYouKnow: [
    'A partner who invests but does not manage is called a sleeping partner.',
    'In India partnerships are governed by the Indian Partnership Act of 1932.',
  ],
  faqs: [
    [
      'What if a partner changes the investment during the year?',
      'Add up capital × months for each stretch of time.',
    ],
    [
      'Does it matter whether I count in months or years?',
      'No, as long as all partners are counted in the same unit.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 22,
  questions: [
    simpleShares,
    joinedLater,
    monthsInvested,
    workingPartner,
    changedCapital,
    fractionsOfCapital,
    capitalRatio,
    grazing,
    differenceOfShares,
    donationFirst,
  ],
};
