import {
  defineTemplate,
  digits,
  frac,
  hcf,
  range,
  rupees,
  t,
  unit,
  type Fraction,
} from '../../../kit/index.js';
import { isBetween, scaled, shortDecimal, slip } from '../../../kit/slips.js';
import { LIQUIDS, litres, shortPercent } from './liquids.js';

interface WaterToAdd {
  /** Pure liquid to water before and after. */
  a: number;
  b: number;
  c: number;
  d: number;
  unit: number;
}

const pureOf = ({ a, unit: part }: WaterToAdd) => a * part;
const thinOf = ({ b, unit: part }: WaterToAdd) => b * part;
const wholeOf = (p: WaterToAdd) => pureOf(p) + thinOf(p);
const extra = (p: WaterToAdd) => frac(pureOf(p) * p.d, p.c).sub(thinOf(p));

const waterToAdd = defineTemplate<WaterToAdd, Fraction>({
  id: 'water-to-add',
  level: 'easy',
  parameters: { a: range(2, 9), b: range(1, 7), c: range(1, 7), d: range(1, 8), unit: range(3, 18) },
  isSensible: (p) =>
    hcf(p.a, p.b) === 1 &&
    hcf(p.c, p.d) === 1 &&
    extra(p).d === 1n &&
    isBetween(extra(p), 3, 90) &&
    extra(p).lt(wholeOf(p)),
  solve: extra,
  show: litres,
  mistakes: [
    { text: 'This is all the water in the new mixture.', value: (p) => frac(pureOf(p) * p.d, p.c) },
    { text: 'This is the water of the first mixture.', value: (p) => frac(thinOf(p)) },
    {
      text: 'You divided the first volume in the new ratio. The volume grows.',
      value: (p) => frac(wholeOf(p) * p.d, p.c + p.d).sub(thinOf(p)),
    },
    {
      text: 'You divided the first volume in the new ratio and took all the water.',
      value: (p) => frac(wholeOf(p) * p.d, p.c + p.d),
    },
    {
      text: 'This is the difference of the two liquids at first.',
      value: (p) => frac(Math.abs(pureOf(p) - thinOf(p))),
    },
    { text: 'You inverted the new ratio.', value: (p) => frac(pureOf(p) * p.c, p.d).sub(thinOf(p)) },
    { text: 'You counted one part of the first mixture too many.', value: (p) => extra(p).add(p.unit) },
    { text: 'You counted one part of the first mixture too few.', value: (p) => extra(p).sub(p.unit) },
    scaled('You took twice the right quantity.', 2),
    scaled('You took half of the right quantity.', frac(1, 2)),
  ],
  wordings: [
    (p, s) => {
      const { pure, thin } = s.pick(LIQUIDS);
      return `A mixture of ${wholeOf(p)} litres contains ${pure} and ${thin} in the ratio ${p.a} : ${p.b}. How much ${thin} must be added to make the ratio ${p.c} : ${p.d}?`;
    },
    (p, { person }) =>
      `${person.name} has ${wholeOf(p)} litres of a drink in which juice and water are in the ratio ${p.a} : ${p.b}. How much water must ${person.they} pour in to bring this ratio to ${p.c} : ${p.d}?`,
    (p, s) => {
      const { vessel, pure, thin } = s.pick(LIQUIDS);
      return `In a ${vessel} there are ${pureOf(p)} litres of ${pure} and ${thinOf(p)} litres of ${thin}. So much ${thin} is added that the ratio of ${pure} to ${thin} becomes ${p.c} : ${p.d}. How much is added?`;
    },
  ],
  explain: (p, right) => {
    const all = frac(pureOf(p) * p.d, p.c);
    return t`Of the ${wholeOf(p)} litres $${wholeOf(p)} \times \frac{${p.b}}{${p.a + p.b}} = ${thinOf(p)}$ are water and ${pureOf(p)} are the other liquid, which stays. The new mixture needs $${pureOf(p)} \times \frac{${p.d}}{${p.c}} = ${digits(all)}$ litres of water, so $${digits(all)} - ${thinOf(p)} = ${digits(right)}$ litres are added.`;
  },
});

interface TwoStrengths {
  x: number;
  y: number;
  weak: number;
  strong: number;
}

const strengthOf = ({ x, y, weak, strong }: TwoStrengths, all = x + y) => frac(x * weak + y * strong, all);

const mixedStrength = defineTemplate<TwoStrengths, Fraction>({
  id: 'mixed-strength',
  level: 'easy',
  parameters: { x: range(2, 30), y: range(2, 30), weak: range(5, 45, 5), strong: range(20, 75, 5) },
  isSensible: (p) =>
    p.x !== p.y && p.strong - p.weak >= 15 && strengthOf(p).mul(2).d === 1n && hcf(p.x, p.y) > 1,
  solve: (p) => strengthOf(p),
  show: shortPercent,
  mistakes: [
    {
      text: 'You took the mean of the strengths. The quantities are not equal.',
      value: ({ weak, strong }) => frac(weak + strong, 2),
    },
    { text: 'You exchanged the two quantities.', value: (p) => strengthOf({ ...p, x: p.y, y: p.x }) },
    {
      text: 'You left out what the weaker solution contains.',
      value: (p) => frac(p.y * p.strong, p.x + p.y),
    },
    {
      text: 'You left out what the stronger solution contains.',
      value: (p) => frac(p.x * p.weak, p.x + p.y),
    },
    { text: 'You divided by one litre too few.', value: (p) => strengthOf(p, p.x + p.y - 1) },
    { text: 'You divided by one litre too many.', value: (p) => strengthOf(p, p.x + p.y + 1) },
    { text: 'This is the difference of the strengths.', value: ({ weak, strong }) => frac(strong - weak) },
    slip('You gained 2 in the division.', 2),
    slip('You lost 2 in the division.', -2),
    slip('You gained 4 in the division.', 4),
    slip('You lost 4 in the division.', -4),
  ],
  wordings: [
    ({ x, y, weak, strong }, s) =>
      `${x} litres of a ${weak}% ${s.pick(['acid', 'alcohol', 'syrup'])} solution are mixed with ${y} litres of a ${strong}% solution. What is the strength of the mixture (percent by volume)?`,
    ({ x, y, weak, strong }, { person }) =>
      `${person.name} pours ${x} litres of a cleaning liquid with ${weak}% spirit into ${y} litres of one with ${strong}% spirit. What percent of the mixture is spirit?`,
    ({ x, y, weak, strong }, s) =>
      `A ${s.pick(['jeweller', 'goldsmith', 'workshop'])} melts ${x} g of an alloy with ${weak}% silver together with ${y} g of an alloy with ${strong}% silver. Find the percent of silver in the new alloy.`,
  ],
  explain: (p, right) => {
    const [one, two] = [frac(p.x * p.weak, 100), frac(p.y * p.strong, 100)];
    return t`The mixture contains $${p.x} \times \frac{${p.weak}}{100} + ${p.y} \times \frac{${p.strong}}{100} = ${digits(one.add(two))}$ of the substance in $${p.x} + ${p.y} = ${p.x + p.y}$. That is $\frac{${digits(one.add(two))}}{${p.x + p.y}} \times 100 = ${digits(right)}$ percent.`;
  },
});

interface Raise {
  weight: number;
  now: number;
  wanted: number;
}

/** Percents before which the article is a, not an. */
const SHARES = range(4, 60, 2).filter((share) => share !== 8 && share !== 18);
const toAdd = ({ weight, now, wanted }: Raise) => frac(weight * (wanted - now), 100 - wanted);

const strengthToRaise = defineTemplate<Raise, Fraction>({
  id: 'strength-to-raise',
  level: 'medium',
  parameters: { weight: range(60, 900, 10), now: SHARES, wanted: SHARES },
  isSensible: (p) =>
    p.wanted > p.now && p.wanted - p.now <= 24 && toAdd(p).d === 1n && isBetween(toAdd(p), 5, 300),
  solve: toAdd,
  show: unit('g'),
  mistakes: [
    {
      text: 'You took the missing percent of the old weight. The weight grows.',
      value: ({ weight, now, wanted }) => frac(weight * (wanted - now), 100),
    },
    {
      text: 'You divided by the share of water in the old solution.',
      value: ({ weight, now, wanted }) => frac(weight * (wanted - now), 100 - now),
    },
    {
      text: 'This is how much water would have to go.',
      value: ({ weight, now, wanted }) => frac(weight * (wanted - now), wanted),
    },
    {
      text: 'This is the weight of the dissolved stuff at first.',
      value: ({ weight, now }) => frac(weight * now, 100),
    },
    {
      text: 'This is the wanted percent of the old weight.',
      value: ({ weight, wanted }) => frac(weight * wanted, 100),
    },
    {
      text: 'This is the weight of all the dissolved stuff in the end.',
      value: (p) => toAdd(p).add(frac(p.weight * p.now, 100)),
    },
    scaled('You took twice the right weight.', 2),
    scaled('You took half of the right weight.', frac(1, 2)),
    slip('You lost 5 g in the subtraction.', -5),
    slip('You gained 5 g in the subtraction.', 5),
  ],
  wordings: [
    (p, s) =>
      `How much ${s.pick(['sugar', 'glucose', 'honey'])} must be added to ${p.weight} g of a ${p.now}% solution of it in water to make it a ${p.wanted}% solution (percent by weight)?`,
    (p, s) =>
      `${s.person.name} has ${p.weight} g of ${s.pick(['syrup', 'a sweet drink', 'sweetened milk'])} that contains ${p.now}% sugar by weight. What weight of sugar must ${s.person.they} dissolve in it to reach ${p.wanted}%?`,
    (p, s) =>
      `An alloy of ${p.weight} g contains ${p.now}% ${s.pick(['copper', 'zinc', 'silver'])}. How many grams of the pure metal must be melted into it, so that its share becomes ${p.wanted}%?`,
  ],
  explain: (p, right) => {
    const other = frac(p.weight * (100 - p.now), 100);
    const all = other.mul(100).div(100 - p.wanted);
    return t`The rest stays: $${p.weight} \times \frac{${100 - p.now}}{100} = ${digits(other)}$ g. It will be ${100 - p.wanted}% of the new weight, which is $${digits(other)} \div \frac{${100 - p.wanted}}{100} = ${digits(all)}$ g. So $${digits(all)} - ${p.weight} = ${digits(right)}$ g are added.`;
  },
});

interface Drying {
  fresh: number;
  before: number;
  after: number;
}

const dryWeight = ({ fresh, before, after }: Drying) => frac(fresh * (100 - before), 100 - after);

const drying = defineTemplate<Drying, Fraction>({
  id: 'drying',
  level: 'medium',
  parameters: { fresh: range(20, 300, 5), before: range(60, 92, 2), after: range(5, 30, 5) },
  isSensible: (p) => dryWeight(p).mul(2).d === 1n && isBetween(dryWeight(p), 3, 100),
  solve: dryWeight,
  show: (value) => `${shortDecimal(value)} kg`,
  mistakes: [
    {
      text: 'This is the weight without any water.',
      value: ({ fresh, before }) => frac(fresh * (100 - before), 100),
    },
    {
      text: 'You subtracted the percents of water. They have different bases.',
      value: ({ fresh, before, after }) => frac(fresh * (100 - before + after), 100),
    },
    {
      text: 'This is the water at first.',
      value: ({ fresh, before }) => frac(fresh * before, 100),
    },
    { text: 'This is the weight that is lost.', value: (p) => frac(p.fresh).sub(dryWeight(p)) },
    {
      text: 'You compared the water before and after.',
      value: ({ fresh, before, after }) => frac(fresh * after, before),
    },
    {
      text: 'You multiplied by the last share of dry matter. You have to divide by it.',
      value: ({ fresh, before, after }) => frac(fresh * (100 - before) * (100 - after), 10_000),
    },
    {
      text: 'You took the last percent of water as a part of the dry matter.',
      value: ({ fresh, before, after }) => frac(fresh * (100 - before) * (100 + after), 10_000),
    },
    scaled('You took twice the right weight.', 2),
    slip('You gained 1 kg in the division.', 1),
    slip('You lost 1 kg in the division.', -1),
    slip('You gained 2 kg in the division.', 2),
  ],
  wordings: [
    (p, s) =>
      `Fresh ${s.pick(['grapes', 'figs', 'apricots'])} contain ${p.before}% water by weight and dried ones ${p.after}%. How many kilograms of dried fruit come from ${p.fresh} kg of fresh fruit?`,
    (p, s) =>
      `A farmer dries ${p.fresh} kg of ${s.pick(['chillies', 'ginger', 'mushrooms'])} in the sun. By weight ${p.before}% is water at first, and only ${p.after}% in the end. What is the weight then?`,
    (p, { person }) =>
      `${person.name} buys ${p.fresh} kg of wet wood shavings of which ${p.before}% of the weight is water. After drying, water is ${p.after}% of the weight. How heavy are the dry shavings?`,
  ],
  explain: (p, right) => {
    const dry = frac(p.fresh * (100 - p.before), 100);
    return t`What is not water stays: $${p.fresh} \times \frac{${100 - p.before}}{100} = ${digits(dry)}$ kg. In the end it is ${100 - p.after}% of the weight, which is $${digits(dry)} \div \frac{${100 - p.after}}{100} = ${digits(right)}$ kg.`;
  },
});

interface Trade {
  milk: number;
  cost: number;
  sale: number;
  gain: number;
}

const mixtureOf = ({ milk, cost, sale, gain }: Trade) => frac(milk * cost * (100 + gain), 100 * sale);
const waterOf = (p: Trade) => mixtureOf(p).sub(p.milk);

/** Trades with whole litres of water. */
const TRADES = range(40, 66, 2).flatMap((cost) =>
  range(36, 66, 2).flatMap((sale) =>
    [10, 15, 20, 25, 30, 35, 40, 50].flatMap((gain) =>
      range(20, 140, 4)
        .map((milk): Trade => ({ milk, cost, sale, gain }))
        .filter(
          (p) => waterOf(p).d === 1n && waterOf(p).gte(3) && waterOf(p).mul(2).lte(p.milk) && cost !== sale,
        ),
    ),
  ),
);

const wateredMilk = defineTemplate<{ trade: Trade }, Fraction>({
  id: 'watered-milk',
  level: 'medium',
  parameters: { trade: TRADES },
  solve: ({ trade }) => waterOf(trade),
  show: litres,
  mistakes: [
    {
      text: 'You took the gain percent of the milk for the water.',
      value: ({ trade: { milk, gain } }) => frac(milk * gain, 100),
    },
    { text: 'You forgot the gain.', value: ({ trade }) => waterOf({ ...trade, gain: 0 }) },
    {
      text: 'You forgot that the prices differ, and took the gain as a part of the mixture.',
      value: ({ trade: { milk, gain } }) => frac(milk * gain, 100 + gain),
    },
    {
      text: 'You exchanged the two prices.',
      value: ({ trade }) => waterOf({ ...trade, cost: trade.sale, sale: trade.cost }),
    },
    { text: 'This is the quantity of the mixture.', value: ({ trade }) => mixtureOf(trade) },
    scaled('You took twice the right quantity.', 2),
    scaled('You took half of the right quantity.', frac(1, 2)),
    slip('You counted one litre too many.', 1),
    slip('You counted one litre too few.', -1),
    slip('You counted two litres too many.', 2),
    slip('You counted two litres too few.', -2),
  ],
  wordings: [
    ({ trade: p }) =>
      `A milkman buys ${p.milk} litres of milk at ${rupees(p.cost)} a litre, adds water and sells the mixture at ${rupees(p.sale)} a litre. He gains ${p.gain}%. How much water does he add? The water is free.`,
    ({ trade: p }, s) =>
      `${s.person.name} mixes water, which costs nothing, with ${p.milk} litres of ${s.pick(['juice', 'syrup'])} bought at ${rupees(p.cost)} per litre. Sold at ${rupees(p.sale)} per litre, the mixture brings a profit of ${p.gain}%. What quantity of water is in it?`,
    ({ trade: p }, s) =>
      `By selling watered milk at ${rupees(p.sale)} a litre, a ${s.pick(['dealer', 'dairy', 'vendor'])} makes a gain of ${p.gain}%. The pure milk, ${p.milk} litres, was bought at ${rupees(p.cost)} a litre and the water was free. Find the quantity of water.`,
  ],
  explain: ({ trade: p }, right) => {
    const [cost, sale] = [frac(p.milk * p.cost), frac(p.milk * p.cost * (100 + p.gain), 100)];
    return t`The milk costs $${p.milk} \times ${p.cost} = ${digits(cost)}$, and the mixture sells for $${digits(cost)} \times \frac{${100 + p.gain}}{100} = ${digits(sale)}$ rupees. That is $${digits(sale)} \div ${p.sale} = ${digits(mixtureOf(p))}$ litres, so there are $${digits(mixtureOf(p))} - ${p.milk} = ${digits(right)}$ litres of water.`;
  },
});

export const ADDING = [waterToAdd, mixedStrength, strengthToRaise, drying, wateredMilk];
