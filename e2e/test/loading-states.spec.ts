import { describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { pageViewsOf } from '../src/browser/page-views.js';
import { until } from '../src/harness/until.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';

/** Minimum milliseconds between a failed request and its retry, minus the delay of the test. */
const LEAST_PAUSE_MS = 5_000;

/** Data of the articles and the blog: from the edge, and from the services when a loader runs in the browser. */
const ARTICLE_DATA = /\/api\/articles\/|\/_mb\/data\?.*address=%2F(?:articles|blog)/;

const pathOf = (page: Page) => new URL(page.url()).pathname;

const site = useSiteBrowser();

/** Intercepts the requests of the article section. */
async function articleData(page: Page) {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(ARTICLE_DATA, async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  return {
    hold: () => {
      isHeld = true;
    },
    letThrough: async () => {
      // A link of the next screen may appear under the pointer, and would preload its data before it can be held.
      await page.mouse.move(1, 400);
      isHeld = false;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}

/** Opens a page for a visitor who saves data: nothing is fetched ahead for links in view. */
const open = async (path: string) => {
  const { page } = await site.phone({ viewport: { width: 1280, height: 800 }, hasTouch: false });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(site.url() + path);
  await untilAlive(page);
  // The tab has the whole composition, so every link is followed in place.
  await page.waitForLoadState('networkidle');
  return page;
};

const loading = (page: Page) => page.locator('#main').getByRole('status').filter({ hasText: 'Loading...' });

describe('a route with a loading state', () => {
  it('shows its skeleton while its data is late, from another remote and from its own, and then the screen', async () => {
    const page = await open('/about');
    const data = await articleData(page);
    await page.locator('#mb-header a[href="/articles"]').click();
    await loading(page).waitFor();
    expect(await page.getByRole('heading', { name: 'About Mockingbird' }).isVisible()).toBe(false);
    await data.letThrough();
    await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
    expect(await loading(page).count()).toBe(0);
    data.hold();
    await page.locator('main a[href="/articles/ssc-cgl-tier-1/arithmetic"]').first().click();
    await loading(page).waitFor();
    expect(await page.getByRole('heading', { level: 1, name: 'Articles' }).isVisible()).toBe(false);
    await data.letThrough();
    await page.getByRole('heading', { level: 1, name: /Arithmetic/ }).waitFor();
    expect(await loading(page).count()).toBe(0);
    // The back button leads to the list, also while the next screen loads.
    data.hold();
    await page.locator('main a[href^="/articles/ssc-cgl-tier-1/arithmetic/"]').first().click();
    await loading(page).waitFor();
    await page.goBack();
    await data.letThrough();
    await page.getByRole('heading', { level: 1, name: /Arithmetic/ }).waitFor();
    expect([pathOf(page), await loading(page).count()]).toEqual(['/articles/ssc-cgl-tier-1/arithmetic', 0]);
  });

  it('lets the reader navigate while it is visible, and shows the next screen', async () => {
    const page = await open('/tools');
    await articleData(page);
    await page.locator('#mb-header a[href="/articles"]').click();
    await loading(page).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /calculators/i }).waitFor();
    expect(await loading(page).count()).toBe(0);
    await page.locator('#mb-header a[href="/articles"]').click();
    await loading(page).waitFor();
    const views = pageViewsOf(page);
    const wasLoading = await page.locator('#mb-footer a[href="/login"]').evaluate((link: HTMLElement) => {
      const isLoading = document.querySelector('#main [role="status"]')?.textContent?.includes('Loading...');
      link.click();
      return isLoading;
    });
    await page.getByRole('heading', { level: 1, name: /sign in/i }).waitFor();
    expect(await page.title()).toMatch(/sign in/i);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await until('the page view', () => views.screens().includes('/login'));
    // On a busy machine the data may have reached its time limit before the click. Then that screen counts as well.
    expect(wasLoading ? views.all() : views.all().slice(-1)).toEqual([
      expect.objectContaining({ path: '/login', remote: expect.stringContaining('mfe-home@') }),
    ]);
  });

  it("keeps 'Loading...' on the blog while its data fails, asks again after ten seconds, and lets the reader go", async () => {
    const page = await open('/about');
    let away = true;
    let refused = 0;
    await page.route(ARTICLE_DATA, async (route) => {
      if (!away) return route.continue();
      refused += 1;
      return route.abort();
    });
    // Hovering over the link prefetches; that failure must not affect the user.
    await page.locator('#mb-header a[href="/blog"]').hover();
    await until('the call that is made ahead', () => refused > 0);
    await page.locator('#mb-header a[href="/blog"]').click();
    await loading(page).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'About Mockingbird' }).waitFor();
    expect(await loading(page).count()).toBe(0);
    await page.locator('#mb-header a[href="/blog"]').click();
    await loading(page).waitFor();
    const before = refused;
    const failedAt = Date.now();
    await until('it asks again', () => refused > before);
    expect(Date.now() - failedAt).toBeGreaterThan(LEAST_PAUSE_MS);
    away = false;
    await page.getByRole('heading', { level: 1, name: 'Latest Articles' }).waitFor();
    expect(await loading(page).count()).toBe(0);
  });
});
