/** Steps to reach a screen. Each takes the page and the data of `people.mjs`: the site's address and the tokens. */

/** Opens an address as a signed-out visitor. */
export const visit =
  (path) =>
  async (page, { base }) => {
    await page.goto(base + path, { waitUntil: 'networkidle' });
  };

/** Opens an address as a signed-in user. */
export const visitAs = (who, path) => async (page, site) => {
  await page.context().addInitScript((token) => {
    if (globalThis.location.protocol.startsWith('http'))
      globalThis.localStorage.setItem('mb:token', JSON.stringify(token));
  }, site.tokens[who]);
  await visit(path)(page, site);
};

/** Opens a screen whose data never arrives: the picture shows the loading state. */
export const waitingFor = (path, from) => async (page, site) => {
  await visit(from)(page, site);
  await page.route('**/api/**', () => undefined);
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  // In a skeleton only screen readers read the words.
  await page.getByText('Loading...').first().waitFor({ state: 'attached' });
};

export async function fill(page, values) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
}

/** Presses a button once the page is interactive. */
export async function press(page, name) {
  await page.getByRole('button', { name, exact: true }).and(page.locator(':enabled')).first().click();
}
