import { KHAN_MATH, NCERT, asFraction, frac, num, t } from '../kit/index.mjs';

const point = ([x, y]) => `(${num(x)}, ${num(y)})`;

function distance() {
  const [p, q] = [
    [-3, 4],
    [5, -11],
  ];
  const answer = Math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2);
  return {
    level: 'easy',
    text: `What is the distance between the points ${point(p)} and ${point(q)}?`,
    answer,
    wrong: [7, 13, 15],
    why: t`$\sqrt{(5 + 3)^2 + (-11 - 4)^2} = \sqrt{64 + 225} = ${answer}$.`,
  };
}

function sectionPoint() {
  const [p, q, m, n] = [[1, -2], [6, 8], 2, 3];
  const at = [0, 1].map((k) => frac(m * q[k] + n * p[k], m + n));
  return {
    level: 'medium',
    text: `Which point divides the segment from ${point(p)} to ${point(q)} internally in the ratio ${m} : ${n}?`,
    answer: at,
    wrong: [
      [4, 4],
      [frac(7, 2), 3],
      [2, 3],
    ],
    show: point,
    why: t`$x = \frac{2 \times 6 + 3 \times 1}{5} = ${num(at[0])}$ and $y = \frac{2 \times 8 + 3 \times (-2)}{5} = ${num(at[1])}$.`,
  };
}

function triangleArea() {
  const [[a, b], [c, d], [e, f]] = [
    [1, 2],
    [7, 3],
    [4, 8],
  ];
  const answer = frac(Math.abs(a * (d - f) + c * (f - b) + e * (b - d)), 2);
  return {
    level: 'medium',
    text: 'What is the area of the triangle with the corners (1, 2), (7, 3) and (4, 8)?',
    answer,
    wrong: [33, frac(27, 2), 18],
    show: (value) => `${num(value)} square units`,
    why: t`$\frac{1}{2}|1(3 - 8) + 7(8 - 2) + 4(2 - 3)| = \frac{1}{2}|-5 + 42 - 4| = ${num(answer)}$.`,
  };
}

function slope() {
  const answer = frac(7 - -2, -4 - 2);
  return {
    level: 'easy',
    text: 'What is the slope of the line through (2, -2) and (-4, 7)?',
    answer,
    wrong: [frac(3, 2), frac(-2, 3), frac(-5, 2)],
    show: asFraction,
    why: t`$\frac{7 - (-2)}{-4 - 2} = \frac{9}{-6} = -\frac{3}{2}$.`,
  };
}

function perpendicularLine() {
  return {
    level: 'medium',
    text: t`Which line is perpendicular to $3x - 4y + 7 = 0$ and passes through the point (3, 1)?`,
    answer: t`$4x + 3y = 15$`,
    wrong: [t`$3x - 4y = 5$`, t`$4x - 3y = 9$`, t`$4x + 3y = 9$`],
    why: t`A perpendicular line has the form $4x + 3y = c$. Putting in the point: $c = 12 + 3 = 15$.`,
  };
}

function collinear() {
  const k = frac(11 - 3, 4)
    .times(3)
    .plus(3);
  return {
    level: 'medium',
    text: t`For which $k$ do the points (1, 3), (4, $k$) and (5, 11) lie on one line?`,
    answer: k,
    wrong: [6, 7, 8],
    why: t`The slope from (1, 3) to (5, 11) is $\frac{8}{4} = 2$. So $k = 3 + 2 \times 3 = ${num(k)}$.`,
  };
}

function distanceFromLine() {
  const answer = frac(Math.abs(5 * 3 + 12 * 2 + 13), 13);
  return {
    level: 'hard',
    text: t`How far is the point (3, 2) from the line $5x + 12y + 13 = 0$?`,
    answer,
    wrong: [3, 5, frac(52, 17)],
    why: t`$\frac{|5 \times 3 + 12 \times 2 + 13|}{\sqrt{5^2 + 12^2}} = \frac{52}{13} = ${num(answer)}$.`,
  };
}

function triangleWithAxes() {
  const answer = frac(6 * 8, 2);
  return {
    level: 'medium',
    text: t`What is the area of the triangle that the line $4x + 3y = 24$ forms with the axes?`,
    answer,
    wrong: [12, 14, 18],
    show: (value) => `${num(value)} square units`,
    why: t`The line meets the axes at (6, 0) and (0, 8). The area is $\frac{6 \times 8}{2} = ${num(answer)}$.`,
  };
}

function reflection() {
  const [x, y] = [-4, 7];
  return {
    level: 'easy',
    text: `What is the image of the point ${point([x, y])} under reflection in the y-axis, followed by reflection in the x-axis?`,
    answer: point([-x, -y]),
    wrong: [point([x, -y]), point([-x, y]), point([y, x])],
    why: 'Reflection in the y-axis changes the sign of x, reflection in the x-axis that of y: (4, 7) and then (4, -7).',
  };
}

function fourthCorner() {
  const [a, b, c] = [
    [1, 2],
    [6, 3],
    [8, 7],
  ];
  const d = [0, 1].map((k) => a[k] + c[k] - b[k]);
  return {
    level: 'hard',
    text: t`Three corners of a parallelogram $ABCD$, in order, are $A${point(a)}$, $B${point(b)}$ and $C${point(c)}$. What is $D$?`,
    answer: d,
    wrong: [
      [13, 8],
      [-1, -2],
      [2, 5],
    ],
    show: point,
    why: t`The diagonals halve each other, so $A + C = B + D$: $D = (1 + 8 - 6, 2 + 7 - 3) = ${point(d)}$.`,
  };
}

export const coordinateGeometry = {
  name: 'Coordinate Geometry',
  description: 'Points, distances, slopes, lines and areas on the plane: geometry done with numbers.',
  difficulty: 'medium',
  topics: ['Distance and section', 'Slope', 'Equations of lines', 'Areas', 'Reflections'],
  keywords:
    'coordinate geometry questions, slope, distance formula, section formula, area of triangle, SSC CGL',
  keyInformation: [
    'Distance: √((x₂ − x₁)² + (y₂ − y₁)²). Slope: (y₂ − y₁)/(x₂ − x₁).',
    'Parallel lines have equal slopes; slopes of perpendicular lines have the product −1.',
    'Distance of (p, q) from ax + by + c = 0: |ap + bq + c| / √(a² + b²).',
  ],
  didYouKnow: [
    'Coordinates are called Cartesian after René Descartes, who joined algebra and geometry in 1637.',
    'A map reference of longitude and latitude is a pair of coordinates too.',
  ],
  faqs: [
    [
      'What is the slope of a vertical line?',
      'It is not defined, because the two x values are equal and one would divide by zero.',
    ],
    [
      'How do I test three points for one line?',
      'Compare two slopes, or see whether the triangle has the area zero.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 17,
  questions: [
    distance,
    sectionPoint,
    triangleArea,
    slope,
    perpendicularLine,
    collinear,
    distanceFromLine,
    triangleWithAxes,
    reflection,
    fourthCorner,
  ],
};
