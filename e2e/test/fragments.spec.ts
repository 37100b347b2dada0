import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Publication } from '@mockingbird/contracts';
import { launchBrowser } from '@mockingbird/testing/browser';
import type { Browser, BrowserContext } from 'playwright-core';
import { watchedPage, type WatchedPage } from '../src/browser/watched-page.js';
import { request } from '../src/harness/request.js';
import { pageStateOf, versionAt } from '../src/harness/page-state.js';
import { builtRemote, deriveVersion, release, type Change } from '../src/harness/releases.js';
import { startTestSite, type TestSite } from '../src/harness/site/site.js';
import { until } from '../src/harness/until.js';

const CATEGORY = '/articles/ssc-cgl-tier-1/arithmetic';
const ARTICLE = `${CATEGORY}/percentages-as-fractions`;
const TITLE = 'Warm up: five questions on Percentage';
const POST = '/blog/turning-words-into-equations';
const POST_TITLE = 'Warm up: five questions on Linear Equations';
const QUIZ = '[data-mb-fragment="quick-quiz"]';

/** Text in the quiz's markup: rendering it throws. */
const breakDrawing = (text: string) =>
  text.replaceAll('`Warm up: ${', '`Warm up: ${(() => { throw new Error("sabotage"); })()}${');

let site: TestSite;
let browser: Browser;
let mocktest: Publication;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  [site, mocktest, browser] = await Promise.all([
    startTestSite(),
    builtRemote('mfe-mocktest'),
    launchBrowser(),
  ]);
});

afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(path: string): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  contexts.push(context);
  const watched = await watchedPage(context);
  await watched.page.goto(site.url + path);
  return watched;
}

/** Waits until the parts of the article have their own heights. Until then they grow, and move the quiz. */
async function untilLaidOut({ page }: WatchedPage) {
  await page.locator(QUIZ).waitFor({ state: 'attached' });
  await page.locator('.below-the-fold > :not([data-laid-out])').first().waitFor({ state: 'detached' });
}

/** Scrolls to the quiz's container, also while it is empty. */
async function scrollTo(watched: WatchedPage) {
  await untilLaidOut(watched);
  await watched.page.locator(QUIZ).evaluate((place) => place.scrollIntoView());
}

/** Scrolls near the quiz, and waits until it is interactive. */
async function comeNear(watched: WatchedPage) {
  await scrollTo(watched);
  await watched.page.locator(`${QUIZ} input[type=radio]`).first().waitFor({ state: 'attached' });
}

/** Makes another version of the test remote live; articles and posts are not released. */
async function releaseChanged(version: string, change: Change): Promise<void> {
  await release(site, deriveVersion(mocktest, version, change), `quiz ${version}`);
  await until('the version is live', async () =>
    (await versionAt(site.url, '/practice-tests'))?.endsWith(`@${version}`),
  );
}

const page = (path: string) => request(site.url, path);

describe('a quiz at the end of what was read', () => {
  it.each([
    [ARTICLE, TITLE],
    [POST, POST_TITLE],
  ])(
    'is rendered by the server on %s, with its styles, collapsed answers, and cached for all',
    async (path, title) => {
      // A cold page may be late once on a busy machine, and is not cached then.
      const { value } = await until('the quiz is on the page', async () => {
        const answer = await page(path);
        return answer.text.includes(title) && answer;
      });
      const [, quiz = ''] = value.text.split(/data-mb-fragment="quick-quiz"[^>]*>/);
      expect(quiz.match(/<summary>Show the answer<\/summary>/g)).toHaveLength(5);
      expect(value.headers['cache-control']).toMatch(/^public/);
      const [placed] = pageStateOf(value.text)?.fragments ?? [];
      const [sheet] = placed?.remote?.fragments?.[0]?.css ?? [];
      expect(value.text).toContain(`<style data-href="${sheet}">`);
      expect(value.text).not.toMatch(/<[a-z][^>]*\sstyle="/);
    },
  );

  it('is hydrated near the viewport without a warning or a second call, and responds immediately', async () => {
    const watched = await open(ARTICLE);
    await untilLaidOut(watched);
    const height = (await watched.page.locator(QUIZ).boundingBox())?.height;
    await comeNear(watched);
    expect((await watched.page.locator(QUIZ).boundingBox())?.height).toBe(height);
    const first = watched.page.locator(`${QUIZ} form`).first();
    await first.locator('label').first().click();
    await first.getByText(/^(Right\.|Not quite\.)$/).waitFor();
    await watched.page.getByText('1 of 5 answered').waitFor();
    expect(watched.calls.filter((call) => call.startsWith('GET'))).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });

  it('comes with an article that is reached by a link, and goes with it', async () => {
    const watched = await open(CATEGORY);
    await watched.page.locator(`#mb-remote a[href="${ARTICLE}"]`).first().click();
    await watched.page.waitForURL(site.url + ARTICLE);
    await comeNear(watched);
    await watched.page.getByRole('region', { name: TITLE }).waitFor();
    await watched.page.goBack();
    await until('the quiz is gone', async () => (await watched.page.locator(QUIZ).count()) === 0);
    expect(watched.complaints).toEqual([]);
  });
});

describe('a new version of the remote that offers it', () => {
  it('changes the quiz on articles, which are not released', async () => {
    const before = await versionAt(site.url, ARTICLE);
    await releaseChanged('3.0.1', (file, text) =>
      /\.c?js$/.test(file) ? text.replaceAll('Warm up: ', 'Try it: ') : undefined,
    );
    await until('the new quiz is on the article', async () =>
      (await page(ARTICLE)).text.includes('Try it: five'),
    );
    expect(await versionAt(site.url, ARTICLE)).toBe(before);
    const watched = await open(ARTICLE);
    await comeNear(watched);
    expect(watched.complaints).toEqual([]);
  });
});

describe('a quiz that fails', () => {
  const articleIsShown = async ({ page: shown }: WatchedPage) => {
    await shown.locator('#mb-remote article h1').waitFor();
    await shown.locator('#mb-footer').getByRole('link').first().waitFor();
  };

  it('on the server is left out of an uncached page, and rendered by the browser', async () => {
    await releaseChanged('3.0.2', (file, text) => (file === 'server.cjs' ? breakDrawing(text) : undefined));
    const answer = await page(ARTICLE);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(pageStateOf(answer.text)).toMatchObject({ rendered: true });
    expect(answer.text).not.toContain('Warm up');
    const watched = await open(ARTICLE);
    await comeNear(watched);
    await articleIsShown(watched);
    expect(watched.complaints).toEqual([]);
  });

  it('in the browser shows nothing, says so in the console, and leaves the article alone', async () => {
    await releaseChanged('3.0.3', (file, text) =>
      file.startsWith('fragment-') ? breakDrawing(text) : undefined,
    );
    const watched = await open(ARTICLE);
    await scrollTo(watched);
    await until('the console tells', () => watched.complaints.some((line) => line.includes('MB-3008')));
    await articleIsShown(watched);
    expect(await watched.page.locator(QUIZ).textContent()).toBe('');
    expect(watched.complaints.filter((line) => !line.includes('MB-3008'))).toEqual([]);
  });

  it('to load leaves what the server drew', async () => {
    await releaseChanged('3.0.4', () => undefined);
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    contexts.push(context);
    const watched = await watchedPage(context);
    await context.route(/\/fragment-quick-quiz\./, (route) => route.fulfill({ status: 404 }));
    await watched.page.goto(site.url + ARTICLE);
    await scrollTo(watched);
    await until('the console tells', () => watched.complaints.some((line) => line.includes('MB-3008')));
    await articleIsShown(watched);
    await watched.page.getByRole('heading', { name: TITLE }).waitFor();
    await watched.page.locator(`${QUIZ} summary`).first().click();
    await watched.page.locator(`${QUIZ} details[open]`).waitFor();
  });
});
