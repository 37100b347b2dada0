import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { headerBottom, headingJumpedTo, stickyTops } from '../src/browser/below-header.js';
import { untilSettled } from '../src/browser/settled.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { startJourneyTest } from '../src/browser/test-page.js';
import { until } from '../src/harness/until.js';

const site = useSiteBrowser();

const SAT = '/tools/sat-score-calculator';
const ARTICLE = '/articles/ssc-cgl-tier-1/arithmetic/percentages-as-fractions';
/** Height of the header in pixels, in a window of any width. */
const HEADER_PX = 60;

/** A page in a window of this size. */
async function inWindow(width: number, height: number, path: string): Promise<Page> {
  const { page } = await site.phone({ viewport: { width, height }, hasTouch: false });
  await page.goto(site.url() + path);
  await untilAlive(page);
  return page;
}

/** Signs an admin in for the screens only: they do not check the token. */
const signInForScreens = (page: Page) =>
  page.evaluate(() => {
    const claims = btoa(JSON.stringify({ sub: 'reader', role: 'admin', exp: Date.now() }));
    localStorage.setItem('mb:token', JSON.stringify(`x.${claims}.x`));
  });

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();

/** Records theme and background of the very first frame of every later page. */
const noteFirstFrames = (page: Page) =>
  page.addInitScript(() => {
    requestAnimationFrame(() => {
      const root = document.documentElement;
      const { backgroundColor } = getComputedStyle(document.body ?? root);
      Object.assign(window, { firstFrame: { theme: root.dataset.theme ?? 'system', backgroundColor } });
    });
  });

const firstFrame = (page: Page) =>
  page.evaluate((): { theme: string; backgroundColor: string } => Reflect.get(window, 'firstFrame'));

/** The background after all transitions. */
async function background(page: Page): Promise<string> {
  await untilSettled(page);
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** Whether the region is stored for later visits. */
const isChosen = (page: Page, region: string) =>
  page.evaluate((chosen) => localStorage.getItem('mb:region') === JSON.stringify(chosen), region);

/** On a phone the region is in the menu. */
async function chooseRegion(page: Page, code: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('combobox', { name: 'Region' }).selectOption(code);
}

describe('the region switch', () => {
  it('leads from one region’s page to another’s, and holds on later visits', async () => {
    const { page, complaints } = await site.phone();
    await page.goto(`${site.url()}/region/us`);
    await untilAlive(page);
    await chooseRegion(page, 'IN');
    await page.waitForURL(`${site.url()}/region/in`);
    await page.getByText('Bank exams').first().waitFor();
    await page.goto(site.url());
    await page.waitForURL(`${site.url()}/region/in`);
    expect(complaints).toEqual([]);
  });

  it('stays on other pages, and the home page follows the choice', async () => {
    const { page } = await site.phone();
    await page.goto(`${site.url()}/about`);
    await untilAlive(page);
    await chooseRegion(page, 'IN');
    await until('the choice', () => isChosen(page, 'IN'));
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.goto(site.url());
    await page.waitForURL(`${site.url()}/region/in`);
  });
});

describe('the theme switch', () => {
  it('holds from the first frame of every later page, without a flash', async () => {
    const { page, complaints } = await site.phone({ colorScheme: 'light' });
    await noteFirstFrames(page);
    await page.goto(`${site.url()}/about`);
    await untilAlive(page);
    const light = await background(page);
    await openMenu(page);
    const button = page.getByRole('button', { name: /^Theme:/ });
    await button.click();
    await button.click();
    expect(await button.innerText()).toBe('Theme: Dark');
    const dark = await background(page);
    expect(dark).not.toBe(light);
    await page.goto(`${site.url()}/terms`);
    expect(await firstFrame(page)).toEqual({ theme: 'dark', backgroundColor: dark });
    await untilAlive(page);
    expect(await background(page)).toBe(dark);
    expect(complaints).toEqual([]);
  });

  it('follows the system while nothing is chosen', async () => {
    const { page } = await site.phone({ colorScheme: 'dark' });
    await noteFirstFrames(page);
    await page.goto(`${site.url()}/about`);
    expect((await firstFrame(page)).theme).toBe('system');
    const dark = await background(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await until('the light theme', async () => (await background(page)) !== dark);
  });
});

describe('the header', () => {
  it.each([1000, 1280, 1600])('is one row at %d px, signed in and out', async (width) => {
    const page = await inWindow(width, 800, '/about');
    expect(await headerBottom(page)).toBe(HEADER_PX);
    await signInForScreens(page);
    await page.reload();
    await page.locator('header a', { hasText: 'Upload data' }).waitFor({ state: 'attached' });
    expect(await headerBottom(page)).toBe(HEADER_PX);
  });

  it.each([1000, 1280, 1600])('covers nothing that sticks or is jumped to at %d px', async (width) => {
    const page = await inWindow(width, 800, SAT);
    expect(Math.min(...(await stickyTops(page)))).toBeGreaterThanOrEqual(await headerBottom(page));
    await page.goto(site.url() + ARTICLE);
    await untilAlive(page);
    expect(Math.min(...(await stickyTops(page)))).toBeGreaterThanOrEqual(await headerBottom(page));
    expect((await headingJumpedTo(page)) - (await headerBottom(page))).toBeGreaterThanOrEqual(8);
    await startJourneyTest(page, site.url());
    expect(Math.min(...(await stickyTops(page)))).toBeGreaterThanOrEqual(await headerBottom(page));
  });

  it('may grow with larger letters, and what sticks moves down with it', async () => {
    const page = await inWindow(1280, 800, SAT);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await until('a higher header', async () => (await headerBottom(page)) > HEADER_PX + 20);
    await until(
      'room for it',
      async () => Math.min(...(await stickyTops(page))) >= (await headerBottom(page)),
    );
  });

  it('scrolls away in a low window', async () => {
    const page = await inWindow(320, 256, ARTICLE);
    await page.evaluate(() => window.scrollTo(0, 600));
    expect(await headerBottom(page)).toBeLessThan(0);
    await startJourneyTest(page, site.url());
    expect(await stickyTops(page)).toEqual([0]);
  });

  it.each([360, 1280])('opens its search by a button at %i px, and gives the focus back', async (width) => {
    const page = await inWindow(width, 800, '/about');
    const button = page.getByRole('button', { name: 'Search the site' });
    await button.click();
    const field = page.getByRole('search', { name: 'Site search' }).getByRole('searchbox');
    await until('the focus', () => field.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Escape');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await field.fill('texas');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url()}/search?q=texas`);
  });

  it('has the region in its menu on a phone', async () => {
    const page = await inWindow(390, 844, '/about');
    expect(await page.getByRole('combobox', { name: 'Region' }).count()).toBe(0);
    await chooseRegion(page, 'IN');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Mockingbird' }).first().click();
    await page.waitForURL(`${site.url()}/region/in`);
  });
});

describe('forced colours', () => {
  it('leave the chosen filter its own look', async () => {
    const { page } = await site.phone({ forcedColors: 'active' });
    await page.goto(`${site.url()}/quantitative-aptitude-questions`);
    await untilAlive(page);
    const look = (pressed: boolean) =>
      page
        .locator(`main button[aria-pressed="${pressed}"]`)
        .first()
        .evaluate((chip) => getComputedStyle(chip).backgroundColor);
    expect(await look(true)).not.toBe(await look(false));
  });
});

describe('an address that is typed into a used tab', () => {
  it('opens at its top; a reload and the way back go on where the page was left', async () => {
    const { page } = await site.phone();
    const scroll = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto(`${site.url()}/blog`);
    await untilAlive(page);
    await page.evaluate(() => {
      window.scrollTo(0, 900);
      // Parts that come into view may be higher than expected. Then the browser holds what is seen, and the number changes.
      window.addEventListener('pagehide', () => sessionStorage.setItem('left-at', String(window.scrollY)));
    });
    await page.goto(`${site.url()}/about`);
    await untilAlive(page);
    expect(await scroll()).toBe(0);
    const leftAt = Number(await page.evaluate(() => sessionStorage.getItem('left-at')));
    expect(leftAt).toBeGreaterThan(800);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.reload();
    await until('the place in /about', async () => (await scroll()) === 500);
    await page.goBack();
    await until('the place in /blog', async () => (await scroll()) === Math.round(leftAt));
  });
});

describe('without JavaScript', () => {
  it('the search of the header finds exams from every page', async () => {
    const { page } = await site.phone({ javaScriptEnabled: false });
    await page.goto(`${site.url()}/privacy`);
    await page.getByRole('button', { name: 'Search the site' }).click();
    await page.getByRole('search', { name: 'Site search' }).getByRole('searchbox').fill('texas');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url()}/search?q=texas`);
    await page
      .locator('main')
      .getByRole('link', { name: 'Texas Driver License Knowledge Test' })
      .first()
      .click();
    await page.waitForURL(`${site.url()}/exam/dmv-texas`);
  });

  it('the home page redirects, with a script and with a link', async () => {
    const { page } = await site.phone({ javaScriptEnabled: false });
    await page.goto(site.url());
    await page.waitForURL(`${site.url()}/region/us`);
    await page.getByText('Most Popular Exams This Month').waitFor();
  });
});

describe('the newsletter box', () => {
  it('takes an address, and says the same of one that it has', async () => {
    const { page, complaints, calls } = await site.phone();
    await page.goto(`${site.url()}/about`);
    await untilAlive(page);
    const footer = page.locator('footer');
    for (const times of [1, 2]) {
      await footer.getByLabel('Newsletter').fill('reader@example.org');
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await until(
        'the call',
        () => calls.filter((call) => call === 'POST /api/content/newsletter').length === times,
      );
      await footer.getByText('Thank you. You are on the list.').waitFor();
      await until('an empty box', async () => (await footer.getByLabel('Newsletter').inputValue()) === '');
    }
    expect(complaints).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('reaches the content first, past the header', async () => {
    const { page } = await site.phone();
    await page.goto(`${site.url()}/about`);
    await untilAlive(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});

describe('an address without a route', () => {
  it('says so in the layout, and every way on works', async () => {
    const { page, complaints } = await site.phone();
    await page.goto(`${site.url()}/nowhere`);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await page.getByRole('link', { name: 'See all pages' }).click();
    await page.waitForURL(`${site.url()}/sitemap`);
    await page.goto(`${site.url()}/nowhere`);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${site.url()}/region/us`);
    await page.getByText('Most Popular Exams This Month').waitFor();
    // The browser's own message about a status of 404.
    expect(complaints.filter((line) => !line.includes('status of 404'))).toEqual([]);
  });

  it('has a search in the page, also on a phone, with the words of the address', async () => {
    const { page } = await site.phone();
    await page.goto(`${site.url()}/ssc-cgl-mock`);
    const field = page.locator('main').getByRole('search', { name: 'Search exams' }).getByRole('searchbox');
    await until('the words', async () => (await field.inputValue()) === 'ssc cgl mock');
    await field.fill('cgl');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url()}/search?q=cgl`);
    await page.locator('main').getByRole('link', { name: 'SSC CGL Tier 1' }).first().waitFor();
  });

  it.each([
    ['without a route', '/ssc-clg-teir-1'],
    ['of a missing exam', '/exam/ssc-clg-teir-1'],
    ['of a missing post', '/blog/ssc-clg-teir-1'],
  ])('%s suggests the pages whose titles resemble it, and nothing moves', async (_what, path) => {
    const { page, complaints } = await site.phone();
    await page.addInitScript(() => {
      Object.assign(globalThis, { layoutShifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, {
            layoutShifts:
              Number(Reflect.get(globalThis, 'layoutShifts')) + Number(Reflect.get(entry, 'value')),
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${site.url()}${path}`);
    const nearest = page.getByRole('region', { name: 'Were you looking for one of these?' });
    await nearest
      .getByRole('link', { name: /^SSC CGL Tier 1/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'layoutShifts'))).toBe(0);
    await nearest.getByRole('link').first().click();
    await page.waitForURL(/\/(?:exam|articles)\/ssc-cgl-tier-1/);
    expect(complaints.filter((line) => !line.includes('status of 404'))).toEqual([]);
  });

  it('is not counted as a page of a remote, and the header works on it', async () => {
    const { page, complaints } = await site.phone();
    await page.goto(`${site.url()}/nowhere`);
    await until('the header', () =>
      page.evaluate(() =>
        Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
      ),
    );
    await chooseRegion(page, 'IN');
    await until('the choice', () => isChosen(page, 'IN'));
    expect(complaints.filter((line) => !line.includes('status of 404'))).toEqual([]);
  });

  it('says so too when a link of the site leads there', async () => {
    const { page } = await site.phone();
    await page.goto(`${site.url()}/exam/dmv-texas`);
    await untilAlive(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/exam/dmv-atlantis';
      link.textContent = 'Atlantis';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Atlantis' }).click();
    await page.getByRole('heading', { level: 1, name: 'Exam not found' }).waitFor();
    expect(await page.title()).toBe('Exam not found | Mockingbird');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Texas Driver License Knowledge Test' }).waitFor();
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  });
});
