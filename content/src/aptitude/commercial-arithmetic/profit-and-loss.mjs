import { KHAN_MATH, NCERT, changed, frac, num, percent, rs, t } from '../kit/index.mjs';

function gainPercent() {
  const [cost, sale] = [640, 760];
  const gain = frac(sale - cost, cost).times(100);
  return {
    level: 'easy',
    text: `A fan bought for ${rs(cost)} is sold for ${rs(sale)}. What is the gain percent?`,
    answer: gain,
    wrong: [frac(sale - cost, sale).times(100), 12, 16],
    show: percent,
    why: t`The gain is $${sale} - ${cost} = ${sale - cost}$ rupees, and $\frac{${sale - cost}}{${cost}} \times 100 = ${num(gain)}$. Gain is reckoned on the cost price: ${percent(gain)}.`,
  };
}

function sameNumberOfArticles() {
  const [bought, sold] = [24, 20];
  const gain = frac(bought - sold, sold).times(100);
  return {
    level: 'easy',
    text: `The cost price of ${bought} pens equals the selling price of ${sold} pens. What is the gain percent?`,
    answer: gain,
    wrong: [frac(bought - sold, bought).times(100), 4, 18],
    show: percent,
    why: t`Let one pen cost ₹1. Then ${sold} pens sell for ₹${bought}, a gain of ₹${bought - sold} on ₹${sold}: $\frac{${bought - sold}}{${sold}} \times 100 = ${num(gain)}$ percent.`,
  };
}

function twoItemsSamePrice() {
  const [price, rate] = [9_600, 20];
  const costs = frac(price)
    .times(100)
    .over(100 + rate)
    .plus(
      frac(price)
        .times(100)
        .over(100 - rate),
    );
  const loss = costs.minus(2 * price);
  return {
    level: 'medium',
    text: `A dealer sells two cameras at ${rs(price)} each, gaining ${rate}% on one and losing ${rate}% on the other. What is the result of both sales together?`,
    answer: `A loss of ${rs(loss)}`,
    wrong: ['Neither gain nor loss', `A gain of ${rs(loss)}`, `A loss of ${rs(768)}`],
    why: t`Cost prices: $9600 \div 1.2 = 8000$ and $9600 \div 0.8 = 12000$, together ${rs(costs)}. The sales bring ${rs(2 * price)}, so the loss is ${rs(loss)} (4%).`,
  };
}

function falseWeight() {
  const grams = 900;
  const gain = frac(1000 - grams, grams).times(100);
  return {
    level: 'medium',
    text: `A grocer claims to sell at cost price but uses a weight of ${grams} g in place of 1 kg. What is his gain percent?`,
    answer: gain,
    wrong: [frac(10), frac(9), frac(100, 11)],
    show: percent,
    why: t`He gives ${grams} g and is paid for 1000 g, a gain of 100 g on ${grams} g: $\frac{100}{900} \times 100$, that is ${percent(gain)}.`,
  };
}

function costFromTwoPrices() {
  const [low, high] = [1_680, 2_160];
  const cost = frac(low + high, 2);
  return {
    level: 'medium',
    text: `The profit made by selling a table for ${rs(high)} equals the loss made by selling it for ${rs(low)}. What should its selling price be for a profit of 25%?`,
    answer: changed(cost, 25),
    wrong: [cost, changed(high, 25), changed(low, 25)],
    show: rs,
    why: t`The cost lies midway: $\frac{${low} + ${high}}{2} = ${num(cost)}$ rupees. A profit of 25% makes it $${num(cost)} \times 1.25$ = ${rs(changed(cost, 25))}.`,
  };
}

function chainOfSales() {
  const [start, a, b, c] = [4_000, 20, 10, -5];
  const last = changed(changed(changed(start, a), b), c);
  return {
    level: 'medium',
    text: `A sells a cycle that cost ${rs(start)} to B at a profit of ${a}%; B sells it to C at a profit of ${b}%; C sells it to D at a loss of ${-c}%. What does D pay?`,
    answer: last,
    wrong: [changed(start, a + b + c), changed(changed(start, a), c), 4_800],
    show: rs,
    why: t`$4000 \times 1.20 \times 1.10 \times 0.95 = ${num(last)}$, so D pays ${rs(last)}.`,
  };
}

function extraRupees() {
  const [loss, gain, extra] = [8, 12, 180];
  const cost = frac(extra)
    .times(100)
    .over(loss + gain);
  return {
    level: 'easy',
    text: `A shopkeeper sells a bag at a loss of ${loss}%. Had he sold it for ${rs(extra)} more, he would have gained ${gain}%. What did the bag cost him?`,
    answer: cost,
    wrong: [frac(1_500), frac(4_500), frac(1_080)],
    show: rs,
    why: t`${rs(extra)} is the step from a loss of ${loss}% to a gain of ${gain}%, that is ${loss + gain}% of the cost. So the cost is $\frac{${extra} \times 100}{${loss + gain}}$ = ${rs(cost)}.`,
  };
}

function partlyDamaged() {
  const [dozens, costPerDozen, broken, target] = [20, 60, 40, 25];
  const [eggs, cost] = [dozens * 12, dozens * costPerDozen];
  const each = changed(cost, target).over(eggs - broken);
  return {
    level: 'hard',
    text: `A trader buys ${dozens} dozen eggs at ${rs(costPerDozen)} a dozen. ${broken} eggs break. At what price must he sell each of the rest to gain ${target}% on the whole?`,
    answer: each,
    wrong: [changed(cost, target).over(eggs), frac(cost, eggs - broken), frac(8)],
    show: rs,
    why: t`Cost: $${dozens} \times ${costPerDozen} = ${cost}$ rupees. He needs $${cost} \times 1.25 = ${num(changed(cost, target))}$ rupees from $${eggs} - ${broken} = ${eggs - broken}$ eggs, which is ${rs(each)} each.`,
  };
}

function fruitRates() {
  const [buyCount, buyPrice, sellCount, sellPrice] = [6, 10, 4, 9];
  const gain = frac(sellPrice, sellCount).over(frac(buyPrice, buyCount)).minus(1).times(100);
  return {
    level: 'medium',
    text: `Lemons are bought at ${buyCount} for ${rs(buyPrice)} and sold at ${sellCount} for ${rs(sellPrice)}. What is the gain percent?`,
    answer: gain,
    wrong: [40, 45, 70],
    show: percent,
    why: t`Take 12 lemons: they cost $12 \times \frac{10}{6} = 20$ rupees and sell for $12 \times \frac{9}{4} = 27$ rupees. Gain: 7 on 20, or ${percent(gain)}.`,
  };
}

function lowerCostAndPrice() {
  const cost = frac(1_400);
  const original = changed(cost, 15);
  const cheaper = changed(changed(cost, -10), 20);
  const gap = original.minus(cheaper);
  return {
    level: 'hard',
    text: `An article is sold at a profit of 15%. Had it been bought for 10% less and sold for ${rs(gap)} less, the profit would have been 20%. What did the article cost?`,
    answer: cost,
    wrong: [980, 1_050, 1_200],
    show: rs,
    why: t`Let the cost be $100$ units. The first price is 115; the second is $90 \times 1.2 = 108$. The difference of 7 units is ${rs(gap)}, so 100 units are ${rs(cost)}.`,
  };
}

export const profitAndLoss = {
  name: 'Profit and Loss',
  description:
    'Cost, selling price and gain percent, false weights, equal selling prices, chains of sales and goods partly spoiled.',
  difficulty: 'medium',
  topics: [
    'Gain and loss percent',
    'Equal selling prices',
    'False weights',
    'Successive sales',
    'Spoiled goods',
  ],
  keywords:
    'profit and loss questions, gain percent, dishonest shopkeeper, cost price selling price, SSC maths',
  keyInformation: [
    'Gain percent and loss percent are always reckoned on the cost price unless the question says otherwise.',
    'Two articles sold at one price with a gain of r% and a loss of r% always bring a loss of r²/100 percent.',
    'With a false weight, gain percent = error × 100 / (true weight − error).',
  ],
  didYouKnow: [
    'Selling price, cost price and profit are linked by one factor only: 1 + rate/100. Chains of sales multiply these factors.',
    'Double-entry bookkeeping, which keeps track of profit, was described in print by Luca Pacioli in 1494.',
  ],
  faqs: [
    [
      'Is profit reckoned on cost or on selling price?',
      'On the cost price, unless the question clearly says otherwise.',
    ],
    [
      'How do I deal with "cost of m articles = selling price of n articles"?',
      'The gain is (m − n)/n of the cost. A negative result is a loss.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 66,
  questions: [
    gainPercent,
    sameNumberOfArticles,
    twoItemsSamePrice,
    falseWeight,
    costFromTwoPrices,
    chainOfSales,
    extraRupees,
    partlyDamaged,
    fruitRates,
    lowerCostAndPrice,
  ],
};
