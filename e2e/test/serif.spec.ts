import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { until } from '../src/harness/until.js';

const SERIF = /\/assets\/serif\.\w+\.woff2$/;
const SERIF_NAME = 'Source Serif 4';

const site = useSiteBrowser();

/** A network that the browser takes for slow, without slowing the test much: 150 ms a round trip. */
async function slowNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
  });
}

function requestsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  return addresses;
}

/** The font that the browser drew the headline with, not only the one that the styles ask for. */
async function fontOfHeadline(page: Page): Promise<string | undefined> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts[0]?.familyName;
}

it('a slow network gets the code first, and the serif for the next page', async () => {
  const { page, complaints } = await site.phone();
  await slowNetwork(page);
  const requests = requestsOf(page);
  await page.goto(`${site.url()}/tools`);
  await untilAlive(page);
  expect(requests.some((path) => SERIF.test(path))).toBe(false);
  expect(await fontOfHeadline(page)).not.toBe(SERIF_NAME);
  await until('the serif is here', () => page.evaluate(() => localStorage.getItem('mb:serif') === 'true'));
  expect(requests.filter((path) => SERIF.test(path))).toHaveLength(1);

  await page.goto(`${site.url()}/blog`);
  await untilAlive(page);
  expect(await fontOfHeadline(page)).toBe(SERIF_NAME);
  expect(complaints).toEqual([]);
});

it('a fast network shows the serif on the first page', async () => {
  const { page, complaints } = await site.phone();
  const requests = requestsOf(page);
  await page.goto(`${site.url()}/tools`);
  await untilAlive(page);
  expect(requests.filter((path) => SERIF.test(path))).toHaveLength(1);
  expect(await fontOfHeadline(page)).toBe(SERIF_NAME);
  expect(complaints).toEqual([]);
});
