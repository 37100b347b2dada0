import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { lazyRunner } from '../src/runner/lazy-runner.js';
import { option, press, pressInDialog, choose, sample, startAttempt, TEST_URL } from './runner-actions.js';
import { resolvesWith, renderInBrowser } from './render.js';

/** Delays the runner's code until the test resolves or rejects it. */
function delayRunnerCode() {
  let resolveCode = (): void => undefined;
  let rejectCode = (): void => undefined;
  const gate = new Promise<void>((resolve, reject) => {
    resolveCode = resolve;
    rejectCode = () => reject(new Error('offline'));
  });
  const { getLoaded, load } = lazyRunner;
  let isLoaded = false;
  jest.spyOn(lazyRunner, 'getLoaded').mockImplementation(() => (isLoaded ? getLoaded() : undefined));
  const loads = jest.spyOn(lazyRunner, 'load').mockImplementation(async () => {
    await gate;
    isLoaded = true;
    return load();
  });
  const settle = (settleCode: () => void) =>
    act(async () => {
      settleCode();
      await gate.catch(() => undefined);
      await load();
    });
  return { loads, resolve: () => settle(resolveCode), reject: () => settle(rejectCode) };
}

const openStartPanel = () => renderInBrowser({ url: TEST_URL, api: { questions: resolvesWith(sample()) } });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('Start before the runner is loaded', () => {
  it('says that the test opens, shows the panel, and starts once', async () => {
    const { resolve } = delayRunnerCode();
    const view = await openStartPanel();
    press('Start');
    press('Opening the test…');
    expect(screen.getByText('Before you start')).toBeTruthy();
    // The header goes now, and not when the code has come: the page would move without a press.
    expect(document.documentElement.dataset['frame']).toBe('bare');
    expect(view.events).toEqual([]);
    expect(localStorage).toHaveLength(0);
    await resolve();
    expect(view.events).toEqual(['test-started']);
    expect(screen.getByText('What is 2 + 3?')).toBeTruthy();
  });

  it('shows an error when loading fails, and starts after a second try', async () => {
    const first = delayRunnerCode();
    const view = await openStartPanel();
    press('Start');
    await first.reject();
    expect(document.documentElement.dataset['frame']).toBeUndefined();
    expect(screen.getByRole('alert').textContent).toContain("We couldn't open the test.");
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
    jest.restoreAllMocks();
    press('Start');
    await act(async () => {
      await lazyRunner.load();
    });
    expect(screen.getByText('What is 2 + 3?')).toBeTruthy();
    expect(view.events).toEqual(['test-started']);
  });

  it('starts nothing after the reader has left', async () => {
    const { resolve } = delayRunnerCode();
    const view = await openStartPanel();
    press('Start');
    cleanup();
    await resolve();
    expect(view.events).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the code of the runner', () => {
  it.each(['focus', 'pointerEnter'] as const)('is preloaded at the %s of Start', async (event) => {
    const preload = jest.spyOn(lazyRunner, 'preload').mockImplementation(() => undefined);
    Object.assign(navigator, { connection: { saveData: true } });
    await openStartPanel();
    expect(preload).not.toHaveBeenCalled();
    fireEvent[event](screen.getByRole('button', { name: 'Start' }));
    expect(preload).toHaveBeenCalledTimes(1);
  });

  it('is preloaded when the browser is idle, unless the data saver is on', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const preload = jest.spyOn(lazyRunner, 'preload').mockImplementation(() => undefined);
    await openStartPanel();
    expect(preload).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(2_000));
    expect(preload).toHaveBeenCalledTimes(1);
    cleanup();
    Object.assign(navigator, { connection: { saveData: true } });
    await openStartPanel();
    act(() => jest.advanceTimersByTime(2_000));
    expect(preload).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

describe('a stored attempt before its code is loaded', () => {
  /** Leaves an attempt with one response, as a crash does. */
  async function leaveAttempt() {
    await startAttempt();
    choose(1, 'B');
    const stored = localStorage.getItem('mb:attempt:sample-exam-1') ?? '';
    cleanup();
    localStorage.setItem('mb:attempt:sample-exam-1', stored);
  }

  it('is offered immediately, with the figures of its summary', async () => {
    await leaveAttempt();
    delayRunnerCode();
    await openStartPanel();
    expect(screen.getByText(/left, 1 of 2 answered/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  it('is offered immediately, and its figures follow where an older site version stored it', async () => {
    await leaveAttempt();
    localStorage.removeItem('mb:unfinished:sample-exam-1');
    const { resolve } = delayRunnerCode();
    await openStartPanel();
    expect(screen.getByText('Continue where you left off')).toBeTruthy();
    expect(screen.getByText(/Loading your answers\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    await resolve();
    expect(screen.getByText(/left, 1 of 2 answered/)).toBeTruthy();
  });

  it('continues as soon as the code is loaded, after Continue', async () => {
    await leaveAttempt();
    const { resolve } = delayRunnerCode();
    const view = await openStartPanel();
    press('Continue');
    await resolve();
    expect(option(1, 'B')).toHaveProperty('checked', true);
    expect(view.events).toEqual([]);
  });

  it('can be started over when the code loads late', async () => {
    await leaveAttempt();
    const { resolve } = delayRunnerCode();
    await openStartPanel();
    press('Start over');
    await resolve();
    expect(await findAccessibilityIssues(screen.getByRole('dialog'))).toEqual([]);
    pressInDialog('Delete and start over');
    expect(option(1, 'B')).toHaveProperty('checked', false);
  });

  it('is replaced by Start when another tab has submitted it', async () => {
    await leaveAttempt();
    const { resolve } = delayRunnerCode();
    await openStartPanel();
    localStorage.clear();
    press('Continue');
    await resolve();
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
    expect(screen.queryByText('Continue where you left off')).toBeNull();
  });
});
