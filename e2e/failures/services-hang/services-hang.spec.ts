import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { panelOf } from '../../src/failures/expectations.js';
import { examPaths } from '../../src/failures/cached-pages.js';
import { scenario } from '../../src/failures/scenario.js';
import { request } from '../../src/harness/request.js';
import { isClientRendered } from '../../src/harness/page-state.js';
import { releasesOf } from '../../src/harness/releases.js';
import { until } from '../../src/harness/until.js';

/** An address of a mock test that a page links to. */
async function testPath(origin: string): Promise<string> {
  const [exam = ''] = await examPaths(origin);
  const found = /href="(\/mocktest\/[^"]+)"/.exec((await request(origin, exam)).text)?.[1];
  if (!found) throw new Error(`${exam} leads to no test`);
  return found;
}

/**
 * Holds a page's data requests until they are released, without a time limit, because the client's own limit would end
 * them on a slow machine.
 */
async function lateData(page: Page) {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.route(/\/api\/(exams|mocktests)\//, async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  return {
    letThrough: async () => {
      isHeld = false;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}

scenario('services-hang', ({ site, page }) => {
  let test: string;
  /** They accept requests and never respond, like an overloaded process or a broken network. */
  const freeze = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const { pid } = site().running.parts.services;
    if (pid === undefined) throw new Error('The services have no process of their own');
    process.kill(pid, signal);
  };

  /** At first they treat the database as lost, because they had no contact meanwhile. */
  const untilReady = () =>
    until('the services are ready', () =>
      releasesOf(site())
        .history({ limit: 1 })
        .then(
          () => true,
          () => false,
        ),
    );

  beforeAll(async () => {
    test = await testPath(site().url);
  });
  beforeEach(() => freeze('SIGSTOP'));
  afterAll(async () => {
    freeze('SIGCONT');
    await untilReady();
  });

  /**
   * Opens a page that no edge has cached, and waits for its message. @returns whether the panel was visible before that
   */
  async function openUntil(path: string, sentence: string): Promise<boolean> {
    expect(isClientRendered(await request(site().url, path))).toBe(true);
    await page().goto(site().url + path);
    const shown = page().locator('#mb-remote').getByText(sentence).first();
    await panelOf(page()).or(shown).first().waitFor();
    return (await panelOf(page()).count()) > 0;
  }

  it('shows the sentence of the test page, and the test when they answer again, without a click', async () => {
    const sentence = 'Failed to load questions. Please try again.';
    const data = await lateData(page());
    expect(await openUntil(test, sentence)).toBe(false);
    freeze('SIGCONT');
    await untilReady();
    await data.letThrough();
    await page().getByText(sentence).waitFor({ state: 'detached' });
    await page().getByRole('button', { name: 'Start', exact: false }).first().waitFor();
    await page().waitForFunction(() => !document.title.startsWith('This page is away'));
  });

  it('shows the home page of a region with an empty list', async () => {
    expect(await openUntil('/region/at', 'Browse by exam family')).toBe(false);
    expect(await page().locator('#mb-remote h1').count()).toBe(1);
    expect(await page().locator('#mb-remote a[href^="/exam/"]').count()).toBe(0);
  });
});
