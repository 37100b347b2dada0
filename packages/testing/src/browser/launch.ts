import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { findChromium } from './find-chromium.js';

/** Headless, without the background traffic that a closed network would reject many times a second. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Milliseconds in which a page must reach an expected state. The limit is high, because the time depends on the load of
 * the machine.
 */
const STATE_TIMEOUT_MS = 120_000;

/** A target, and the pages of a context: each has its own routes. */
const routedBy = (target: BrowserContext | Page) =>
  'pages' in target ? [target, ...target.pages()] : [target];

/**
 * Ends the route handlers before it closes. A handler that still runs may read a response that the context disposes, and
 * its error would fail a test that has passed.
 */
function closeQuietly<Target extends BrowserContext | Page>(target: Target): Target {
  const close = target.close.bind(target);
  target.close = async (options?: { reason?: string }) => {
    await Promise.all(routedBy(target).map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
    await close(options);
  };
  return target;
}

const prepare = <Target extends BrowserContext | Page>(target: Target): Target => {
  target.setDefaultTimeout(STATE_TIMEOUT_MS);
  return closeQuietly(target);
};

/** Sets timeouts and a quiet end for everything that a browser opens. */
function prepareForTests(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  const newPage = browser.newPage.bind(browser);
  const close = browser.close.bind(browser);
  browser.newContext = async (options) => prepare(await newContext(options));
  browser.newPage = async (options) => prepare(await newPage(options));
  browser.close = async (options) => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await close(options);
  };
  return browser;
}

/** Starts Debian's Chromium instead of playwright's own download. */
export const launchBrowser = async (): Promise<Browser> =>
  prepareForTests(
    await chromium.launch({ executablePath: findChromium(), args: FLAGS, timeout: STATE_TIMEOUT_MS }),
  );

/**
 * Starts a browser that stores everything in a folder. Started again with the same folder, it has the same storage.
 * @param options of its one context
 */
export const launchStoringBrowser = async (
  folder: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  prepare(
    await chromium.launchPersistentContext(folder, {
      executablePath: findChromium(),
      args: FLAGS,
      timeout: STATE_TIMEOUT_MS,
      ...options,
    }),
  );
