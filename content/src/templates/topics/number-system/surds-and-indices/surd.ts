import { frac, primeFactors, tex, t, type Exact, type Fraction } from '../../../kit/index.js';

/** whole + coefficient times the square root of the radicand. */
export interface Surd {
  whole: Fraction;
  coefficient: Fraction;
  radicand: number;
}

/** The square root of a number as [12, 5] for 12 times the root of 5. */
export function simplified(number: number): [outside: number, inside: number] {
  return primeFactors(number).reduce<[number, number]>(
    ([outside, inside], [prime, exponent]) => [
      outside * prime ** Math.floor(exponent / 2),
      inside * prime ** (exponent % 2),
    ],
    [1, 1],
  );
}

/** The surd with the square factors outside the root. */
export function surd(whole: Exact, coefficient: Exact, number: number): Surd {
  const [outside, radicand] = simplified(number);
  return { whole: frac(whole), coefficient: frac(coefficient).mul(outside), radicand };
}

/** TeX of a multiple of a root: 5\sqrt{3}. No dollar signs. */
export function rootTex(coefficient: Exact, radicand: number): string {
  const factor = frac(coefficient);
  if (radicand === 1) return tex(factor);
  const sign = factor.s < 0n ? '-' : '';
  const size = factor.abs();
  return `${sign}${size.equals(1) ? '' : tex(size)}${t`\sqrt{${radicand}}`}`;
}

/** TeX of a surd: 4 + 2\sqrt{3}. No dollar signs. */
export function surdTex({ whole, coefficient, radicand }: Surd): string {
  if (whole.equals(0)) return rootTex(coefficient, radicand);
  const sign = coefficient.s < 0n ? '-' : '+';
  return `${tex(whole)} ${sign} ${rootTex(coefficient.abs(), radicand)}`;
}

/** Writes a surd as an option. @throws RangeError where nothing is under the root */
export function showSurd(value: Surd): string {
  if (value.radicand === 1 || value.coefficient.equals(0)) throw new RangeError('no surd');
  return `$${surdTex(value)}$`;
}
