import { slip } from '../../../kit/slips.js';

export const rootSlips = [
  slip('You took a root that is one too high.', 1),
  slip('You took a root that is one too low.', -1),
  slip('You took a root that is two too high.', 2),
  slip('You took a root that is two too low.', -2),
];
