import { describe, expect, it } from '@jest/globals';
import { useSiteBrowser } from '../src/browser/site-browser.js';

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
