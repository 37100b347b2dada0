import { describe, expect, it } from '@jest/globals';
import { untilAlive } from '../src/browser/alive.js';
import { sidewaysOverflow } from '../src/browser/overflow.js';
import { untilSettled } from '../src/browser/settled.js';
import { useSiteBrowser } from '../src/browser/site-browser.js';
import { submitTest } from '../src/browser/test-page.js';

const site = useSiteBrowser();

const html = async (path: string): Promise<string> => {
  const response = await fetch(site.url() + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

/** The number before a word: `200 questions`. */
const numberBefore = (text: string, word: string): number =>
  Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? Number.NaN);

interface Card {
  path: string;
  text: string;
}

/** The cards of the page that lists all topics, as a student sees them. */
async function readCards(): Promise<Card[]> {
  const { page } = await site.phone({ javaScriptEnabled: false });
  await page.goto(`${site.url()}/quantitative-aptitude-questions`);
  const cards = await page
    .getByRole('article')
    .filter({ hasText: 'mock tests' })
    .evaluateAll((articles) =>
      articles.map((article) => ({
        path: article.querySelector('a')?.getAttribute('href') ?? '',
        text: article.textContent,
      })),
    );
  return [...new Map(cards.map((card) => [card.path, card])).values()];
}

/** Questions and minutes of a test, counted in what its page delivers. */
async function readTest(path: string): Promise<{ questions: number; minutes: number }> {
  const text = await html(path);
  return {
    questions: new Set(text.match(/"questionId":"[^"]+"/g)).size,
    minutes: numberBefore(text, 'minutes'),
  };
}

describe('the cards of the aptitude topics', () => {
  it('promise what their topics have', async () => {
    const cards = await readCards();
    expect(cards).toHaveLength(40);
    const differences: string[] = [];
    for (const { path, text } of cards) {
      const promised = {
        tests: numberBefore(text, 'mock tests'),
        questions: numberBefore(text, 'questions'),
        minutes: numberBefore(text, 'mins'),
      };
      const topic = await html(path);
      const tests = [...new Set(topic.match(/\/mocktest\/[a-z0-9-]+\/[a-z0-9-]+/g))];
      const read = await Promise.all(tests.map(readTest));
      const found = {
        tests: tests.length,
        questions: read.reduce((sum, { questions }) => sum + questions, 0),
        minutes: [...new Set(read.map(({ minutes }) => minutes))].join(' and '),
      };
      if (JSON.stringify(found) !== JSON.stringify({ ...promised, minutes: String(promised.minutes) }))
        differences.push(`${path}: ${JSON.stringify(found)}`);
    }
    expect(differences).toEqual([]);
  });
});

const PAPER = { exam: '/exam/ssc-cgl-tier-1', test: '/mocktest/ssc-cgl-tier-1/ssc-cgl-paper-1' };
/** Data that a student waits for: from the edge or from a service. Counting visits is no data. */
const DATA = /^\/(?:_mb\/data|api\/(?!content\/pageviews))/;

describe('a full paper of a hundred questions', () => {
  it('costs one request for data, from the link to the last question', async () => {
    const { page } = await site.phone();
    // Nothing is preloaded for a visitor who saves data.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(site.url() + PAPER.exam);
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (DATA.test(pathname)) requested.push(decodeURIComponent(pathname + search));
    });
    const answer = page.waitForResponse((response) => DATA.test(new URL(response.url()).pathname));
    await page.locator(`a[href="${PAPER.test}"]`).first().click();
    const questions = new Set((await (await answer).text()).match(/"questionId":"[^"]+"/g));
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('[id^="question-"]').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(questions.size).toBe(100);
    expect(requested).toEqual([expect.stringContaining(`address=${PAPER.test}`)]);
  });

  it('has a result that fits a phone: its times are an hour and more', async () => {
    const { page } = await site.phone();
    await page.goto(site.url() + PAPER.test);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await submitTest(page);
    await page.waitForURL('**/results/**');
    await page.getByText(/ of 1:00:00$/).waitFor();
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await untilSettled(page);
      expect([width, await sidewaysOverflow(page)]).toEqual([width, []]);
    }
  });
});
