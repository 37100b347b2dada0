import type { Browser, Page } from 'playwright-core';
import { HOVER_MS, NAVIGATION_LIMIT_MS } from '../limits.js';
import { settle } from './measure-load.js';
import { installProbe } from './probe.js';
import { openSlowPhone } from './slow-phone.js';

export interface Navigation {
  /** Milliseconds from the click to the frame that shows the new screen. */
  paintedMs: number;
  /** Frames without text between them. */
  blankFrames: number;
}

/** Runs in the page: follows the link, and checks every frame until one shows another heading. */
async function follow({ href, limit }: { href: string; limit: number }): Promise<Navigation> {
  const heading = () => [...document.querySelectorAll('main h1')].map((found) => found.textContent);
  const before = heading();
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  /** After the frame's paint, because messages are handled after a frame. */
  const painted = () =>
    new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      requestAnimationFrame(() => channel.port2.postMessage(0));
    });
  const anchor = document.querySelector<HTMLAnchorElement>(`main a[href="${href}"]`);
  if (!anchor) throw new Error(`No link to ${href}`);
  const startedAt = performance.now();
  let blankFrames = 0;
  anchor.click();
  while (performance.now() - startedAt < limit) {
    await frame();
    if ((document.querySelector('main')?.textContent ?? '').trim() === '') blankFrames += 1;
    if (!heading().some((text) => text !== '' && !before.includes(text))) continue;
    await painted();
    return { paintedMs: performance.now() - startedAt, blankFrames };
  }
  throw new Error(`No new screen within ${limit} ms`);
}

async function pointAt(page: Page, href: string): Promise<void> {
  await page.hover(`main a[href="${href}"]`);
  await page.waitForTimeout(HOVER_MS);
}

/**
 * Loads a page on the slow phone, waits until it has settled, and follows one of its links.
 * @param options.hovered hovers over the link first, as long as a person does before a click
 */
export async function measureNavigation(
  browser: Browser,
  from: string,
  href: string,
  options: { hovered?: boolean } = {},
): Promise<Navigation> {
  const { page, context, complaints } = await openSlowPhone(browser);
  try {
    await page.addInitScript(installProbe);
    await page.goto(from, { waitUntil: 'commit' });
    await settle(page);
    if (options.hovered) await pointAt(page, href);
    const navigation = await page.evaluate(follow, { href, limit: NAVIGATION_LIMIT_MS });
    if (complaints.length > 0) throw new Error(`${href} reports: ${complaints.join('; ')}`);
    return navigation;
  } finally {
    await context.close();
  }
}
