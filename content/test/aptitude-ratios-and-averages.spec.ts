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
