/** Greatest common divisor of whole numbers. */
export const hcf = (...numbers: number[]): number =>
  numbers.reduce((a, b) => {
    let [high, low] = [Math.abs(a), Math.abs(b)];
    while (low !== 0) [high, low] = [low, high % low];
    return high;
  }, 0);

/** Least common multiple of positive whole numbers. */
export const lcm = (...numbers: number[]): number => numbers.reduce((a, b) => (a / hcf(a, b)) * b, 1);

/** Prime factors in rising order with their exponents: 360 gives [[2, 3], [3, 2], [5, 1]]. */
export function primeFactors(number: number): [prime: number, exponent: number][] {
  const found: [number, number][] = [];
  let rest = number;
  for (let prime = 2; prime * prime <= rest; prime += 1) {
    let exponent = 0;
    for (; rest % prime === 0; rest /= prime) exponent += 1;
    if (exponent > 0) found.push([prime, exponent]);
  }
  return rest > 1 ? [...found, [rest, 1]] : found;
}

export const isPrime = (number: number) => number > 1 && primeFactors(number)[0]?.[0] === number;

/** base^exponent mod modulus. The operands stay small enough to be exact. */
export function powerMod(base: number, exponent: number, modulus: number): number {
  let result = 1 % modulus;
  for (let step = 0; step < exponent; step += 1) result = (result * base) % modulus;
  return result;
}

export const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Ways to choose k of n, order ignored. */
export const choose = (n: number, k: number) => factorial(n) / factorial(k) / factorial(n - k);

/** Ways to place k of n in order. */
export const arrange = (n: number, k: number) => factorial(n) / factorial(n - k);

/** Whole numbers from..to: the values of a parameter. `step` is positive. */
export const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
