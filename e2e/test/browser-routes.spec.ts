import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { untilSettled } from '../src/browser/settled.js';
import { watchedPage, type WatchedPage } from '../src/browser/watched-page.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { EXAMPLES } from '../src/routes/examples.js';
import { liveRoutes } from '../src/routes/live-routes.js';
import { visitAll } from '../src/routes/visit.js';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };
/** Number of pages checked in parallel. */
const TABS = 2;

/** Results of one address; all empty without issues. */
interface Finding {
  path: string;
  complaints: string[];
  calls: string[];
  failures: string[];
  light: string[];
  dark: string[];
  wide: string[];
  overflow: string[];
}

let site: TestSite;
let browser: Browser;
let findings: Finding[];
/** Routes with a page. */
let pages: number;

/** The only API call of a first view. */
const COUNTED = 'POST /api/content/pageviews';
/** The home page redirects to its region's page, which requests its lists like any navigation. */
const OF_THE_NEXT_PAGE: Readonly<Record<string, readonly string[]>> = {
  '/': ['GET /api/exams/topexams', 'GET /api/exams/allexams'],
};

/** The phone's look-up is off, so '/' redirects to the default region immediately. */
const settlesAt = (path: string) => (path === '/' ? '/region/us' : path);

/** A page to check. */
interface Visit {
  path: string;
  /** The first of its template: pages of one template differ only in their texts. */
  isFirst: boolean;
  /** The first of its remote: shell and ui package contain the layout of wide screens. */
  isFirstOfRemote: boolean;
}

/** The full test run (`npm run prove`) checks every page in every variant. */
const EVERY_LOOK = process.env.EVERY_LOOK === '1';

async function look(
  { page, complaints, calls, failures, forget }: WatchedPage,
  { path, isFirst, isFirstOfRemote }: Visit,
): Promise<Finding> {
  forget();
  await page.setViewportSize(PHONE);
  await page.goto(site.url + path);
  await page.waitForURL(site.url + settlesAt(path));
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const found = {
    complaints: [...complaints],
    failures: [...failures],
    calls: calls.filter((call) => call !== COUNTED && !OF_THE_NEXT_PAGE[path]?.includes(call)),
  };
  await untilSettled(page);
  const light = await violationsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilSettled(page);
  const dark = isFirst || EVERY_LOOK ? await violationsOf(page, 'colours') : [];
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  await untilSettled(page);
  const wide = isFirstOfRemote || EVERY_LOOK ? await violationsOf(page) : [];
  const overflow = await sidewaysOverflow(page);
  await page.setViewportSize(NARROW);
  await untilSettled(page);
  overflow.push(...(await sidewaysOverflow(page)));
  return { path, ...found, light, dark, wide, overflow };
}

async function lookAtAll(context: BrowserContext, visits: readonly Visit[]): Promise<Finding[]> {
  const queue = [...visits];
  const found: Finding[] = [];
  const tab = async () => {
    const watched = await watchedPage(context);
    for (let visit = queue.shift(); visit !== undefined; visit = queue.shift())
      found.push(await look(watched, visit));
    await watched.page.close();
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  return found;
}

/** For all pages together, on a machine that other work keeps busy. */
const VISITS_LIMIT_MS = 900_000;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  const routes = (await liveRoutes(site.url)).filter(({ route }) => route.kind !== 'resource');
  pages = routes.length;
  const [templates, remotes] = [new Set<string>(), new Set<string>()];
  const visits = routes.flatMap(({ remote, route }) =>
    (EXAMPLES[route.path] ?? []).map(({ path }) => {
      // The styles identify a template.
      const template = `${remote.name} ${route.css.join(' ')}`;
      const isFirst = !templates.has(template);
      templates.add(template);
      const isFirstOfRemote = !remotes.has(remote.name);
      remotes.add(remote.name);
      return { path, isFirst, isFirstOfRemote };
    }),
  );
  // When the server is too busy to render a page, the browser has to request its data.
  await visitAll(site.url, routes);
  const context = await browser.newContext({
    viewport: PHONE,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  findings = await lookAtAll(context, visits);
}, VISITS_LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** The results of one check, by address. */
const found = (heading: Exclude<keyof Finding, 'path'>): Record<string, string[]> =>
  Object.fromEntries(
    findings.filter((finding) => finding[heading].length > 0).map((f) => [f.path, f[heading]]),
  );

describe('every route in a real browser, on a phone of 390 px', () => {
  it('is looked at', () => {
    expect(findings.length).toBeGreaterThanOrEqual(pages);
  });

  it('is taken over without a warning, an error or a mismatch', () => {
    expect(found('complaints')).toEqual({});
  });

  it('needs no call for data on its first view', () => {
    expect(found('calls')).toEqual({});
  });

  it('gets all that it asks for', () => {
    expect(found('failures')).toEqual({});
  });

  it('has no accessibility fault in light', () => {
    expect(found('light')).toEqual({});
  });

  it('has no accessibility fault in dark', () => {
    expect(found('dark')).toEqual({});
  });

  it('has no accessibility fault at 1280 px', () => {
    expect(found('wide')).toEqual({});
  });

  it('does not scroll sideways at 360 and 1280 px', () => {
    expect(found('overflow')).toEqual({});
  });
});
