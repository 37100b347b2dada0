import { beforeAll, describe, expect, it } from '@jest/globals';
import { untilAlive } from '../src/browser/alive.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { pageStateOf } from '../src/harness/page-state.js';
import { request } from '../src/harness/request.js';
import { until } from '../src/harness/until.js';

const site = useSiteBrowser();

const EXAM = '/exam/dmv-california';
let remote: string;
let version: string;

const dataAddress = (address: string, given = { remote, version }) =>
  `/_mb/data?${new URLSearchParams({ ...given, address })}`;
const requestData = (address: string, given?: { remote: string; version: string }) =>
  request(site.url(), dataAddress(address, given));

beforeAll(async () => {
  const state = pageStateOf((await request(site.url(), EXAM)).text);
  remote = state?.remote?.name ?? '';
  version = state?.remote?.version ?? '';
});

describe('the data of a screen', () => {
  it('is that of the page, and can be cached like the page', async () => {
    // On a busy machine a fragment may be late. Such a page is rendered again after some seconds.
    const { value: page } = await until('the page is complete', async () => {
      const answer = await request(site.url(), EXAM);
      return answer.headers['cache-control'] !== 'no-store' && answer;
    });
    const hydration = pageStateOf(page.text)?.hydration;
    const { status, text, headers } = await requestData(EXAM);
    expect(status).toBe(200);
    expect({ loaderData: { exam: JSON.parse(text).data } }).toEqual(hydration);
    expect(headers['cache-control']).toBe(page.headers['cache-control']);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await requestData(EXAM)).headers['x-mb-page']).toBe('cache');
    expect((await requestData(`${EXAM}?not-declared=1`)).headers['x-mb-page']).toBe('cache');
  });

  it('is refused for a version that the edge does not serve', async () => {
    expect((await requestData(EXAM, { remote, version: '9.9.9' })).status).toBe(409);
    expect((await requestData(EXAM, { remote: 'mfe-none', version })).status).toBe(409);
  });

  it('does not exist for unknown screens, and for those that only the browser renders', async () => {
    for (const address of ['/exam/none', '/no/such/page', '/about']) {
      const { status, headers } = await requestData(address);
      expect([address, status, headers['cache-control']]).toEqual([address, 404, 'no-store']);
    }
    for (const address of ['about', '//elsewhere.test/', `/${'x'.repeat(3_000)}`]) {
      expect([400, 404]).toContain((await requestData(address)).status);
    }
    expect((await request(site.url(), '/_mb/data')).status).toBe(400);
  });
});

describe('a click on a link', () => {
  it('requests code and data at the same time, and calls no service for data', async () => {
    const { page } = await site.phone();
    await page.goto(`${site.url()}/about`);
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    const sent: string[] = [];
    page.on('request', (each) => sent.push(new URL(each.url()).pathname));
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
    }, EXAM);
    await page.locator('[data-alive="true"] h1, #mb-remote h1', { hasText: 'California' }).first().waitFor();
    const data = sent.indexOf('/_mb/data');
    const chunk = sent.findIndex((path) => /\/remotes\/mfe-mocktest\/.*\/exam\.[0-9a-f]+\.js$/.test(path));
    expect(data).toBeGreaterThanOrEqual(0);
    expect(chunk).toBeGreaterThanOrEqual(0);
    expect(sent.filter((path) => /^\/api\/(exams|mocktests)/.test(path))).toEqual([]);
  });
});
