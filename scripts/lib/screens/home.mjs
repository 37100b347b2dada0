import { fill, press, visit, visitAs } from './reach.mjs';

/**
 * @typedef {import('./reach.mjs').Page} Page
 * @typedef {import('./reach.mjs').Site} Site
 */

/** @param {Page} page @param {Site} site @param {string} words */
async function search(page, site, words) {
  await visit('/region/us')(page, site);
  await page.locator('main input[name=q]').fill(words);
  const others = page.getByRole('region', { name: 'Also on Mockingbird' });
  // The list loads after the first letter.
  await others.getByRole('listitem').or(others.getByText('Nothing else matches.')).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page @param {Site} site */
async function failToSignIn(page, site) {
  await visit('/login')(page, site);
  await fill(page, { username: 'asha', password: 'not the password' });
  await press(page, 'Sign in');
  await page.getByText("That username and password don't match.").waitFor();
}

/** @type {import('./reach.mjs').Screens} */
export const HOME_SCREENS = {
  'region-us': visit('/region/us'),
  'region-in': visit('/region/in'),
  'search-found': (page, site) => search(page, site, 'ssc'),
  'search-none': (page, site) => search(page, site, 'pilot'),
  'search-results': visit('/search?q=railway'),
  'search-nothing': visit('/search?q=pilot'),
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
  account: visitAs('admin', '/account'),
  'signed-in': visitAs('student', '/region/in'),
};
