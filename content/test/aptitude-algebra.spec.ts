import { describeChecks, first, only, rootOf, span, total } from './aptitude-support.js';

const grid = (low: number, high: number) =>
  span(low, high).flatMap((x) => span(low, high).map((y) => [x, y] as const));
const theOne = <T>(found: T[]): T => {
  const [value] = found;
  if (found.length !== 1 || value === undefined) throw new Error(`${found.length} solutions`);
  return value;
};
const roots = (a: number, b: number, c: number) => {
  const root = Math.sqrt(b * b - 4 * a * c);
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)] as const;
};
/** Pseudo-random but fixed numbers for a claim. */
const samples = span(1, 400).map((n) => span(1, 5).map((k) => ((n * 7919 * k * k + k * 104_729) % 21) - 10));
/** Which of the claims hold in every sample in which the premise holds? */
function following(premise: (v: number[]) => boolean, claims: ((v: number[]) => boolean)[]) {
  const cases = span(0, 6 ** 5 - 1)
    .map((n) => span(0, 4).map((k) => Math.floor(n / 6 ** k) % 6))
    .filter(premise);
  return claims.map((claim) => cases.length > 0 && cases.every(claim));
}

describeChecks('Algebra', {
  inequalities: [
    () => first(0, 100, (x) => 5 * x - 7 > 2 * x + 11),
    () => {
      const fits = span(-50, 50).filter((x) => 8 - 3 * x >= 23);
      return `$x \\le ${Math.max(...fits)}$`;
    },
    () => span(-100, 100).filter((x) => x * x - 3 * x - 10 < 0).length,
    () => {
      const fits = span(-100, 100).filter((x) => Math.abs(2 * x - 5) <= 9);
      return `$${Math.min(...fits)} \\le x \\le ${Math.max(...fits)}$`;
    },
    () => {
      const [one, two] = following(
        ([p = 0, q = 0, r = 0, s = 0, u = 0]) => p >= q && q === r && r > s && s <= u,
        [([p = 0, , , s = 0]) => p > s, ([, q = 0, , , u = 0]) => q > u],
      );
      return one && !two ? 'Only I follows' : '';
    },
    () => {
      const [one, two] = following(
        ([a = 0, b = 0, c = 0, d = 0, e = 0]) => a <= b && b < c && d >= c && b >= e,
        [([a = 0, , , d = 0]) => d > a, ([, , , d = 0, e = 0]) => e < d],
      );
      return one && two ? 'Both I and II follow' : '';
    },
    () =>
      span(1, 99).every((n) => {
        const x = n / 100;
        return 1 / x ** 2 > Math.max(1 / x, x ** 2, Math.sqrt(x));
      })
        ? '$\\frac{1}{x^2}$'
        : '',
    () => Math.max(...span(1, 2399).map((n) => (n / 100) * (24 - n / 100))),
    () => {
      const claims: Record<string, (a: number, b: number, c: number) => boolean> = {
        '$ac < bc$': (a, b, c) => a * c < b * c,
        '$ac > bc$': (a, b, c) => a * c > b * c,
        '$a^2 > b^2$': (a, b) => a * a > b * b,
        '$\\frac{1}{a} < \\frac{1}{b}$': (a, b) => a !== 0 && b !== 0 && 1 / a < 1 / b,
      };
      const cases = samples.filter(([a = 0, b = 0, c = 0]) => a > b && c < 0);
      return theOne(
        Object.entries(claims).filter(([, holds]) => cases.every(([a = 0, b = 0, c = 0]) => holds(a, b, c))),
      )[0];
    },
    () => total(span(-100, 100).filter((x) => 3 * x + 4 > 16 && 2 * x - 5 <= 13)),
  ],
});
