import {
  counted,
  defineTemplate,
  digits,
  frac,
  num,
  range,
  rupees,
  t,
  type Fraction,
} from '../../../kit/index.js';
import { isBetween, isInTenths, scaled, shortDecimal, slip } from '../../../kit/slips.js';

interface Purchase {
  count: number;
  wanted: number;
  price: number;
}

const directCost = defineTemplate<Purchase, Fraction>({
  id: 'direct-cost',
  level: 'easy',
  parameters: { count: range(4, 36), wanted: range(5, 60), price: range(12, 160) },
  isSensible: ({ count, wanted }) => count !== wanted && wanted < 4 * count && count < 4 * wanted,
  solve: ({ wanted, price }) => frac(wanted * price),
  show: rupees,
  mistakes: [
    {
      text: 'You used inverse proportion. More goods cost more.',
      value: ({ count, wanted, price }) => frac(count * count * price, wanted),
    },
    {
      text: 'This is the cost of both quantities together.',
      value: ({ count, wanted, price }) => frac((count + wanted) * price),
    },
    {
      text: 'This is the cost of the difference of the quantities.',
      value: ({ count, wanted, price }) => frac(Math.abs(wanted - count) * price),
    },
    {
      text: 'You counted one too many.',
      value: ({ wanted, price }) => frac((wanted + 1) * price),
    },
    {
      text: 'You counted one too few.',
      value: ({ wanted, price }) => frac((wanted - 1) * price),
    },
    { text: 'The price of one is too high by ₹1.', value: ({ wanted, price }) => frac(wanted * (price + 1)) },
    { text: 'The price of one is too low by ₹1.', value: ({ wanted, price }) => frac(wanted * (price - 1)) },
    {
      text: 'You counted two too many.',
      value: ({ wanted, price }) => frac((wanted + 2) * price),
    },
    {
      text: 'You counted two too few.',
      value: ({ wanted, price }) => frac((wanted - 2) * price),
    },
  ],
  wordings: [
    ({ count, wanted, price }, s) =>
      `If ${count} ${s.pick(['notebooks', 'plates', 'towels', 'lamps'])} of one kind cost ${rupees(count * price)}, what do ${wanted} of them cost?`,
    ({ count, wanted, price }, s) =>
      `${s.person.name} pays ${rupees(count * price)} for ${count} kg of ${s.pick(['apples', 'grapes', 'lentils', 'peanuts'])}. How much would ${wanted} kg cost at the same rate?`,
    ({ count, wanted, price }, s) =>
      `A tailor buys ${count} metres of ${s.pick(['cotton', 'lining', 'linen'])} for ${rupees(count * price)}. Another ${wanted} metres at the same price are ordered later. Find the cost of these.`,
  ],
  explain: ({ count, wanted, price }, right) =>
    t`One costs $${count * price} \div ${count} = ${price}$ rupees, so ${wanted} cost $${price} \times ${wanted} = ${digits(right)}$ rupees.`,
});

interface Team {
  men: number;
  time: number;
  other: number;
}

const inverseDays = defineTemplate<Team, Fraction>({
  id: 'inverse-days',
  level: 'easy',
  parameters: { men: range(6, 60, 2), time: range(6, 45), other: range(5, 72) },
  isSensible: ({ men, time, other }) =>
    men !== other && (men * time) % other === 0 && men < 3 * other && other < 3 * men && men !== time,
  solve: ({ men, time, other }) => frac(men * time, other),
  show: counted('day', 'days'),
  mistakes: [
    {
      text: 'You used direct proportion. More people need less time.',
      value: ({ men, time, other }) => frac(time * other, men),
    },
    {
      text: 'You changed the days by the difference of the numbers of people.',
      value: ({ men, time, other }) => frac(time + men - other),
    },
    {
      text: 'You let both groups work together.',
      value: ({ men, time, other }) => frac(men * time, men + other),
    },
    { text: 'This is the difference of the times.', value: ({ time }, right) => right.sub(time).abs() },
    scaled('You took half of the right time.', frac(1, 2)),
    scaled('You took twice the right time.', 2),
    slip('You counted one day too many.', 1),
    slip('You counted one day too few.', -1),
    slip('You counted two days too many.', 2),
    slip('You counted two days too few.', -2),
  ],
  wordings: [
    ({ men, time, other }, s) =>
      `${men} men can ${s.pick(['dig a canal', 'harvest a field', 'repair a road'])} in ${time} days. In how many days can ${other} men do it, if all work equally fast?`,
    ({ men, time, other }, s) =>
      `A job of ${s.pick(['sorting mail', 'packing boxes', 'stitching uniforms'])} keeps ${men} people busy for ${time} days. How long would the same job take with ${other} people of the same skill?`,
    ({ men, time, other }, s) =>
      `A ${s.pick(['tank', 'reservoir', 'pond'])} is emptied in ${time} days by ${men} equal pumps. With ${other} such pumps, how many days does it take?`,
  ],
  explain: ({ men, time, other }, right) =>
    t`The work is $${men} \times ${time} = ${men * time}$ days of one. For ${other} it takes $\frac{${men * time}}{${other}} = ${digits(right)}$ days.`,
});

interface Shadows {
  height: number;
  shadow: number;
  other: number;
}

const towerHeight = ({ height, shadow, other }: Shadows) => frac(height * other, shadow);

const shadows = defineTemplate<Shadows, Fraction>({
  id: 'shadows',
  level: 'easy',
  parameters: {
    height: [3, 4, 5, 6, 7, 9, 10, 12, 13, 14, 15],
    shadow: range(2, 18),
    other: range(12, 90, 2),
  },
  isSensible: (p) =>
    p.height !== p.shadow &&
    p.height <= 3 * p.shadow &&
    p.shadow <= 2 * p.height &&
    isInTenths(towerHeight(p)) &&
    isBetween(towerHeight(p), 12, 90),
  solve: towerHeight,
  show: (value) => `${shortDecimal(value)} m`,
  mistakes: [
    {
      text: 'You inverted the ratio of height and shadow.',
      value: ({ height, shadow, other }) => frac(other * shadow, height),
    },
    {
      text: 'You added the difference of height and shadow. The ratio is what stays.',
      value: ({ height, shadow, other }) => frac(other + height - shadow),
    },
    {
      text: 'You subtracted the difference of height and shadow. The ratio is what stays.',
      value: ({ height, shadow, other }) => frac(other - height + shadow),
    },
    {
      text: 'You divided by one metre too many.',
      value: ({ height, shadow, other }) => frac(height * other, shadow + 1),
    },
    {
      text: 'You divided by one metre too few.',
      value: ({ height, shadow, other }) => frac(height * other, shadow - 1),
    },
    scaled('You took half of the right height.', frac(1, 2)),
    slip('You gained 2 m in the division.', 2),
    slip('You lost 2 m in the division.', -2),
    slip('You gained 4 m in the division.', 4),
    slip('You lost 4 m in the division.', -4),
  ],
  wordings: [
    (p, s) =>
      `A post ${p.height} m high casts a shadow of ${p.shadow} m. At the same hour a ${s.pick(['tower', 'temple', 'chimney'])} casts a shadow of ${p.other} m. How high is it?`,
    (p, s) =>
      `When the shadow of a ${p.height} m high ${s.pick(['pole', 'lamp post', 'hut'])} is ${p.shadow} m long, the shadow of a building nearby is ${p.other} m long. What is the height of the building?`,
    (p, { person }) =>
      `${person.name} measures the shadow of a tree on level ground: ${p.other} m. A wall of ${p.height} m height beside it has a shadow of ${p.shadow} m at that time. Find the height of the tree.`,
  ],
  explain: (p, right) =>
    t`At the same hour heights are as shadows: $\frac{${p.height}}{${p.shadow}} \times ${p.other} = ${digits(right)}$ m.`,
});

interface Gears {
  a: number;
  b: number;
  turns: number;
}

const gears = defineTemplate<Gears, Fraction>({
  id: 'gears',
  level: 'easy',
  parameters: { a: range(12, 72, 2), b: range(12, 96, 2), turns: range(20, 180) },
  isSensible: ({ a, b, turns }) =>
    a !== b && (a * turns) % b === 0 && a < 3 * b && b < 3 * a && turns % 5 !== 1,
  solve: ({ a, b, turns }) => frac(a * turns, b),
  show: num,
  mistakes: [
    {
      text: 'You used direct proportion. The larger wheel turns less often.',
      value: ({ a, b, turns }) => frac(b * turns, a),
    },
    {
      text: 'You changed the turns by the difference of the sizes.',
      value: ({ a, b, turns }) => frac(turns + a - b),
    },
    {
      text: 'You changed the turns by the difference of the sizes in the wrong direction.',
      value: ({ a, b, turns }) => frac(turns + b - a),
    },
    { text: 'This is the difference of the turns.', value: ({ turns }, right) => right.sub(turns).abs() },
    { text: 'You divided by the sum of the sizes.', value: ({ a, b, turns }) => frac(a * turns, a + b) },
    slip('You gained 2 in the division.', 2),
    slip('You lost 2 in the division.', -2),
    slip('You gained 10 in the division.', 10),
    slip('You lost 10 in the division.', -10),
  ],
  wordings: [
    ({ a, b, turns }) =>
      `A cog-wheel with ${a} teeth drives another with ${b} teeth. When the first has made ${turns} turns, how many turns has the second made?`,
    ({ a, b, turns }, s) =>
      `A belt runs over two ${s.pick(['pulleys', 'wheels'])} whose diameters are ${a} cm and ${b} cm. It does not slip. The first makes ${turns} turns a minute. How many does the second make?`,
    ({ a, b, turns }, s) =>
      `The front wheel of a ${s.pick(['cart', 'carriage', 'tricycle'])} is ${a * 5} cm round and the rear wheel ${b * 5} cm. Over a certain distance the front wheel makes ${turns} turns. How many turns does the rear wheel make?`,
  ],
  explain: ({ a, b, turns }, right) =>
    t`The product of size and turns is the same for both: $\frac{${a} \times ${turns}}{${b}} = ${digits(right)}$ turns.`,
});

export const TWO_QUANTITIES = [directCost, inverseDays, shadows, gears];
