import { describeChecks, first, only, span, total } from './aptitude-support.js';

const isSquare = (n: number) => Number.isInteger(Math.sqrt(n));
const isCube = (n: number) => Math.round(Math.cbrt(n)) ** 3 === n;

describeChecks('Number System', {
  'surds-and-indices': [
    () => 64 ** (2 / 3) * 27 ** (2 / 3),
    () => (16 / 81) ** -0.75,
    () => only(1, 20, (x) => 8n ** BigInt(x) / 2n === 256n * 64n * 2n ** BigInt(x - 1)),
    () => {
      const value = (Math.sqrt(5) + Math.sqrt(3)) / (Math.sqrt(5) - Math.sqrt(3));
      return Math.abs(value - 4 - Math.sqrt(15)) < 1e-9 ? '$4 + \\sqrt{15}$' : '';
    },
    () => `$${Math.round((Math.sqrt(75) - 2 * Math.sqrt(27) + 7 * Math.sqrt(3)) / Math.sqrt(3))}\\sqrt{3}$`,
    () => (10 ** (1 / 4) > Math.max(3 ** (1 / 2), 5 ** (1 / 3), 28 ** (1 / 6)) ? '$\\sqrt[4]{10}$' : ''),
    () => span(1, 60).reduce((x) => Math.sqrt(12 + x), 0),
    () => 3 + 2 * Math.SQRT2 + 1 / (3 + 2 * Math.SQRT2),
    () => {
      const [a, x, y] = [2.5, 1.7, 0.6];
      const c = (a ** x) ** y;
      return (x * y * Math.log(a)) / Math.log(c);
    },
    () => (3 ** 6 - 3 ** 4) / (3 ** 5 + 3 ** 4),
  ],
});
