import { numeric, tex, unit } from './numeric.mjs';

const metres = unit('m');
const squareMetres = unit('sq m');
const squareCentimetres = unit('sq cm');
const cubicCentimetres = unit('cubic cm');

/** A path round a rectangular garden, outside. */
export function pathArea({ length, breadth, width }) {
  const outer = (length + 2 * width) * (breadth + 2 * width);
  const answer = outer - length * breadth;
  return numeric({
    ask: `A garden is ${length} m long and ${breadth} m wide. A path ${width} m wide runs all round it on the outside. What is the area of the path?`,
    answer,
    slips: [
      (length + width) * (breadth + width) - length * breadth,
      2 * (length + breadth) * width,
      outer,
      length * breadth,
    ],
    step: 4,
    show: squareMetres,
    why: `With the path the rectangle measures ${length + 2 * width} m by ${breadth + 2 * width} m: $${outer} - ${length * breadth} = ${answer}$ sq m.`,
    topic: 'Area and Perimeter',
    proof: { rule: 'path', length, breadth, width },
  });
}

/** Circle: area from circumference with pi = 22/7. */
export function circleArea({ circumference }) {
  const radius = (circumference * 7) / 44;
  const answer = (22 * radius * radius) / 7;
  return numeric({
    ask: `The circumference of a circle is ${circumference} cm. What is its area? (Use $\\pi = \\frac{22}{7}$.)`,
    answer,
    slips: [circumference * radius, 4 * answer, answer / 2, radius * radius],
    step: 22,
    show: squareCentimetres,
    why: `$2 \\times \\frac{22}{7} \\times r = ${circumference}$ gives $r = ${radius}$ cm, and the area is $\\frac{22}{7} \\times ${radius}^2 = ${tex(answer)}$ sq cm.`,
    topic: 'Lines, Triangles and Circles',
    proof: { rule: 'circle-area', circumference },
  });
}

/** Volume of a cylinder with pi = 22/7. */
export function cylinderVolume({ radius, height }) {
  const answer = (22 * radius * radius * height) / 7;
  return numeric({
    ask: `What is the volume of a cylinder with radius ${radius} cm and height ${height} cm? (Use $\\pi = \\frac{22}{7}$.)`,
    answer,
    slips: [(44 * radius * height) / 7, answer / 3, answer * 2, (22 * radius * height) / 7],
    step: 44,
    show: cubicCentimetres,
    why: `$\\pi r^2 h = \\frac{22}{7} \\times ${radius}^2 \\times ${height} = ${tex(answer)}$ cubic cm.`,
    topic: 'Volume and Surface Area',
    level: 'easy',
    proof: { rule: 'cylinder', radius, height },
  });
}

/** Small cubes from a block. */
export function cubesFromBlock({ sides, edge }) {
  const answer = sides.reduce((product, side) => product * (side / edge), 1);
  return numeric({
    ask: `A solid metal block of ${sides.join(' cm by ')} cm is melted, without loss, and cast into cubes with an edge of ${edge} cm. How many cubes are there?`,
    answer,
    slips: [
      sides.reduce((a, b) => a * b) / edge,
      sides.reduce((a, b) => a * b) / edge ** 2,
      answer / 2,
      answer * 2,
    ],
    step: 6,
    why: `Volumes are equal: $\\frac{${sides.join(' \\times ')}}{${edge}^3} = ${answer}$.`,
    topic: 'Volume and Surface Area',
    level: 'easy',
    proof: { rule: 'cubes', sides, edge },
  });
}

/** The height that a ladder reaches. */
export function ladderHeight({ ladder, foot }) {
  const answer = Math.round(Math.sqrt(ladder ** 2 - foot ** 2));
  return numeric({
    ask: `A ladder ${ladder} m long leans against a vertical wall, its foot ${foot} m from the wall. How high does it reach?`,
    answer,
    slips: [ladder - foot, ladder - 1, (ladder + foot) / 2, ladder + foot],
    step: 1,
    show: metres,
    why: `By the theorem of Pythagoras $\\sqrt{${ladder}^2 - ${foot}^2} = ${answer}$ m.`,
    topic: 'Lines, Triangles and Circles',
    level: 'easy',
    proof: { rule: 'ladder', ladder, foot },
  });
}

/** The third angle of a triangle whose angles are in a ratio. */
export function largestAngle({ ratio }) {
  const whole = ratio.reduce((sum, part) => sum + part, 0);
  const answer = (180 * Math.max(...ratio)) / whole;
  return numeric({
    ask: `The angles of a triangle are in the ratio ${ratio.join(' : ')}. What is the largest angle?`,
    answer,
    slips: [(180 * Math.min(...ratio)) / whole, (360 * Math.max(...ratio)) / whole, 90, 60],
    step: 10,
    show: (value) => `${value}°`,
    why: `The angles add up to 180°, so one part is $\\frac{180}{${whole}} = ${180 / whole}$ degrees and the largest angle ${answer}°.`,
    topic: 'Lines, Triangles and Circles',
    level: 'easy',
    proof: { rule: 'largest-angle', ratio },
  });
}
