import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { findChromium } from './find-chromium.js';

/** Headless, without the background traffic that a closed network would refuse many times a second. */
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
 * How long a page may take to reach a state that a test waits for, milliseconds. A state comes or does not come; how soon
 * depends on what else the machine does.
 */
const STATE_TIMEOUT_MS = 120_000;

/** Gives the contexts of a browser the patience of a test. */
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

/** Starts Debian's Chromium; playwright's own download is not needed. */
export const launchBrowser = async (): Promise<Browser> =>
  waitLong(await chromium.launch({ executablePath: findChromium(), args: FLAGS, timeout: STATE_TIMEOUT_MS }));
