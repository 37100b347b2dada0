import type { Topic } from '../../../kit/index.js';
import { ROUND_TRIPS } from './round-trips.js';
import { STILL_WATER } from './still-water.js';
import { TWO_BOATS_AND_JOURNEYS } from './two-boats-and-journeys.js';

export const boatsAndStreams: Topic = {
  slug: 'boats-and-streams',
  name: 'Boats and Streams',
  templates: [...STILL_WATER, ...ROUND_TRIPS, ...TWO_BOATS_AND_JOURNEYS],
};
