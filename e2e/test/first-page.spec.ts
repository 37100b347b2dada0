import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';
import { startTestSite, type TestSite } from '../src/harness/site.js';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  site = await startTestSite();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe('the first page', () => {
  it('is rendered on the server and taken over without a word on the console', async () => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`${site.url}/region/us`, { waitUntil: 'networkidle' });
    expect(await page.title()).toContain('Mockingbird');
    expect(said).toEqual([]);
    await page.close();
  });
});
