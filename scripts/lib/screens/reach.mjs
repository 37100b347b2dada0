/** Ways to a screen. Each takes the page and what `people.mjs` knows: the site's address and who may sign in. */

/** Opens an address as a stranger. */
export const visit =
  (path) =>
  async (page, { base }) => {
    await page.goto(base + path, { waitUntil: 'networkidle' });
  };

/** Opens an address as somebody who signed in before. */
export const visitAs = (who, path) => async (page, site) => {
  await page.context().addInitScript((token) => {
    if (globalThis.location.protocol.startsWith('http'))
      globalThis.localStorage.setItem('mb:token', JSON.stringify(token));
  }, site.tokens[who]);
  await visit(path)(page, site);
};

/** Opens a screen and lets its answers never arrive: what stands there meanwhile is the picture. */
export const waitingFor = (path, from) => async (page, site) => {
  await visit(from)(page, site);
  await page.route('**/api/**', () => undefined);
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
  // In a skeleton the words are for those who hear the page.
  await page.getByText('Loading...').first().waitFor({ state: 'attached' });
};

export async function fill(page, values) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
}

/** Presses a button once the page works. */
export async function press(page, name) {
  await page.getByRole('button', { name, exact: true }).and(page.locator(':enabled')).first().click();
}
