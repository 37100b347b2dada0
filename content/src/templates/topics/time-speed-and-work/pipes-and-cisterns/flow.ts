import {
  counted,
  decimal,
  defineTemplate,
  digits,
  frac,
  range,
  sum,
  t,
  tex,
  type Fraction,
} from '../../../kit/index.js';
import { tooFew, tooMany } from '../work-rates.js';
import { TANKS, minutes } from './tanks.js';

interface Buckets {
  count: number;
  /** Tenths of a litre. */
  size: number;
  other: number;
}

const inTenths = (size: number) => decimal(frac(size, 10)) ?? '';

const buckets = defineTemplate<Buckets, Fraction>({
  id: 'buckets',
  level: 'easy',
  parameters: { count: range(8, 60), size: range(60, 180, 5), other: range(50, 200, 5) },
  isSensible: ({ count, size, other }) =>
    size !== other && (count * size) % other === 0 && size < 2 * other && other < 2 * size,
  solve: ({ count, size, other }) => frac(count * size, other),
  show: counted('bucket', 'buckets'),
  mistakes: [
    {
      text: 'You used the ratio of the sizes the wrong way round.',
      value: ({ count, size, other }) => frac(count * other, size),
    },
    {
      text: 'You added the difference of the sizes in litres.',
      value: ({ count, size, other }) => frac(10 * count + Math.abs(other - size), 10),
    },
    {
      text: 'You subtracted the difference of the sizes in litres.',
      value: ({ count, size, other }) => frac(10 * count - Math.abs(other - size), 10),
    },
    { text: 'You doubled the number of buckets.', value: ({ count }) => frac(2 * count) },
    { text: 'You took half of the number of buckets.', value: ({ count }) => frac(count, 2) },
    {
      text: 'You corrected the number to the wrong side.',
      value: ({ count }, right) => frac(2 * count).sub(right),
    },
    {
      text: 'This is the difference of the two numbers.',
      value: ({ count }, right) => right.sub(count).abs(),
    },
    tooMany('bucket'),
    tooFew('bucket'),
    { text: 'You counted two buckets too many.', value: (_, right) => right.add(2) },
    { text: 'You counted two buckets too few.', value: (_, right) => right.sub(2) },
  ],
  wordings: [
    ({ count, size, other }, s) =>
      `${count} buckets of ${inTenths(size)} litres each fill a ${s.pick(TANKS)}. How many buckets of ${inTenths(other)} litres each fill the same tank?`,
    ({ count, size, other }, s) =>
      `${s.person.name} fills a tank with ${count} full buckets that hold ${inTenths(size)} litres each. How many full buckets would ${s.person.they} need if each held ${inTenths(other)} litres?`,
    ({ count, size, other }, s) =>
      `A ${s.pick(['drum', 'tub', 'water trough'])} takes exactly ${count} buckets of ${inTenths(size)} litres. Find the number of buckets of ${inTenths(other)} litres that it takes.`,
  ],
  explain: ({ count, size, other }, right) =>
    t`The tank holds $${count} \times ${inTenths(size)} = ${digits(frac(count * size, 10))}$ litres, which are $${digits(frac(count * size, 10))} \div ${inTenths(other)} = ${digits(right)}$ buckets.`,
});

interface Diameters {
  pipes: readonly [number, number, number];
  /** Which pipe's time is given. */
  known: 0 | 2;
  time: number;
}

const squares = ({ pipes }: Diameters) => sum(pipes.map((d) => d * d));
const power = (p: Diameters, exponent: number) => p.pipes[p.known] ** exponent;
const PIPES = range(1, 6).flatMap((a) =>
  range(a + 1, 7).flatMap((b) => range(b + 1, Math.min(8, 4 * a)).map((c) => [a, b, c] as const)),
);

const diameters = defineTemplate<Diameters, Fraction>({
  id: 'diameters',
  level: 'hard',
  parameters: { pipes: PIPES, known: [0, 2], time: range(12, 240) },
  isSensible: (p) => {
    const together = frac(p.time * power(p, 2)).div(squares(p));
    return together.d === 1n && together.gt(2);
  },
  solve: (p) => frac(p.time * power(p, 2)).div(squares(p)),
  show: minutes,
  mistakes: [
    {
      text: 'You took the flow in proportion to the diameter, not to its square.',
      value: (p) => frac(p.time * power(p, 1)).div(sum(p.pipes)),
    },
    {
      text: 'You took the flow in proportion to the cube of the diameter.',
      value: (p) => frac(p.time * power(p, 3)).div(sum(p.pipes.map((d) => d ** 3))),
    },
    { text: 'You let all pipes fill equally fast.', value: ({ time }) => frac(time, 3) },
    {
      text: 'You forgot the widest pipe.',
      value: (p) => frac(p.time * power(p, 2)).div(squares(p).sub(p.pipes[2] ** 2)),
    },
    {
      text: 'You forgot the narrowest pipe.',
      value: (p) => frac(p.time * power(p, 2)).div(squares(p).sub(p.pipes[0] ** 2)),
    },
    {
      text: 'You forgot the pipe of medium width.',
      value: (p) => frac(p.time * power(p, 2)).div(squares(p).sub(p.pipes[1] ** 2)),
    },
    { text: 'You took half of the right time.', value: (_, right) => right.div(2) },
    { text: 'You doubled the right time.', value: (_, right) => right.mul(2) },
    tooMany('minute'),
    tooFew('minute'),
    { text: 'You counted two minutes too many.', value: (_, right) => right.add(2) },
    { text: 'You counted two minutes too few.', value: (_, right) => right.sub(2) },
  ],
  wordings: [
    ({ pipes: [a, b, c], known, time }, s) =>
      `Water flows at the same speed through three pipes with diameters ${a} cm, ${b} cm and ${c} cm. The ${known === 0 ? 'narrowest' : 'widest'} pipe alone fills a ${s.pick(TANKS)} in ${time} minutes. How long do all three take together?`,
    ({ pipes: [a, b, c], known, time }, s) =>
      `The inlets of a ${s.pick(TANKS)} have diameters of ${a} cm, ${b} cm and ${c} cm, and water moves through all at the same speed. With only the inlet of ${known === 0 ? a : c} cm open the tank fills in ${time} minutes. In how many minutes does it fill with all inlets open?`,
    ({ pipes: [a, b, c], known, time }, s) =>
      `A tank of a ${s.pick(['brewery', 'dairy', 'paper mill', 'dye works'])} is filled through pipes ${a} cm, ${b} cm and ${c} cm wide, with the same speed of flow in each. The ${known === 0 ? 'narrowest' : 'widest'} alone needs ${time} minutes. Find the time if all three are open.`,
  ],
  explain: (p, right) => {
    const [a, b, c] = p.pipes;
    const factor = squares(p).div(power(p, 2));
    return t`At the same speed the flow goes with the square of the diameter, so the flows are as $${a * a} : ${b * b} : ${c * c}$. All together bring $\frac{${a * a} + ${b * b} + ${c * c}}{${power(p, 2)}} = ${tex(factor)}$ times the flow of the given pipe: $${p.time} \div ${tex(factor)} = ${digits(right)}$ minutes.`;
  },
});

export const FLOW = [buckets, diameters];
