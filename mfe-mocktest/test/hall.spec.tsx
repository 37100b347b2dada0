import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QuestionsResponse } from '@mockingbird/contracts';
import { question, questionsResponse } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { lazyHall } from '../src/runner/hall/lazy-hall.js';
import { choose, openTest, option, press, pressInDialog, sample, startAttempt } from './runner-actions.js';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no popovers and no scrolling.
  HTMLElement.prototype.hidePopover = jest.fn();
});
afterEach(cleanup);

const threeQuestions = (): QuestionsResponse =>
  questionsResponse(
    ['one', 'two', 'three'].map((name, index) =>
      question({ questionId: `q-${index + 1}`, questionText: `Question ${name}?` }),
    ),
  );

const loadHall = () => act(async () => void (await lazyHall.load()));

async function openHall(test = threeQuestions()) {
  const view = await startAttempt(test);
  press('One at a time');
  await loadHall();
  return view;
}

const palette = () => screen.getByRole('navigation', { name: 'Questions', hidden: true });
const states = () =>
  within(palette())
    .getAllByRole('button', { hidden: true })
    .map((button) => button.getAttribute('aria-label')?.replace(/^Question \d+, /, ''));
const jumpTo = (number: number) =>
  fireEvent.click(
    within(palette()).getByRole('button', { name: new RegExp(`^Question ${number},`), hidden: true }),
  );
const counts = () => [...palette().querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const key = (name: string, target: Element | Document = document) => fireEvent.keyDown(target, { key: name });
const title = () => screen.getByRole('heading', { level: 2, name: /^Question/ }).textContent;
const isChecked = (number: number, letter: string) => (option(number, letter) as HTMLInputElement).checked;

describe('the hall', () => {
  it('shows one question and the state of each', async () => {
    await openHall();
    expect(title()).toBe('Question 1 of 3');
    expect(screen.queryByText('Question two?')).toBeNull();
    expect(states()).toEqual(['not answered', 'not visited', 'not visited']);
    expect(await findAccessibilityIssues()).toEqual([]);
  });

  it('goes on with Save & Next, and back with Previous', async () => {
    await openHall();
    choose(1, 'B');
    press('Save & Next');
    expect(title()).toBe('Question 2 of 3');
    expect(document.activeElement?.textContent).toBe('Question 2 of 3');
    expect(states()).toEqual(['answered', 'not answered', 'not visited']);
    press('Previous');
    expect(title()).toBe('Question 1 of 3');
    expect(isChecked(1, 'B')).toBe(true);
    press('Previous');
    expect(title()).toBe('Question 1 of 3');
  });

  it('marks for review, with and without a response', async () => {
    await openHall();
    press('Mark for Review & Next');
    choose(2, 'A');
    press('Mark for Review & Next');
    expect(states()).toEqual(['marked for review', 'answered and marked for review', 'not answered']);
    expect(counts()).toEqual([
      'Not visited0',
      'Not answered1',
      'Answered0',
      'Marked for review1',
      'Answered and marked for review1',
    ]);
    jumpTo(2);
    press('Remove Mark');
    expect(states()[1]).toBe('answered');
  });

  it('clears a response', async () => {
    await openHall();
    choose(1, 'C');
    press('Clear Response');
    expect(states()[0]).toBe('not answered');
    expect(isChecked(1, 'C')).toBe(false);
  });

  it('rules options out, which clears a response that was one of them', async () => {
    await openHall();
    choose(1, 'B');
    press('Rule out option B');
    expect(isChecked(1, 'B')).toBe(false);
    press('Rule out option A');
    const struck = [...document.querySelectorAll('s')].map(({ textContent }) => textContent);
    expect(struck).toEqual(['A', 'B']);
    const pressed = (letter: string) =>
      screen.getByRole('button', { name: `Rule out option ${letter}` }).getAttribute('aria-pressed');
    expect([pressed('A'), pressed('B'), pressed('C')]).toEqual(['true', 'true', 'false']);
    choose(1, 'A');
    expect([pressed('A'), pressed('B')]).toEqual(['false', 'true']);
  });

  it('jumps to any question', async () => {
    await openHall();
    jumpTo(3);
    expect(title()).toBe('Question 3 of 3');
    expect(screen.getByRole('button', { name: 'Save & Finish' })).toBeTruthy();
  });

  it('opens the summary after the last question, with the marked ones', async () => {
    await openHall();
    press('Mark for Review & Next');
    jumpTo(3);
    press('Save & Finish');
    const dialog = screen.getByRole('dialog', { name: 'Submit this test?' });
    expect(dialog.textContent).toContain('Marked for review1');
    pressInDialog('Go to the first unanswered');
    expect(title()).toBe('Question 1 of 3');
  });

  it('submits the same attempt as the list', async () => {
    const view = await openHall();
    choose(1, 'B');
    press('All in a list');
    expect(isChecked(1, 'B')).toBe(true);
    choose(2, 'B');
    press('Submit Test');
    pressInDialog('Submit Test');
    expect(view.moves).toMatchObject([
      {
        to: '/results/sample-exam-1',
        state: { questions: [{ userAnswer: 1 }, { userAnswer: 1 }, { userAnswer: undefined }] },
      },
    ]);
  });

  it('is shown again at the next start on this device', async () => {
    await openHall();
    cleanup();
    localStorage.removeItem('mb:attempt:sample-exam-1');
    await startAttempt(threeQuestions());
    await loadHall();
    expect(screen.getByRole('button', { name: 'All in a list' })).toBeTruthy();
    expect(title()).toBe('Question 1 of 3');
  });

  it('has the focus on its question when an attempt continues', async () => {
    await openHall();
    jumpTo(2);
    cleanup();
    await openTest(threeQuestions());
    press('Continue');
    await loadHall();
    expect(screen.getByRole('button', { name: 'All in a list' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Question 2 of 3');
  });
});

describe('keys in the hall', () => {
  it('choose, move, mark, clear and submit', async () => {
    await openHall();
    key('b');
    expect(isChecked(1, 'B')).toBe(true);
    key('3');
    expect(isChecked(1, 'C')).toBe(true);
    key('x');
    expect(isChecked(1, 'C')).toBe(false);
    key('N');
    expect(title()).toBe('Question 2 of 3');
    key('m');
    expect(states()[1]).toBe('marked for review');
    expect(title()).toBe('Question 3 of 3');
    key('p');
    expect(title()).toBe('Question 2 of 3');
    key('s');
    expect(screen.getByRole('dialog', { name: 'Submit this test?' })).toBeTruthy();
  });

  it('do nothing for an option that is not there, with a modifier, or in a text field', async () => {
    await openHall();
    key('8');
    fireEvent.keyDown(document, { key: 'b', ctrlKey: true });
    const field = document.body.appendChild(document.createElement('input'));
    key('b', field);
    field.remove();
    expect(states()[0]).toBe('not answered');
  });

  it('can be switched off, except for their list', async () => {
    await openHall();
    key('?');
    const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    fireEvent.click(within(dialog).getByRole('switch', { name: 'Use single keys' }));
    pressInDialog('Close');
    key('b');
    expect(states()[0]).toBe('not answered');
    key('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });
});

describe('the clock that a student chooses before the start', () => {
  const chooseClock = (factor: string) =>
    fireEvent.change(screen.getByLabelText('Your clock'), { target: { value: factor } });

  it('multiplies the time of the exam', async () => {
    await openTest();
    chooseClock('1.25');
    expect(screen.getByText(/runs for 37 minutes and 30 seconds/)).toBeTruthy();
    expect(screen.getByText('37 min 30 s', { selector: 'dd' })).toBeTruthy();
    expect(screen.getByRole('option', { name: '1.25 times the time: 37 min 30 s' })).toBeTruthy();
    press('Start');
    expect(screen.getByRole('timer').textContent).toBe('Time left 37:30');
  });

  it('can be none', async () => {
    await openTest();
    chooseClock('0');
    expect(screen.getByText('No limit', { selector: 'dd' })).toBeTruthy();
    expect(screen.getByText(/^This test has no clock/)).toBeTruthy();
    press('Start');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is no question in a test without a clock', async () => {
    await openTest(sample({ duration: 0 }));
    expect(screen.queryByLabelText('Your clock')).toBeNull();
  });
});
