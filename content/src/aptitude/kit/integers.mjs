/** Greatest common divisor of any number of integers. */
export const hcf = (...numbers) => numbers.reduce((a, b) => (b === 0 ? Math.abs(a) : hcf(b, a % b)));

/** Least common multiple of any number of positive integers. */
export const lcm = (...numbers) => numbers.reduce((a, b) => (a / hcf(a, b)) * b);

/** Prime factorisation in rising order: 360 gives [[2, 3], [3, 2], [5, 1]]. */
export function primeFactors(number) {
  const found = [];
  let rest = number;
  for (let prime = 2; prime * prime <= rest; prime += 1) {
    let exponent = 0;
    for (; rest % prime === 0; rest /= prime) exponent += 1;
    if (exponent > 0) found.push([prime, exponent]);
  }
  return rest > 1 ? [...found, [rest, 1]] : found;
}

/** [from, from + 1, ..., to] */
export const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
