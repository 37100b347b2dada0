import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Publication } from '@mockingbird/contracts';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { watchedPage, type WatchedPage } from '../src/browser/watched-page.js';
import { request } from '../src/harness/request.js';
import { builtRemote, deriveVersion, releasesOf } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { startOwnBuild, type OwnBuild } from '../src/stand-ins/own-build.js';

const HEADING = 'About Mockingbird';
const VERSION = '4.0.0';

let site: TestSite;
let browser: Browser;
let home: Publication;
let machine: OwnBuild;
let context: BrowserContext;
let tab: WatchedPage;

const withHeading = (version: string, heading: string) =>
  deriveVersion(home, version, (file, text) =>
    /\.(js|cjs)$/.test(file) ? text.replaceAll(HEADING, heading) : undefined,
  );

beforeAll(async () => {
  machine = await startOwnBuild();
  [site, home, browser] = await Promise.all([
    startTestSite({ OVERRIDES: 'on', OVERRIDE_ORIGINS: machine.origin }),
    builtRemote('mfe-home'),
    launchBrowser(),
  ]);
  await releasesOf(site).publish(withHeading(VERSION, 'About, published'));
  machine.serve(withHeading('4.1.0', 'About, on my machine'));
});

afterAll(async () => {
  machine?.stop();
  await browser?.close();
  await site?.stop();
});

beforeEach(async () => {
  context = await browser.newContext();
  tab = await watchedPage(context);
});

afterEach(() => context.close());

const heading = (text: string) => tab.page.locator('#mb-remote h1', { hasText: text }).waitFor();
const badge = () => tab.page.getByRole('complementary', { name: 'Overridden versions' });
const follow = (path: string) =>
  tab.page.locator(`#mb-header a[href="${path}"], #mb-footer a[href="${path}"]`).first().click();
const open = async (path: string) => {
  await tab.page.goto(site.url + path);
  await untilAlive(tab.page);
};

describe('a published version in place of the live one', () => {
  it('comes from the server, stays for the tab and goes by Reset', async () => {
    const path = `/about?mb=mfe-home@${VERSION}`;
    expect((await request(site.url, path)).text).toContain('About, published');
    await open(path);
    await heading('About, published');
    expect(await badge().innerText()).toContain(`mfe-home ${VERSION}`);
    await follow('/practice-tests');
    await tab.page.waitForURL('**/practice-tests');
    await follow('/about');
    await heading('About, published');
    // A full page load keeps it too.
    await open('/about');
    await heading('About, published');
    expect(tab.complaints).toEqual([]);
    await badge().getByRole('button', { name: 'Reset' }).click();
    await heading(HEADING);
    expect(new URL(tab.page.url()).search).toBe('');
    expect(await badge().count()).toBe(0);
    await tab.page.reload();
    await heading(HEADING);
    expect(await badge().count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)(
    'has a badge that everybody can read and use, %s, at 360 px',
    async (colorScheme) => {
      await tab.page.setViewportSize({ width: 360, height: 740 });
      await tab.page.emulateMedia({ colorScheme });
      await open(`/about?mb=mfe-home@${VERSION}`);
      await badge().waitFor();
      expect(await violationsOf(tab.page)).toEqual([]);
      expect(await sidewaysOverflow(tab.page)).toEqual([]);
      const box = await badge().boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360).toBe(true);
    },
  );
});

describe('a build from a developer’s machine', () => {
  it('is rendered by the browser from its listed origin, and ends with Reset', async () => {
    await open(`/about?mb=mfe-home@${machine.origin}`);
    await heading('About, on my machine');
    expect(await badge().innerText()).toContain(`mfe-home from ${machine.origin}`);
    await follow('/terms');
    await tab.page.waitForFunction(() => document.title.startsWith('Terms'));
    expect(tab.complaints).toEqual([]);
    await badge().getByRole('button', { name: 'Reset' }).click();
    await tab.page.waitForFunction(() => !document.querySelector('.mb-override'));
    await open('/about');
    await heading(HEADING);
  });

  it('is refused from an origin that is not listed: the live version is shown, without a badge', async () => {
    await open('/about?mb=mfe-home@http://localhost:9');
    await heading(HEADING);
    expect(tab.complaints.join('\n')).toContain('MB-3007');
    expect(await badge().count()).toBe(0);
  });
});
