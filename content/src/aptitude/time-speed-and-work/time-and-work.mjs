import { KHAN_MATH, NCERT, asMixed, frac, num, ratio, rs, sum, t, tex, unit } from '../kit/index.mjs';

const days = unit('days');
/** Days for workers who would each need the given days alone. */
const together = (...alone) => frac(1).over(sum(alone.map((time) => frac(1, time))));

function twoTogether() {
  const [a, b] = [12, 24];
  return {
    level: 'easy',
    text: `Asif can paint a house in ${a} days and Bala in ${b} days. How long do they take together?`,
    answer: together(a, b),
    wrong: [9, 12, 18],
    show: days,
    why: t`In one day they do $\frac{1}{${a}} + \frac{1}{${b}} = ${tex(frac(1).over(together(a, b)))}$ of the work, so they need ${num(together(a, b))} days.`,
  };
}

function pairRates() {
  const [ab, bc, ca] = [10, 12, 15];
  const all = frac(2).over(sum([ab, bc, ca].map((time) => frac(1, time))));
  return {
    level: 'medium',
    text: `A and B together finish a job in ${ab} days, B and C in ${bc} days, C and A in ${ca} days. How long do all three take together?`,
    answer: all,
    wrong: [4, frac(37, 3), 6],
    show: days,
    why: t`Adding the rates counts everybody twice: $\frac{1}{10} + \frac{1}{12} + \frac{1}{15} = \frac{1}{4}$. All three do $\frac{1}{8}$ a day and need ${num(all)} days.`,
  };
}

function leavesEarly() {
  const [a, b, leave] = [20, 30, 5];
  const both = frac(1, a).plus(frac(1, b));
  const total = frac(1).plus(frac(leave, b)).over(both);
  return {
    level: 'hard',
    text: `A can do a job in ${a} days and B in ${b} days. They begin together, but B leaves ${leave} days before the work is finished. In how many days is it finished?`,
    answer: total,
    wrong: [15, 16, 17],
    show: days,
    why: t`Had B stayed, ${leave} days of his work, $\frac{5}{30} = \frac{1}{6}$, would have been done on top: $\frac{7}{6}$ of the job at $\frac{1}{12}$ a day takes ${num(total)} days.`,
  };
}

function alternateDays() {
  const [a, b] = [9, 12];
  const pair = frac(1, a).plus(frac(1, b));
  const rest = frac(1).minus(pair.times(5));
  const answer = frac(10).plus(rest.over(frac(1, a)));
  return {
    level: 'hard',
    text: `A can do a job in ${a} days and B in ${b} days. They work on alternate days, A on the first. In how many days is the job finished?`,
    answer,
    wrong: [frac(72, 7), frac(31, 3), frac(21, 2)],
    show: (value) => `${asMixed(value)} days`,
    why: t`Two days do $\frac{1}{9} + \frac{1}{12} = \frac{7}{36}$; ten days do $\frac{35}{36}$. The last $\frac{1}{36}$ falls to A and takes $\frac{1}{36} \times 9 = \frac{1}{4}$ day: ${asMixed(answer)} days.`,
  };
}

function twiceAsGood() {
  const [times, gap] = [3, 60];
  const slow = (gap * times) / (times - 1);
  const answer = together(slow, slow / times);
  return {
    level: 'medium',
    text: `A works three times as fast as B and so needs ${gap} days less for a job. How long do they need together?`,
    answer,
    wrong: [20, 30, 25],
    show: (value) => `${num(value)} days`,
    why: t`If A needs $x$ days, B needs $3x$, and $2x = ${gap}$ gives 30 and 90. Together: $\frac{30 \times 90}{30 + 90} = ${num(answer)}$ days.`,
  };
}

function wages() {
  const [a, b, withC, pay] = [6, 8, 3, 7_200];
  const rateC = frac(1, withC).minus(frac(1, a)).minus(frac(1, b));
  const share = rateC.times(withC).times(pay);
  return {
    level: 'medium',
    text: `A can do a job in ${a} days and B in ${b} days. With the help of C they finish it in ${withC} days and are paid ${rs(pay)} in all. How much should C get?`,
    answer: share,
    wrong: [frac(1_200), frac(2_400), frac(2_700)],
    show: rs,
    why: t`C does $\frac{1}{3} - \frac{1}{6} - \frac{1}{8} = ${tex(rateC)}$ a day, in 3 days $\frac{1}{8}$ of the job, and so earns $\frac{1}{8}$ of ${rs(pay)}: ${rs(share)}.`,
  };
}

function menAndWomen() {
  const manAsWomen = frac(10 * 7 - 8 * 6, 8 * 4 - 10 * 3);
  const womanDays = manAsWomen.times(4).plus(6).times(8);
  return {
    level: 'hard',
    text: '4 men and 6 women finish a job in 8 days; 3 men and 7 women finish it in 10 days. In how many days do 10 women finish it?',
    answer: womanDays.over(10),
    wrong: [30, 32, 35],
    show: days,
    why: t`$8(4m + 6w) = 10(3m + 7w)$ gives $2m = 22w$, so one man does as much as ${num(manAsWomen)} women. The job is $8(44 + 6) = ${num(womanDays)}$ woman-days: 10 women need ${num(womanDays.over(10))} days.`,
  };
}

function efficiencyPercent() {
  const [a, better] = [12, 60];
  const answer = frac(a * 100, 100 + better);
  return {
    level: 'easy',
    text: `A can do a job in ${a} days. B is ${better}% more efficient than A. How long does B need for it alone?`,
    answer,
    wrong: [frac(8), frac(36, 5), frac(48, 10)],
    show: days,
    why: t`Efficiencies are as $100 : 160 = 5 : 8$, so times are as $8 : 5$: $12 \times \frac{5}{8} = ${num(answer)}$ days.`,
  };
}

function restOfWork() {
  const [a, b, first] = [15, 10, 3];
  const left = frac(1).minus(frac(first, b));
  return {
    level: 'easy',
    text: `A can finish a job in ${a} days and B in ${b} days. B works alone for ${first} days and leaves. How long does A need for the rest?`,
    answer: left.times(a),
    wrong: [7, 9, 10],
    show: (value) => `${num(value)} days`,
    why: t`B does $\frac{${first}}{${b}}$ and leaves $${tex(left)}$. A needs $${tex(left)} \times ${a} = ${num(left.times(a))}$ days.`,
  };
}

function joinAndFinish() {
  const answer = ratio([frac(1, 8), frac(1, 12), frac(1, 16)]);
  return {
    level: 'medium',
    text: 'A, B and C alone need 8, 12 and 16 days for a job. If they do it together, in what ratio should the wages be shared?',
    answer,
    wrong: ['2 : 3 : 4', '4 : 3 : 2', '3 : 4 : 6'],
    why: t`Wages go with the work done, that is with the daily rates $\frac{1}{8} : \frac{1}{12} : \frac{1}{16}$. Multiplying by 48 gives $${answer}$.`,
  };
}

export const timeAndWork = {
  name: 'Time and Work',
  description:
    'Work rates of people alone and together, leaving early, alternate days, efficiency, wages and men-and-women equations.',
  difficulty: 'medium',
  topics: ['Working together', 'Leaving and joining', 'Alternate days', 'Efficiency', 'Work and wages'],
  keywords:
    'time and work questions, work efficiency, alternate days, work and wages, men and women, SSC CGL maths',
  keyInformation: [
    'Who needs n days does 1/n of the work a day. Rates add; days do not.',
    'Two workers with a and b days need ab/(a + b) days together.',
    'Wages are shared in the ratio of the work done.',
  ],
  didYouKnow: [
    'Taking the LCM of all days as the total number of units of work keeps fractions away.',
    'Two equal workers together need exactly half the time of one; a slower helper still always saves time.',
  ],
  faqs: [
    [
      'What does "twice as good a workman" mean?',
      'Twice the work in the same time, so half the time for the same work.',
    ],
    [
      'How do I treat somebody who leaves before the end?',
      'Pretend that he stays, add the work he would have done to the job, and divide by the common rate.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 64,
  questions: [
    twoTogether,
    pairRates,
    leavesEarly,
    alternateDays,
    twiceAsGood,
    wages,
    menAndWomen,
    efficiencyPercent,
    restOfWork,
    joinAndFinish,
  ],
};
