import { describe, expect, it } from '@jest/globals';
import { renderRouteToString } from '@mockingbird/testing/fake-shell';
import { AP_EXAMS } from '../src/ap/exams/all-exams.js';
import { listsApi, REMOTE } from './support.js';

async function pageOf(url: string): Promise<Document> {
  const { html } = await renderRouteToString({ ...REMOTE, url, api: listsApi() });
  return new DOMParser().parseFromString(html, 'text/html');
}
const headings = (page: Document) =>
  [...page.querySelectorAll('h2')].map(({ textContent }) => textContent?.trim());
/** Limits of the fields of a type, in order. */
const bounds = (page: Document, type: 'range' | 'number') =>
  [...page.querySelectorAll<HTMLInputElement>(`main input[type="${type}"], input[type="${type}"]`)].map(
    ({ min, max }) => [min, max],
  );
const upTo = (...maxima: number[]) => maxima.map((max) => ['0', String(max)]);
const dials = (page: Document) =>
  [...page.querySelectorAll('[role="img"]')].map((dial) => dial.getAttribute('aria-label'));

describe('every calculator', () => {
  it.each(['sat', 'act', 'ap-bio'])('%s has its inputs before its result in the document', async (name) => {
    const page = await pageOf(`/tools/${name}-score-calculator`);
    const inputs = page.querySelector('form[aria-label="Your answers"]');
    const resultHeading = [...page.querySelectorAll('h2, h3')].find(({ textContent }) =>
      /needed|next score/i.test(textContent ?? ''),
    );
    if (!inputs || !resultHeading) throw new Error('The page has no inputs or no result');
    expect(inputs.compareDocumentPosition(resultHeading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the SAT estimator', () => {
  it('has two sections of two modules, each with a slider and a number', async () => {
    const page = await pageOf('/tools/sat-score-calculator');
    expect(headings(page)).toEqual(expect.arrayContaining(['Math', 'Reading & Writing']));
    for (const type of ['range', 'number'] as const) expect(bounds(page, type)).toEqual(upTo(22, 22, 27, 27));
  });

  it('shows the initial counts and a circle for each section, scaled from 200 to 800', async () => {
    const page = await pageOf('/tools/sat-score-calculator');
    const numbers = [...page.querySelectorAll<HTMLInputElement>('input[type="number"]')];
    expect(numbers.map((input) => input.getAttribute('value'))).toEqual(['15', '12', '18', '16']);
    expect(dials(page)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Math section score: 520 .*200 to 800/),
        expect.stringMatching(/^Reading & Writing section score: 540 .*200 to 800/),
      ]),
    );
  });

  it('has a guide, universities, a comparison, questions with answers and a disclaimer', async () => {
    const page = await pageOf('/tools/sat-score-calculator');
    const expected = [
      'Scoring guide',
      'Scores at top universities',
      'Digital vs Paper',
      'Questions and answers',
    ];
    expect(headings(page)).toEqual(expect.arrayContaining(expected));
    expect(page.querySelector('[aria-label="Disclaimer"]')?.textContent).toContain('approximate');
  });
});

describe('the ACT estimator', () => {
  it('has four section cards, each with a slider and a number', async () => {
    const page = await pageOf('/tools/act-score-calculator');
    expect(headings(page)).toEqual(expect.arrayContaining(['English', 'Math', 'Reading', 'Science']));
    for (const type of ['range', 'number'] as const) expect(bounds(page, type)).toEqual(upTo(40, 41, 27, 34));
  });

  it('has a gauge, a guide, universities, a chart, tips, questions with answers and a disclaimer', async () => {
    const page = await pageOf('/tools/act-score-calculator');
    expect(dials(page)).toContain('Composite: 0 of 36');
    const expected = [
      'College prospects',
      'Score guide',
      'Scores at top universities',
      'Conversion chart',
      'Tips',
      'Questions and answers',
    ];
    expect(headings(page)).toEqual(expect.arrayContaining(expected));
    expect(page.querySelector('[aria-label="Disclaimer"]')?.textContent).toContain('approximate');
  });
});

it('free-response maxima are those of the specification', () => {
  const maximaOf = (slug: string) =>
    AP_EXAMS.find(({ path }) => path === `/tools/${slug}-score-calculator`)?.frqQuestions.map(
      ({ maxScore }) => maxScore,
    );
  expect(maximaOf('ap-bio')).toEqual([10, 10, 4, 4, 4, 4]);
  for (const slug of ['ap-calc-ab', 'ap-calc-bc']) expect(new Set(maximaOf(slug))).toEqual(new Set([9]));
  for (const slug of ['apush', 'ap-euro', 'ap-world']) expect(maximaOf(slug)).toEqual([3, 3, 3, 7, 6]);
  for (const slug of ['ap-lang', 'ap-lit']) expect(maximaOf(slug)).toEqual([6, 6, 6]);
  expect(maximaOf('ap-physics-c')).toEqual([15, 15, 5]);
});
