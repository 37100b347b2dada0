import { KHAN_MATH, NCERT, changed, frac, num, percent, rs, t, unit } from '../kit/index.mjs';

function priceAfterDiscount() {
  const [marked, rate] = [2_450, 16];
  const answer = changed(marked, -rate);
  return {
    level: 'easy',
    text: `A suitcase marked ${rs(marked)} is sold at a discount of ${rate}%. What is the selling price?`,
    answer,
    wrong: [2_082, 2_290, 2_434],
    show: rs,
    why: t`The buyer pays 84% of the marked price: $${marked} \times 0.84 = ${num(answer)}$, that is ${rs(answer)}.`,
  };
}

function singleEquivalent() {
  const rates = [20, 10, 5];
  const left = rates.reduce((value, rate) => changed(value, -rate), frac(100));
  const answer = frac(100).minus(left);
  return {
    level: 'medium',
    text: 'Which single discount is equal to three successive discounts of 20%, 10% and 5%?',
    answer,
    wrong: [35, frac(324, 10), 34],
    show: percent,
    why: t`$100 \times 0.80 \times 0.90 \times 0.95 = ${num(left)}$, so the single discount is ${percent(answer)}.`,
  };
}

function markedPrice() {
  const [cost, gain, off] = [1_530, 20, 15];
  const sale = changed(cost, gain);
  const marked = sale.times(100).over(100 - off);
  return {
    level: 'medium',
    text: `A stove costs a dealer ${rs(cost)}. What price must he mark on it so that after a discount of ${off}% he still gains ${gain}%?`,
    answer: marked,
    wrong: [changed(cost, 35), sale, frac(2_040)],
    show: rs,
    why: t`Selling price: $${cost} \times 1.20 = ${num(sale)}$. This is 85% of the marked price, so the marked price is $${num(sale)} \div 0.85$ = ${rs(marked)}.`,
  };
}

function gainAfterDiscount() {
  const [mark, off] = [40, 25];
  const net = changed(changed(100, mark), -off).minus(100);
  return {
    level: 'easy',
    text: `A trader marks his goods ${mark}% above cost and allows a discount of ${off}%. What is his gain percent?`,
    answer: net,
    wrong: [15, 10, 8],
    show: percent,
    why: t`On a cost of 100 the mark is ${100 + mark}, and 75% of ${100 + mark} is ${num(net.plus(100))}. The gain is ${percent(net)}.`,
  };
}

function buyGetFree() {
  const [paid, free] = [5, 3];
  const answer = frac(free, paid + free).times(100);
  return {
    level: 'easy',
    text: `A shop offers "buy ${paid} shirts, get ${free} free". What discount does the offer amount to?`,
    answer,
    wrong: [60, frac(625, 10), 40],
    show: percent,
    why: t`Of ${paid + free} shirts taken, ${free} are not paid for: $\frac{${free}}{${paid + free}} \times 100 = ${num(answer)}$ percent.`,
  };
}

function secondDiscount() {
  const [marked, first, sale] = [6_000, 20, 4_320];
  const afterFirst = changed(marked, -first);
  const answer = afterFirst.minus(sale).over(afterFirst).times(100);
  return {
    level: 'medium',
    text: `A watch marked ${rs(marked)} is sold for ${rs(sale)} after two successive discounts, the first of ${first}%. What was the second?`,
    answer,
    wrong: [8, 12, 28],
    show: percent,
    why: t`After the first discount the price is ${rs(afterFirst)}. The further cut of ${rs(afterFirst.minus(sale))} is $\frac{480}{4800} \times 100 = ${num(answer)}$ percent of it.`,
  };
}

function betterOffer() {
  const offers = [
    [30, 10],
    [25, 15],
    [20, 20],
    [35, 5],
  ];
  const paid = ([a, b]) => changed(changed(100, -a), -b);
  const name = ([a, b]) => `${a}% and then ${b}%`;
  const best = offers.reduce((one, two) => (paid(two).isLessThan(paid(one)) ? two : one));
  return {
    level: 'medium',
    text: 'Four shops sell the same cooker at the same marked price with different successive discounts. Which offer is the best for the buyer?',
    answer: name(best),
    wrong: offers.filter((offer) => offer !== best).map(name),
    why: t`Out of 100 the buyer pays $70 \times 0.90 = 63$, $75 \times 0.85 = 63.75$, $80 \times 0.80 = 64$ and $65 \times 0.95 = 61.75$. The cheapest is ${name(best)}.`,
  };
}

function discountAndTax() {
  const [list, off, tax] = [5_000, 12, 18];
  const answer = changed(changed(list, -off), tax);
  return {
    level: 'medium',
    text: `A mixer is listed at ${rs(list)}. The shop allows a discount of ${off}% and then adds tax of ${tax}% on the reduced price. What is the bill?`,
    answer,
    wrong: [changed(list, tax - off), changed(list, tax), 5_292],
    show: rs,
    why: t`Reduced price: $${list} \times 0.88 = ${num(changed(list, -off))}$. With tax: $${num(changed(list, -off))} \times 1.18 = ${num(answer)}$, that is ${rs(answer)}.`,
  };
}

function costMarkRatio() {
  const [off, gain] = [10, 17];
  const marked = frac(100 + gain)
    .times(100)
    .over(100 - off);
  const above = marked.minus(100);
  return {
    level: 'hard',
    text: `A merchant allows a discount of ${off}% and still gains ${gain}%. By what percent is the marked price above the cost price?`,
    answer: above,
    wrong: [frac(27), frac(287, 10), frac(25)],
    show: percent,
    why: t`Let the cost be 100. The selling price 117 is 90% of the marked price, so the marked price is $117 \div 0.9 = ${num(marked)}$: ${percent(above)} above cost.`,
  };
}

function discountHalved() {
  const [off, gain] = [20, 12];
  const marked = frac(100 + gain)
    .times(100)
    .over(100 - off);
  const answer = changed(marked, -off / 2).minus(100);
  return {
    level: 'hard',
    text: `A dealer gains ${gain}% after allowing a discount of ${off}%. What would his gain percent be if he halved the discount?`,
    answer,
    wrong: [frac(22), frac(24), frac(234, 10)],
    show: unit('percent'),
    why: t`With cost 100 the selling price is 112, so the marked price is $112 \div 0.8 = ${num(marked)}$. At a discount of 10% it sells for ${num(answer.plus(100))}: a gain of ${num(answer)} percent.`,
  };
}

export const discount = {
  name: 'Discount',
  description:
    'Marked price, single and successive discounts, offers such as "buy five, get three", and gains that survive a discount.',
  difficulty: 'medium',
  topics: [
    'Marked price',
    'Successive discounts',
    'Free-goods offers',
    'Discount with gain',
    'Discount and tax',
  ],
  keywords: 'discount questions, successive discount, marked price, buy x get y free, SSC CGL discount',
  keyInformation: [
    'A discount is reckoned on the marked price, a gain on the cost price.',
    'Successive discounts multiply: 20% and 10% leave 0.8 × 0.9 = 72% of the price.',
    'Marked price × (100 − discount) = cost price × (100 + gain).',
  ],
  didYouKnow: [
    'The order of successive discounts makes no difference to the final price.',
    'Discounts of 50% and 50% in a row do not make the goods free: a quarter of the price is still to be paid.',
  ],
  faqs: [
    ['Is "buy 1 get 1 free" a discount of 100%?', 'No, of 50%: two articles are taken and one is paid for.'],
    [
      'Are two discounts of 10% the same as one of 20%?',
      'No. They leave 81% of the price, so together they are 19%.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 34,
  questions: [
    priceAfterDiscount,
    singleEquivalent,
    markedPrice,
    gainAfterDiscount,
    buyGetFree,
    secondDiscount,
    betterOffer,
    discountAndTax,
    costMarkRatio,
    discountHalved,
  ],
};
