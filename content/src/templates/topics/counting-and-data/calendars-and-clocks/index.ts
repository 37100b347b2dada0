import type { Topic } from '../../../kit/index.js';
import { CLOCKS } from './clocks.js';
import { DATES } from './dates.js';
import { DAYS_AHEAD } from './days-ahead.js';
import { HANDS } from './hands.js';

export const calendarsAndClocks: Topic = {
  slug: 'calendars-and-clocks',
  name: 'Calendars and Clocks',
  templates: [...DAYS_AHEAD, ...DATES, ...HANDS, ...CLOCKS],
};
