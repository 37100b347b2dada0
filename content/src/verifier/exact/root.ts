import { fraction, type Fraction } from '@mockingbird/remote-kit';

function wholeRoot(value: bigint, degree: number): bigint | undefined {
  if (value < 0n) {
    const root = degree % 2 === 1 ? wholeRoot(-value, degree) : undefined;
    return root === undefined ? undefined : -root;
  }
  const near = BigInt(Math.round(Number(value) ** (1 / degree)));
  return [near - 1n, near, near + 1n].find((root) => root >= 0n && root ** BigInt(degree) === value);
}

/** The root when it is a fraction, else undefined. */
export function rootOf({ numerator, denominator }: Fraction, degree: number): Fraction | undefined {
  const top = wholeRoot(numerator, degree);
  const bottom = wholeRoot(denominator, degree);
  return top === undefined || bottom === undefined ? undefined : fraction(top, bottom);
}
