import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Publication } from '@mockingbird/contracts';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { violationsOf } from '../src/browser/axe.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { watchedPage, type WatchedPage } from '../src/browser/watched-page.js';
import { builtRemote, deriveVersion, releasesOf } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';

const HEADING = 'About Mockingbird';
const VERSION = '4.0.0';
const OVERRIDDEN = `/about?mb=mfe-home@${VERSION}`;
/** A page with fragments of two other remotes. */
const WITH_FRAGMENTS = '/exam/dmv-california';

let site: TestSite;
let browser: Browser;
let home: Publication;
let context: BrowserContext;
let tab: WatchedPage;

beforeAll(async () => {
  [site, home, browser] = await Promise.all([
    startTestSite({ OVERRIDES: 'on' }),
    builtRemote('mfe-home'),
    launchBrowser(),
  ]);
  await releasesOf(site).publish(
    deriveVersion(home, VERSION, (file, text) =>
      /\.(js|cjs)$/.test(file) ? text.replaceAll(HEADING, 'About, published') : undefined,
    ),
  );
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  tab = await watchedPage(context);
});

afterEach(() => context.close());

const panel = () => tab.page.getByRole('complementary', { name: 'Developer panel' });
const button = () => tab.page.getByRole('button', { name: 'Developer panel' });
const badge = () => tab.page.getByRole('complementary', { name: 'Overridden versions' });
const heading = (text: string) => tab.page.locator('#mb-remote h1', { hasText: text }).waitFor();
const open = async (path: string) => {
  await tab.page.goto(site.url + path);
  await untilAlive(tab.page);
};
const openPanel = async (path: string) => {
  await open(path);
  await button().click();
  await panel().getByText('discovery').first().waitFor();
};
const rowOf = (name: string) =>
  panel()
    .getByRole('row')
    .filter({ has: tab.page.getByText(name, { exact: true }) });
const focused = () =>
  tab.page.evaluate(() => {
    const { activeElement } = document;
    return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.textContent;
  });

describe('a visitor', () => {
  it('gets neither the panel nor its script', async () => {
    const scripts: string[] = [];
    tab.page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await open('/about');
    await tab.page.waitForLoadState('networkidle');
    expect(await tab.page.locator('mb-developer-panel').count()).toBe(0);
    const texts = await Promise.all(scripts.map(async (address) => (await fetch(address)).text()));
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => text.includes('Developer panel'))).toEqual([]);
    expect(await (await fetch(`${site.url}/about`)).text()).not.toContain('developer-panel');
  });
});

describe('the panel of a tab with an override', () => {
  it('says what the page is made of, and who owns it', async () => {
    await openPanel(OVERRIDDEN);
    const text = await panel().innerText();
    const number = (await releasesOf(site).current())?.number;
    expect(text).toContain(`This tab has composition ${number}.`);
    expect(await rowOf('mfe-home').innerText()).toMatch(/4\.0\.0\s*not the live version\s*discovery/);
    expect(await rowOf('react').innerText()).toMatch(/react\s+19\.\d+\.\d+\s+\^19/);
    expect(text).toContain(`Screen: mfe-home ${VERSION}`);
    expect(tab.complaints).toEqual([]);
  });

  it('outlines the remotes and fragments on the screen, also after a navigation', async () => {
    await openPanel(OVERRIDDEN);
    await panel().getByLabel('Outline these parts on the page').check();
    const outlines = tab.page.locator('mb-developer-panel .outline');
    expect(await outlines.count()).toBe(3);
    await tab.page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path });
      document.body.append(link);
      link.click();
      link.remove();
    }, WITH_FRAGMENTS);
    const fragment = outlines.filter({ hasText: 'Fragment exam-articles: mfe-articles' });
    await fragment.waitFor();
    await tab.page.locator('[data-mb-fragment="exam-articles"] a').first().scrollIntoViewIfNeeded();
    await tab.page.waitForFunction(() => {
      const zone = document.querySelector('[data-mb-fragment="exam-articles"]')?.getBoundingClientRect();
      const boxes = [
        ...(document.querySelector('mb-developer-panel')?.shadowRoot?.querySelectorAll('.outline') ?? []),
      ];
      const box = boxes.find((each) => each.textContent?.includes('exam-articles'))?.getBoundingClientRect();
      return (
        zone &&
        box &&
        zone.height > 0 &&
        ['top', 'left', 'width', 'height'].every((side) => {
          // The names are those of the rectangle.
          const key = side as 'top' | 'left' | 'width' | 'height';
          return Math.abs(zone[key] - box[key]) < 1;
        })
      );
    });
    expect(await rowOf('mfe-mocktest').innerText()).toContain('on the screen');
    expect(tab.complaints).toEqual([]);
  });

  it('is used by keyboard alone: it takes the focus and gives it back', async () => {
    await open(OVERRIDDEN);
    await button().focus();
    await tab.page.keyboard.press('Enter');
    await panel().waitFor();
    expect(await focused()).toBe('Developer panel');
    await tab.page.keyboard.press('Tab');
    expect(await focused()).toBe('Close');
    await tab.page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    expect(await focused()).toBe('Developer panel');
    expect(await button().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('switches overrides off and on, and takes others', async () => {
    await openPanel(OVERRIDDEN);
    const override = panel().getByRole('switch', { name: `mfe-home@${VERSION}` });
    await override.click();
    await heading(HEADING);
    expect(await badge().count()).toBe(0);
    expect(await override.isChecked()).toBe(false);
    await override.click();
    await heading('About, published');
    await badge().waitFor();
    expect(await panel().getByLabel('Remote').inputValue()).toBe('mfe-home');
    await panel().getByLabel('Remote').selectOption('mfe-blog');
    await panel().getByLabel('Version or address').fill('newest');
    await panel().getByRole('button', { name: 'Show it in this tab' }).click();
    await panel().getByText('Type a version such as 1.4.0').waitFor();
    await panel().getByLabel('Version or address').fill('9.9.9');
    await panel().getByRole('button', { name: 'Show it in this tab' }).click();
    await panel().getByText('mfe-blog@9.9.9 is ignored').waitFor();
    await heading('About, published');
    // The console says the same as the panel.
    expect(tab.complaints.filter((text) => !text.includes('MB-3007'))).toEqual([]);
  });

  it.each([
    ['light', 1280, 900],
    ['dark', 1280, 900],
    ['light', 390, 844],
    ['dark', 390, 844],
  ] as const)('is readable and usable for everybody, %s, at %d px', async (colorScheme, width, height) => {
    await tab.page.setViewportSize({ width, height });
    await tab.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPanel(OVERRIDDEN);
    await panel().getByLabel('Outline these parts on the page').check();
    expect(await violationsOf(tab.page)).toEqual([]);
    expect(await sidewaysOverflow(tab.page)).toEqual([]);
    const box = await panel().boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 9_999) <= width).toBe(true);
  });
});
