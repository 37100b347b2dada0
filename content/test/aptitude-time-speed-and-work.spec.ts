import { describeChecks, first, only, rootOf, span, total } from './aptitude-support.js';

const solve = (f: (x: number) => number, high = 1e5) => rootOf(f, 1e-6, high);
const metresPerSecond = (kmh: number) => (kmh * 1000) / 3600;
/** Time to do 1 unit when the parts 0, 1, 0, 1, ... of length 1 work at the rates in turn. */
function inTurn(rates: [number, number]) {
  let [done, step] = [0, 0];
  for (; done + (rates[step % 2] ?? 0) < 1 - 1e-12; step += 1) done += rates[step % 2] ?? 0;
  return step + (1 - done) / (rates[step % 2] ?? 1);
}
/** Solves ax + by = e, cx + dy = f. */
const pair = ([a, b, e]: number[], [c, d, f]: number[]) => {
  const [p = 0, q = 0, r = 0, s = 0, u = 0, v = 0] = [a, b, e, c, d, f];
  const det = p * u - q * s;
  return [(r * u - q * v) / det, (p * v - r * s) / det] as const;
};

describeChecks('Time, Speed and Work', {
  'races-and-games': [
    () => solve((a) => (180 / a) * 10 - 20),
    () => 100 - 100 * 0.9 * 0.9,
    () => 500 - (500 / 5) * 4,
    () => 100 - (72 / 80) * 100,
    () => first(1, 2000, (s) => 4 * s + 6 * s >= 1200),
    () => first(1, 5000, (s) => [3, 4, 6].every((v) => (v * s) % 360 === 0)) / 60,
    () => only(85, 1000, (d) => d * 4 === (d - 84) * 7),
    () => 1000 / (900 / (180 + 20)),
    () => 1000 - (1000 / 250) * 240,
    () => {
      const caught = first(1, 2000, (s) => 9 * s - 7 * s >= 400);
      return total(span(1, caught).map((s) => Math.floor((9 * s) / 400) - Math.floor((9 * (s - 1)) / 400)));
    },
  ],
});
