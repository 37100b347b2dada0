import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilAlive } from '../src/browser/alive.js';
import { violationsOf } from '../src/browser/axe.js';
import { openOfflinePhone, storedAddresses, untilStored, type OfflinePhone } from '../src/offline/phone.js';
import { JOURNEY_TEST, option, submitTest } from '../src/browser/test-page.js';
import { startEdge, type Part } from '../src/harness/part.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

const HOME = '/region/us';
const CALCULATOR = '/tools/sat-score-calculator';

let site: TestSite;
let phone: OfflinePhone;

beforeAll(async () => {
  site = await startTestSite({ OFFLINE: 'on' });
});

afterAll(async () => {
  await site?.stop();
});

beforeEach(async () => {
  phone = await openOfflinePhone(site.url);
});

afterEach(() => phone.putAway());

const visit = (path: string) => phone.page().goto(phone.url + path);
const heading = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text });
const badge = (page: Page) => page.locator('#mb-offline');

/** Opens pages with a network, and waits until each is stored. */
async function store(...paths: string[]): Promise<void> {
  for (const path of paths) {
    await visit(path);
    // The start page leads to the page of the visitor's region.
    await untilStored(phone.page(), path === '/' ? HOME : path);
  }
}

/** Starts the journey's test on its page, chooses the right option of three questions and submits. */
async function takeTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const [index, right] of JOURNEY_TEST.right.entries()) await option(page, index + 1, right).click();
  await submitTest(page);
  await page.waitForURL(phone.url + JOURNEY_TEST.resultsPath);
  await page.getByText('+3 x 2').first().waitFor();
}

describe('without a network, after a restart of the browser', () => {
  it('home, an opened exam, its test, the result and a calculator work', async () => {
    await store('/', JOURNEY_TEST.examPath, JOURNEY_TEST.path, CALCULATOR);
    await phone.setOffline(true);
    await phone.restart();
    const page = phone.page();
    await visit('/');
    await page.locator('#mb-remote h1').waitFor();
    await until('the badge', async () => (await badge(page).textContent()) === 'Offline');
    expect(await violationsOf(page)).toEqual([]);
    await visit(JOURNEY_TEST.examPath);
    await heading(page, JOURNEY_TEST.exam).waitFor();
    await page.locator(`a[href="${JOURNEY_TEST.path}"]`).first().click();
    await page.waitForURL(phone.url + JOURNEY_TEST.path);
    await takeTest(page);
    await page.reload();
    await page.getByText('+3 x 2').first().waitFor();
    await visit(CALCULATOR);
    await heading(page, /SAT/).waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it('the progress page has the results and the mistakes, which can be practiced', async () => {
    await store(JOURNEY_TEST.path);
    await takeTest(phone.page());
    await store('/progress', '/progress/review');
    await phone.setOffline(true);
    await phone.restart();
    const page = phone.page();
    await visit('/progress');
    await heading(page, 'Your progress').waitFor();
    await page.getByText('9 questions to practice').waitFor();
    await page
      .getByRole('region', { name: 'Your tests' })
      .getByText(/^25%, not passed$/)
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Practice now' }).click();
    await page.getByText('9 questions due').waitFor();
    await page.getByRole('button', { name: "I don't know" }).click();
    await page.getByRole('button', { name: /^Easy in/ }).click();
    await page.getByText('8 questions due').waitFor();
    await page.goBack();
    await page.getByText('8 questions to practice').waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it('another address says so, and lists what is stored', async () => {
    await store(JOURNEY_TEST.examPath);
    await phone.setOffline(true);
    await phone.restart();
    const page = phone.page();
    await visit('/exam/never-opened');
    await heading(page, 'You are offline').waitFor();
    const examLink = page.getByRole('link', { name: `${JOURNEY_TEST.exam}: free mock tests`, exact: true });
    await examLink.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await examLink.click();
    await heading(page, JOURNEY_TEST.exam).waitFor();
    // A link to a page that is not stored leads to the same screen.
    await page.locator('a[href="/practice-tests"]').first().dispatchEvent('click');
    await heading(page, 'You are offline').waitFor();
    await phone.setOffline(false);
    await heading(page, 'All mock tests').waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it('the counts of a submitted test wait, and are sent once', async () => {
    await store(JOURNEY_TEST.path);
    await phone.setOffline(true);
    await phone.restart();
    const page = phone.page();
    const sent: string[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('/api/exams/statistics')) return;
      sent.push(`${response.status()} ${String(response.request().postData())}`);
    });
    await visit(JOURNEY_TEST.path);
    await takeTest(page);
    const queue = () => page.evaluate(() => localStorage.getItem('mb:counts-queue'));
    expect(await queue()).toContain(`"testId":"${JOURNEY_TEST.path.split('/').at(-1)}"`);
    expect(sent).toEqual([]);
    await phone.setOffline(false);
    await until('the counts are sent', async () => (await queue()) === null);
    await visit(JOURNEY_TEST.examPath);
    await untilStored(page, JOURNEY_TEST.examPath);
    expect(sent).toEqual([expect.stringMatching(/^200 .*"token":"[0-9a-f]{32}"/)]);
  });
});

describe('an exam that was downloaded', () => {
  it('works without a network with all its tests, none of them opened before', async () => {
    const page = phone.page();
    await visit(JOURNEY_TEST.examPath);
    await page.getByRole('button', { name: 'Download this exam for offline use' }).click();
    await page.getByText(/The exam with \d+ tests? needs \d+ KB\./).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByText(/works offline/).waitFor();
    await phone.setOffline(true);
    await page.locator(`a[href="${JOURNEY_TEST.path}"]`).first().click();
    await takeTest(page);
    await visit(JOURNEY_TEST.path);
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    expect(phone.complaints).toEqual([]);
  });
});

describe('the first view', () => {
  it('requests nothing for offline use before it is complete', async () => {
    const page = phone.page();
    const requested: string[] = [];
    phone.context().on('request', (request) => requested.push(new URL(request.url()).pathname));
    const onDemand: unknown = await (await page.request.get(`${site.url}/_mb/offline`)).text();
    expect(onDemand).toContain('"storesPages":true');
    await visit('/');
    await untilAlive(page);
    await page.waitForLoadState('load');
    expect(requested.filter((path) => path === '/sw.js' || path === '/_mb/offline')).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await untilStored(page, HOME);
    expect(phone.complaints).toEqual([]);
  });
});

describe('pages of accounts', () => {
  it('are never stored', async () => {
    await store('/');
    for (const path of ['/login', '/signup', '/dataupload', '/admin', '/account', '/logout']) {
      await visit(path);
      await untilAlive(phone.page());
    }
    await store('/about');
    // The code of a sign-in form is public, and comes with its remote.
    const stored = (await storedAddresses(phone.page())).filter((path) => !path.startsWith('/remotes/'));
    expect(stored.join('\n')).not.toMatch(/login|signup|dataupload|admin|account$/m);
    await phone.setOffline(true);
    await visit('/login');
    await heading(phone.page(), 'You are offline').waitFor();
  });
});

describe('when the site does not answer, although the device has a network', () => {
  it('stored pages work, the badge shows it, and it goes when the site is back', async () => {
    await store('/', JOURNEY_TEST.path);
    phone.cut();
    const page = phone.page();
    await visit(JOURNEY_TEST.path);
    await until('the badge', async () => (await badge(page).textContent()) === 'Offline');
    await takeTest(page);
    await visit('/exam/never-opened');
    await heading(page, 'You are offline').waitFor();
    phone.mend();
    await visit('/about');
    await heading(page, /About/).waitFor();
    await until('no badge', async () => (await badge(page).textContent()) === '');
  });
});

/** Waits until neither a service worker nor anything that it stored is left. */
const untilNothingStored = (page: Page) =>
  until('nothing is stored', async () => {
    const left = await page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
    return left.length === 0;
  });

describe('turned off by the operators', () => {
  let edge: Part | undefined;

  /** Stores the start page, then replaces the edge by one that has offline use turned off. */
  const storeAndTurnOff = async () => {
    await store('/');
    await (edge ?? site.running.parts.edge).stop();
    edge = await startEdge(site, { OFFLINE: 'off' });
  };

  afterEach(async () => {
    await edge?.stop();
    edge = await startEdge(site, { OFFLINE: 'on' });
  });

  afterAll(() => edge?.stop());

  it('the worker and everything that it stored disappear at the next visit', async () => {
    await storeAndTurnOff();
    await visit('/');
    await untilNothingStored(phone.page());
    await visit('/about');
    await heading(phone.page(), /About/).waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it('they also disappear when a page of earlier registers the worker again', async () => {
    await storeAndTurnOff();
    const early = phone.page();
    // The same as what an early page does: it registers the worker while another one removes itself.
    await early.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while ((await caches.keys()).length > 0) await new Promise((done) => setTimeout(done, 10));
      await navigator.serviceWorker.register('/sw.js');
      await caches.open('mb-1-composition-late');
    });
    await visit('/about');
    await untilNothingStored(phone.page());
  });
});
