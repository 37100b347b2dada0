import { describeChecks, first, only, rootOf, span, total } from './aptitude-support.js';

const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`;
const grow = (principal: number, rate: number, periods: number) =>
  span(1, periods).reduce((amount) => amount + (amount * rate) / 100, principal);
const simple = (principal: number, rate: number, years: number) => (principal * rate * years) / 100;
/** The rate (percent) at which `f` is zero. */
const rate = (f: (percent: number) => number) => rootOf(f, 0.0001, 99.9);
const amount = (f: (rupees: number) => number) => Math.round(rootOf(f, 1, 1e7) * 100) / 100;

describeChecks('Commercial Arithmetic', {
});
