import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser } from 'playwright-core';
import { ask } from '../src/harness/ask.js';
import { startDatabase, startServices, type Part } from '../src/harness/part.js';
import { startTestSite, type TestSite } from '../src/harness/site.js';
import { until } from '../src/harness/until.js';

let site: TestSite;
let browser: Browser;
const started: Part[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  const addresses = (await page('/sitemaps/mfe-mocktest.xml')).text.matchAll(
    /<loc>[^<]*(\/exam\/[^<]+)<\/loc>/g,
  );
  [exam = '', otherExam = ''] = [...addresses].map(([, path = '']) => path);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  for (const part of started.reverse()) await part.stop();
  await site?.stop();
}, 30_000);

const page = (path: string) => ask(site.url, path);

/** Pages whose loaders need the services, and that nobody has asked for yet. */
let exam: string;
let otherExam: string;
const KEPT = '/practice-tests';

async function expectDesigned503(path: string): Promise<void> {
  const answer = await page(path);
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(answer.text).toContain('id="mb-header"');
  expect(answer.text).toContain('id="mb-footer"');
  expect(answer.text).toContain('This page cannot be shown right now');
  expect(answer.text).toContain('noindex');
}

async function expectProblem(path: string): Promise<void> {
  const answer = await page(path);
  expect(answer.status).toBe(503);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(JSON.parse(answer.text)).toMatchObject({ status: 503, requestId: expect.any(String) });
}

describe('a site whose services are away', () => {
  beforeAll(async () => {
    await page(KEPT);
    await page('/about');
    await site.running.parts.services.stop();
  }, 30_000);

  it('still answers the pages that it has', async () => {
    const answer = await page(KEPT);
    expect(answer.status).toBe(200);
    expect(['cache', 'stale']).toContain(answer.headers['x-mb-page']);
  });

  it('renders pages that need no data', async () => {
    expect((await page('/terms')).status).toBe(200);
  });

  it('answers others with a designed page of status 503 inside the layout, and keeps none of it', async () => {
    await expectDesigned503(exam);
    await expectDesigned503(exam);
  });

  it('answers calls with 503 problem+json', () => expectProblem('/api/exams/allexams'));

  it('offers a reader to try again, and the rest of the site', async () => {
    const tab = await browser.newPage();
    await tab.goto(site.url + exam);
    await tab
      .locator('#mb-remote')
      .getByText('Try again')
      .or(tab.getByRole('button', { name: 'Retry' }))
      .first()
      .waitFor();
    await tab.locator('#mb-footer a[href="/terms"]').first().click();
    await tab.waitForFunction(() => document.title.startsWith('Terms'));
    await tab.close();
  }, 30_000);

  it('is whole again when they are back, without a restart', async () => {
    started.push(await startServices(site));
    await until('the exam page is back', async () => (await page(exam)).status === 200);
  }, 30_000);
});

describe('a site whose database is away', () => {
  beforeAll(() => site.running.parts.database.stop(), 30_000);

  it('still answers the pages that it has', async () => {
    expect((await page(exam)).status).toBe(200);
  });

  it('answers others with a designed page of status 503', async () => {
    await until('the services notice', async () => (await page(otherExam)).status === 503);
    await expectDesigned503(otherExam);
  }, 30_000);

  it('is whole again when it is back, without a restart', async () => {
    started.push(await startDatabase(site));
    await until('the exam page is back', async () => (await page(otherExam)).status === 200, 30_000);
  }, 60_000);
});
