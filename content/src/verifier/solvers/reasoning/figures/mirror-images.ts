import type { Question } from '@mockingbird/contracts';
import { atOrigin, changed, looksOf, within, type Change } from '../../../pictures/looks.js';
import { readDrawing, type Drawing } from '../../../pictures/read-drawing.js';
import { imageOf, ReadingError, says, type Solver, type Solvers } from '../../../solver-kit.js';

/** The side of the square of a figure; what is beyond it is the mirror or the water. */
const SIDE = 100;

/** A mirror is a vertical line on the right, as long as the picture is high. */
function mirrorLine({ runs, height }: Drawing): number | undefined {
  const [line, ...others] = runs.flatMap(({ points }) => {
    const [from, to, ...more] = points;
    const isWhole = from && to && from.x === to.x && Math.abs(from.y - to.y) === height;
    return isWhole && more.length === 0 ? [from.x] : [];
  });
  return others.length === 0 ? line : undefined;
}

/** The figure without the mirror or the water, and where each point is seen. @throws ReadingError without a surface */
function readReflection(question: Question): { figure: Drawing; seen: Change } {
  const drawing = readDrawing(question.questionImage);
  const mirror = mirrorLine(drawing);
  if (mirror !== undefined && says(question, /\bmirror\b/) && !says(question, /\bwater\b/)) {
    return {
      figure: within(drawing, ({ x }) => x < mirror),
      seen: ({ x, y }) => ({ x: mirror + (mirror - x), y }),
    };
  }
  const isWater = drawing.runs.some(({ points }) => points.every(({ y }) => y > SIDE));
  if (mirror !== undefined || !isWater || !says(question, /\bwater\b/))
    throw new ReadingError('the stem and the picture do not show the same surface');
  return { figure: within(drawing, ({ y }) => y <= SIDE), seen: ({ x, y }) => ({ x, y: -y }) };
}

/** Reflects the figure point by point and looks for the options that look like it. */
const reflection: Solver = (question) => {
  const { figure, seen } = readReflection(question);
  const wanted = looksOf(atOrigin(changed(figure, seen)));
  if (wanted === looksOf(atOrigin(figure))) throw new ReadingError('the reflection changes nothing');
  return question.options.flatMap((option, index) =>
    looksOf(atOrigin(readDrawing(imageOf(option)))) === wanted ? [index] : [],
  );
};

export const MIRROR_IMAGES: Solvers = {
  'mirror-image-of-a-figure': reflection,
  'mirror-image-of-a-figure-with-signs': reflection,
  'mirror-image-of-letters': reflection,
  'mirror-image-of-three-letters': reflection,
  'water-image-of-a-figure': reflection,
  'water-image-of-letters': reflection,
  'water-image-of-three-letters': reflection,
};
