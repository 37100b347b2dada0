import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';
import { fillPageCache } from '../src/failures/cached-pages.js';
import { versionAt } from '../src/harness/page-state.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

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

describe('the place of the screen', () => {
  it('names the remote and the version that it shows, after a navigation too', async () => {
    const page = await browser.newPage();
    const place = page.locator('#mb-remote');
    const shown = async () =>
      `${await place.getAttribute('data-remote')}@${await place.getAttribute('data-version')}`;
    await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
    expect(await shown()).toBe(await versionAt(site.url, '/about'));
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.waitForURL(`${site.url}/blog`);
    const blog = await versionAt(site.url, '/blog');
    expect(blog).toMatch(/^mfe-blog@/);
    await until('the version of the blog', async () => (await shown()) === blog);
    await page.close();
  });
});

describe('an address in another spelling', () => {
  it.each([
    ['/exam/DMV_California', '/exam/dmv-california'],
    ['/mocktest/DMV_CALIFORNIA/any?x=1', '/mocktest/dmv-california/any?x=1'],
    ['/articles/SSC_CGL', '/articles/ssc-cgl'],
    ['/region/IN', '/region/in'],
    ['/articles/region/IN', '/articles/region/in'],
  ])('is redirected for good: %s', async (path, wanted) => {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, wanted]);
  });

  it.each(['/region', '/articles/region'])('of a country that there is not is one page: %s', async (path) => {
    await fillPageCache(site.url, [`${path}/nowhere`]);
    const first = await fetch(`${site.url}${path}/nowhere`);
    const second = await fetch(`${site.url}${path}/not-a-country`);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers.get('x-mb-page')).toBe('cache');
    expect(await second.text()).toBe(await first.text());
  });
});
