import type { Topic } from '../../../kit/index.js';
import { CIRCULAR_TRACKS } from './circular-tracks.js';
import { STARTS } from './starts.js';
import { STRAIGHT_RACES } from './straight-races.js';
import { THREE_RUNNERS } from './three-runners.js';

export const racesAndGames: Topic = {
  slug: 'races-and-games',
  name: 'Races and Games',
  templates: [...STRAIGHT_RACES, ...THREE_RUNNERS, ...STARTS, ...CIRCULAR_TRACKS],
};
