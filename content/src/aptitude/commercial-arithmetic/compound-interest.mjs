import { KHAN_MATH, NCERT, changed, frac, num, percent, percentOf, rs, t, unit } from '../kit/index.mjs';

const amount = (principal, rate, periods) => frac(100).plus(rate).over(100).power(periods).times(principal);

function yearly() {
  const [principal, rate, years] = [10_000, 8, 2];
  const answer = amount(principal, rate, years).minus(principal);
  return {
    level: 'easy',
    text: `Find the compound interest on ${rs(principal)} at ${rate}% a year for ${years} years, compounded yearly.`,
    answer,
    wrong: [percentOf(rate * years, principal), 1_640, 1_632],
    show: rs,
    why: t`Amount: $10000 \times 1.08^2 = ${num(amount(principal, rate, years))}$. Interest: ${rs(answer)}.`,
  };
}

function halfYearly() {
  const [principal, rate] = [16_000, 20];
  const answer = amount(principal, rate / 2, 3);
  return {
    level: 'medium',
    text: t`What does ${rs(principal)} amount to in $1\frac{1}{2}$ years at ${rate}% a year, compounded half-yearly?`,
    answer,
    wrong: [frac(20_800), changed(changed(principal, rate), rate / 2), amount(principal, rate / 2, 2)],
    show: rs,
    why: t`Half-yearly means 3 periods at 10%: $16000 \times 1.1^3 = ${num(answer)}$, that is ${rs(answer)}.`,
  };
}

function differenceTwoYears() {
  const [rate, difference] = [5, 40];
  const principal = frac(difference)
    .times(100 * 100)
    .over(rate * rate);
  return {
    level: 'medium',
    text: `The difference between compound and simple interest on a sum for 2 years at ${rate}% a year is ${rs(difference)}. What is the sum?`,
    answer: principal,
    wrong: [8_000, 800, 4_000],
    show: rs,
    why: t`For two years the difference is $P\left(\frac{r}{100}\right)^2$. So $P \times \frac{25}{10000} = ${difference}$ and $P$ = ${rs(principal)}.`,
  };
}

function differenceThreeYears() {
  const [principal, rate] = [8_000, 10];
  const answer = amount(principal, rate, 3)
    .minus(principal)
    .minus(percentOf(rate * 3, principal));
  return {
    level: 'medium',
    text: `What is the difference between compound and simple interest on ${rs(principal)} for 3 years at ${rate}% a year?`,
    answer,
    wrong: [264, 256, 331],
    show: rs,
    why: t`Compound: $8000 \times (1.1^3 - 1) = 8000 \times 0.331 = 2648$. Simple: $8000 \times 0.3 = 2400$. Difference ${rs(answer)}.`,
  };
}

function rateFromYears() {
  const [second, third] = [7_260, 7_986];
  const rate = frac(third - second, second).times(100);
  return {
    level: 'easy',
    text: `A sum at compound interest amounts to ${rs(second)} in 2 years and ${rs(third)} in 3 years. What is the yearly rate?`,
    answer: rate,
    wrong: [11, frac(121, 10), 12],
    show: percent,
    why: t`The third year's interest, ${rs(third - second)}, is earned on ${rs(second)}: $\frac{${third - second}}{${second}} \times 100 = ${num(rate)}$ percent.`,
  };
}

function timesItself() {
  const [years, factor, power] = [4, 3, 3];
  return {
    level: 'medium',
    text: `A sum placed at compound interest becomes three times itself in ${years} years. In how many years does it become 27 times itself?`,
    answer: years * power,
    wrong: [36, 16, 9],
    show: unit('years'),
    why: t`$27 = ${factor}^3$, so the sum must triple three times over: $3 \times ${years} = ${years * power}$ years.`,
  };
}

function depreciation() {
  const [value, rate, years] = [50_000, 20, 3];
  const answer = amount(value, -rate, years);
  return {
    level: 'easy',
    text: `A machine bought for ${rs(value)} loses ${rate}% of its value each year. What is it worth after ${years} years?`,
    answer,
    wrong: [20_000, 24_400, 24_000],
    show: rs,
    why: t`Each year 80% of the value is left: $50000 \times 0.8^3 = 50000 \times 0.512$ = ${rs(answer)}.`,
  };
}

function twoInstalments() {
  const [rate, instalment] = [10, 12_100];
  const loan = frac(instalment)
    .over(frac(110, 100))
    .plus(frac(instalment).over(frac(110, 100).power(2)));
  return {
    level: 'hard',
    text: `A loan at ${rate}% compound interest a year is repaid by two equal yearly instalments of ${rs(instalment)}. How much was borrowed?`,
    answer: loan,
    wrong: [frac(24_200), frac(20_000), frac(22_000)],
    show: rs,
    why: t`Present values of the instalments: $\frac{12100}{1.1} = 11000$ and $\frac{12100}{1.21} = 10000$. The loan was ${rs(loan)}.`,
  };
}

function effectiveRate() {
  const answer = amount(100, 6, 2).minus(100);
  return {
    level: 'medium',
    text: 'What is the effective yearly rate of a nominal 12% a year compounded half-yearly?',
    answer,
    wrong: [12, frac(1206, 100), frac(1218, 100)],
    show: percent,
    why: t`Two periods at 6%: $1.06^2 = ${num(amount(1, 6, 2))}$, so 100 grows to ${num(answer.plus(100))} in a year. The effective rate is ${percent(answer)}.`,
  };
}

function simpleKnown() {
  const [rate, years, simple] = [5, 2, 800];
  const principal = frac(simple)
    .times(100)
    .over(rate * years);
  const answer = amount(principal, rate, years).minus(principal);
  return {
    level: 'hard',
    text: `The simple interest on a sum for ${years} years at ${rate}% a year is ${rs(simple)}. What would be the compound interest for the same time and rate?`,
    answer,
    wrong: [840, 825, 841],
    show: rs,
    why: t`The compound interest is more by one year's interest on the first year's interest: 5% of ${rs(400)} is ${rs(20)}. So it is ${rs(answer)}.`,
  };
}

export const compoundInterest = {
  name: 'Compound Interest',
  description:
    'Interest on interest: yearly and half-yearly growth, the gap to simple interest, depreciation and loan instalments.',
  difficulty: 'medium',
  topics: [
    'Yearly and half-yearly growth',
    'Difference from simple interest',
    'Growth and depreciation',
    'Effective rate',
    'Instalments',
  ],
  keywords:
    'compound interest questions, CI and SI difference, half yearly, instalments, depreciation, SSC maths',
  keyInformation: [
    'Amount = principal × (1 + r/100)ⁿ, with rate and number of periods taken per period.',
    'For 2 years the difference between compound and simple interest is P(r/100)².',
    'For 3 years the difference is P(r/100)²(3 + r/100).',
  ],
  didYouKnow: [
    'The rule of 72: at r% a year money doubles in about 72/r years. At 8% that is nine years; the exact figure is 9.006.',
    'If 100% yearly interest were compounded ever more often, one rupee would approach e = 2.718... rupees in a year.',
  ],
  faqs: [
    [
      'How do I handle half-yearly compounding?',
      'Halve the rate and double the number of periods; for quarterly compounding use a quarter of the rate and four periods a year.',
    ],
    [
      'What if the time is not a whole number of years?',
      'Compound the whole years and then add simple interest for the rest, unless the question says otherwise.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 41,
  questions: [
    yearly,
    halfYearly,
    differenceTwoYears,
    differenceThreeYears,
    rateFromYears,
    timesItself,
    depreciation,
    twoInstalments,
    effectiveRate,
    simpleKnown,
  ],
};
