import type { Browser } from 'playwright-core';
import { PEER_PHONE } from '../../limits.js';
import { forEachSide, type Sides } from '../sides.js';
import { pickLinks, type SeenLink } from './pick-links.js';
import type { PlannedRoute, SharedRoute } from './shared-route.js';

/** Runs in the page. */
const visibleLinks = (): SeenLink[] =>
  [...document.querySelectorAll('a[href^="/"]')]
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .map(({ link, box }) => ({
      path: link.getAttribute('href') ?? '',
      topPx: box.top + scrollY,
      inMain: link.closest('main') !== null,
    }));

/**
 * Opens a page without throttling, which also fills the server's cache.
 * @throws when it has no content
 */
async function linksOf(browser: Browser, url: string): Promise<SeenLink[]> {
  const { widthPx: width, heightPx: height } = PEER_PHONE;
  const page = await browser.newPage({ viewport: { width, height } });
  try {
    const response = await page.goto(url);
    if (response?.status() !== 200) throw new Error(`${url} answers ${response?.status()}`);
    await page.waitForFunction(() => document.querySelector('main h1')?.textContent?.trim());
    return await page.evaluate(visibleLinks);
  } finally {
    await page.close();
  }
}

/**
 * Checks that both sites answer with a page and chooses the links to follow.
 * @throws when a site has no such page
 */
export async function planRoute(
  browser: Browser,
  origins: Sides<string>,
  route: SharedRoute,
): Promise<PlannedRoute> {
  const links = await forEachSide((side) => linksOf(browser, origins[side] + route.path));
  const picked = route.links ? pickLinks(links, route.links) : { inView: undefined, unseen: undefined };
  return { ...route, ...picked };
}
