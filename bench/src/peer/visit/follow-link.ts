import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { HOVER_MS, PEER_NAVIGATION_LIMIT_MS, PEER_QUIET_MS } from '../../limits.js';

/**
 * - `in-view`: the link is in view for a while, so its page may be prefetched.
 * - `unseen`: the link was never in view. The click follows immediately after scrolling to it.
 * - `hovered`: as `in-view`, and the pointer rests on the link before the click.
 */
export type ClickManner = 'in-view' | 'unseen' | 'hovered';

const POLL_MS = 50;
/** A tall card is clicked near its top edge. */
const DEPTH_PX = 20;

const scrollTo = (page: Page, selector: string) =>
  page.evaluate(
    (found) => document.querySelector(found)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );

/** Runs in the page: prepares the measurement. @returns the point to click, in CSS pixels */
function armClick({ selector, path, depth }: { selector: string; path: string; depth: number }) {
  const link = document.querySelector(selector);
  if (!link) throw new Error(`No link ${selector}`);
  sessionStorage.setItem('__heading', document.querySelector('h1')?.textContent ?? '');
  sessionStorage.setItem('__path', path);
  const noteClick = ({ timeStamp }: Event) =>
    sessionStorage.setItem('__click', String(performance.timeOrigin + timeStamp));
  addEventListener('click', noteClick, { capture: true, once: true });
  window.__watchNavigation(path);
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + Math.min(height / 2, depth) };
}

async function navigationTime(page: Page, path: string): Promise<number> {
  const limit = Date.now() + PEER_NAVIGATION_LIMIT_MS;
  while (Date.now() < limit) {
    await pause(POLL_MS);
    // A full page load replaces the page during the call.
    const milliseconds = await page.evaluate(() => window.__visit.navigated).catch(() => undefined);
    if (milliseconds !== undefined) return milliseconds;
  }
  throw new Error(`The click on ${path} did not lead there; the address is ${page.url()}`);
}

/**
 * Follows a link of a quiet page.
 * @returns milliseconds from the click to the painted next page
 */
export async function followLink(page: Page, path: string, manner: ClickManner): Promise<number> {
  const selector = `main a[href="${path}"]`;
  await scrollTo(page, selector);
  if (manner !== 'unseen') await pause(PEER_QUIET_MS);
  const { x, y } = await page.evaluate(armClick, { selector, path, depth: DEPTH_PX });
  if (manner === 'hovered') {
    await page.mouse.move(x, y);
    await pause(HOVER_MS);
  }
  await page.mouse.click(x, y);
  return navigationTime(page, path);
}
