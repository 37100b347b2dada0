import { chromium, type Browser } from 'playwright-core';
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

/** Starts Debian's Chromium; playwright's own download is not needed. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: FLAGS });
