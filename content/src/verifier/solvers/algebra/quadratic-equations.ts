import type { Question } from '@mockingbird/contracts';
import { compare } from '@mockingbird/remote-kit';
import {
  closeTo,
  equalTo,
  evaluate,
  exactly,
  fitting,
  formulaIn,
  formulasIn,
  groupsIn,
  holdsWith,
  inUnit,
  less,
  minus,
  numbersOf,
  only,
  over,
  product,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  textOf,
  type Fraction,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';
import {
  isUpright,
  nearRoots,
  quadraticIn,
  quadraticOf,
  rationalRoots,
  turningPoint,
  valueAt,
  type Quadratic,
} from './quadratic.js';

/** The options with the text that `find` works out. */
const worded =
  (find: (question: Question) => string): Solver =>
  (question) => {
    const text = find(question);
    return question.options.flatMap((option, index) => (textOf(option) === text ? [index] : []));
  };

/** Looks for the roots themselves, and where there are no fractions, at the side of the turning point. */
function natureOf(quadratic: Quadratic): string {
  const roots = rationalRoots(quadratic);
  if (roots.length === 2) return 'Two different rational roots';
  if (roots.length === 1) return 'Two equal real roots';
  const isAbove = less(0, valueAt(quadratic, turningPoint(quadratic)));
  return isAbove === isUpright(quadratic) ? 'No real roots' : 'Two different irrational roots';
}

const RELATIONS: readonly [string, (sign: number) => boolean][] = [
  ['$x = y$', (sign) => sign === 0],
  ['$x > y$', (sign) => sign > 0],
  ['$x < y$', (sign) => sign < 0],
  [String.raw`$x \ge y$`, (sign) => sign >= 0],
  [String.raw`$x \le y$`, (sign) => sign <= 0],
];

/** The narrowest relation that holds for each pair of roots. */
function relationOf(xs: readonly Fraction[], ys: readonly Fraction[]): string {
  if (xs.length === 0 || ys.length === 0) throw new ReadingError('expected roots');
  const signs = xs.flatMap((x) => ys.map((y) => compare(x, y)));
  const found = RELATIONS.find(([, fits]) => signs.every(fits));
  return found?.[0] ?? 'No relation can be stated';
}

const KINDS: Solvers = {
  'nature-of-roots': worded((question) => natureOf(quadraticIn(question))),
  'compare-roots': worded((question) =>
    relationOf(
      rationalRoots(quadraticIn(question)),
      rationalRoots(quadraticOf(formulaIn(question, /y\^2/), 'y')),
    ),
  ),
  'equal-roots': satisfying((question) => {
    const tex = formulaIn(question, /k.*=/);
    return (k) => {
      const quadratic = quadraticOf(tex, 'x', { k });
      return same(valueAt(quadratic, turningPoint(quadratic)), 0);
    };
  }),
  'roots-by-factors': fitting((question) => {
    const quadratic = quadraticIn(question);
    return (...roots) => {
      const [one, other, ...others] = roots;
      if (!one || !other || others.length > 0) return false;
      return !same(one, other) && roots.every((root) => same(valueAt(quadratic, root), 0));
    };
  }),
  'least-or-greatest-value': equalTo((question) => {
    const quadratic = quadraticOf(formulaIn(question, /x\^2/).replace(/^y = /, ''));
    if (says(question, /smallest|lowest|minimum/) !== isUpright(quadratic))
      throw new ReadingError('no such value');
    return valueAt(quadratic, turningPoint(quadratic));
  }),
};

/** Computes with the roots themselves. */
const ofRoots = (find: (one: number, other: number) => number) =>
  closeTo((question) => {
    const [one, other] = nearRoots(quadraticIn(question));
    if (one === undefined || other === undefined) throw new ReadingError('no real roots');
    return find(one, other);
  });

const WITH_ROOTS: Solvers = {
  'sum-of-squares-of-roots': ofRoots((one, other) => one ** 2 + other ** 2),
  'sum-of-cubes-of-roots': ofRoots((one, other) => one ** 3 + other ** 3),
  'quotients-of-roots': ofRoots((one, other) => one / other + other / one),
  'difference-of-roots': ofRoots((one, other) => other - one),
  // The root gives k, and k gives the equation into which each option is inserted.
  'the-other-root': satisfying((question) => {
    const tex = formulaIn(question, /k.*=/);
    const [root = 0] = says(question, /One root of/)
      ? groupsIn(question, /\$ is (\d+)/)
      : groupsIn(question, /knows that (\d+) solves|\$x = (\d+)\$/).filter((text) => text !== '');
    const at = (k: number) => valueAt(quadraticOf(tex, 'x', { k }), Number(root));
    const k = over(at(0), minus(at(0), at(1)));
    const quadratic = quadraticOf(tex, 'x', { k });
    return (value) => !same(value, Number(root)) && same(valueAt(quadratic, value), 0);
  }),
};

/** The options whose equation has all these values as roots. */
const withRoots = (values: readonly number[], question: Question): number[] =>
  question.options.flatMap((option, index) => {
    const [one, other] = nearRoots(quadraticOf(formulasIn(textOf(option))[0] ?? ''));
    const [low, high] = values.toSorted((left, right) => left - right);
    const isNear = (found = NaN, wanted = NaN) =>
      Math.abs(found - wanted) <= 1e-8 * Math.max(1, Math.abs(found));
    return isNear(one, low) && isNear(other, high) ? [index] : [];
  });

function changeOf(question: Question): (root: number) => number {
  if (says(question, /the squares of/)) return (root) => root * root;
  const [times, more, less] = groupsIn(question, /(\d+) times those|(\d+) more than|(\d+) less than/);
  if (times) return (root) => root * Number(times);
  return (root) => root + (more ? Number(more) : -Number(less));
}

const EQUATIONS: Solvers = {
  'equation-from-roots': (question) => {
    const roots = formulasIn(question.questionText).map((tex) => evaluate(tex.replace('x = ', '')).exact);
    const [one, other, ...others] = roots;
    if (!one || !other || others.length > 0) throw new ReadingError('expected two roots');
    return question.options.flatMap((option, index) => {
      const [equation = ''] = formulasIn(textOf(option));
      return [one, other].every((x) => holdsWith(equation, { x })) ? [index] : [];
    });
  },
  'equation-with-changed-roots': (question) =>
    withRoots(nearRoots(quadraticIn(question)).map(changeOf(question)), question),
};

const STORIES: Solvers = {
  'consecutive-numbers': equalTo((question) => {
    const all = numbersOf(question)[0] ?? 0;
    const step = says(question, /\b(?:odd|even)\b/) ? 2 : 1;
    const rest = says(question, /\bodd\b/) ? 1 : 0;
    const isProduct = says(question, /multiplies|product/);
    return only(step + 1, all, (larger) => {
      const smaller = larger - step;
      const fits = isProduct ? larger * smaller === all : larger ** 2 + smaller ** 2 === all;
      return fits && (step === 1 || larger % 2 === rest);
    });
  }),
  'sides-of-a-rectangle': satisfying((question) => {
    const [area = ''] = groupsIn(question, /([\d,]+) square metres/);
    const [gap = ''] = groupsIn(question, /([\d,]+) m\b/);
    const plain = (text: string) => Number(text.replaceAll(',', ''));
    return (width) => same(product(width, sum(width, plain(gap))), plain(area));
  }),
  'number-and-reciprocal': satisfying((question) => {
    const given = exactly(formulaIn(question, /\\frac\{\d+\}\{\d/).replace(/^.*= /, ''));
    const isDifference = says(question, /difference|subtracts|x - /);
    return (value) => {
      if (!less(1, value)) return false;
      const reciprocal = over(1, value);
      return same(isDifference ? minus(value, reciprocal) : sum(value, reciprocal), given);
    };
  }),
  'usual-speed': satisfying((question) => {
    const [way = 0] = inUnit(question, 'km');
    const [faster = 0] = inUnit(question, 'km/h');
    const [hours] = inUnit(question, 'hour');
    const saved = hours ?? over(inUnit(question, 'minute')[0] ?? 0, 60);
    return (speed) => same(minus(over(way, speed), over(way, sum(speed, faster))), saved);
  }),
};

export const QUADRATIC_EQUATIONS: Solvers = { ...KINDS, ...WITH_ROOTS, ...EQUATIONS, ...STORIES };
