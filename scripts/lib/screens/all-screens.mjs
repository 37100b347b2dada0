import { ADMIN_SCREENS } from './admin.mjs';
import { CALCULATOR_SCREENS } from './calculators.mjs';
import { HALL_SCREENS } from './hall.mjs';
import { HOME_SCREENS } from './home.mjs';
import { READING_SCREENS } from './reading.mjs';
import { TEST_SCREENS } from './tests.mjs';

/**
 * Every screen and state of the site, by name.
 * @type {import('./reach.mjs').Screens}
 */
export const ALL_SCREENS = {
  ...HOME_SCREENS,
  ...TEST_SCREENS,
  ...HALL_SCREENS,
  ...READING_SCREENS,
  ...CALCULATOR_SCREENS,
  ...ADMIN_SCREENS,
};
