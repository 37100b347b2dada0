/**
 * Steps to reach a screen. Each takes the page and the data of `people.mjs`: the site's address and the tokens.
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ base: string }} Address
 * @typedef {'admin' | 'student' | 'author'} Person
 * @typedef {Address & { tokens: Partial<Record<Person, unknown>> }} Site
 * @typedef {(page: Page, site: Site) => Promise<void>} Reach
 * @typedef {Record<string, Reach>} Screens by name
 */

/**
 * Opens an address as a signed-out visitor.
 * @param {string} path
 * @returns {(page: Page, address: Address) => Promise<void>}
 */
export const visit =
  (path) =>
  async (page, { base }) => {
    await page.goto(base + path, { waitUntil: 'networkidle' });
  };

/**
 * Opens an address as a signed-in user.
 * @param {Person} who
 * @param {string} path
 * @returns {Reach}
 */
export const visitAs = (who, path) => async (page, site) => {
  await page.context().addInitScript((token) => {
    if (globalThis.location.protocol.startsWith('http'))
      globalThis.localStorage.setItem('mb:token', JSON.stringify(token));
  }, site.tokens[who]);
  await visit(path)(page, site);
};

/**
 * Opens a screen whose data never arrives: the picture shows the loading state.
 * @param {string} path
 * @param {string} from the address of a page with a link to it
 * @returns {Reach}
 */
export const waitingFor = (path, from) => async (page, site) => {
  // The data of links in view is not fetched ahead for a visitor who saves data.
  await page.addInitScript(() =>
    Object.defineProperty(globalThis.navigator, 'connection', { value: { saveData: true } }),
  );
  await visit(from)(page, site);
  for (const calls of ['**/api/**', '**/_mb/data?*']) await page.route(calls, () => undefined);
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  // In a skeleton only screen readers read the words.
  await page.getByText('Loading...').first().waitFor({ state: 'attached' });
};

/** @param {Page} page @param {Record<string, string>} values by field */
export async function fill(page, values) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
}

/**
 * Presses a button once the page is interactive.
 * @param {Page} page
 * @param {string} name
 */
export async function press(page, name) {
  await page.getByRole('button', { name, exact: true }).and(page.locator(':enabled')).first().click();
}
