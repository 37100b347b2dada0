import type { Page, Route } from 'playwright-core';

/** Time of the first request for a sabotaged file, as `performance.now()` of this process. */
export interface Sabotage {
  firstRequestAt: () => number;
  end: () => Promise<void>;
}

async function sabotage(
  page: Page,
  file: RegExp,
  harm: (route: Route) => Promise<void> | void,
): Promise<Sabotage> {
  let firstRequestAt = 0;
  await page.route(file, (route) => {
    firstRequestAt ||= performance.now();
    return harm(route);
  });
  return { firstRequestAt: () => firstRequestAt, end: () => page.unroute(file) };
}

/** The file does not exist. */
export const missing = (page: Page, file: RegExp) =>
  sabotage(page, file, (route) => route.fulfill({ status: 404 }));

/** The response never arrives, even after the sabotage: pending requests fail then. */
export async function hanging(page: Page, file: RegExp): Promise<Sabotage> {
  const held: Route[] = [];
  const harm = await sabotage(page, file, (route) => void held.push(route));
  const end = async () => {
    await Promise.all(held.splice(0).map((route) => route.abort()));
    await harm.end();
  };
  return { ...harm, end };
}

/** Changes the response on the network, after every check on the server. */
export const tampered = (page: Page, file: RegExp) =>
  sabotage(page, file, async (route) => {
    const answer = await route.fetch();
    const trace = file.source.includes('css') ? 'body{display:none}' : ';window.tampered=true;';
    await route.fulfill({ response: answer, body: (await answer.text()) + trace });
  });
