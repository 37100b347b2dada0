import { panelsOf } from '../../../pictures/panels.js';
import { readDrawing, type Drawing, type Point, type Run } from '../../../pictures/read-drawing.js';
import { imageOf, ReadingError, type Solver, type Solvers } from '../../../solver-kit.js';

/** States of the parts that a figure shows, by name. */
type States = ReadonlyMap<string, number>;

const CENTRE = 50;
/** Beyond this distance from the centre lies the frame of a figure. */
const FRAME = 45;
const EIGHTHS = 8;
const QUARTERS = 4;

/** Parts that come round again, and after how many states. Others grow without end. */
const ROUNDS: Readonly<Record<string, number>> = {
  arrow: EIGHTHS,
  dot: EIGHTHS,
  circle: EIGHTHS,
  shading: QUARTERS,
};

/** The direction from one point to another in eighths of a turn, clockwise from the top. @throws ReadingError between two */
function eighthOf(from: Point, to: Point): number {
  const exact = (Math.atan2(to.x - from.x, from.y - to.y) * EIGHTHS) / (2 * Math.PI);
  const eighth = Math.round(exact);
  if (Math.abs(exact - eighth) > 0.1) throw new ReadingError('a part points between the eight directions');
  return (eighth + EIGHTHS) % EIGHTHS;
}

const middle: Point = { x: CENTRE, y: CENTRE };

const isFrame = ({ points }: Run) =>
  points.every(({ x, y }) => Math.max(Math.abs(x - CENTRE), Math.abs(y - CENTRE)) > FRAME);

const isSame = (one: Point | undefined, other: Point | undefined) =>
  one?.x === other?.x && one?.y === other?.y;

/** A shaft and two barbs: the end of the shaft where the barbs meet is the tip. */
function arrowOf(runs: readonly Run[]): number {
  const shaft = runs.find(({ points }) => points.length === 2);
  const barbs = runs.find(({ points }) => points.length === 3);
  const [start, end] = shaft?.points ?? [];
  const tip = barbs?.points[1];
  if (runs.length !== 2 || !start || !end || !tip)
    throw new ReadingError('an arrow has a shaft and two barbs');
  if (isSame(end, tip)) return eighthOf(start, end);
  if (isSame(start, tip)) return eighthOf(end, start);
  throw new ReadingError('the barbs are not at an end of the shaft');
}

function shadingOf({ areas }: Drawing): number {
  const [area, ...others] = areas;
  if (!area || others.length > 0) throw new ReadingError('expected one shaded quarter');
  const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = { x: meanOf(area.points.map(({ x }) => x)), y: meanOf(area.points.map(({ y }) => y)) };
  const eighth = eighthOf(middle, centre);
  if (eighth % 2 === 0) throw new ReadingError('the shading is no quarter');
  return (eighth - 1) / 2;
}

/** What a figure shows, read from its lines. @throws ReadingError for a part that it does not know */
function statesOf(drawing: Drawing): States {
  const inner = drawing.runs.filter((run) => !isFrame(run));
  const states = new Map<string, number>();
  const add = (name: string, state: number) => {
    if (states.has(name)) throw new ReadingError(`two parts of the kind ${name}`);
    states.set(name, state);
  };
  for (const circle of drawing.circles) add(circle.isFilled ? 'dot' : 'circle', eighthOf(middle, circle));
  if (drawing.areas.length > 0) add('shading', shadingOf(drawing));
  else for (const { points } of inner.filter(({ isClosed }) => isClosed)) add('sides', points.length);
  const open = inner.filter(({ isClosed }) => !isClosed);
  if (drawing.areas.length === 0 && open.length > 0) add('arrow', arrowOf(open));
  return states;
}

const differences = (values: readonly number[], round: number | undefined) =>
  values.slice(1).map((value, index) => {
    const difference = value - (values[index] ?? 0);
    return round === undefined ? difference : ((difference % round) + round) % round;
  });

/** Whether the steps are equal, or grow by the same amount each time. */
function isRegular(values: readonly number[], round: number | undefined): boolean {
  const growths = differences(differences(values, round), round);
  return new Set(growths).size === 1;
}

/** Inserts each option as the fifth figure: each part has to go on in its own way. */
const continuing: Solver = (question) => {
  const shown = panelsOf(readDrawing(question.questionImage)).map(statesOf);
  const [first] = shown;
  if (!first || shown.length !== 4 || first.size === 0) throw new ReadingError('expected four figures');
  const names = [...first.keys()];
  const isComplete = (states: States) =>
    states.size === names.length && names.every((name) => states.has(name));
  const fits = (figures: readonly States[]) =>
    figures.every(isComplete) &&
    names.every((name) =>
      isRegular(
        figures.map((states) => states.get(name) ?? NaN),
        ROUNDS[name],
      ),
    );
  if (!fits(shown)) throw new ReadingError('the figures follow no rule');
  return question.options.flatMap((option, index) =>
    fits([...shown, statesOf(readDrawing(imageOf(option)))]) ? [index] : [],
  );
};

export const FIGURE_SERIES: Solvers = {
  'turning-arrow': continuing,
  'polygon-and-dot': continuing,
  'arrow-and-dot': continuing,
  'shading-and-circle': continuing,
  'arrow-with-growing-turns': continuing,
  'dot-with-growing-steps': continuing,
  'arrow-dot-and-circle': continuing,
};
