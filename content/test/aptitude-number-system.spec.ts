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
  'square-and-cube-roots': [
    () => only(1, 999, (n) => n * n === 53_361) / 1000,
    () => first(1, 3675, (n) => isSquare(3675 * n)),
    () => first(1, 8640, (n) => 8640 % n === 0 && isCube(8640 / n)),
    () => only(1, 100, (n) => n * n + 100 === 5000),
    () => first(1, 20_000, (n) => isSquare(n) && [8, 15, 20].every((d) => n % d === 0)),
    () => Math.sqrt(132 + Math.sqrt(131 + Math.sqrt(169))),
    () => 3 * only(1, 100, (x) => x ** 3 + (2 * x) ** 3 + (3 * x) ** 3 === 12_348),
    () => only(1, 100, (n) => n * n === 2304),
    () => Math.cbrt(1.728) + Math.cbrt(0.343),
    () =>
      ['98,457', '1,06,276', '2,13,444', '1,75,561']
        .filter((n) => !isSquare(Number(n.replaceAll(',', ''))))
        .join(),
  ],
});
