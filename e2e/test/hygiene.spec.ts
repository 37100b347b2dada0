import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { elsewhere, panelOf } from '../src/failures/expectations.js';
import { shippedManifests } from '../src/failures/victim.js';
import { growing, kindsOf } from '../src/hygiene/growing.js';
import { countTimers } from '../src/hygiene/holdings.js';
import { measured, settled, type Tour } from '../src/hygiene/rounds.js';
import { EXAMPLES } from '../src/routes/examples.js';
import { stayingPath, stayingPaths } from '../src/routes/staying-path.js';

/** The full test run (`npm run prove`) does fifty rounds. */
const ROUNDS = Number(process.env.HYGIENE_ROUNDS ?? 10);
/** `npm run hygiene` in the folder of a remote sets its name. */
const { HYGIENE_REMOTE } = process.env;

/** Milliseconds; single-spa leaves a one-minute timer each time it mounts an application. */
const LONGEST_WAIT_MS = 5_000;

const site = useSiteBrowser();

/** Every page of one remote, and after each the page of another remote: its application is unmounted. */
const alternating = (name: string, own: readonly string[]): string[] =>
  own.flatMap((path) => [path, elsewhere({ name })]);

/** A page of each remote that does not redirect; for one remote, all its pages. */
function chosenPaths(): string[] {
  const manifests = shippedManifests();
  const one = manifests.find(({ name }) => name === HYGIENE_REMOTE);
  if (one) return alternating(one.name, stayingPaths(one, EXAMPLES));
  if (HYGIENE_REMOTE) throw new Error(`HYGIENE_REMOTE names no remote: ${HYGIENE_REMOTE}`);
  return manifests.map((manifest) => stayingPath(manifest, EXAMPLES));
}

async function openTour(paths: readonly string[]): Promise<Tour & { complaints: string[] }> {
  const { page, complaints } = await site.phone();
  await countTimers(page, LONGEST_WAIT_MS);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  await page.goto(`${site.url()}/about`);
  await untilAlive(page);
  return { page, tools, paths, rounds: ROUNDS, complaints };
}

/** What each page leaves behind, alone: it says where to look. */
async function growthByPage(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of new Set(paths)) {
    if (path === elsewhere({ name: HYGIENE_REMOTE ?? '' })) continue;
    const tour = await openTour(alternating(HYGIENE_REMOTE ?? '', [path]));
    for (const { kind, values } of growing(await measured(tour)))
      found.push(`${path}: ${kind} grow: ${values.join(', ')}`);
  }
  return found;
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

describe(`a tab in which ${HYGIENE_REMOTE ?? 'every remote'} is mounted and unmounted again and again`, () => {
  it('holds no more in the end than after the fifth time', async () => {
    const tour = await openTour(chosenPaths());
    const growth = growing(await measured(tour));
    const byPage = HYGIENE_REMOTE && growth.length > 0 ? await growthByPage(tour.paths) : [];
    expect({ growth, byPage }).toEqual({ growth: [], byPage: [] });
    expect(await panelOf(tour.page).count()).toBe(0);
    expect(tour.complaints).toEqual([]);
  });

  it('would be seen to hold more', async () => {
    const tour = await openTour([]);
    const before = await settled(tour);
    await litter(tour.page);
    const after = await settled(tour);
    const more = kindsOf(before).filter((kind) => after[kind] > before[kind]);
    expect(more).toEqual(kindsOf(before));
  });
});
