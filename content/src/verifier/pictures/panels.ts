import { ReadingError } from '../reading/take.js';
import { changed, within } from './looks.js';
import type { Drawing } from './read-drawing.js';

/** Side of the squares of figures side by side. */
const SIDE = 100;

/**
 * The figures of a picture from left to right, each moved to where the first one is.
 * @throws ReadingError when the picture is no row of squares
 */
export function panelsOf(drawing: Drawing): Drawing[] {
  const { width, height } = drawing;
  if (height !== SIDE || width < SIDE) throw new ReadingError('the picture is no row of figures');
  // Squares with equal gaps: the only number of them that leaves a gap of 10 to 20.
  const count = Math.floor((width + 20) / (SIDE + 10));
  const step = count > 1 ? (width - SIDE) / (count - 1) : SIDE;
  const panels = Array.from({ length: count }, (_, index) => {
    const left = index * step;
    const inPanel = within(drawing, ({ x }) => x >= left && x <= left + SIDE);
    return changed(inPanel, ({ x, y }) => ({ x: x - left, y }));
  });
  const sizes = (one: Drawing) =>
    one.runs.length + one.dashedRuns.length + one.areas.length + one.circles.length;
  const inPanels = panels.reduce((sum, panel) => sum + sizes(panel), 0);
  if (inPanels !== sizes(drawing)) throw new ReadingError('a line leaves its figure');
  return panels;
}
