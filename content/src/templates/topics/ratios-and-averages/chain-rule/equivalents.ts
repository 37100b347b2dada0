import {
  counted,
  defineTemplate,
  digits,
  frac,
  lcm,
  range,
  rupees,
  t,
  tex,
  wholeNumber,
  type Fraction,
} from '../../../kit/index.js';
import { isBetween, slip } from '../../../kit/slips.js';

const days = counted('day', 'days');

interface MenOrBoys {
  men: number;
  boys: number;
  time: number;
  someMen: number;
  someBoys: number;
}

const mixedTime = (p: MenOrBoys) => frac(p.men * p.boys * p.time, p.someMen * p.boys + p.someBoys * p.men);

/** Groups of men and boys that need whole days. */
const MEN_OR_BOYS = range(4, 16).flatMap((men) =>
  range(men + 1, 24).flatMap((boys) =>
    range(6, 30, 2).flatMap((time) =>
      range(2, 14).flatMap((someMen) =>
        range(2, 16)
          .map((someBoys): MenOrBoys => ({ men, boys, time, someMen, someBoys }))
          .filter(
            (p) =>
              someMen !== men &&
              p.someBoys !== boys &&
              (someMen * boys) % men === 0 &&
              boys <= 3 * men &&
              (men * boys * time) % (someMen * boys + p.someBoys * men) === 0 &&
              isBetween(mixedTime(p), 5, 30),
          ),
      ),
    ),
  ),
);

const menOrBoys = defineTemplate<{ groups: MenOrBoys }, Fraction>({
  id: 'men-or-boys',
  level: 'medium',
  parameters: { groups: MEN_OR_BOYS },
  solve: ({ groups }) => mixedTime(groups),
  show: days,
  mistakes: [
    {
      text: 'You exchanged the work of a man and of a boy.',
      value: ({ groups: p }) => frac(p.men * p.boys * p.time, p.someMen * p.men + p.someBoys * p.boys),
    },
    {
      text: 'You counted each boy as a man.',
      value: ({ groups: p }) => frac(p.men * p.time, p.someMen + p.someBoys),
    },
    {
      text: 'You counted each man as a boy.',
      value: ({ groups: p }) => frac(p.boys * p.time, p.someMen + p.someBoys),
    },
    {
      text: 'You forgot the second kind of workers.',
      value: ({ groups: p }) => frac(p.men * p.time, p.someMen),
    },
    {
      text: 'You forgot the first kind of workers.',
      value: ({ groups: p }) => frac(p.boys * p.time, p.someBoys),
    },
    {
      text: 'You let the first two groups work together in that time.',
      value: ({ groups: p }) => frac((p.men + p.boys) * p.time, p.someMen + p.someBoys),
    },
    slip('You counted one day too many.', 1),
    slip('You counted one day too few.', -1),
    slip('You counted two days too many.', 2),
    slip('You counted two days too few.', -2),
  ],
  wordings: [
    ({ groups: p }, s) =>
      `${p.men} men or ${p.boys} boys can ${s.pick(['plough a field', 'clean a canal', 'load a train'])} in ${p.time} days. How long do ${p.someMen} men and ${p.someBoys} boys working together take?`,
    ({ groups: p }, s) =>
      `An order of ${s.pick(['baskets', 'carpets', 'toys'])} is finished in ${p.time} days either by ${p.men} trained workers or by ${p.boys} learners. In how many days do ${p.someMen} trained workers and ${p.someBoys} learners finish it together?`,
    ({ groups: p }, s) =>
      `A ${s.pick(['pond', 'tank', 'reservoir'])} can be emptied by ${p.men} large pumps in ${p.time} days, and by ${p.boys} small pumps in ${p.time} days, too. Find the time for ${p.someMen} large and ${p.someBoys} small pumps together.`,
  ],
  explain: ({ groups: p }, right) => {
    const worth = frac(p.someMen * p.boys, p.men);
    const all = worth.add(p.someBoys);
    return t`${p.men} of the first kind do the work of ${p.boys} of the second, so ${p.someMen} of them count as $\frac{${p.someMen} \times ${p.boys}}{${p.men}} = ${tex(worth)}$. That makes $${tex(worth)} + ${p.someBoys} = ${tex(all)}$ of the second kind, who need $${p.boys} \times ${p.time} \div ${tex(all)} = ${digits(right)}$ days.`;
  },
});

interface Animals {
  large: number;
  small: number;
  someLarge: number;
  someSmall: number;
  otherLarge: number;
  otherSmall: number;
  unit: number;
}

const eaten = ({ large, small, unit }: Animals, numbers: readonly [number, number]) =>
  frac(numbers[0] * small + numbers[1] * large).mul(unit);

const animals = defineTemplate<Animals, Fraction>({
  id: 'equal-eaters',
  level: 'medium',
  parameters: {
    large: range(2, 5),
    small: range(3, 12),
    someLarge: range(3, 16),
    someSmall: range(3, 24),
    otherLarge: range(4, 20),
    otherSmall: range(4, 30),
    unit: range(1, 4),
  },
  isSensible: (p) =>
    p.small > 2 * p.large &&
    p.someLarge !== p.otherLarge &&
    p.someSmall !== p.otherSmall &&
    p.someLarge !== p.large &&
    p.someSmall !== p.small &&
    eaten(p, [p.someLarge, p.someSmall]).div(10).d === 1n,
  solve: (p) => eaten(p, [p.otherLarge, p.otherSmall]),
  show: (value) => `${wholeNumber(value)} kg`,
  mistakes: [
    {
      text: 'You exchanged the two kinds of animals.',
      value: (p) =>
        frac(
          p.otherLarge * p.large + p.otherSmall * p.small,
          p.someLarge * p.large + p.someSmall * p.small,
        ).mul(eaten(p, [p.someLarge, p.someSmall])),
    },
    {
      text: 'You let all animals eat alike.',
      value: (p) =>
        frac(p.otherLarge + p.otherSmall, p.someLarge + p.someSmall).mul(
          eaten(p, [p.someLarge, p.someSmall]),
        ),
    },
    {
      text: 'You compared only the numbers of the larger animals.',
      value: (p) => frac(p.otherLarge, p.someLarge).mul(eaten(p, [p.someLarge, p.someSmall])),
    },
    {
      text: 'You compared only the numbers of the smaller animals.',
      value: (p) => frac(p.otherSmall, p.someSmall).mul(eaten(p, [p.someLarge, p.someSmall])),
    },
    {
      text: 'You counted one larger animal too many.',
      value: (p) => eaten(p, [p.otherLarge + 1, p.otherSmall]),
    },
    {
      text: 'You counted one larger animal too few.',
      value: (p) => eaten(p, [p.otherLarge - 1, p.otherSmall]),
    },
    {
      text: 'You counted one smaller animal too many.',
      value: (p) => eaten(p, [p.otherLarge, p.otherSmall + 1]),
    },
    {
      text: 'You counted one smaller animal too few.',
      value: (p) => eaten(p, [p.otherLarge, p.otherSmall - 1]),
    },
    { text: 'You forgot the smaller animals in the end.', value: (p) => eaten(p, [p.otherLarge, 0]) },
  ],
  wordings: [
    (p) =>
      `${p.large} buffaloes eat as much as ${p.small} calves. If ${p.someLarge} buffaloes and ${p.someSmall} calves eat ${wholeNumber(eaten(p, [p.someLarge, p.someSmall]))} kg of fodder in a day, how much do ${p.otherLarge} buffaloes and ${p.otherSmall} calves eat in a day?`,
    (p, s) => {
      const beasts = s.pick(['horses', 'camels', 'mules']);
      return `On a farm the daily feed of ${p.large} ${beasts} is enough for ${p.small} goats. The farm uses ${wholeNumber(eaten(p, [p.someLarge, p.someSmall]))} kg a day for ${p.someLarge} ${beasts} and ${p.someSmall} goats. What would it use for ${p.otherLarge} ${beasts} and ${p.otherSmall} goats?`;
    },
    (p, { person }) =>
      `${person.name} feeds ${p.someLarge} oxen and ${p.someSmall} sheep with ${wholeNumber(eaten(p, [p.someLarge, p.someSmall]))} kg of hay a day. ${p.large} oxen eat just as much as ${p.small} sheep. Find the daily need of ${p.otherLarge} oxen and ${p.otherSmall} sheep.`,
  ],
  explain: (p, right) => {
    const [had, wanted] = [
      p.someLarge * p.small + p.someSmall * p.large,
      p.otherLarge * p.small + p.otherSmall * p.large,
    ];
    const given = eaten(p, [p.someLarge, p.someSmall]);
    return t`Let a large animal eat ${p.small} portions and a small one ${p.large}. Then the given food is $${p.someLarge} \times ${p.small} + ${p.someSmall} \times ${p.large} = ${had}$ portions of $\frac{${digits(given)}}{${had}} = ${p.unit}$ kg. Needed are $${p.otherLarge} \times ${p.small} + ${p.otherSmall} \times ${p.large} = ${wanted}$ portions, which is $${wanted} \times ${p.unit} = ${digits(right)}$ kg.`;
  },
});

interface Chain {
  /** Prices of the three things in rupees. */
  first: number;
  second: number;
  third: number;
  count: number;
  wanted: number;
}

const GOODS = [
  ['pencils', 'pens', 'notebooks'],
  ['bananas', 'mangoes', 'coconuts'],
  ['spoons', 'cups', 'plates'],
  ['guavas', 'oranges', 'apples'],
] as const;

/** The least numbers of two things that cost the same. */
const pair = (one: number, two: number) => {
  const value = lcm(one, two);
  return { left: value / one, right: value / two };
};

const linksOf = (p: Chain) => ({ one: pair(p.first, p.second), two: pair(p.second, p.third) });
const chained = (p: Chain, first: Fraction, second: Fraction) => first.mul(second).mul(p.third * p.wanted);
const factors = (p: Chain) => {
  const { one, two } = linksOf(p);
  return { one: frac(one.right, one.left), two: frac(two.right, two.left) };
};
const inverse = (value: Fraction) => frac(1).div(value);

const exchangeChain = defineTemplate<Chain, Fraction>({
  id: 'exchange-chain',
  level: 'hard',
  parameters: {
    first: range(4, 24),
    second: range(6, 40),
    third: range(10, 80),
    count: range(3, 12),
    wanted: range(5, 30),
  },
  isSensible: (p) => {
    const { one, two } = linksOf(p);
    const numbers = [one.left, one.right, two.left, two.right];
    return (
      p.first < p.second &&
      p.second < p.third &&
      numbers.every((number) => number > 1 && number <= 12) &&
      !numbers.includes(p.wanted) &&
      p.count !== p.wanted
    );
  },
  solve: ({ first, wanted }) => frac(first * wanted),
  show: rupees,
  mistakes: [
    {
      text: 'You inverted the first equality.',
      value: (p) => chained(p, inverse(factors(p).one), factors(p).two),
    },
    {
      text: 'You inverted the second equality.',
      value: (p) => chained(p, factors(p).one, inverse(factors(p).two)),
    },
    {
      text: 'You inverted both equalities.',
      value: (p) => chained(p, inverse(factors(p).one), inverse(factors(p).two)),
    },
    {
      text: 'This is the price of as many of the middle kind.',
      value: ({ second, wanted }) => frac(second * wanted),
    },
    {
      text: 'This is the price of as many of the kind with the known price.',
      value: ({ third, wanted }) => frac(third * wanted),
    },
    { text: 'You counted one thing too many.', value: ({ first, wanted }) => frac(first * (wanted + 1)) },
    { text: 'You counted one thing too few.', value: ({ first, wanted }) => frac(first * (wanted - 1)) },
    { text: 'You counted two things too many.', value: ({ first, wanted }) => frac(first * (wanted + 2)) },
    { text: 'You counted two things too few.', value: ({ first, wanted }) => frac(first * (wanted - 2)) },
  ],
  wordings: [
    (p, s) => {
      const [x, y, z] = s.pick(GOODS);
      const { one, two } = linksOf(p);
      return `${one.left} ${x} cost as much as ${one.right} ${y}, and ${two.left} ${y} cost as much as ${two.right} ${z}. If ${p.count} ${z} cost ${rupees(p.count * p.third)}, what do ${p.wanted} ${x} cost?`;
    },
    (p, s) => {
      const [x, y, z] = s.pick(GOODS);
      const { one, two } = linksOf(p);
      return `${s.person.name} pays ${rupees(p.count * p.third)} for ${p.count} ${z}. In that shop ${two.right} ${z} are worth ${two.left} ${y}, and ${one.right} ${y} are worth ${one.left} ${x}. How much must ${s.person.they} pay for ${p.wanted} ${x}?`;
    },
    (p, s) => {
      const [x, y, z] = s.pick(GOODS);
      const { one, two } = linksOf(p);
      return `At a fair one can exchange ${one.left} ${x} for ${one.right} ${y}, and ${two.left} ${y} for ${two.right} ${z}, without loss or gain. ${p.count} ${z} are sold for ${rupees(p.count * p.third)}. Find the price of ${p.wanted} ${x}.`;
    },
  ],
  explain: (p, right) => {
    const { one, two } = linksOf(p);
    return t`Go along the chain from the known price: one costs $\frac{${p.count * p.third}}{${p.count}} = ${p.third}$ rupees, one of the middle kind $${p.third} \times \frac{${two.right}}{${two.left}} = ${p.second}$ and one of the wanted kind $${p.second} \times \frac{${one.right}}{${one.left}} = ${p.first}$. So the price is $${p.first} \times ${p.wanted} = ${digits(right)}$ rupees.`;
  },
});

export const EQUIVALENTS = [menOrBoys, animals, exchangeChain];
