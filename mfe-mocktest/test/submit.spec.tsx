import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { question, questionsResponse } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
  choose,
  field,
  option,
  pass,
  press,
  pressInDialog,
  sample,
  startAttempt,
  submitTest,
  useFakeTime,
} from './runner-actions.js';
import { renderInBrowser } from './render.js';

const SUBMISSION_ERROR = 'An error occurred while processing your test. Please try again.';
const RESULTS_URL = '/results/sample-exam-1';

beforeEach(() => {
  localStorage.clear();
  useFakeTime();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const dialog = () => screen.getByRole('dialog', { name: 'Submit this test?' });
const isDialogOpen = () => screen.queryByRole('dialog') !== null;
const escape = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));

/** Terms and values of the dialog's list. */
const facts = () =>
  [...dialog().querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent).join(': '),
  );

describe('Submit Test', () => {
  it.each([0, 1, 2])('asks first with %d of 2 answered, with the counts and the time left', async (count) => {
    const view = await startAttempt();
    for (let number = 1; number <= count; number += 1) choose(number, 'B');
    pass(60);
    press('Submit Test');
    expect(facts()).toEqual([`Answered: ${count}`, `Not answered: ${2 - count}`, 'Time left: 29:00']);
    expect(view.moves).toEqual([]);
    pass(1);
    expect(facts()).toContain('Time left: 28:59');
    pressInDialog('Submit Test');
    expect(view.moves).toEqual([expect.objectContaining({ to: RESULTS_URL })]);
    expect(isDialogOpen()).toBe(false);
  });

  it('shows no time without a clock', async () => {
    await startAttempt(sample({ duration: 0 }));
    press('Submit Test');
    expect(facts()).toEqual(['Answered: 0', 'Not answered: 2']);
  });

  it('has an accessible description and no accessibility faults', async () => {
    await startAttempt();
    press('Submit Test');
    const described = document.getElementById(dialog().getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('Not answered2');
    jest.useRealTimers();
    expect(await findAccessibilityIssues(dialog())).toEqual([]);
  });

  it.each([
    ['Cancel', () => pressInDialog('Cancel')],
    ['Close', () => pressInDialog('Close')],
    ['Escape', escape],
  ])('changes nothing after %s', async (_, leave) => {
    const view = await startAttempt();
    choose(1, 'B');
    press('Submit Test');
    leave();
    expect(isDialogOpen()).toBe(false);
    expect(view.moves).toEqual([]);
    expect(option(1, 'B')).toHaveProperty('checked', true);
    submitTest();
    expect(view.moves).toHaveLength(1);
  });

  it('goes to the first question without an answer', async () => {
    await startAttempt();
    choose(1, 'B');
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    for (const times of [1, 2]) {
      press('Submit Test');
      pressInDialog('Go to the first unanswered');
      expect(isDialogOpen()).toBe(false);
      expect(scrollIntoView.mock.contexts).toEqual(Array.from({ length: times }, () => field(2)));
      expect(document.activeElement?.textContent).toBe('Question 2');
    }
  });

  it('does not offer to go to an unanswered question when there is none', async () => {
    await startAttempt();
    choose(1, 'B');
    choose(2, 'B');
    press('Submit Test');
    const names = within(dialog()).getAllByRole('button').slice(1);
    expect(names.map(({ textContent }) => textContent)).toEqual(['Submit Test', 'Cancel']);
  });

  it('has the safe button focused first while questions are unanswered', async () => {
    await startAttempt();
    press('Submit Test');
    const first = [...dialog().querySelectorAll('[autofocus]')];
    expect(first.map(({ textContent }) => textContent)).toEqual(['Go to the first unanswered']);
  });

  it('ignores the second click of a double click', async () => {
    const view = await startAttempt();
    press('Submit Test');
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Submit Test' }), { detail: 2 });
    fireEvent.click(dialog(), { detail: 2 });
    expect(isDialogOpen()).toBe(true);
    expect(view.moves).toEqual([]);
  });

  it('does not ask when there are no questions: submitting fails as specified', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await startAttempt(questionsResponse([]));
    press('Submit Test');
    expect(isDialogOpen()).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe(SUBMISSION_ERROR);
  });

  it('asks again after a submission that failed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await startAttempt(questionsResponse([question({ questionId: undefined })]));
    submitTest();
    expect(isDialogOpen()).toBe(false);
    expect(screen.getByRole('alert').textContent).toBe(SUBMISSION_ERROR);
    press('Submit Test');
    expect(isDialogOpen()).toBe(true);
  });
});

describe('the clock at zero', () => {
  it('submits without a question, and closes an open dialog', async () => {
    const view = await startAttempt(sample({ duration: 1 }));
    choose(2, 'B');
    press('Submit Test');
    pass(60);
    expect(isDialogOpen()).toBe(false);
    expect(view.moves).toEqual([expect.objectContaining({ to: RESULTS_URL })]);
  });

  it('closes the dialog when submitting fails, and does not ask again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await startAttempt(questionsResponse([question({ questionId: undefined })], { duration: 1 }));
    press('Submit Test');
    pass(61);
    expect(isDialogOpen()).toBe(false);
    press('Submit Test');
    expect(isDialogOpen()).toBe(false);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('is mentioned by the result, also after a reload', async () => {
    const view = await startAttempt(sample({ duration: 1 }));
    choose(2, 'B');
    pass(60);
    cleanup();
    jest.useRealTimers();
    for (const navigationState of [view.moves[0]?.state, undefined]) {
      const { container } = await renderInBrowser({ url: RESULTS_URL, navigationState });
      expect(screen.getByText('Time was up')).toBeTruthy();
      expect(await findAccessibilityIssues(container)).toEqual([]);
      cleanup();
    }
  });

  it('is not mentioned when the candidate submitted', async () => {
    const view = await startAttempt();
    submitTest();
    cleanup();
    await renderInBrowser({ url: RESULTS_URL, navigationState: view.moves[0]?.state });
    expect(screen.queryByText('Time was up')).toBeNull();
  });
});
