import { fill, press, visit, visitAs } from './reach.mjs';

/**
 * @typedef {import('./reach.mjs').Page} Page
 * @typedef {import('./reach.mjs').Site} Site
 */

/** @param {Page} page @param {Site} site @param {string} words */
async function search(page, site, words) {
  await visit('/region/us')(page, site);
  await page.locator('main input[name=q]').fill(words);
}

/** @param {Page} page @param {Site} site */
async function failToSignIn(page, site) {
  await visit('/login')(page, site);
  await fill(page, { username: 'asha', password: 'not the password' });
  await press(page, 'Sign in');
  await page.getByText('The sign-in did not work.').waitFor();
}

/** @type {import('./reach.mjs').Screens} */
export const HOME_SCREENS = {
  'region-us': visit('/region/us'),
  'region-in': visit('/region/in'),
  'search-found': (page, site) => search(page, site, 'ssc'),
  'search-none': (page, site) => search(page, site, 'pilot'),
  dmv: visit('/dmv'),
  ssc: visit('/ssc'),
  ibps: visit('/ibps'),
  rrb: visit('/rrb'),
  'coming-soon': visit('/comingsoon'),
  about: visit('/about'),
  terms: visit('/terms'),
  privacy: visit('/privacy'),
  sitemap: visit('/sitemap'),
  'not-found': visit('/no-such-page'),
  login: visit('/login'),
  'login-failed': failToSignIn,
  signup: visit('/signup'),
  logout: visitAs('student', '/logout'),
  'signed-in': visitAs('student', '/region/in'),
};
