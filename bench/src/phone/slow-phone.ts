import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { PHONE } from '../limits.js';

export interface PhonePage {
  page: Page;
  context: BrowserContext;
  /** Chromium's own protocol. */
  protocol: CDPSession;
  /** Errors that the page reported: a broken page must not be measured. */
  complaints: string[];
}

export interface PhoneSettings {
  widthPx: number;
  heightPx: number;
  /** Lets init scripts evaluate expressions. */
  bypassCSP?: boolean;
}

/** A tab of a phone that never visited the site, throttled from the first byte on. */
export async function openSlowPhone(
  browser: Browser,
  { widthPx, heightPx, bypassCSP = false }: PhoneSettings = PHONE,
): Promise<PhonePage> {
  const context = await browser.newContext({
    viewport: { width: widthPx, height: heightPx },
    bypassCSP,
    deviceScaleFactor: PHONE.pixelRatio,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.downBytesPerSecond,
    uploadThroughput: PHONE.upBytesPerSecond,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, context, protocol, complaints };
}
