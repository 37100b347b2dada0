import { KHAN_MATH, NCERT, frac, num, percent, percentOf, rs, t, unit } from '../kit/index.mjs';

const interest = (principal, rate, years) => percentOf(rate, principal).times(years);

function plainInterest() {
  const [principal, rate, months] = [7_200, frac(15, 2), 20];
  const answer = interest(principal, rate, frac(months, 12));
  return {
    level: 'easy',
    text: `Find the simple interest on ${rs(principal)} at ${num(rate)}% a year for ${months} months.`,
    answer,
    wrong: [
      interest(principal, rate, 2),
      interest(principal, rate, 1),
      interest(principal, 7, frac(months, 12)),
    ],
    show: rs,
    why: t`${months} months are $\frac{5}{3}$ years. Interest: $7200 \times \frac{7.5}{100} \times \frac{5}{3}$ = ${rs(answer)}.`,
  };
}

function timeToDouble() {
  const rate = frac(25, 2);
  const years = frac(100).over(rate);
  return {
    level: 'easy',
    text: `In how many years does a sum double itself at ${num(rate)}% simple interest a year?`,
    answer: years,
    wrong: [10, 12, 16],
    show: unit('years'),
    why: t`The interest must equal the sum, that is 100%: $100 \div ${num(rate)} = ${num(years)}$ years.`,
  };
}

function rateFromAmounts() {
  const [early, late, y1, y2] = [6_800, 8_000, 3, 5];
  const yearly = frac(late - early, y2 - y1);
  const principal = frac(early).minus(yearly.times(y1));
  const rate = yearly.over(principal).times(100);
  return {
    level: 'medium',
    text: `At simple interest a sum amounts to ${rs(early)} in ${y1} years and to ${rs(late)} in ${y2} years. What is the yearly rate?`,
    answer: rate,
    wrong: [frac(10), frac(15), frac(8)],
    show: percent,
    why: t`Two years bring ${rs(late - early)}, so one year brings ${rs(yearly)}. The sum is $${early} - 3 \times ${num(yearly)} = ${num(principal)}$ rupees, and the rate is $\frac{${yearly}}{${principal}} \times 100$, that is ${percent(rate)}.`,
  };
}

function splitSum() {
  const [total, r1, r2, years, interestTotal] = [20_000, 8, 11, 1, 1_840];
  const atHigher = frac(interestTotal)
    .minus(interest(total, r1, years))
    .times(100)
    .over(r2 - r1);
  const atLower = frac(total).minus(atHigher);
  return {
    level: 'medium',
    text: `${rs(total)} is lent in two parts, one at ${r1}% and the other at ${r2}% simple interest. The interest for one year is ${rs(interestTotal)}. How much is lent at ${r1}%?`,
    answer: atLower,
    wrong: [atHigher, atLower.minus(1_000), frac(10_000)],
    show: rs,
    why: t`All at ${r1}% would bring ${rs(interest(total, r1, 1))}; the extra ${rs(frac(interestTotal).minus(interest(total, r1, 1)))} is 3% of the part at ${r2}%, which is ${rs(atHigher)}. The rest, ${rs(atLower)}, is at ${r1}%.`,
  };
}

function changingRates() {
  const [principal, parts] = [
    12_000,
    [
      [2, 6],
      [3, 8],
      [1, 10],
    ],
  ];
  const share = parts.reduce((all, [years, rate]) => all + years * rate, 0);
  const answer = percentOf(share, principal);
  return {
    level: 'easy',
    text: `Simple interest on ${rs(principal)} is 6% a year for the first two years, 8% for the next three and 10% after that. What interest falls due in six years?`,
    answer,
    wrong: [percentOf(24, principal), percentOf(36, principal), percentOf(45, principal)],
    show: rs,
    why: t`Add the percents: $2 \times 6 + 3 \times 8 + 1 \times 10 = ${share}$. ${share}% of ${rs(principal)} is ${rs(answer)}.`,
  };
}

function rateRise() {
  const [years, rise, extra] = [4, 2, 960];
  const principal = frac(extra)
    .times(100)
    .over(years * rise);
  return {
    level: 'easy',
    text: `A sum is lent at simple interest for ${years} years. Had the rate been ${rise}% higher, it would have earned ${rs(extra)} more. What is the sum?`,
    answer: principal,
    wrong: [16_000, 24_000, 48_000],
    show: rs,
    why: t`The extra interest is $${years} \times ${rise} = ${years * rise}$ percent of the sum. So the sum is $\frac{${extra} \times 100}{${years * rise}}$ = ${rs(principal)}.`,
  };
}

function fractionOfSum() {
  const share = frac(16, 25);
  return {
    level: 'medium',
    text: t`The simple interest on a sum is $\frac{16}{25}$ of the sum, and the number of years equals the rate percent a year. What is the rate?`,
    answer: 8,
    wrong: [4, 16, 6],
    show: percent,
    why: t`With rate and time both $r$: $\frac{r \times r}{100} = \frac{16}{25}$, so $r^2 = ${num(share.times(100))}$ and $r = 8$.`,
  };
}

function tripleTime() {
  const [times, years, target] = [2, 6, 5];
  const answer = (target - 1) * (years / (times - 1));
  return {
    level: 'medium',
    text: `At simple interest a sum doubles in ${years} years. In how many years does it become five times itself?`,
    answer,
    wrong: [15, 30, 18],
    show: unit('years'),
    why: t`Doubling means interest of one sum in ${years} years. Five times means interest of four sums: $4 \times ${years} = ${answer}$ years.`,
  };
}

function equalAmounts() {
  const [total, t1, t2, t3, rate] = [2_379, 2, 3, 4, 5];
  const factors = [t1, t2, t3].map((years) => frac(100 + rate * years, 100));
  const weights = factors.map((factor) => frac(1).over(factor));
  const sumWeights = weights.reduce((a, b) => a.plus(b));
  const first = weights[0].over(sumWeights).times(total);
  return {
    level: 'hard',
    text: `${rs(total)} is divided into three parts so that at ${rate}% simple interest they amount to the same after ${t1}, ${t2} and ${t3} years respectively. What is the first part?`,
    answer: first,
    wrong: [frac(792), frac(759), frac(793)],
    show: rs,
    why: t`The amounts are $1.10a = 1.15b = 1.20c$, so $a : b : c = \frac{1}{110} : \frac{1}{115} : \frac{1}{120} = 276 : 264 : 253$. The first part is $2379 \times \frac{276}{793}$ = ${rs(first)}.`,
  };
}

function instalmentDebt() {
  const [instalment, rate, count] = [2_000, 5, 4];
  const total = [3, 2, 1, 0].reduce(
    (all, years) => all.plus(instalment).plus(interest(instalment, rate, years)),
    frac(0),
  );
  return {
    level: 'hard',
    text: `What debt due at the end of ${count} years is discharged by ${count} equal payments of ${rs(instalment)}, one at the end of each year, at ${rate}% simple interest?`,
    answer: total,
    wrong: [8_000, 8_400, 8_500],
    show: rs,
    why: t`The payments earn interest for 3, 2, 1 and 0 years: $2000 \times 0.05 \times (3 + 2 + 1) = 600$ rupees. With the payments themselves, ${rs(8_000)}, that is ${rs(total)}.`,
  };
}

export const simpleInterest = {
  name: 'Simple Interest',
  description:
    'Interest that grows in a straight line: sums, rates and times, split loans, changing rates and equal instalments.',
  difficulty: 'easy',
  topics: ['Principal, rate and time', 'Doubling time', 'Split sums', 'Changing rates', 'Instalments'],
  keywords: 'simple interest questions, SI formula, doubling time, instalments, bank exam maths',
  keyInformation: [
    'Interest = principal × rate × years / 100, and amount = principal + interest.',
    'A sum doubles in 100 / rate years and becomes n times itself in 100(n − 1) / rate years.',
    'Count time in years: months over 12, days over 365.',
  ],
  didYouKnow: [
    'Interest on loans is older than coins: clay tablets from Mesopotamia record loans of silver and grain with interest.',
    'At simple interest the amounts of successive years form an arithmetic progression.',
  ],
  faqs: [
    [
      'Which days are counted between two dates?',
      'The day of the loan is left out and the day of repayment is counted.',
    ],
    [
      'How do simple and compound interest compare in the first year?',
      'They are equal when interest is compounded yearly; the difference begins in the second year.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 40,
  questions: [
    plainInterest,
    timeToDouble,
    rateFromAmounts,
    splitSum,
    changingRates,
    rateRise,
    fractionOfSum,
    tripleTime,
    equalAmounts,
    instalmentDebt,
  ],
};
