import { KHAN_MATH, NCERT, frac, num, percent, percentOf, rs, t } from '../kit/index.mjs';

const FACE = 100;

function costOfStock() {
  const [stock, price, brokerage] = [8_000, 104, frac(1, 4)];
  const answer = frac(stock, FACE).times(frac(price).plus(brokerage));
  return {
    level: 'easy',
    text: t`What must be paid for ${rs(stock)} of stock quoted at ${price}, with brokerage of $\frac{1}{4}\%$ of the face value?`,
    answer,
    wrong: [
      frac(stock, FACE).times(price),
      frac(stock, FACE).times(frac(price).minus(brokerage)),
      frac(8_345),
    ],
    show: rs,
    why: t`₹100 of stock costs ₹104.25 with brokerage, and there are 80 such lots: $80 \times 104.25$ = ${rs(answer)}.`,
  };
}

function yearlyIncome() {
  const [money, rate, price] = [9_900, 12, 132];
  const answer = frac(money, price).times(rate);
  return {
    level: 'easy',
    text: `What yearly income is obtained by investing ${rs(money)} in ${rate}% stock at ${price}?`,
    answer,
    wrong: [percentOf(rate, money), 1_089, 1_200],
    show: rs,
    why: t`${rs(money)} buys $\frac{${money}}{${price}} = ${money / price}$ lots of ₹100 face value, each bringing ₹${rate}: ${rs(answer)}.`,
  };
}

function yieldPercent() {
  const [rate, price] = [9, 120];
  const answer = frac(rate, price).times(100);
  return {
    level: 'easy',
    text: `What percent does an investor earn on her money from ${rate}% stock bought at ${price}?`,
    answer,
    wrong: [frac(9), frac(108, 10), frac(8)],
    show: percent,
    why: t`She pays ₹${price} for a yearly ₹${rate}: $\frac{${rate}}{${price}} \times 100 = ${num(answer)}$ percent.`,
  };
}

function betterStock() {
  const offers = [
    [11, 132],
    [10, 125],
    [9, 105],
    [8, 96],
  ];
  const yields = ([rate, price]) => frac(rate, price);
  const name = ([rate, price]) => `${rate}% stock at ${price}`;
  const best = offers.reduce((one, two) => (yields(one).isLessThan(yields(two)) ? two : one));
  return {
    level: 'medium',
    text: 'Which of these investments gives the highest return on the money paid?',
    answer: name(best),
    wrong: offers.filter((offer) => offer !== best).map(name),
    why: t`Returns: $\frac{11}{132} = 8\frac{1}{3}\%$, $\frac{10}{125} = 8\%$, $\frac{9}{105} = 8\frac{4}{7}\%$ and $\frac{8}{96} = 8\frac{1}{3}\%$. The best is ${name(best)}.`,
  };
}

function marketPrice() {
  const [rate, wanted] = [12, 8];
  const answer = frac(rate, wanted).times(100);
  return {
    level: 'easy',
    text: `At what price should ${rate}% stock be bought to earn ${wanted}% on the money invested?`,
    answer,
    wrong: [frac(96), frac(144), frac(200, 3)],
    show: (value) => num(value),
    why: t`A yearly ₹${rate} must be ${wanted}% of the price: price $= \frac{${rate} \times 100}{${wanted}} = ${num(answer)}$.`,
  };
}

function changeOfIncome() {
  const [stock, oldRate, sellAt, newRate, buyAt] = [5_000, 8, 96, 10, 120];
  const cash = frac(stock, FACE).times(sellAt);
  const income = cash.over(buyAt).times(newRate);
  const before = percentOf(oldRate, stock);
  const change = income.minus(before);
  return {
    level: 'hard',
    text: `${rs(stock)} of ${oldRate}% stock is sold at ${sellAt} and the money is invested in ${newRate}% stock at ${buyAt}. How does the yearly income change?`,
    answer: change.equals(0) ? 'It does not change' : '',
    wrong: ['It rises by ₹50', 'It falls by ₹50', 'It rises by ₹80'],
    why: t`Old income: 8% of ${rs(stock)} = ${rs(before)}. The sale brings $50 \times ${sellAt} = ${num(cash)}$ rupees, which buys $\frac{${num(cash)}}{${buyAt}} = ${num(cash.over(buyAt))}$ lots bringing ₹${newRate} each: again ${rs(income)}.`,
  };
}

function dividendOnShares() {
  const [shares, face, rate] = [250, 20, 14];
  const answer = percentOf(rate, shares * face);
  return {
    level: 'easy',
    text: `A man holds ${shares} shares of face value ${rs(face)}, bought at ${rs(28)} each. The company pays a dividend of ${rate}%. What dividend does he receive?`,
    answer,
    wrong: [percentOf(rate, shares * 28), frac(shares * rate), frac(500)],
    show: rs,
    why: t`A dividend is paid on the face value: ${rate}% of $${shares} \times ${face} = ${shares * face}$ rupees is ${rs(answer)}. The price paid does not matter.`,
  };
}

function sharesBought() {
  const [money, face, premium] = [18_000, 50, 20];
  const price = face + (face * premium) / 100;
  return {
    level: 'medium',
    text: `How many shares of face value ${rs(face)} can be bought for ${rs(money)} when they stand at a premium of ${premium}%?`,
    answer: money / price,
    wrong: [360, 375, 450],
    why: t`One share costs $${face} + 20\%$ of ${face} = ${rs(price)}. So $${money} \div ${price} = ${money / price}$ shares.`,
  };
}

function splitInvestment() {
  const [total, rateA, priceA, rateB, priceB] = [17_500, 8, 100, 9, 75];
  const perA = frac(rateA, priceA);
  const perB = frac(rateB, priceB);
  const inA = frac(total).times(perB).over(perA.plus(perB));
  return {
    level: 'hard',
    text: `${rs(total)} is invested partly in ${rateA}% stock at ${priceA} and partly in ${rateB}% stock at ${priceB}, so that both parts bring the same income. How much is invested in the ${rateA}% stock?`,
    answer: inA,
    wrong: [frac(total).minus(inA), frac(8_750), frac(10_000)],
    show: rs,
    why: t`One rupee brings $\frac{8}{100} = \frac{2}{25}$ in the first and $\frac{9}{75} = \frac{3}{25}$ in the second. For equal incomes the sums are as $3 : 2$: $\frac{3}{5}$ of ${rs(total)} is ${rs(inA)}.`,
  };
}

function meaningOfTerms() {
  return {
    level: 'medium',
    text: 'A share of face value ₹100 is quoted at ₹92. Which statement is true?',
    answer: 'The share stands at a discount of ₹8, and a dividend is reckoned on ₹100',
    wrong: [
      'The share stands at a premium of ₹8, and a dividend is reckoned on ₹100',
      'The share stands at a discount of ₹8, and a dividend is reckoned on ₹92',
      'The share stands at par, and a dividend is reckoned on ₹92',
    ],
    why: 'A price below the face value is a discount, here of ₹8. A dividend is always a percent of the face value.',
  };
}

export const stocksAndShares = {
  name: 'Stocks and Shares',
  description:
    'Face value and market value, dividends, brokerage, yields and moving money from one stock to another.',
  difficulty: 'medium',
  topics: ['Face and market value', 'Dividend and income', 'Yield', 'Brokerage', 'Switching stocks'],
  keywords: 'stocks and shares questions, dividend, brokerage, face value, market value, yield, aptitude',
  keyInformation: [
    'Dividend and interest are reckoned on the face value, never on the price paid.',
    'Yield percent = rate × 100 / market price of ₹100 of stock.',
    'Brokerage is added when you buy and taken off when you sell.',
  ],
  didYouKnow: [
    'The Bombay Stock Exchange, founded in 1875, is the oldest stock exchange in Asia.',
    'A share "at par" is quoted exactly at its face value.',
  ],
  faqs: [
    ['What does "12% stock at 132" mean?', 'Stock of face value ₹100 that pays ₹12 a year and costs ₹132.'],
    [
      'How do I compare two stocks?',
      'Compare rate ÷ price. The higher quotient earns more on the money invested.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 16,
  questions: [
    costOfStock,
    yearlyIncome,
    yieldPercent,
    betterStock,
    marketPrice,
    changeOfIncome,
    dividendOnShares,
    sharesBought,
    splitInvestment,
    meaningOfTerms,
  ],
};
