import { offBy } from '../../slips.js';

export const rootSlips = [
  offBy(1, 'You took a root that is one too high.'),
  offBy(-1, 'You took a root that is one too low.'),
  offBy(2, 'You took a root that is two too high.'),
  offBy(-2, 'You took a root that is two too low.'),
];
