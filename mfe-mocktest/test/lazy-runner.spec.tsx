import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { accessibilityFaults } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { takingCode } from '../src/runner/lazy-runner.js';
import { option, press, pressInDialog, choose, sample, startTest, TEST_URL } from './runner-actions.js';
import { answers, inBrowser } from './render.js';

/** The code of the test on its way: it comes, or does not, when the test says so. */
function codeOnItsWay() {
  let come = (): void => undefined;
  let fail = (): void => undefined;
  const arrival = new Promise<void>((resolve, reject) => {
    come = resolve;
    fail = () => reject(new Error('offline'));
  });
  const { here, load } = takingCode;
  let isHere = false;
  jest.spyOn(takingCode, 'here').mockImplementation(() => (isHere ? here() : undefined));
  const loads = jest.spyOn(takingCode, 'load').mockImplementation(async () => {
    await arrival;
    isHere = true;
    return load();
  });
  const settle = (how: () => void) =>
    act(async () => {
      how();
      await arrival.catch(() => undefined);
      await load();
    });
  return { loads, come: () => settle(come), fail: () => settle(fail) };
}

const openAlone = () => inBrowser({ url: TEST_URL, api: { questions: answers(sample()) } });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('Start before the code of the test is there', () => {
  it('says that the test is being opened, keeps the panel, and starts once', async () => {
    const { come } = codeOnItsWay();
    const view = await openAlone();
    press('Start');
    press('Opening the test…');
    expect(screen.getByText('Before you start')).toBeTruthy();
    expect(view.events).toEqual([]);
    expect(localStorage).toHaveLength(0);
    await come();
    expect(view.events).toEqual(['test-started']);
    expect(screen.getByText('What is 2 + 3?')).toBeTruthy();
  });

  it('says so when it does not come, and starts when it comes after all', async () => {
    const first = codeOnItsWay();
    const view = await openAlone();
    press('Start');
    await first.fail();
    expect(screen.getByRole('alert').textContent).toContain('The test could not be opened.');
    expect(await accessibilityFaults(view.container)).toEqual([]);
    jest.restoreAllMocks();
    press('Start');
    await act(async () => {
      await takingCode.load();
    });
    expect(screen.getByText('What is 2 + 3?')).toBeTruthy();
    expect(view.events).toEqual(['test-started']);
  });

  it('starts nothing for a reader who has left meanwhile', async () => {
    const { come } = codeOnItsWay();
    const view = await openAlone();
    press('Start');
    cleanup();
    await come();
    expect(view.events).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the code of the test', () => {
  it.each(['focus', 'pointerEnter'] as const)('is fetched ahead at the %s of Start', async (event) => {
    const ahead = jest.spyOn(takingCode, 'ahead').mockImplementation(() => undefined);
    Object.assign(navigator, { connection: { saveData: true } });
    await openAlone();
    expect(ahead).not.toHaveBeenCalled();
    fireEvent[event](screen.getByRole('button', { name: 'Start' }));
    expect(ahead).toHaveBeenCalledTimes(1);
  });

  it('is fetched ahead when the browser is idle, unless the reader saves data', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const ahead = jest.spyOn(takingCode, 'ahead').mockImplementation(() => undefined);
    await openAlone();
    expect(ahead).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(2_000));
    expect(ahead).toHaveBeenCalledTimes(1);
    cleanup();
    Object.assign(navigator, { connection: { saveData: true } });
    await openAlone();
    act(() => jest.advanceTimersByTime(2_000));
    expect(ahead).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe('an attempt that is kept, before the code that reads it is there', () => {
  /** An attempt with one answer, left by a crash. */
  async function leaveAnAttempt() {
    await startTest();
    choose(1, 'B');
    const kept = localStorage.getItem('mb:attempt:sample-exam-1') ?? '';
    cleanup();
    localStorage.setItem('mb:attempt:sample-exam-1', kept);
  }

  it('is offered at once; its figures follow', async () => {
    await leaveAnAttempt();
    const { come } = codeOnItsWay();
    await openAlone();
    expect(screen.getByText('Continue where you left off')).toBeTruthy();
    expect(screen.getByText(/Your answers are being read\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    await come();
    expect(screen.getByText(/left, 1 of 2 answered/)).toBeTruthy();
  });

  it('goes on as soon as the code has come, when the reader asked for it', async () => {
    await leaveAnAttempt();
    const { come } = codeOnItsWay();
    const view = await openAlone();
    press('Continue');
    await come();
    expect(option(1, 'B')).toHaveProperty('checked', true);
    expect(view.events).toEqual([]);
  });

  it('can be started over when the code comes late', async () => {
    await leaveAnAttempt();
    const { come } = codeOnItsWay();
    await openAlone();
    press('Start over');
    await come();
    expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([]);
    pressInDialog('Delete and start over');
    expect(option(1, 'B')).toHaveProperty('checked', false);
  });

  it('gives way to Start when another tab has handed it in meanwhile', async () => {
    await leaveAnAttempt();
    const { come } = codeOnItsWay();
    await openAlone();
    localStorage.clear();
    press('Continue');
    await come();
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
    expect(screen.queryByText('Continue where you left off')).toBeNull();
  });
});
