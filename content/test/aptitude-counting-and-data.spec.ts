import { describeChecks, first, only, rootOf, span, total } from './aptitude-support.js';

/** All different arrangements of a list, in dictionary order for a sorted list. */
function arrangements(items: string[]): string[] {
  if (items.length === 0) return [''];
  return [...new Set(items)].flatMap((item) => {
    const rest = items.toSpliced(items.indexOf(item), 1);
    return arrangements(rest).map((tail) => item + tail);
  });
}
/** All choices of k of the items, order ignored. */
function choices<T>(items: T[], k: number): T[][] {
  if (k === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), k - 1).map((rest) => [item, ...rest]));
}
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekday = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCDay();
};
/** Angle from the hour hand forward to the minute hand, in degrees, `minutes` after 12. */
const lead = (minutes: number) => (((minutes * 6 - minutes / 2) % 360) + 360) % 360;
const alpha = [240, 300, 270, 360, 450];
const beta = [320, 280, 350, 420, 380];

describeChecks('Counting and Data', {
  'data-interpretation': [
    () => (360 / 270 - 1) * 100,
    () => total(beta) / beta.length,
    () => {
      const divisor =
        span(1, 1620)
          .filter((d) => total(alpha) % d === 0 && total(beta) % d === 0)
          .at(-1) ?? 1;
      return `${total(alpha) / divisor} : ${total(beta) / divisor}`;
    },
    () => alpha.filter((value, year) => value > (beta[year] ?? 0)).length,
    () => {
      const both = alpha.map((value, year) => value + (beta[year] ?? 0));
      const growth = span(1, 4).map((year) => (both[year] ?? 0) / (both[year - 1] ?? 1));
      return String(2020 + growth.indexOf(Math.max(...growth)));
    },
    () => rootOf((food) => food / 35 - 4200 / 10, 1, 1e6),
    () => ((25 + 15) / 100) * 360,
    () => ((40_000 - 10_000 * 1.2 - 40_000 * 0.6) / 40_000) * 100,
    () => {
      const rows: [string, number][] = [
        ['Asha', 72 + 85 + 64],
        ['Bilal', 90 + 67 + 78],
        ['Chitra', 81 + 76 + 83],
        ['Dev', 59 + 94 + 75],
      ];
      return rows.sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
    },
    () => (81 * 5 + 76 * 2 + 83 * 3) / (5 + 2 + 3),
  ],
});
