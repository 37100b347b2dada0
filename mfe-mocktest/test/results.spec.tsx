import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { question, questionsResponse } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { cleanup, screen, within } from '@testing-library/react';
import { choose, press, startAttempt, submitTest } from './runner-actions.js';
import { renderInBrowser, renderOnServer } from './render.js';

const url = '/results/sample-exam-1';
const MATH = { 'x^2': '<math><mi>x</mi></math>' };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Takes a mock test of ten questions with the answer key B. @returns the navigation state for the results */
async function takeTest(letters: string, meta: Parameters<typeof questionsResponse>[1] = {}) {
  const questions = Array.from({ length: 10 }, (_, index) =>
    question({
      questionId: `q-${index}`,
      questionText: `Ask ${index + 1}: $x^2$?`,
      explanation: `Why $x^2$.`,
    }),
  );
  const view = await startAttempt(questionsResponse(questions, { math: MATH, ...meta }));
  [...letters].forEach((letter, index) => {
    if (letter !== '-') choose(index + 1, letter);
  });
  submitTest();
  cleanup();
  return view.moves[0]?.state;
}

const review = (number: number) => screen.getByRole('article', { name: `Question ${number}` });

describe('the results of a test', () => {
  it('have a skeleton on the server, without data, and no index', async () => {
    const { status, html, head } = await renderOnServer({ url });
    expect(status).toBe(200);
    expect(head).toMatchObject({ title: 'Your result', robots: 'noindex', canonical: url });
    expect(html).toContain('Your result');
    expect(html).toContain('Results are saved only on the device you used.');
    expect(html).not.toContain('No result on this device');
  });

  it('show score, percentage, verdict, arithmetic, accuracy and attempt rate', async () => {
    const navigationState = await takeTest('BBBBBBBBA-');
    localStorage.clear();
    await renderInBrowser({ url, navigationState });
    const panel = screen.getByRole('region', { name: 'Score' });
    expect(panel.textContent).toContain('15.5 of 20 marks: passed');
    expect(within(panel).getByRole('img', { name: 'Percentage: 77.50%' }).textContent).toBe('77.5%');
    expect(panel.textContent).toContain('+8 x 2 - 1 x 0.5 = 15.5');
    expect(panel.textContent).toContain('89%');
    expect(panel.textContent).toContain('90%');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('pass at exactly 70 percent', async () => {
    await renderInBrowser({ url, navigationState: await takeTest('BBBBBBB---') });
    expect(screen.getByText('14 of 20 marks: passed')).toBeTruthy();
  });

  it('do not pass just below 70 percent, however it is rounded', async () => {
    const navigationState = await takeTest('BBBBBBBA--', { negativeMarksPerQuestion: 0.0001 });
    await renderInBrowser({ url, navigationState });
    expect(screen.getByText(/: not passed/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Percentage: 70.00%' })).toBeTruthy();
  });

  it('show a negative percentage', async () => {
    await renderInBrowser({ url, navigationState: await takeTest('AAAA------') });
    expect(screen.getByText('-2 of 20 marks: not passed')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Percentage: -10.00%' })).toBeTruthy();
  });

  it('keep marks of one third exact', async () => {
    const navigationState = await takeTest('BBBBBBBAAA', {
      marksPerQuestion: 1,
      negativeMarksPerQuestion: '1/3',
    });
    await renderInBrowser({ url, navigationState });
    expect(screen.getByText('+7 x 1 - 3 x 1/3 = 6')).toBeTruthy();
  });

  it('mark the right and the chosen answer of every question in words', async () => {
    await renderInBrowser({ url, navigationState: await takeTest('BA--------') });
    expect(within(review(1)).getByText('Your answer (correct)').closest('li')?.textContent).toContain('B');
    expect(within(review(2)).getByText('Your answer (wrong)').closest('li')?.textContent).toContain('A');
    expect(within(review(2)).getByText('Right answer').closest('li')?.textContent).toContain('B');
    expect(within(review(2)).getByText('Wrong: -0.5')).toBeTruthy();
    expect(within(review(3)).getByText('Not answered: 0')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });

  it('show maths in questions and explanations', async () => {
    await renderInBrowser({ url, navigationState: await takeTest('B---------') });
    expect(review(1).querySelectorAll('math')).toHaveLength(2);
    expect(within(review(1)).getByRole('heading', { name: 'Explanation' })).toBeTruthy();
  });

  it('can be narrowed to the wrong ones', async () => {
    await renderInBrowser({ url, navigationState: await takeTest('BA--------') });
    press('Wrong 1');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    press('All 10');
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });

  it('work after a reload on this device, without navigation state', async () => {
    await takeTest('BBBBBBBB--');
    await renderInBrowser({ url });
    expect(screen.getByText('16 of 20 marks: passed')).toBeTruthy();
    expect(review(1).querySelectorAll('math')).toHaveLength(2);
  });

  it('say so when there is none on this device, with a link to the tests', async () => {
    await renderInBrowser({ url });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No result on this device');
    expect(screen.getByRole('link', { name: 'Choose a mock test' }).getAttribute('href')).toBe(
      '/practice-tests',
    );
  });

  it('ignore another test’s result and an invalid one', async () => {
    const navigationState = await takeTest('B---------');
    await renderInBrowser({ url: '/results/other', navigationState });
    expect(screen.getByText('No result on this device')).toBeTruthy();
    cleanup();
    localStorage.setItem('mb:result:sample-exam-1', '{"testId":"sample-exam-1"}');
    await renderInBrowser({ url });
    expect(screen.getByText('No result on this device')).toBeTruthy();
  });

  it('have no accessibility faults', async () => {
    const { container } = await renderInBrowser({ url, navigationState: await takeTest('BA--------') });
    expect(await findAccessibilityIssues(container)).toEqual([]);
  });
});
