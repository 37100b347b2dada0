/** The attribute by which both sites' documents show server rendering. */
const RENDERED = '"rendered":true';

const TRIES = 20;

/**
 * Requests a page until the server has rendered it and its cache holds it. On a busy machine a first render may time
 * out, and a client-rendered page must not be measured.
 * @throws when the server never renders it
 */
export async function warmPage(url: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const page = await (await fetch(url)).text();
    if (page.includes(RENDERED)) return;
  }
  throw new Error(`${url} was not rendered on the server in ${TRIES} requests`);
}
