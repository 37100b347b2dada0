import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { question, questionsResponse } from '@mockingbird/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { navigate } from '@mockingbird/platform';
import {
  choose,
  field,
  openTest,
  option,
  pass,
  press,
  pressInDialog,
  sample,
  startAttempt,
  useFakeTime,
} from './runner-actions.js';

const LEAVE_MESSAGE = 'Are you sure you want to leave? Your progress will be lost.';
const STORAGE_KEY = 'mb:attempt:sample-exam-1';

beforeEach(() => {
  localStorage.clear();
  useFakeTime();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Simulates a crash: the page ends without any event. */
function crash(): void {
  const stored = localStorage.getItem(STORAGE_KEY);
  cleanup();
  localStorage.setItem(STORAGE_KEY, stored ?? '');
}

describe('an attempt that is left open', () => {
  it('is offered again after a crash, with the time left and the count answered', async () => {
    await startAttempt();
    pass(120);
    choose(1, 'B');
    crash();
    pass(3_600);
    await openTest();
    expect(screen.getByText('Continue where you left off')).toBeTruthy();
    expect(screen.getByText(/28:00 left, 1 of 2 answered/)).toBeTruthy();
    press('Continue');
    expect(option(1, 'B')).toHaveProperty('checked', true);
    expect(screen.getByRole('timer').textContent).toBe('Time left 28:00');
    pass(1);
    expect(screen.getByRole('timer').textContent).toBe('Time left 27:59');
  });

  it('is offered again after its test got another id', async () => {
    await startAttempt();
    choose(1, 'B');
    crash();
    const { meta, ...rest } = sample();
    const addresses = { test: ['sample-exam-1', 'renamed-1'], exam: ['sample-exam'] };
    const renamed = { ...rest, meta: { ...meta, testId: 'renamed-1', addresses } };
    await openTest(renamed, undefined, {}, '/mocktest/sample-exam/renamed-1');
    press('Continue');
    expect(option(1, 'B')).toHaveProperty('checked', true);
  });

  it('is not counted as another start when it continues', async () => {
    await startAttempt();
    choose(1, 'B');
    crash();
    const view = await openTest();
    press('Continue');
    expect(view.events).toEqual([]);
  });

  it('pauses its clock when the tab is hidden, and continues when it returns', async () => {
    await startAttempt();
    pass(60);
    fireEvent(window, new Event('pagehide'));
    pass(600);
    fireEvent(window, new Event('pageshow'));
    pass(1);
    expect(screen.getByRole('timer').textContent).toBe('Time left 28:59');
  });

  it('can be started over', async () => {
    await startAttempt();
    pass(120);
    choose(1, 'B');
    crash();
    const view = await openTest();
    press('Start over');
    pressInDialog('Delete and start over');
    expect(view.events).toEqual(['test-started']);
    expect(option(1, 'B')).toHaveProperty('checked', false);
    expect(screen.getByRole('timer').textContent).toBe('Time left 30:00');
  });

  it('is not deleted before the reader confirms', async () => {
    await startAttempt();
    pass(120);
    choose(1, 'B');
    crash();
    const view = await openTest();
    press('Start over');
    const dialog = screen.getByRole('dialog', { name: 'Start over?' });
    expect(dialog.textContent).toContain('This deletes 1 answer of your unfinished test.');
    pressInDialog('Keep my answers');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Start over');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(view.events).toEqual([]);
    press('Continue');
    expect(option(1, 'B')).toHaveProperty('checked', true);
  });

  it('is started over without a question when nothing was answered', async () => {
    await startAttempt();
    crash();
    const view = await openTest();
    press('Start over');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(view.events).toEqual(['test-started']);
  });

  it('is not offered when its questions have changed', async () => {
    await startAttempt();
    choose(1, 'B');
    crash();
    await openTest(questionsResponse([question({ questionId: 'new' })]));
    expect(screen.queryByText('Continue where you left off')).toBeNull();
  });

  it('is not offered when it cannot be read', async () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify('{"version":1'));
    await openTest();
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('is described without a time when the test has no clock', async () => {
    await startAttempt(sample({ duration: 0 }));
    choose(1, 'B');
    crash();
    await openTest(sample({ duration: 0 }));
    expect(screen.getByText(/^1 of 2 answered/)).toBeTruthy();
  });

  it('stops when another tab takes it over, and can be taken back', async () => {
    await startAttempt();
    choose(1, 'B');
    const ownAttempt = JSON.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''));
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(JSON.stringify({ ...ownAttempt, holderId: 'other-tab' })),
    );
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    });
    expect(screen.getByText('This test is open in another tab')).toBeTruthy();
    press('Continue here');
    expect(option(1, 'B')).toHaveProperty('checked', true);
  });
});

describe('the reader after a reload', () => {
  const heading = (name: string) => screen.getByRole('heading', { name });

  /** Simulates a crash and opens the page again. @returns the mock of `window.scrollTo` */
  async function reload() {
    crash();
    const scrollTo = jest.fn();
    const view = openTest();
    // `openTest` has already replaced `scrollTo` at this point.
    window.scrollTo = scrollTo;
    await view;
    return scrollTo;
  }

  it('sees the notice that offers the attempt', async () => {
    await startAttempt();
    const scrollTo = await reload();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(heading('Continue where you left off'));
  });

  it('stays in place when they have moved the focus', async () => {
    await startAttempt();
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    elsewhere.focus();
    const scrollTo = await reload();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('stays in place when they have pressed something', async () => {
    await startAttempt();
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    const scrollTo = await reload();
    Reflect.deleteProperty(navigator, 'userActivation');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('continues at the question that they answered last', async () => {
    await startAttempt();
    choose(2, 'B');
    await reload();
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    press('Continue');
    expect(scrollIntoView.mock.contexts).toEqual([field(2)]);
    expect(document.activeElement).toBe(heading('Question 2'));
  });

  it('continues at the top when nothing was answered', async () => {
    await startAttempt();
    const scrollTo = await reload();
    scrollTo.mockClear();
    press('Continue');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('leaving a test', () => {
  it('asks with the specified words once there is an answer; declining stays', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const view = await startAttempt();
    choose(1, 'B');
    act(() => navigate('/'));
    expect(confirm).toHaveBeenCalledWith(LEAVE_MESSAGE);
    expect(view.moves).toEqual([]);
    expect(localStorage.getItem(STORAGE_KEY)).not.toBeNull();
  });

  it('deletes the attempt when the reader accepts', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    const view = await startAttempt();
    choose(1, 'B');
    act(() => navigate('/about'));
    expect(view.moves).toEqual([{ to: '/about' }]);
    pass(10);
    cleanup();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('does not ask while nothing is answered', async () => {
    const confirm = jest.spyOn(window, 'confirm');
    const view = await startAttempt();
    act(() => navigate('/'));
    expect(confirm).not.toHaveBeenCalled();
    expect(view.moves).toEqual([{ to: '/' }]);
  });

  it('lets the browser warn before the tab is closed with answers', async () => {
    await startAttempt();
    const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(unload()).toBe(true);
    choose(1, 'B');
    expect(unload()).toBe(false);
  });
});
