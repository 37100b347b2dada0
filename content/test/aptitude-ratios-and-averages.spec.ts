import { describeChecks, first, only, rootOf, span, total } from './aptitude-support.js';

const mean = (values: number[]) => total(values) / values.length;
/** Lowest whole-number form of a ratio of positive numbers. */
const lowest = (parts: number[]) => {
  const scale = first(1, 10_000, (n) =>
    parts.every(
      (part) => Math.abs((part / (parts[0] ?? 1)) * n - Math.round((part / (parts[0] ?? 1)) * n)) < 1e-9,
    ),
  );
  return parts.map((part) => Math.round((part / (parts[0] ?? 1)) * scale)).join(' : ');
};
const solve = (f: (x: number) => number, high = 1e6) => rootOf(f, 0.001, high);

describeChecks('Ratios and Averages', {
  'mixture-and-alligation': [
    () => {
      const cheap = solve((x) => 56 * x + 72 - 62 * (x + 1));
      return lowest([cheap, 1]);
    },
    () => only(1, 200, (w) => 2 * 40 === 20 + w),
    () => span(1, 3).reduce((milk) => milk - (4 * milk) / 40, 40),
    () => solve((x) => (30 + x) / (150 + x) - 0.25),
    () => lowest([7 / 9 + 7 / 18, 2 / 9 + 11 / 18]),
    () => solve((w) => (100 / (100 - w) - 1) * 100 - 25, 99),
    () => only(0, 120, (n) => 39 * n + 15 * (120 - n) === 35 * 120),
    () => solve((x) => 6 * x + 9 * (24_000 - x) - 7 * 24_000),
    () => lowest([1 / 2 + 2 / 3 + 3 / 4, 1 / 2 + 1 / 3 + 1 / 4]),
    () => only(10, 200, (v) => Math.abs(((7 / 12) * (v - 9)) / ((5 / 12) * (v - 9) + 9) - 7 / 9) < 1e-12),
  ],
  'chain-rule': [
    () => (1980 / 15) * 35,
    () => (36 * 25) / 15,
    () => (12 * 8 * 15) / (18 * 10),
    () => {
      const left = 120 * 60 - 120 * 15;
      return left / 150;
    },
    () => {
      const perManDay = 5 / (150 * 120);
      return Math.round(7 / (perManDay * 120)) - 150;
    },
    () => (24 * 91) / 42,
    () => (50 * 6) / 4,
    () => 1 / (3 / (6 * 15) + 11 / (8 * 15)),
    () => 20 / (20 * (1 / 5)),
    () => (40 * 16 * 3) / ((20 * 12 * 3) / (15 * 8 * 9)) / (20 * 9),
  ],
});
