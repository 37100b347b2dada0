import { chromium, type Browser, type BrowserContext } from 'playwright-core';
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

/** Sets the timeouts of tests for the contexts of a browser. */
function waitLong(browser: Browser): Browser {
  const patient = <Target extends Pick<BrowserContext, 'setDefaultTimeout'>>(target: Target): Target => {
    target.setDefaultTimeout(STATE_TIMEOUT_MS);
    return target;
  };
  const newContext = browser.newContext.bind(browser);
  const newPage = browser.newPage.bind(browser);
  browser.newContext = async (options) => patient(await newContext(options));
  browser.newPage = async (options) => patient(await newPage(options));
  return browser;
}

/** Starts Debian's Chromium instead of playwright's own download. */
export const launchBrowser = async (): Promise<Browser> =>
  waitLong(await chromium.launch({ executablePath: findChromium(), args: FLAGS, timeout: STATE_TIMEOUT_MS }));
