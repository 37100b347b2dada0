import {
  after,
  cut,
  equalTo,
  exact,
  fitting,
  inUnit,
  minus,
  over,
  product,
  same,
  satisfying,
  says,
  sum,
  take,
  type Solvers,
} from '../../solver-kit.js';

/** The value that the stems tell to take. */
const PI = over(22, 7);
const square = (value: Parameters<typeof exact>[0]) => product(value, value);

const ROUND: Solvers = {
  // Unrolled: a strip as long as the path's middle line.
  'path-around-a-circle': equalTo((question) => {
    const [one, other] = take(question, 'measure', 'measure');
    const [radius, width] = says(question, /track of width/) ? [other, one] : [one, other];
    return product(2, PI, sum(radius, over(width, 2)), width);
  }),
  'circle-area-from-circumference': satisfying((question) => {
    const [around] = take(question, 'measure');
    return (area) => same(square(around), product(4, PI, area));
  }),
  'wire-from-circle-to-square': satisfying((question) => {
    const [radius] = take(question, 'measure');
    return (area) => same(product(16, area), square(product(2, PI, radius)));
  }),
  'turns-of-a-wheel': satisfying((question) => {
    const [across = exact(0)] = inUnit(question, 'cm');
    const [metres = exact(0)] = inUnit(question, 'm');
    return (turns) => same(product(turns, PI, across), product(metres, 100));
  }),
};

const RECTANGLES: Solvers = {
  // Four strips along the sides, and a square in each corner.
  'path-around-a-rectangle': equalTo((question) => {
    const [one, two, three] = take(question, 'measure', 'measure', 'measure');
    const isWidthFirst = says(question, /path of width/);
    const [length, breadth, width] = isWidthFirst ? [two, three, one] : [one, two, three];
    return sum(product(2, length, width), product(2, breadth, width), product(4, width, width));
  }),
  'rectangle-area-from-perimeter': satisfying((question) => {
    const [around, length] = take(question, 'measure', 'measure');
    return (area) => same(product(2, sum(length, over(area, length))), around);
  }),
  'rectangle-change-of-area': satisfying((question) => {
    const [first, second] = take(question, 'percent', 'percent');
    const change = says(question, /decreased by|narrower|less broad/) ? cut(second) : second;
    return (rate) => same(after(4_800, first, change), after(4_800, rate));
  }),
  'cost-of-fencing': satisfying((question) => {
    const [length, breadth, rate] = take(question, 'measure', 'measure', 'money');
    return (cost) => same(minus(over(cost, product(2, rate)), length), breadth);
  }),
  'rectangle-sides-in-ratio': satisfying((question) => {
    const [terms, area] = take(question, 'ratio', 'measure');
    const [long = exact(0), short = exact(0)] = terms;
    return (around) => {
      const part = over(around, product(2, sum(long, short)));
      return same(product(long, part, short, part), area);
    };
  }),
  'tiles-for-a-floor': fitting((question) => {
    const [tile = exact(0)] = inUnit(question, 'cm');
    const floor = product(...inUnit(question, 'm'), 10_000);
    return (count = exact(0)) => same(product(count, tile, tile), floor);
  }),
};

const OTHERS: Solvers = {
  // With one side on the axis, the third corner's place follows from the two other sides.
  'triangle-from-three-sides': satisfying((question) => {
    const [a, b, c] = take(question, 'measure', 'measure', 'measure');
    const foot = over(minus(sum(square(b), square(c)), square(a)), product(2, c));
    const height = minus(square(b), square(foot));
    return (area) => same(product(4, area, area), product(c, c, height));
  }),
  'rhombus-from-side-and-diagonal': satisfying((question) => {
    const [first, diagonal] = take(question, 'measure', 'measure');
    const side = says(question, /perimeter/) ? over(first, 4) : first;
    return (area) => {
      const other = over(product(2, area), diagonal);
      return same(sum(square(diagonal), square(other)), product(4, side, side));
    };
  }),
  // A diagonal cuts it into two triangles of the same height.
  trapezium: equalTo((question) => {
    const [one, two, three] = take(question, 'measure', 'measure', 'measure');
    const isHeightFirst = says(question, /with a height of/);
    const [base, top, height] = isHeightFirst ? [two, three, one] : [one, two, three];
    return sum(over(product(base, height), 2), over(product(top, height), 2));
  }),
  'height-of-a-triangle': satisfying((question) => {
    const [base = exact(0)] = inUnit(question, 'cm');
    const [area = exact(0)] = inUnit(question, 'cm²');
    return (height) => same(over(product(base, height), 2), area);
  }),
};

export const AREA_AND_PERIMETER: Solvers = { ...ROUND, ...RECTANGLES, ...OTHERS };
