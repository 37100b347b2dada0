import { digits, frac, tex, type Exact, type Fraction } from '../../../kit/index.js';

/** whole + root × √3, exact. */
export interface Surd {
  whole: Fraction;
  root: Fraction;
}

export const surd = (whole: Exact, root: Exact = 0): Surd => ({ whole: frac(whole), root: frac(root) });

/** A length times a number. */
export const times = ({ whole, root }: Surd, factor: Exact): Surd => ({
  whole: whole.mul(frac(factor)),
  root: root.mul(frac(factor)),
});

/** A length times √3. */
export const timesRoot = ({ whole, root }: Surd): Surd => ({ whole: root.mul(3), root: whole });

export const plus = (a: Surd, b: Surd): Surd => ({ whole: a.whole.add(b.whole), root: a.root.add(b.root) });

export const minus = (a: Surd, b: Surd): Surd => plus(a, times(b, -1));

/** A length as TeX: 20, 20\sqrt{3}, 10(\sqrt{3} + 1), 30 + 10\sqrt{3}. No dollar signs. */
export function surdTex({ whole, root }: Surd): string {
  if (root.equals(0)) return digits(whole);
  const size = root.abs();
  const part = size.equals(1) ? '\\sqrt{3}' : `${tex(size)}\\sqrt{3}`;
  if (whole.equals(0)) return `${root.s < 0n ? '-' : ''}${part}`;
  if (whole.abs().equals(size)) {
    const sign = whole.s < 0n ? '-' : '+';
    return root.s < 0n
      ? `${size.equals(1) ? '' : tex(size)}(1 - \\sqrt{3})`.replace('(1 -', `(${whole.s < 0n ? '-1' : '1'} -`)
      : `${size.equals(1) ? '' : tex(size)}(\\sqrt{3} ${sign} 1)`;
  }
  if (whole.s > 0n) return `${digits(whole)} ${root.s < 0n ? '-' : '+'} ${part}`;
  return `${root.s < 0n ? '-' : ''}${part} - ${digits(whole.abs())}`;
}

/** The nearest double, to compare lengths of a sensible question. */
const toNumber = ({ whole, root }: Surd) => whole.valueOf() + root.valueOf() * Math.sqrt(3);

/** Metres of an option. @throws RangeError for a length that is not positive */
export function metres(length: Surd): string {
  if (toNumber(length) <= 0) throw new RangeError('no length');
  return length.root.equals(0) ? `${digits(length.whole)} m` : `$${surdTex(length)}$ m`;
}

export type Angle = 30 | 45 | 60;

/** Adjacent side times the tangent. */
export const opposite = (adjacent: Surd, angle: Angle): Surd => {
  if (angle === 45) return adjacent;
  return angle === 60 ? timesRoot(adjacent) : times(timesRoot(adjacent), frac(1, 3));
};

/** Opposite side over the tangent. */
export const adjacent = (height: Surd, angle: Angle): Surd => {
  if (angle === 45) return height;
  return angle === 30 ? timesRoot(height) : times(timesRoot(height), frac(1, 3));
};

/** The tangent as TeX. */
export const tangent = (angle: Angle): string =>
  ({ 30: '\\frac{1}{\\sqrt{3}}', 45: '1', 60: '\\sqrt{3}' })[angle];

export const other = (angle: Angle): Angle => (angle === 30 ? 60 : 30);
