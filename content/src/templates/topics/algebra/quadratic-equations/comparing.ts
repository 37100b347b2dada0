import { defineTemplate, frac, num, range, t, type Fraction } from '../../../kit/index.js';
import { doubledResult, halvedResult, oneTooFew, oneTooMany } from '../../slips.js';
import { equationOf, quadraticTex } from './quadratic.js';

const RELATIONS = {
  above: '$x > y$',
  notBelow: t`$x \ge y$`,
  below: '$x < y$',
  notAbove: t`$x \le y$`,
  none: 'No relation can be stated',
};
type Relation = keyof typeof RELATIONS;

interface FourRoots {
  x1: number;
  x2: number;
  y1: number;
  y2: number;
  relation: Relation;
}

function relationOf({ x1, x2, y1, y2 }: FourRoots): Relation {
  const [low, high] = [Math.min(x1, x2), Math.max(x1, x2)];
  const [bottom, top] = [Math.min(y1, y2), Math.max(y1, y2)];
  if (low > top) return 'above';
  if (low === top) return 'notBelow';
  if (high < bottom) return 'below';
  return high === bottom ? 'notAbove' : 'none';
}

const TOGGLED = { above: 'notBelow', notBelow: 'above', below: 'notAbove', notAbove: 'below' } as const;
const MIRRORED = { above: 'below', notBelow: 'notAbove', below: 'above', notAbove: 'notBelow' } as const;

const isStrict = (relation: Relation) => relation === 'above' || relation === 'below';
const whereNone = (relation: Relation) => (p: FourRoots) =>
  p.relation === 'none' ? RELATIONS[relation] : undefined;

const compareRoots = defineTemplate<FourRoots, string>({
  id: 'compare-roots',
  level: 'medium',
  parameters: {
    x1: range(-12, 14),
    x2: range(-12, 14),
    y1: range(-12, 14),
    y2: range(-12, 14),
    // As a parameter, so that each relation is right equally often.
    relation: ['above', 'notBelow', 'below', 'notAbove', 'none'],
  },
  isSensible: (p) =>
    relationOf(p) === p.relation &&
    p.x1 > p.x2 &&
    p.y1 > p.y2 &&
    p.x1 * p.x2 * p.y1 * p.y2 * (p.x1 + p.x2) * (p.y1 + p.y2) !== 0 &&
    p.x1 - p.x2 + p.y1 - p.y2 < 18 &&
    Math.max(p.x1, p.y1) - Math.min(p.x2, p.y2) < 20,
  solve: ({ relation }) => RELATIONS[relation],
  show: (value) => value,
  mistakes: [
    {
      text: 'No root of the first equation is equal to one of the second, so the sign needs no equality.',
      value: ({ relation }) =>
        relation !== 'none' && isStrict(relation) ? RELATIONS[TOGGLED[relation]] : undefined,
    },
    {
      text: 'One root is common to both equations, so the sign must allow equality.',
      value: ({ relation }) =>
        relation !== 'none' && !isStrict(relation) ? RELATIONS[TOGGLED[relation]] : undefined,
    },
    {
      text: 'You mixed up the two equations.',
      value: ({ relation }) => (relation === 'none' ? undefined : RELATIONS[MIRRORED[relation]]),
    },
    {
      text: 'The sign points to the wrong side.',
      value: ({ relation }) => (relation === 'none' ? undefined : RELATIONS[TOGGLED[MIRRORED[relation]]]),
    },
    {
      text: 'All four comparisons of the roots agree with one relation.',
      value: ({ relation }) => (relation === 'none' ? undefined : RELATIONS.none),
    },
    { text: 'For one choice of roots $x$ is smaller.', value: whereNone('above') },
    { text: 'For one choice of roots $y$ is smaller.', value: whereNone('below') },
    {
      text: 'You compared only the larger or only the smaller roots: another choice has the smaller $x$.',
      value: whereNone('notBelow'),
    },
    {
      text: 'You compared only the larger or only the smaller roots: another choice has the smaller $y$.',
      value: whereNone('notAbove'),
    },
  ],
  wordings: [
    (p) =>
      t`I. ${firstOf(p)} and II. ${secondOf(p)}. How are $x$ and $y$ related, whichever roots are taken?`,
    (p, s) =>
      t`${s.person.name} takes any root $x$ of ${firstOf(p)} and any root $y$ of ${secondOf(p)}. Which is the strongest relation that always holds?`,
    (p) => t`Solve ${firstOf(p)} and ${secondOf(p)}. What is the relation between $x$ and $y$?`,
  ],
  explain: (p, right) => {
    const comparison =
      p.relation === 'none'
        ? 'Some comparisons contradict others. No relation can be stated.'
        : `All four comparisons agree: ${right}.`;
    return t`The first equation has the roots $${p.x1}$ and $${p.x2}$, the second $${p.y1}$ and $${p.y2}$. Compare each $x$ with each $y$. ${comparison}`;
  },
});

const firstOf = ({ x1, x2 }: FourRoots) => equationOf(1, -(x1 + x2), x1 * x2);
const secondOf = ({ y1, y2 }: FourRoots) => equationOf(1, -(y1 + y2), y1 * y2, 'y');

interface Extreme {
  a: number;
  place: number;
  value: number;
  isLeast: boolean;
}

const constantOf = ({ a, place, value, isLeast }: Extreme) => value + (isLeast ? a : -a) * place * place;
const expression = (p: Extreme) => {
  const a = p.isLeast ? p.a : -p.a;
  return quadraticTex(a, -2 * a * p.place, constantOf(p));
};

const extremeValue = defineTemplate<Extreme, Fraction>({
  id: 'least-or-greatest-value',
  level: 'medium',
  parameters: {
    a: [1, 1, 2, 3],
    place: [...range(-7, -1), ...range(1, 9)],
    value: range(3, 70),
    isLeast: [true, false],
  },
  isSensible: (p) => constantOf(p) !== 0 && Math.abs(constantOf(p)) < 120,
  solve: ({ value }) => frac(value),
  show: num,
  mistakes: [
    { text: 'This is the value for $x = 0$.', value: (p) => frac(constantOf(p)) },
    { text: 'This is the place, not the value.', value: ({ place }) => frac(place) },
    {
      text: 'You added the correction with the wrong sign.',
      value: (p) => frac(2 * constantOf(p) - p.value),
    },
    {
      text: 'This is the value for a whole number beside the right place.',
      value: ({ a, value, isLeast }) => frac(isLeast ? value + a : value - a),
    },
    {
      text: 'This is the value for a whole number two away from the right place.',
      value: ({ a, value, isLeast }) => frac(isLeast ? value + 4 * a : value - 4 * a),
    },
    { text: 'You took only half of the correction.', value: (p) => frac(constantOf(p) + p.value, 2) },
    oneTooMany,
    oneTooFew,
    doubledResult,
    halvedResult,
  ],
  wordings: [
    (p) => t`What is the ${p.isLeast ? 'smallest' : 'greatest'} value of $${expression(p)}$ for real $x$?`,
    (p, s) =>
      t`${s.person.name} draws the graph of $y = ${expression(p)}$. What is the value of $y$ at its ${p.isLeast ? 'lowest' : 'highest'} point?`,
    (p) =>
      t`Find the ${p.isLeast ? 'minimum' : 'maximum'} of $${expression(p)}$, where $x$ may be any real number.`,
  ],
  explain: (p, right) => {
    const factor = p.isLeast ? (p.a === 1 ? '' : p.a) : p.a === 1 ? '-' : -p.a;
    const constant = constantOf(p);
    const square = t`(x ${p.place < 0 ? '+' : '-'} ${Math.abs(p.place)})^2`;
    return t`Complete the square: $${factor}${square} + ${p.value}$, as $${constant} ${p.isLeast ? '-' : '+'} ${p.a} \times ${Math.abs(p.place)}^2 = ${p.value}$. The square is 0 for $x = ${p.place}$, so the ${p.isLeast ? 'smallest' : 'greatest'} value is $${right.n}$.`;
  },
});

export const COMPARING = [compareRoots, extremeValue];
