import type { CDPSession, Page } from 'playwright-core';
import { follow } from '../failures/expectations.js';
import { until } from '../harness/until.js';
import { endingTimers, holdingsOf, type Holdings } from './holdings.js';

/** All one-time allocations exist by then. */
const FIRST_ROUNDS = 5;
/** Measurements from the fifth round to the last. */
const MEASUREMENTS = 4;

/** A tab that visits pages in turn. */
export interface Tour {
  page: Page;
  tools: CDPSession;
  paths: readonly string[];
  /** How often each path is visited: more than five. */
  rounds: number;
}

async function visit(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await page
    .waitForFunction(
      (wanted) =>
        location.pathname === wanted &&
        document.querySelector('#mb-remote h1') !== null &&
        document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(wanted),
      path,
      { polling: 5 },
    )
    .catch((cause: unknown) => {
      throw new Error(`The page ${path} did not show a heading and its canonical address`, { cause });
    });
}

/** Pending timers have ended, and idle callbacks have run. */
export async function settled({ page, tools }: Pick<Tour, 'page' | 'tools'>): Promise<Holdings> {
  const pending = new Set(await endingTimers(page));
  await until('timers end', async () => !(await endingTimers(page)).some((timer) => pending.has(timer)));
  let before = '';
  const { value } = await until('the page is quiet', async () => {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const now = await holdingsOf(page, tools);
    const isSame = JSON.stringify(now) === before;
    before = JSON.stringify(now);
    return isSame && now;
  });
  return value;
}

/** Visits the paths again and again, and measures at even distances from the fifth round to the last. */
export async function measured(tour: Tour): Promise<Holdings[]> {
  const all: Holdings[] = [];
  let done = 0;
  for (let index = 0; index < MEASUREMENTS; index += 1) {
    const wanted = FIRST_ROUNDS + Math.round((index * (tour.rounds - FIRST_ROUNDS)) / (MEASUREMENTS - 1));
    for (; done < wanted; done += 1) for (const path of tour.paths) await visit(tour.page, path);
    all.push(await settled(tour));
  }
  return all;
}
