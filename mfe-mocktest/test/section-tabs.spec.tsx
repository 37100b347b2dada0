import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { question, questionsResponse } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { lazyHall } from '../src/runner/hall/lazy-hall.js';
import { press, startAttempt } from './runner-actions.js';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = jest.fn();
});
afterEach(cleanup);

const SECTIONS = [
  { name: 'Reasoning', from: 1, to: 2, minutes: 3, marks: 4, negativeMarks: 1 },
  { name: 'English', from: 3, to: 4, minutes: 3 },
];

async function openHall(sectionRule: 'free' | 'locked') {
  const questions = Array.from({ length: 4 }, (_, index) => question({ questionId: `q-${index + 1}` }));
  const meta = {
    duration: 6,
    sectionRule,
    sections: SECTIONS,
    marksPerQuestion: 2,
    negativeMarksPerQuestion: 0.5,
  };
  await startAttempt(questionsResponse(questions, meta));
  press('One at a time');
  await act(async () => void (await lazyHall.load()));
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Sections' }));
const heading = () => screen.getByRole('heading', { level: 2, name: /^Question/ });

describe('the sections above a question', () => {
  it('lead to their first question, and the current one is marked', async () => {
    await openHall('free');
    const current = () =>
      tabs()
        .getAllByRole('button')
        .map((tab) => [tab.textContent, tab.getAttribute('aria-current')]);
    expect(current()).toEqual([
      ['Reasoning', 'true'],
      ['English', null],
    ]);
    fireEvent.click(tabs().getByRole('button', { name: 'English' }));
    expect(heading().textContent).toBe('Question 3 of 4');
    expect(document.activeElement).toBe(heading());
    expect(current()).toEqual([
      ['Reasoning', null],
      ['English', 'true'],
    ]);
    expect(await findAccessibilityIssues()).toEqual([]);
  });

  it('say that they are locked, and are no buttons then', async () => {
    await openHall('locked');
    expect(
      tabs()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reasoning', 'English, locked']);
    expect(tabs().getAllByRole('button')).toHaveLength(1);
    expect(await findAccessibilityIssues()).toEqual([]);
  });
});

it('the marks of the question are below its number', async () => {
  await openHall('free');
  expect(heading().parentElement?.textContent).toBe('Question 1 of 4+4 right, -1 wrong');
  fireEvent.click(tabs().getByRole('button', { name: 'English' }));
  expect(heading().parentElement?.textContent).toBe('Question 3 of 4+2 right, -0.5 wrong');
});
