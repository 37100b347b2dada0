import { describeChecks, first, only, rootOf, span, total } from './aptitude-support.js';

const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`;
const grow = (principal: number, rate: number, periods: number) =>
  span(1, periods).reduce((amount) => amount + (amount * rate) / 100, principal);
const simple = (principal: number, rate: number, years: number) => (principal * rate * years) / 100;
/** The rate (percent) at which `f` is zero. */
const rate = (f: (percent: number) => number) => rootOf(f, 0.0001, 99.9);
const amount = (f: (rupees: number) => number) => Math.round(rootOf(f, 1, 1e7) * 100) / 100;

describeChecks('Commercial Arithmetic', {
  partnership: [
    () => (27_500 * 36_000) / (24_000 + 36_000 + 40_000),
    () => {
      const [ravi, sana] = [30_000 * 12, 45_000 * 8];
      return `Ravi ${rupees((16_000 * ravi) / (ravi + sana))}, Sana ${rupees((16_000 * sana) / (ravi + sana))}`;
    },
    () => only(1, 12, (m) => 20_000 * 12 * 5 === 25_000 * m * 6),
    () => 6000 + ((60_000 - 6000) * 50) / 120,
    () => {
      const a = total(span(1, 12).map((month) => (month <= 4 ? 40_000 : 30_000)));
      const b = total(span(1, 12).map((month) => (month <= 4 ? 30_000 : 40_000)));
      return (21_000 * a) / (a + b);
    },
    () => 36_000 - 36_000 / 3 - 36_000 / 4,
    () => {
      const capital = [5 / 14, 7 / 8, 8 / 7];
      const k = first(1, 200, (n) => capital.every((c) => Math.abs(c * n - Math.round(c * n)) < 1e-9));
      return capital.map((c) => Math.round(c * k)).join(' : ');
    },
    () => (1750 * 45) / (70 + 60 + 45),
    () => 27 * only(1, 10_000, (part) => 11 * part - 7 * part === 3200),
    () => amount((profit) => profit * 0.95 * 0.6 - 8550),
  ],
  'stocks-and-shares': [
    () => 80 * 104.25,
    () => amount((income) => (income / 12) * 132 - 9900),
    () => (9 / 120) * 100,
    () => {
      const stocks: [number, number][] = [
        [11, 132],
        [10, 125],
        [9, 105],
        [8, 96],
      ];
      const [best] = stocks.sort(([a, b], [c, d]) => c / d - a / b);
      return `${best?.[0]}% stock at ${best?.[1]}`;
    },
    () => amount((price) => price * 0.08 - 12),
    () => {
      const income = ((5000 / 100) * 96 * 10) / 120;
      return income === 5000 * 0.08 ? 'It does not change' : '';
    },
    () => 250 * 20 * 0.14,
    () => 18_000 / (50 * 1.2),
    () => amount((x) => (x * 8) / 100 - ((17_500 - x) * 9) / 75),
    () => 'The share stands at a discount of ₹8, and a dividend is reckoned on ₹100',
  ],
});
