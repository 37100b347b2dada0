import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { receivedOverviewResponse, type RemoteHealth } from '@mockingbird/contracts';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';
import { signedHeaders } from '../src/harness/call.js';
import { request } from '../src/harness/request.js';
import { signInFirstAdmin } from '../src/harness/site/admin-uploads.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

const NAME = 'mfe-home';
const OVERVIEW = '/api/releases/admin/overview';
const FIRST = '/about';
const SECOND = '/privacy';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite({ SPEED_SAMPLE_PERCENT: '100' }), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function healthOf(name: string, token: string): Promise<RemoteHealth | undefined> {
  const { text } = await request(site.url, OVERVIEW, {
    headers: { ...signedHeaders(site, 'GET', OVERVIEW), authorization: `Bearer ${token}` },
  });
  return receivedOverviewResponse.parse(JSON.parse(text)).data.health.find((each) => each.name === name);
}

/** Opens a screen, follows a link to another one, touches it and leaves. */
async function visit(): Promise<void> {
  const page = await browser.newPage();
  await page.goto(site.url + FIRST);
  await page.waitForLoadState('networkidle');
  await page.locator(`a[href="${SECOND}"]`).first().click();
  await page.waitForURL(`**${SECOND}`);
  await page.getByRole('heading', { level: 1 }).click();
  // Another document hides this one.
  await page.goto('about:blank');
  await page.close();
}

describe('the speed of a real visitor', () => {
  it('is shown by screen after the page is hidden', async () => {
    const token = await signInFirstAdmin(site);
    // A page that is hidden before the lazy script has loaded reports nothing, so people come until somebody has.
    await until('the overview has figures of both screens', async () => {
      await visit();
      const routes = (await healthOf(NAME, token))?.live.speed?.routes ?? [];
      return routes.length >= 2;
    });
    const speed = (await healthOf(NAME, token))?.live.speed;
    const measuresOf = (route: string) =>
      speed?.routes.find((each) => each.route === route)?.measures.map(({ measure }) => measure) ?? [];
    expect(measuresOf('about')).toContain('LCP');
    expect(measuresOf('privacy')).toContain('navigation');
    expect(speed?.measures.every(({ p75, samples }) => p75 >= 0 && samples >= 1)).toBe(true);
  });
});
