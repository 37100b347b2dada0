import { directionOf, placeOf, type Figure, type Outline, type Point } from './drawing.js';

/** A part of a figure that changes from one figure of a series to the next. */
export interface Mover {
  /** In sentences to the student: "the arrow". */
  name: string;
  /** How many states it has before it is as at the start; undefined where it grows. */
  states?: number;
  /** What a student does with it: "turned", "moved". */
  verb: string;
  /** The smallest step: "45°", "one place". */
  unit: string;
  draw: (state: number) => Figure;
  /** "Arrow pointing up left" */
  describe: (state: number) => string;
  /** "turns clockwise by two eighths of a turn", "moves one place clockwise" */
  explain: (step: number) => string;
}

/** The eight directions, clockwise from the top. */
const DIRECTIONS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

const CENTRE = 50;
const directionAt = (state: number): Point => DIRECTIONS[state % DIRECTIONS.length] ?? [0, 0];

/** A point at this distance from the centre. A diagonal reaches as far as a side. */
function fromCentre([right, down]: Point, distance: number): Point {
  const length = Math.hypot(right, down);
  return [CENTRE + Math.round((distance * right) / length), CENTRE + Math.round((distance * down) / length)];
}

const REACH = 26;
const NECK = 12;

function arrow(state: number): Figure {
  const direction = directionAt(state);
  const [right, down] = direction;
  const tip = fromCentre(direction, REACH);
  const barb = (turn: 1 | -1): Point => {
    const neck = fromCentre(direction, NECK);
    const beside = fromCentre([-turn * down, turn * right], NECK);
    return [neck[0] + beside[0] - CENTRE, neck[1] + beside[1] - CENTRE];
  };
  return {
    lines: [
      [fromCentre(direction, -REACH), tip],
      [barb(1), tip, barb(-1)],
    ],
  };
}

/** In words, so that no number of a sentence looks like an answer. */
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;
const countOf = (step: number) => COUNTS[Math.abs(step)] ?? String(Math.abs(step));
const wayOf = (step: number) => (step > 0 ? 'clockwise' : 'anticlockwise');

export const ARROW: Mover = {
  name: 'the arrow',
  states: 8,
  verb: 'turned',
  unit: '45°',
  draw: arrow,
  describe: (state) => `arrow ${directionOf([0, 0], directionAt(state))}`,
  explain: (step) => `turns ${wayOf(step)} by ${Math.abs(step) * 45}°`,
};

const EDGE = 38;

const onEdge = (state: number): Point => {
  const [right, down] = directionAt(state);
  return [CENTRE + EDGE * right, CENTRE + EDGE * down];
};

/** A mark that goes round the corners and the middles of the sides. */
const goingRound = (noun: string, draw: (at: Point) => Figure): Mover => ({
  name: `the ${noun}`,
  states: 8,
  verb: 'moved',
  unit: 'one place',
  draw: (state) => draw(onEdge(state)),
  describe: (state) => `${noun} ${placeOf(onEdge(state))}`,
  explain: (step) => `moves ${countOf(step)} ${Math.abs(step) === 1 ? 'place' : 'places'} ${wayOf(step)}`,
});

export const DOT = goingRound('dot', (at) => ({ dots: [at] }));
export const CIRCLE = goingRound('circle', (at) => ({ rings: [at] }));

const NAMES = ['triangle', 'square', 'pentagon', 'hexagon', 'heptagon', 'octagon'] as const;
const FEWEST = 3;
const RADIUS = 29;

function polygon(sides: number): Figure {
  if (sides < FEWEST || sides >= FEWEST + NAMES.length) throw new RangeError(`no polygon of ${sides} sides`);
  // Each polygon has a side at the bottom.
  const start = -Math.PI / 2 + (sides % 2 === 0 ? Math.PI / sides : 0);
  const corners: Outline = Array.from({ length: sides + 1 }, (_, index): Point => {
    const angle = start + (2 * Math.PI * (index % sides)) / sides;
    return [Math.round(CENTRE + RADIUS * Math.cos(angle)), Math.round(CENTRE + RADIUS * Math.sin(angle))];
  });
  return { lines: [corners] };
}

export const POLYGON: Mover = {
  name: 'the polygon',
  verb: 'changed',
  unit: 'one side',
  draw: polygon,
  describe: (state) => NAMES[state - FEWEST] ?? 'polygon',
  explain: (step) =>
    `${step > 0 ? 'gains' : 'loses'} ${countOf(step)} ${Math.abs(step) === 1 ? 'side' : 'sides'}`,
};

const HALF = 22;
/** The corners of an inner square, clockwise from the top left. */
const QUARTERS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** An inner square with four quarters, one of which is shaded. */
export const SHADING: Mover = {
  name: 'the shaded quarter',
  states: QUARTERS.length,
  verb: 'moved',
  unit: 'one quarter',
  draw: (state) => {
    const [right, down] = QUARTERS[state % QUARTERS.length] ?? [0, 0];
    const [x, y] = [CENTRE + HALF * right, CENTRE + HALF * down];
    const [low, high] = [CENTRE - HALF, CENTRE + HALF];
    return {
      areas: [
        [
          [CENTRE, CENTRE],
          [x, CENTRE],
          [x, y],
          [CENTRE, y],
          [CENTRE, CENTRE],
        ],
      ],
      lines: [
        [
          [low, low],
          [high, low],
          [high, high],
          [low, high],
          [low, low],
        ],
        [
          [CENTRE, low],
          [CENTRE, high],
        ],
        [
          [low, CENTRE],
          [high, CENTRE],
        ],
      ],
    };
  },
  describe: (state) => {
    const [right, down] = QUARTERS[state % QUARTERS.length] ?? [0, 0];
    return `shaded quarter ${placeOf([CENTRE + HALF * right, CENTRE + HALF * down])}`;
  },
  explain: (step) => `moves ${countOf(step)} ${Math.abs(step) === 1 ? 'quarter' : 'quarters'} ${wayOf(step)}`,
};
