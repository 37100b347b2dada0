import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { pageViewsOf } from '../src/browser/page-views.js';
import { until } from '../src/harness/until.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';

const LIMIT_MS = 60_000;
/** Milliseconds for which the services of these tests take. */
const SLOW_MS = 3_000;
/** Milliseconds for which a link is pointed at. */
const POINTING_MS = 800;

const pathOf = (page: Page) => new URL(page.url()).pathname;

const site = useSiteBrowser();

const slowly = (page: Page) =>
  page.route('**/api/articles/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });

const open = async (path: string) => {
  const { page } = await site.phone({ viewport: { width: 1280, height: 800 }, hasTouch: false });
  await page.goto(site.url() + path);
  await untilAlive(page);
  // The whole composition is known, so that every link is followed in place.
  await page.waitForLoadState('networkidle');
  return page;
};

const loading = (page: Page) => page.locator('#main').getByRole('status').filter({ hasText: 'Loading...' });

describe('a route with a loading state', () => {
  it(
    'shows its skeleton while its data is late, from another remote and from its own, and then the screen',
    async () => {
      const page = await open('/about');
      await slowly(page);
      const clickedAt = Date.now();
      await page.locator('#mb-header a[href="/articles"]').click();
      await loading(page).waitFor();
      expect(Date.now() - clickedAt).toBeLessThan(SLOW_MS - 500);
      expect(await page.getByRole('heading', { name: 'About Mockingbird' }).isVisible()).toBe(false);
      await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
      expect(await loading(page).count()).toBe(0);
      await page.locator('main a[href="/articles/ssc-cgl-tier-1/arithmetic"]').first().click();
      await loading(page).waitFor();
      expect(await page.getByRole('heading', { level: 1, name: 'Articles' }).isVisible()).toBe(false);
      await page.getByRole('heading', { level: 1, name: /Arithmetic/ }).waitFor();
      expect(await loading(page).count()).toBe(0);
      // The step back leads to the list, also while the next screen is on its way.
      await page.locator('main a[href^="/articles/ssc-cgl-tier-1/arithmetic/"]').first().click();
      await loading(page).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: /Arithmetic/ }).waitFor();
      expect([pathOf(page), await loading(page).count()]).toEqual(['/articles/ssc-cgl-tier-1/arithmetic', 0]);
    },
    LIMIT_MS,
  );

  it(
    'lets the reader go back or on while it stands, and the next screen is what it says',
    async () => {
      const page = await open('/tools');
      await slowly(page);
      await page.locator('#mb-header a[href="/articles"]').click();
      await loading(page).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: /calculators/i }).waitFor();
      expect(await loading(page).count()).toBe(0);
      await page.locator('#mb-header a[href="/articles"]').click();
      await loading(page).waitFor();
      const views = pageViewsOf(page);
      await page.locator('#mb-header a[href="/login"]').click();
      await page.getByRole('heading', { level: 1, name: /sign in/i }).waitFor();
      expect(await page.title()).toMatch(/sign in/i);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      await until('the page view', () => views.screens().length > 0);
      expect(views.all()).toEqual([
        expect.objectContaining({ path: '/login', remote: expect.stringContaining('mfe-home@') }),
      ]);
    },
    LIMIT_MS,
  );

  it(
    "keeps 'Loading...' on the blog while its data fails, asks again after ten seconds, and lets the reader go",
    async () => {
      const page = await open('/about');
      let away = true;
      await page.route('**/api/articles/**', (route) => (away ? route.abort() : route.continue()));
      // Pointing at the link asks ahead; that failure must not be the reader's.
      await page.locator('#mb-header a[href="/blog"]').hover();
      await page.waitForTimeout(POINTING_MS);
      await page.locator('#mb-header a[href="/blog"]').click();
      await loading(page).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'About Mockingbird' }).waitFor();
      expect(await loading(page).count()).toBe(0);
      await page.locator('#mb-header a[href="/blog"]').click();
      await loading(page).waitFor();
      away = false;
      const cameBackAt = Date.now();
      await page.getByRole('heading', { level: 1, name: 'Latest Articles' }).waitFor();
      expect(Date.now() - cameBackAt).toBeGreaterThan(5_000);
      expect(await loading(page).count()).toBe(0);
    },
    LIMIT_MS,
  );
});
