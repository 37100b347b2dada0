import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchStoringBrowser } from '@mockingbird/testing/browser';
import type { BrowserContext, Page } from 'playwright-core';
import { until } from '../harness/until.js';
import { startInterruptibleProxy } from '../stand-ins/interruptible-proxy.js';

/** A phone with its own connection to the site. Its browser can be closed and opened again with everything that it stored. */
export interface OfflinePhone {
  /** The site's address for this phone. */
  url: string;
  page: () => Page;
  context: () => BrowserContext;
  /** Closes the browser and opens it again. */
  restart: () => Promise<void>;
  /**
   * Cuts or mends the connection, and tells the browser of it. Playwright's emulation alone would let requests of a
   * service worker through that starts later.
   */
  setOffline: (isOffline: boolean) => Promise<void>;
  /** Cuts the connection. The browser believes that it has a network. */
  cut: () => void;
  mend: () => void;
  /** Warnings and errors of the console, and uncaught errors, without failed requests. */
  complaints: string[];
  putAway: () => Promise<void>;
}

/** What Chromium writes for a request without a network. The page cannot prevent it. */
const NO_NETWORK = /net::ERR_|Failed to load resource/;
/** Chromium gives a script some seconds from the load event on. A busy machine needs longer; watched pages have no such exception. */
const LATE_PRELOAD = /was preloaded using link preload but not used within a few seconds/;

/**
 * @param siteUrl address of the edge
 * @param width of the viewport
 */
export async function openOfflinePhone(siteUrl: string, width = 390): Promise<OfflinePhone> {
  const proxy = await startInterruptibleProxy(siteUrl);
  let isOffline = false;
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-browser-'));
  const complaints: string[] = [];
  let context: BrowserContext;
  let page: Page;
  const open = async () => {
    context = await launchStoringBrowser(folder, {
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    });
    await context.setOffline(isOffline);
    page = await context.newPage();
    page.on('console', (message) => {
      const isLoud = ['warning', 'error'].includes(message.type());
      const isExpected = NO_NETWORK.test(message.text()) || LATE_PRELOAD.test(message.text());
      if (isLoud && !isExpected) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  };
  await open();
  return {
    url: proxy.url,
    page: () => page,
    context: () => context,
    complaints,
    restart: async () => {
      await context.close();
      await open();
    },
    setOffline: async (next) => {
      isOffline = next;
      if (isOffline) proxy.cut();
      else proxy.mend();
      await context.setOffline(isOffline);
    },
    cut: proxy.cut,
    mend: proxy.mend,
    putAway: async () => {
      await context.close();
      await proxy.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Addresses of everything that is stored, in all caches of the site. */
export const storedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => {
      const { pathname, search } = new URL(url);
      return pathname + search;
    });
  });

/** Key of the composition that pages come from without a network. */
export const activeKey = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const stored = await caches.match('/_mb/offline-state');
    const state: unknown = await stored?.json();
    return typeof state === 'object' && state !== null ? Reflect.get(state, 'active') : undefined;
  });

/** Waits until the screen of an address is stored. */
export const untilStored = (page: Page, address: string): Promise<unknown> =>
  until(`${address} is stored`, async () =>
    (await storedAddresses(page)).some(
      (stored) => new URL(stored, 'http://site.test').searchParams.get('address') === address,
    ),
  );
