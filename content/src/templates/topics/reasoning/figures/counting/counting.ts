import { num, type Fraction } from '../../../../kit/index.js';
import { slip } from '../../../../kit/slips.js';
import { renderFigure, type Outline } from '../drawing.js';

/** No student counts more than these in a minute. */
export const MOST = 60;

/** 1 + 2 + ... + last. */
export const sumTo = (last: number) => (last * (last + 1)) / 2;

export const WIDTH = 200;
export const HEIGHT = 160;
export const STROKE = 2;
export const picture = (lines: readonly Outline[]) => renderFigure({ lines }, WIDTH, HEIGHT, STROKE);

/** A number of figures. @throws RangeError for any other */
export const whole = (value: Fraction) => {
  if (value.d !== 1n || value.lt(1)) throw new RangeError('no number of figures');
  return num(value);
};

export const askFor = (what: string) => [
  () => `How many ${what} are there in the figure?`,
  () => `Count the ${what} of all sizes in the figure. How many are there?`,
  () => `What is the number of ${what} in this figure, small and large ones together?`,
];

export const slips = [
  slip('You left one out.', -1),
  slip('You counted one twice.', 1),
  slip('You left two out.', -2),
  slip('You counted two of them twice.', 2),
];
