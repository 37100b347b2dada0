import type { Topic } from '../../../kit/index.js';
import { PASSING_THINGS } from './passing-things.js';
import { PEOPLE_AND_TUNNELS } from './people-and-tunnels.js';
import { TWO_TRAINS } from './two-trains.js';

export const problemsOnTrains: Topic = {
  slug: 'problems-on-trains',
  name: 'Problems on Trains',
  templates: [...PASSING_THINGS, ...PEOPLE_AND_TUNNELS, ...TWO_TRAINS],
};
