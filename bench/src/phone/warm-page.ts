/** As both sites' documents say that the server rendered them. */
const RENDERED = '"rendered":true';

const TRIES = 20;

/**
 * Asks for a page until the server has rendered it once, so that its cache holds it: on a busy machine a first render
 * may be given up, and a page that fell back to the browser is not what is to be measured.
 * @throws when the server never renders it
 */
export async function warmPage(url: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const page = await (await fetch(url)).text();
    if (page.includes(RENDERED)) return;
  }
  throw new Error(`${url} is not rendered on the server, asked ${TRIES} times`);
}
