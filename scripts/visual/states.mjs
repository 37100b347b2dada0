import { CALCULATOR_SCREENS } from '../lib/screens/calculators.mjs';
import { HALL_SCREENS } from '../lib/screens/hall.mjs';
import { HOME_SCREENS } from '../lib/screens/home.mjs';
import { READING_SCREENS } from '../lib/screens/reading.mjs';
import { visit } from '../lib/screens/reach.mjs';
import { TEST_SCREENS } from '../lib/screens/tests.mjs';

/** @typedef {import('../lib/screens/reach.mjs').Page} Page */

/**
 * Screens of `npm run screens` that a visitor without an account can reach.
 * @type {import('../lib/screens/reach.mjs').Screens}
 */
const SCREENS = {
  ...HOME_SCREENS,
  ...TEST_SCREENS,
  ...HALL_SCREENS,
  ...READING_SCREENS,
  ...CALCULATOR_SCREENS,
};

const NAMES = [
  ...['region-us', 'region-in', 'dmv', 'ssc', 'ibps', 'rrb', 'coming-soon', 'privacy', 'not-found', 'login'],
  ...['search-found', 'search-none', 'search-results', 'search-nothing', 'aptitude', 'practice-tests'],
  ...['exam', 'exam-topic', 'test-start', 'test-taking', 'test-submit', 'results', 'progress-none'],
  ...['hall-start-sections', 'hall', 'hall-palette', 'hall-help', 'practice-checked'],
  ...['articles', 'articles-exam', 'article', 'study-guides', 'blog', 'post'],
  ...['tools', 'sat', 'sat-example', 'apush', 'ap-start'],
];

/** What the header hides: the menu, and in wide windows, which show the menu, the search. @type {import('../lib/screens/reach.mjs').Reach} */
async function openHeader(page, site) {
  await visit('/about')(page, site);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const isNarrow = await menu.isVisible();
  await (isNarrow ? menu : page.getByRole('button', { name: 'Search the site' })).click();
  await page.locator('header [popover]:popover-open').waitFor();
}

/** @param {string} name @returns {[string, import('../lib/screens/reach.mjs').Reach]} */
function entryOf(name) {
  const reach = SCREENS[name];
  if (!reach) throw new Error(`No screen is called ${name}`);
  return [name, reach];
}

/**
 * What the visual check takes pictures of.
 * @type {import('../lib/screens/reach.mjs').Screens}
 */
export const STATES = { ...Object.fromEntries(NAMES.map(entryOf)), 'header-open': openHeader };

/** @param {string | undefined} only names, separated by commas; all when undefined */
export function chooseStates(only) {
  const names = only?.split(',') ?? Object.keys(STATES);
  const unknown = names.filter((name) => !(name in STATES));
  if (unknown.length > 0)
    throw new Error(
      `MB-5002 --only: no state is called ${unknown.join(', ')}; states: ${Object.keys(STATES).join(', ')}`,
    );
  return Object.fromEntries(Object.entries(STATES).filter(([name]) => names.includes(name)));
}
