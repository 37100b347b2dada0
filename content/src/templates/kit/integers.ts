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
export function choose(n: number, k: number): number {
  let ways = k >= 0 && k <= n ? 1 : 0;
  // Each step is a whole number: the product of `step` neighbours is divisible by step!.
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - step + 1)) / step;
  return ways;
}

/** Ways to place k of n in order. */
export const arrange = (n: number, k: number) =>
  k < 0 || k > n ? 0 : range(n - k + 1, n).reduce((ways, number) => ways * number, 1);

/** Whole numbers from..to: the values of a parameter. `step` is positive. */
export function range(from: number, to: number, step = 1): number[] {
  const length = Math.floor((to - from) / step) + 1;
  const numbers: number[] = [];
  // A loop, because searches for puzzles call this some million times.
  for (let index = 0; index < length; index += 1) numbers.push(from + index * step);
  return numbers;
}
