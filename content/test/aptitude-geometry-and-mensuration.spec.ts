import { describeChecks, only, rootOf, span, total } from './aptitude-support.js';

type Point = [number, number];
const solve = (f: (x: number) => number, low = 1e-6, high = 1e5) => rootOf(f, low, high);
const gap = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d);
const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
/** Writes a length that is a whole multiple of the root of 3. */
function root3(length: number) {
  const k = Math.round(length / Math.sqrt(3));
  return Math.abs(k * Math.sqrt(3) - length) < 1e-6 ? `$${k}\\sqrt{3}$ m` : `no multiple: ${length}`;
}
/** Writes k(√3 + 1) or k(√3 - 1). */
function root3Plus(length: number, sign: 1 | -1) {
  const k = Math.round(length / (Math.sqrt(3) + sign));
  const fits = Math.abs(k * (Math.sqrt(3) + sign) - length) < 1e-6;
  return fits ? `$${k}(\\sqrt{3} ${sign === 1 ? '+' : '-'} 1)$ m` : `no fit: ${length}`;
}
/** Area of a polygon by the shoelace sum. */
const area = (corners: Point[]) =>
  Math.abs(
    total(
      corners.map(([x, y], i) => {
        const [u, v] = corners[(i + 1) % corners.length] ?? [0, 0];
        return x * v - u * y;
      }),
    ),
  ) / 2;

describeChecks('Geometry and Mensuration', {
  'heights-and-distances': [
    () => root3(45 * tan(30)),
    () => `${Math.round((Math.acos(5 / 10) * 180) / Math.PI)}°`,
    () => root3(solve((h) => h / tan(30) - h / tan(60) - 40)),
    () => solve((h) => Math.atan(h / 9) + Math.atan(h / 16) - Math.PI / 2),
    () => root3(12 * tan(30) + 12 / cos(30)),
    () => `${Math.round((Math.atan(1 / Math.sqrt(3)) * 180) / Math.PI)}°`,
    () => root3Plus(75 / tan(45) + 75 / tan(30), 1),
    () => root3Plus((20 / tan(45)) * tan(60) - 20, -1),
    () => {
      const [far, near] = [1 / tan(30), 1 / tan(60)];
      return near / ((far - near) / 12);
    },
    () => root3(90 / sin(60)),
  ],
  'coordinate-geometry': [
    () => gap([-3, 4], [5, -11]),
    () => {
      const point: Point = [1 + (2 / 5) * (6 - 1), -2 + (2 / 5) * (8 + 2)];
      return `(${point.join(', ')})`;
    },
    () =>
      area([
        [1, 2],
        [7, 3],
        [4, 8],
      ]),
    () => solve((m) => -2 + m * (-4 - 2) - 7, -100, 100),
    () => {
      const lines: [number, number, number][] = [
        [4, 3, 15],
        [3, -4, 5],
        [4, -3, 9],
        [4, 3, 9],
      ];
      const [fit] = lines.filter(([a, b, c]) => a * 3 + b * -4 === 0 && a * 3 + b === c);
      return `$${fit?.[0]}x + ${fit?.[1]}y = ${fit?.[2]}$`;
    },
    () =>
      only(
        -50,
        50,
        (k) =>
          area([
            [1, 3],
            [4, k],
            [5, 11],
          ]) === 0,
      ),
    () => {
      // The foot of the perpendicular: the point of the line at which the distance stops falling.
      const onLine = (x: number): Point => [x, (-13 - 5 * x) / 12];
      const change = (x: number) => gap([3, 2], onLine(x + 1e-5)) - gap([3, 2], onLine(x - 1e-5));
      return Math.round(gap([3, 2], onLine(solve(change, -100, 100))) * 1e6) / 1e6;
    },
    () =>
      area([
        [0, 0],
        [24 / 4, 0],
        [0, 24 / 3],
      ]),
    () => {
      const inYAxis: Point = [4, 7];
      return `(${inYAxis[0]}, ${-inYAxis[1]})`;
    },
    () => {
      const [a, b, c]: [Point, Point, Point] = [
        [1, 2],
        [6, 3],
        [8, 7],
      ];
      const d: Point = [a[0] + (c[0] - b[0]), a[1] + (c[1] - b[1])];
      return Math.abs(gap(a, b) - gap(c, d)) < 1e-9 ? `(${d.join(', ')})` : '';
    },
  ],
});
