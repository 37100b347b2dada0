import { afterAll } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';
import { request } from '../harness/request.js';
import type { Part } from '../harness/part.js';
import { pageStateOf, versionAt } from '../harness/page-state.js';
import { release, releasesOf, type Change } from '../harness/releases.js';
import { startTestSite, type TestSite } from '../harness/site/site.js';
import { until } from '../harness/until.js';
import { spoiled, type PageChange } from './spoil.js';
import { publicationOf, type Victim } from './victim.js';

/** A site and a browser that all scenarios of one test file share. */
export interface FailingSite {
  site: TestSite;
  browser: Browser;
}

/** Processes that replaced the site's own. */
const replacements: Part[] = [];

let started: Promise<FailingSite> | undefined;
let versions = 0;

async function start(): Promise<FailingSite> {
  const [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  return { site, browser };
}

/** Started by the first scenario, stopped after the last one. */
export const failingSite = (): Promise<FailingSite> => (started ??= start());

afterAll(async () => {
  const running = await started?.catch(() => undefined);
  await running?.browser.close();
  for (const part of replacements.reverse()) await part.stop();
  await running?.site.stop();
});

/** Stops a replaced process together with the site. */
export async function replaceWith(part: Promise<Part>): Promise<void> {
  replacements.push(await part);
}

/** A version number that this site does not have yet. */
export const nextVersion = (): string => `1.0.${(versions += 1)}`;

/** Waits until the edge serves a composition, whether it accepts it or not. */
export const untilComposed = (site: TestSite, number: number) =>
  until(`composition ${number} is live`, async () => {
    const state = pageStateOf((await request(site.url, '/about')).text);
    return state?.composition === number;
  });

interface Changes {
  /** Changes of every page, the first one first. */
  pages?: readonly PageChange[];
  files?: Change;
  /** The previous version: the shipped one, or the live one. */
  over?: 'shipped' | 'present';
}

const promoteShipped = (site: TestSite, { name, manifest: { version } }: Victim) =>
  releasesOf(site).promote({ remotes: [{ name, version }], why: 'the shipped version' });

/**
 * Makes a changed version of the victim live; the previous one becomes its fallback.
 * @returns its version
 */
export async function makeLive(
  site: TestSite,
  victim: Victim,
  why: string,
  { pages, files, over = 'shipped' }: Changes = {},
): Promise<string> {
  const version = nextVersion();
  if (over === 'shipped') {
    const { composition } = await promoteShipped(site, victim);
    await untilComposed(site, composition.number);
  }
  await release(site, spoiled(await publicationOf(victim), version, pages, files), why);
  await untilServed(site, victim, version);
  return version;
}

/** Waits until the edge serves a version of the victim. */
export const untilServed = (site: TestSite, { name, path }: Victim, version: string) =>
  until(`${name}@${version} is live`, async () => (await versionAt(site.url, path)) === `${name}@${version}`);

/** Makes the shipped version live again. */
export async function restore(site: TestSite, victim: Victim): Promise<void> {
  const { composition } = await promoteShipped(site, victim);
  // The composition number too, because the version may have been live before, and pages are cached by composition.
  await untilComposed(site, composition.number);
  await untilServed(site, victim, victim.manifest.version);
}
