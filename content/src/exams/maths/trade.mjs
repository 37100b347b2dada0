import { num, numeric, percent, rupees, tex } from './numeric.mjs';

const PROFIT = 'Profit and Loss';
const DISCOUNT = 'Discount';

/** One sale at a loss; the price that would have brought a gain. */
export function priceForGain({ item, sold, loss, gain }) {
  const cost = (sold * 100) / (100 - loss);
  const answer = (cost * (100 + gain)) / 100;
  return numeric({
    ask: `By selling ${item} for ${rupees(sold)} a trader loses ${loss}%. At what price should it be sold to gain ${gain}%?`,
    answer,
    slips: [(sold * (100 + gain)) / 100, (sold * (100 + loss + gain)) / 100, cost],
    step: 40,
    show: rupees,
    why: `The cost is $${sold} \\times \\frac{100}{${100 - loss}} = ${tex(cost)}$. A gain of ${gain}% on it needs $${cost} \\times \\frac{${100 + gain}}{100} = ${answer}$.`,
    topic: PROFIT,
    proof: { rule: 'price-for-gain', sold, loss, gain },
  });
}

/** The cost of some articles equals the selling price of fewer. */
export function costEqualsSale({ bought, sold }) {
  const answer = ((bought - sold) / sold) * 100;
  return numeric({
    ask: `The cost price of ${bought} pens equals the selling price of ${sold} pens. What is the gain percent?`,
    answer,
    slips: [((bought - sold) / bought) * 100, bought - sold, (sold / bought) * 100],
    step: 5,
    show: percent,
    why: `Selling ${sold} pens brings back the cost of ${bought}, a gain of ${bought - sold} on ${sold}: $\\frac{${bought - sold}}{${sold}} \\times 100\\% = ${tex(answer)}\\%$.`,
    topic: PROFIT,
    proof: { rule: 'cost-equals-sale', bought, sold },
  });
}

/** A mark-up followed by a discount. */
export function markUpAndDiscount({ markUp, discount }) {
  const answer = ((100 + markUp) * (100 - discount)) / 100 - 100;
  return numeric({
    ask: `A shopkeeper marks goods ${markUp}% above cost and allows a discount of ${discount}% on the marked price. What is the gain percent?`,
    answer,
    slips: [markUp - discount, (markUp + discount) / 2, markUp],
    step: 3,
    show: percent,
    why: `With a cost of 100 the marked price is ${100 + markUp}, and the selling price is $${100 + markUp} \\times \\frac{${100 - discount}}{100} = ${tex(100 + answer)}$. The gain is ${num(answer)}%.`,
    topic: PROFIT,
    proof: { rule: 'mark-up-discount', markUp, discount },
  });
}

/** Two discounts one after the other. */
export function twoDiscounts({ item, marked, first, second }) {
  const answer = (marked * (100 - first) * (100 - second)) / 10000;
  return numeric({
    ask: `${item} is marked at ${rupees(marked)} and sold with successive discounts of ${first}% and ${second}%. What does a customer pay?`,
    answer,
    slips: [(marked * (100 - first - second)) / 100, (marked * (100 - first)) / 100, marked - answer],
    step: 20,
    show: rupees,
    why: `The second discount applies to the reduced price: $${marked} \\times \\frac{${100 - first}}{100} \\times \\frac{${100 - second}}{100} = ${tex(answer)}$.`,
    topic: DISCOUNT,
    level: 'easy',
    proof: { rule: 'two-discounts', marked, first, second },
  });
}

/** The share of one partner when capital and time differ. */
export function partnershipShare({ first, second, profit }) {
  const weights = [first.capital * first.months, second.capital * second.months];
  const answer = (profit * weights[0]) / (weights[0] + weights[1]);
  return numeric({
    ask: `${first.name} puts ${rupees(first.capital)} into a business for ${first.months} months, ${second.name} ${rupees(second.capital)} for ${second.months} months. Of a profit of ${rupees(profit)}, how much belongs to ${first.name}?`,
    answer,
    slips: [
      profit - answer,
      (profit * first.capital) / (first.capital + second.capital),
      (profit * first.months) / (first.months + second.months),
      profit / 2,
    ],
    step: 300,
    show: rupees,
    why: `Shares go by capital times months, ${num(weights[0])} to ${num(weights[1])}, so ${first.name} gets $${profit} \\times \\frac{${weights[0]}}{${weights[0] + weights[1]}} = ${tex(answer)}$.`,
    topic: 'Partnership',
    proof: { rule: 'partnership', first, second, profit },
  });
}
