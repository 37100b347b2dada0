import type { Page, Route } from 'playwright-core';

/** When a file under sabotage was first asked for, as `performance.now()` of this process. */
export interface Sabotage {
  firstAsked: () => number;
  end: () => Promise<void>;
}

async function sabotage(
  page: Page,
  file: RegExp,
  harm: (route: Route) => Promise<void> | void,
): Promise<Sabotage> {
  let firstAsked = 0;
  await page.route(file, (route) => {
    firstAsked ||= performance.now();
    return harm(route);
  });
  return { firstAsked: () => firstAsked, end: () => page.unroute(file) };
}

/** The file is not there. */
export const missing = (page: Page, file: RegExp) =>
  sabotage(page, file, (route) => route.fulfill({ status: 404 }));

/** No answer ever comes, also when the sabotage ends: what was asked for until then fails, and does not come late. */
export async function hanging(page: Page, file: RegExp): Promise<Sabotage> {
  const held: Route[] = [];
  const harm = await sabotage(page, file, (route) => void held.push(route));
  const end = async () => {
    await Promise.all(held.splice(0).map((route) => route.abort()));
    await harm.end();
  };
  return { ...harm, end };
}

/** What arrives is not what was published: on the wire, after every check on the server. */
export const tampered = (page: Page, file: RegExp) =>
  sabotage(page, file, async (route) => {
    const answer = await route.fetch();
    const trace = file.source.includes('css') ? 'body{display:none}' : ';window.tampered=true;';
    await route.fulfill({ response: answer, body: (await answer.text()) + trace });
  });
