import type { Topic } from '../../../kit/index.js';
import { CHANGE_OF_SPEED } from './change-of-speed.js';
import { MEETING_AND_CHASING } from './meeting-and-chasing.js';
import { STAGES } from './stages.js';
import { UNITS_AND_AVERAGES } from './units-and-averages.js';

export const timeSpeedAndDistance: Topic = {
  slug: 'time-speed-and-distance',
  name: 'Time, Speed and Distance',
  templates: [...UNITS_AND_AVERAGES, ...CHANGE_OF_SPEED, ...MEETING_AND_CHASING, ...STAGES],
};
