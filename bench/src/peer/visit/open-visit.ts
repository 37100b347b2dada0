import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { PEER_PHONE, PEER_PROBE_LIMIT_MS, PEER_QUIET_MS, SETTLE_LIMIT_MS } from '../../limits.js';
import { openSlowPhone } from '../../phone/slow-phone.js';
import { installInputProbe, installNavigationWatch, installObservers } from './init-scripts.js';
import { logNetwork, type LoggedRequest } from './network-log.js';
import type { InputProbe, VisitState } from './visit-state.js';

const POLL_MS = 100;

/** A page that was loaded with a cold cache and is quiet now. */
export interface OpenVisit {
  page: Page;
  state: VisitState;
  requests: readonly LoggedRequest[];
  close: () => Promise<void>;
}

/**
 * Waits until the probe had an effect and the page is quiet.
 * @param trafficAt `Date.now()` of the last network traffic
 */
async function settle(page: Page, trafficAt: () => number, isProbed: boolean): Promise<VisitState> {
  const limit = Date.now() + SETTLE_LIMIT_MS;
  while (Date.now() < limit) {
    await pause(POLL_MS);
    const { state, now } = await page.evaluate(() => ({ state: window.__visit, now: performance.now() }));
    const hasProbeEnded = !isProbed || state.interactive !== undefined || state.probeFailure !== undefined;
    const [start, duration] = state.longTasks.at(-1) ?? [0, 0];
    const isIdle = now - (start + duration) > PEER_QUIET_MS / 2;
    if (hasProbeEnded && isIdle && Date.now() - trafficAt() > PEER_QUIET_MS) return state;
  }
  throw new Error(`${page.url()} never became quiet`);
}

/**
 * Loads a page on the slow phone, with a cold cache, until it is quiet.
 * @throws for an error status, and for a page that never becomes quiet
 */
export async function openVisit(browser: Browser, url: string, probe?: InputProbe): Promise<OpenVisit> {
  const { page, context, protocol } = await openSlowPhone(browser, PEER_PHONE);
  const close = () => context.close();
  try {
    const network = await logNetwork(protocol);
    await page.addInitScript(installObservers);
    await page.addInitScript(installNavigationWatch);
    if (probe) await page.addInitScript(installInputProbe, { probe, limitMs: PEER_PROBE_LIMIT_MS });
    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}`);
    const state = await settle(page, network.lastAt, probe !== undefined);
    return { page, state, requests: [...network.requests.values()], close };
  } catch (error) {
    await close();
    throw error;
  }
}
