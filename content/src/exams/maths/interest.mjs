import { numeric, percent, rupees, tex } from './numeric.mjs';

/** The yearly rate at which simple interest makes a sum some times as large. */
export function rateToMultiply({ times, years }) {
  const answer = ((times - 1) * 100) / years;
  return numeric({
    ask: `At simple interest a sum of money becomes ${times} times itself in ${years} years. What is the yearly rate?`,
    answer,
    slips: [(times * 100) / years, 100 / years, ((times - 1) * 100) / (years + 1)],
    step: 2.5,
    show: percent,
    why: `The interest is ${times - 1} times the sum, or ${(times - 1) * 100}% of it, over ${years} years: $\\frac{${(times - 1) * 100}}{${years}} = ${tex(answer)}\\%$ a year.`,
    topic: 'Simple Interest',
    level: 'easy',
    proof: { rule: 'rate-to-multiply', times, years },
  });
}

/** Amount at compound interest over two years. */
export function compoundAmount({ sum, rate }) {
  const answer = (sum * (100 + rate) ** 2) / 10000;
  return numeric({
    ask: `What does ${rupees(sum)} grow to in 2 years at ${rate}% a year, compounded yearly?`,
    answer,
    slips: [sum + (sum * rate * 2) / 100, sum + (sum * rate) / 100, answer + (sum * rate) / 100],
    step: (sum * rate) / 1000,
    show: rupees,
    why: `$${sum} \\times \\left(\\frac{${100 + rate}}{100}\\right)^2 = ${tex(answer)}$. Simple interest would leave out the interest on the first year's interest.`,
    topic: 'Compound Interest',
    proof: { rule: 'compound-amount', sum, rate },
  });
}

/** The sum behind the difference of compound and simple interest over two years. */
export function sumFromDifference({ difference, rate }) {
  const answer = (difference * 10000) / rate ** 2;
  return numeric({
    ask: `The difference between compound interest (yearly) and simple interest on a sum for 2 years at ${rate}% a year is ${rupees(difference)}. What is the sum?`,
    answer,
    slips: [(difference * 100) / rate, (difference * 10000) / (rate * 2), answer / 2, answer * 2],
    step: answer / 10,
    show: rupees,
    why: `For two years the difference is $P\\left(\\frac{r}{100}\\right)^2$, so $P = ${difference} \\times \\left(\\frac{100}{${rate}}\\right)^2 = ${answer}$.`,
    topic: 'Compound Interest',
    level: 'hard',
    proof: { rule: 'sum-from-difference', difference, rate },
  });
}

/** Simple interest on a sum for whole months. */
export function interestForMonths({ sum, rate, months }) {
  const answer = (sum * rate * months) / 1200;
  return numeric({
    ask: `How much simple interest does ${rupees(sum)} bring in ${months} months at ${rate}% a year?`,
    answer,
    slips: [(sum * rate) / 100, (sum * rate * months) / 1000, answer * 2],
    step: 20,
    show: rupees,
    why: `$\\frac{${sum} \\times ${rate} \\times ${months}}{100 \\times 12} = ${tex(answer)}$.`,
    topic: 'Simple Interest',
    level: 'easy',
    proof: { rule: 'interest-months', sum, rate, months },
  });
}
