import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { startTestSite, type TestSite } from '../harness/site/site.js';
import { openPhone, type Phone } from './phone.js';

/** A site and a browser for the tests of one file. Phones are closed after each test. */
export interface SiteBrowser {
  url: () => string;
  running: () => TestSite;
  phone: (options?: BrowserContextOptions) => Promise<Phone>;
}

/** @param environment configuration of the site, available when the tests begin */
export function useSiteBrowser(
  environment: () => Promise<Record<string, string>> = () => Promise.resolve({}),
): SiteBrowser {
  let site: TestSite;
  let browser: Browser;
  const phones: Phone[] = [];
  beforeAll(async () => {
    [site, browser] = await Promise.all([environment().then(startTestSite), launchBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(phones.splice(0).map((phone) => phone.putAway()));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  return {
    url: () => site.url,
    running: () => site,
    phone: async (options) => {
      const phone = await openPhone(browser, options);
      phones.push(phone);
      return phone;
    },
  };
}
