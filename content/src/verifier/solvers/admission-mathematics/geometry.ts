import {
  equalTo,
  groupsIn,
  less,
  minus,
  only,
  over,
  product,
  quantitiesIn,
  ReadingError,
  same,
  satisfying,
  sum,
  type Solvers,
} from '../../solver-kit.js';
import { allParts, coefficient, constant, partsOf } from './reading.js';

/** A side such as `AB = 35`. */
const side = (question: Parameters<typeof partsOf>[0], name: string) =>
  Number(partsOf(question, new RegExp(`^${name} = (\\d+)$`))[0]);

const LINE = /^(?:[pq] = )?(-?\d*)[xk]( [-+] \d+)?$/;

export const ADMISSION_GEOMETRY: Solvers = {
  // The sides with this tangent fit the theorem of Pythagoras.
  'tangent-from-two-sides': satisfying((question) => {
    const [longest, opposite] = [side(question, 'AB'), side(question, 'BC')];
    return (tangent) => {
      if (same(tangent, 0)) return false;
      const adjacent = over(opposite, tangent);
      return same(sum(product(adjacent, adjacent), opposite * opposite), longest * longest);
    };
  }),
  // Both angles are worked out, and their sine and cosine compared.
  'sine-equals-cosine': satisfying((question) => {
    const [one, other] = allParts(question, /^[pq] = (-?\d*)k( [-+] \d+)?$/);
    if (!one || !other) throw new ReadingError('expected two angles');
    const angle = ([times, more]: string[], k: Parameters<typeof less>[0]) =>
      sum(product(coefficient(times), k), constant(more));
    const inRadians = (degrees: ReturnType<typeof sum>) =>
      ((Number(degrees.numerator) / Number(degrees.denominator)) * Math.PI) / 180;
    return (k) => {
      const [p, q] = [angle(one, k), angle(other, k)];
      const isAcute = [p, q].every((each) => less(0, each) && less(each, 90));
      return isAcute && Math.abs(Math.sin(inRadians(p)) - Math.cos(inRadians(q))) < 1e-9;
    };
  }),
  // A point right of the center by the radius lies on the circle.
  'radius-from-an-equation': satisfying((question) => {
    const form = /^x\^2 \+ y\^2( [-+] \d*)x( [-+] \d*)y( [-+] \d+)? = 0$/;
    const [a = '', b = '', c = ''] = partsOf(question, form);
    const [dx, dy] = [coefficient(a), coefficient(b)];
    const y = over(-dy, 2);
    return (radius) => {
      const x = sum(over(-dx, 2), radius);
      const left = sum(product(x, x), product(y, y), product(dx, x), product(dy, y), constant(c));
      return less(0, radius) && same(left, 0);
    };
  }),
  'similar-triangles': satisfying((question) => {
    const [ab, de, bc] = [side(question, 'AB'), side(question, 'DE'), side(question, 'BC')];
    return (ef) => same(product(ef, ab), product(bc, de));
  }),
  // As many degrees of the circumference, one after the other.
  'length-of-an-arc': equalTo((question) => {
    const [radius = ''] = groupsIn(question, /radius (\d+)/);
    const [degrees = ''] = groupsIn(question, /(\d+) degrees/);
    const ofOneDegree = over(2 * Number(radius), 360);
    return sum(...Array.from({ length: Number(degrees) }, () => ofOneDegree));
  }),
  'volume-of-a-cylinder': equalTo((question) => {
    const [volume = ''] = partsOf(question, /^(\d+)\\pi$/);
    const others = quantitiesIn(question.questionText).filter(({ kind }) => kind !== 'formula');
    const [radius, ...more] = others;
    if (!radius || radius.kind === 'ratio' || more.length > 0) throw new ReadingError('expected a radius');
    const base = product(radius.value, radius.value);
    return only(1, 500, (height) => same(product(base, height), Number(volume)));
  }),
  'angles-at-parallel-lines': satisfying((question) => {
    const [one, other] = allParts(question, LINE).filter(([times = '']) => times !== '');
    if (!one || !other) throw new ReadingError('expected two angles');
    const at = ([times, more]: string[], x: Parameters<typeof less>[0]) =>
      sum(product(coefficient(times), x), constant(more));
    return (x) => same(minus(at(one, x), at(other, x)), 0);
  }),
};
