import { describe, expect, it } from '@jest/globals';
import type { CDPSession, Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { countTimers, endingTimers, holdingsOf, type Holdings } from '../src/browser/leftovers.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { follow, panelOf } from '../src/failures/expectations.js';
import { shippedManifests } from '../src/failures/victim.js';
import { until } from '../src/harness/until.js';
import { EXAMPLES } from '../src/routes/examples.js';
import { stayingPath } from '../src/routes/staying-path.js';

/** The full test run (`npm run prove`) does fifty rounds. */
const ROUNDS = Number(process.env.HYGIENE_ROUNDS ?? 10);
/** All one-time allocations exist by then. */
const FIRST_ROUNDS = 5;
/** Measurements from the fifth round to the last. */
const MEASUREMENTS = 4;

/** Milliseconds; single-spa leaves a one-minute timer each time it mounts an application. */
const LONGEST_WAIT_MS = 5_000;

const site = useSiteBrowser();

/** A page of each remote that does not redirect. */
const PATHS = shippedManifests().map((manifest) => stayingPath(manifest, EXAMPLES));

async function visit(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await page.waitForFunction(
    (wanted) =>
      location.pathname === wanted &&
      document.querySelector('#mb-remote h1') !== null &&
      document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(wanted),
    path,
    { polling: 5 },
  );
}

/** Every remote is mounted once and unmounted once. */
async function goRound(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const path of PATHS) await visit(page, path);
  }
  expect(await panelOf(page).count()).toBe(0);
}

/** Pending timers have ended, and idle callbacks have run. */
async function settled(page: Page, tools: CDPSession): Promise<Holdings> {
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

// Its keys are those of the type, because it was created as one.
const kindsOf = (holdings: Holdings) => Object.keys(holdings) as (keyof Holdings)[];

/**
 * The kinds that grow with each round: the least of the later measurements is more than the most of the earlier ones.
 * Two single measurements prove nothing. On a busy machine Chromium's count of nodes may differ by some thirty between
 * two rounds, with the same document and no detached node.
 */
function growing(measured: readonly Holdings[]): { kind: keyof Holdings; values: number[] }[] {
  const [first] = measured;
  if (!first) throw new Error('nothing was measured');
  const half = measured.length / 2;
  return kindsOf(first)
    .map((kind) => ({ kind, values: measured.map((holdings) => holdings[kind]) }))
    .filter(({ values }) => Math.min(...values.slice(half)) > Math.max(...values.slice(0, half)));
}

/** Goes on to the last round, and measures at even distances. */
async function measured(page: Page, tools: CDPSession): Promise<Holdings[]> {
  const all: Holdings[] = [];
  let done = 0;
  for (let index = 0; index < MEASUREMENTS; index += 1) {
    const wanted = FIRST_ROUNDS + Math.round((index * (ROUNDS - FIRST_ROUNDS)) / (MEASUREMENTS - 1));
    await goRound(page, wanted - done);
    done = wanted;
    all.push(await settled(page, tools));
  }
  return all;
}

/** Leaks one of everything. */
const litter = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const leaked = document.createElement('p');
    Object.assign(window, { litter: leaked });
    window.addEventListener('litter', () => leaked.remove());
    setInterval(() => leaked.remove(), 60_000);
    const style = document.querySelector('style')?.cloneNode(true);
    if (style) document.head.append(style);
  });

describe('a tab in which every remote is mounted and unmounted again and again', () => {
  it('holds no more in the end than after the fifth time', async () => {
    const { page, complaints } = await site.phone();
    await countTimers(page, LONGEST_WAIT_MS);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Performance.enable');
    await page.goto(`${site.url()}/about`);
    await untilAlive(page);
    expect(growing(await measured(page, tools))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('would be seen to leak a little of one kind with each round', () => {
    const flat = { nodes: 9, listeners: 1, timers: 1, globals: 1, styleSheets: 1, headElements: 1 };
    const rounds = (nodes: number[]) => nodes.map((count) => ({ ...flat, nodes: count }));
    expect(growing(rounds([9, 39, 39, 39]))).toEqual([]);
    expect(growing(rounds([9, 10, 11, 12]))).toEqual([{ kind: 'nodes', values: [9, 10, 11, 12] }]);
  });

  it('would be seen to hold more', async () => {
    const { page } = await site.phone();
    await countTimers(page, LONGEST_WAIT_MS);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Performance.enable');
    await page.goto(`${site.url()}/about`);
    await untilAlive(page);
    const before = await settled(page, tools);
    await litter(page);
    const after = await settled(page, tools);
    const more = kindsOf(before).filter((kind) => after[kind] > before[kind]);
    expect(more).toEqual(kindsOf(before));
  });
});
