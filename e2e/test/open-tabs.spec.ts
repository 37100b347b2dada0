import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Publication } from '@mockingbird/contracts';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openTab } from '../src/browser/open-tab.js';
import { versionAt } from '../src/harness/page-state.js';
import { startEdge, type Part } from '../src/harness/part.js';
import { builtRemote, deriveVersion, release } from '../src/harness/releases.js';
import { missing } from '../src/harness/sabotage.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

const HEADING = 'About Mockingbird';
/** A screen of another remote than the released one. */
const ELSEWHERE = '/practice-tests';
const NEARBY = '/quantitative-aptitude-questions';
const ENTRIES = /\/remotes\/mfe-home\/[^/]+\/remoteEntry\.js$/;

let site: TestSite;
let browser: Browser;
let home: Publication;
let edge: Part | undefined;
let context: BrowserContext;
let edition = 0;

/** Makes another edition of the home remote live. @returns its heading on /about */
async function nextEdition(): Promise<string> {
  edition += 1;
  const version = `3.0.${edition}`;
  const heading = `About, edition ${edition}`;
  const changed = deriveVersion(home, version, (file, text) =>
    /\.(js|cjs)$/.test(file) ? text.replaceAll(HEADING, heading) : undefined,
  );
  await release(site, changed, heading);
  await until(
    `${version} is live`,
    async () => (await versionAt(site.url, '/about')) === `mfe-home@${version}`,
  );
  return heading;
}

beforeAll(async () => {
  [site, home, browser] = await Promise.all([startTestSite(), builtRemote('mfe-home'), launchBrowser()]);
});

afterAll(async () => {
  await edge?.stop();
  await browser?.close();
  await site?.stop();
});

beforeEach(async () => {
  context = await browser.newContext();
});

afterEach(() => context.close());

const headingOn = (page: Page, text: string) => page.locator('#mb-remote h1', { hasText: text }).waitFor();
const titled = (page: Page, start: string) =>
  page.waitForFunction((text) => document.title.startsWith(text), start);
const panel = (page: Page) => page.locator('#mb-remote [role="alert"]');

describe('a tab that stays open while a remote is released', () => {
  it('is left alone, and takes the new version at a move after it learnt of it', async () => {
    const tab = await openTab(context, site.url + ELSEWHERE);
    const heading = await nextEdition();
    await tab.follow(NEARBY);
    await tab.page.waitForURL(`**${NEARBY}`);
    await tab.hasLearnt;
    expect(await tab.isUndisturbed()).toBe(true);
    await tab.follow('/about');
    await headingOn(tab.page, heading);
    await tab.follow('/terms');
    await titled(tab.page, 'Terms');
    await tab.page.goBack();
    await headingOn(tab.page, heading);
    expect([await tab.isUndisturbed(), tab.documents]).toEqual([true, [ELSEWHERE]]);
  });

  it('keeps the remote that it shows, on its other screens too, until the reader leaves it', async () => {
    const tab = await openTab(context, `${site.url}/about`);
    const before = await tab.page.locator('#mb-remote h1').innerText();
    const heading = await nextEdition();
    await tab.follow('/terms');
    await titled(tab.page, 'Terms');
    await tab.hasLearnt;
    await tab.follow('/about');
    await headingOn(tab.page, before);
    await tab.follow(ELSEWHERE);
    await tab.page.waitForURL(`**${ELSEWHERE}`);
    await tab.page.locator('#mb-remote h1', { hasText: /test/i }).waitFor();
    await tab.page.goBack();
    await headingOn(tab.page, heading);
    expect([await tab.isUndisturbed(), tab.documents]).toEqual([true, ['/about']]);
  });

  it('loads the next page whole when the shell is another one by then', async () => {
    const tab = await openTab(context, site.url + ELSEWHERE);
    await tab.page.route('**/_mb/compositions/*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), shell: 'another' } });
    });
    const heading = await nextEdition();
    await tab.follow(NEARBY);
    await tab.page.waitForURL(`**${NEARBY}`);
    await tab.hasLearnt;
    await tab.follow('/about');
    await headingOn(tab.page, heading);
    expect([await tab.isUndisturbed(), tab.documents]).toEqual([false, [ELSEWHERE, '/about']]);
  });
});

describe('code of an open tab that is gone', () => {
  it('leads to one quiet page load, and no panel, when another version is live', async () => {
    const tab = await openTab(context, site.url + ELSEWHERE);
    const said: string[] = [];
    tab.page.on('console', (message) => said.push(message.text()));
    const heading = await nextEdition();
    // Deletes all versions except the live one from the store and from the edge, memory and disk.
    await (edge ?? site.running.parts.edge).stop();
    for (const store of ['artefacts/mfe-home', 'edge/artefacts/mfe-home']) {
      const folder = join(site.dataDir, store);
      const gone = (await readdir(folder)).filter((version) => version !== `3.0.${edition}`);
      await Promise.all(gone.map((version) => rm(join(folder, version), { recursive: true })));
    }
    edge = await startEdge(site);
    await tab.follow('/about');
    await headingOn(tab.page, heading);
    expect(tab.documents).toEqual([ELSEWHERE, '/about']);
    expect(said.join('\n')).toContain('MB-3006');
    expect(await panel(tab.page).count()).toBe(0);
  });

  it('is never loaded in a loop: when it is gone after the page load too, the panel says so', async () => {
    const tab = await openTab(context, site.url + ELSEWHERE);
    await missing(tab.page, ENTRIES);
    await tab.follow('/about');
    await panel(tab.page).getByRole('button', { name: 'Retry' }).waitFor();
    expect(tab.documents).toEqual([ELSEWHERE, '/about']);
    await panel(tab.page).getByRole('button', { name: 'Retry' }).click();
    await panel(tab.page).getByRole('button', { name: 'Retry' }).waitFor();
    expect(tab.documents).toEqual([ELSEWHERE, '/about']);
  });
});
