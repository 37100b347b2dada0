import type { Browser, Page } from 'playwright-core';
import { QUIET_MS, SETTLE_LIMIT_MS } from '../limits.js';
import { interactiveAt } from './interactive.js';
import { installProbe, type ProbeState } from './probe.js';
import { openSlowPhone } from './slow-phone.js';

/** Milliseconds between two polls of a measured page: rare, because polling costs its time. */
const LOOK_EVERY_MS = 250;

export interface PageLoad {
  fcpMs: number;
  lcpMs: number;
  cls: number;
  interactiveMs: number;
  /** Whether the server rendered the page. */
  rendered: boolean;
  /** All fetched addresses, the document first. */
  requests: string[];
}

/**
 * Waits until the control responds and the page is idle: no long task, larger paint or request.
 * @throws with the page's state, when it does not settle
 */
export async function settle(page: Page): Promise<void> {
  await quiet(page).catch(async (cause: unknown) => {
    const reached = await page.evaluate(() => JSON.stringify(window.__probe)).catch(() => 'no answer');
    throw new Error(`${page.url()} does not settle: ${reached}`, { cause });
  });
}

async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(
    (quietMs) => {
      const { handled, lcp, longTasks } = window.__probe;
      const lastTask = longTasks.at(-1)?.[1] ?? 0;
      const fetched = performance
        .getEntriesByType('resource')
        .map(({ startTime, duration }) => startTime + duration);
      return handled > 0 && performance.now() - Math.max(handled, lcp, lastTask, ...fetched) > quietMs;
    },
    QUIET_MS,
    { polling: LOOK_EVERY_MS, timeout: SETTLE_LIMIT_MS },
  );
}

const read = (page: Page): Promise<{ probe: ProbeState; rendered: boolean; fetched: string[] }> =>
  page.evaluate(() => ({
    probe: window.__probe,
    rendered: document.getElementById('mb-state')?.textContent.includes('"rendered":true') ?? false,
    fetched: performance.getEntriesByType('resource').map(({ name }) => name),
  }));

/**
 * Loads a page once on the slow phone, with a cold cache.
 * @param options.saveData reports a metered network, so that nothing is prefetched
 * @throws when the page reports an error
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  options: { saveData?: boolean } = {},
): Promise<PageLoad> {
  const { page, context, complaints } = await openSlowPhone(browser);
  try {
    await page.addInitScript(installProbe);
    if (options.saveData) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    }
    await page.goto(url, { waitUntil: 'commit' });
    await settle(page);
    const { probe, rendered, fetched } = await read(page);
    if (complaints.length > 0) throw new Error(`${url} reports: ${complaints.join('; ')}`);
    return {
      fcpMs: probe.fcp,
      lcpMs: probe.lcp,
      cls: probe.cls,
      interactiveMs: interactiveAt(probe),
      rendered,
      requests: [...new Set([url, ...fetched])],
    };
  } finally {
    await context.close();
  }
}
