import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { question, questionsResponse } from '@mockingbird/testing';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { lazyHall } from '../src/runner/hall/lazy-hall.js';
import { pass, press, sample, startAttempt, useFakeTime } from './runner-actions.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const frame = () => document.documentElement.dataset['frame'];
/** A popover is not in the accessibility tree until it opens, which jsdom cannot do. */
const setting = (name: string | RegExp) => screen.getByLabelText(name);
const clock = () => screen.getByRole('timer', { hidden: true });
const sizeOf = (element: HTMLElement) => element.closest('[aria-busy]')?.className;

describe('a test under way', () => {
  it('asks for the bare frame, until it is left', async () => {
    const { unmount } = await startAttempt();
    expect(frame()).toBe('bare');
    unmount();
    expect(frame()).toBeUndefined();
  });

  it('has its title, its clock and a submit button in one bar', async () => {
    await startAttempt();
    const bar = clock().parentElement;
    expect(bar?.textContent).toContain('0 of 2 answered');
    press('Submit');
    expect(screen.getByRole('dialog').textContent).toContain('Submit this test?');
  });

  it('shows the question text in the size that this device chose', async () => {
    const { unmount } = await startAttempt();
    const [text] = screen.getAllByText('What is 2 + 3?');
    expect(text && sizeOf(text)).toContain('normal');
    fireEvent.click(setting('Largest'));
    expect(text && sizeOf(text)).toContain('largest');
    unmount();
    localStorage.removeItem('mb:attempt:sample-exam-1');
    await startAttempt();
    expect(sizeOf(screen.getByText('What is 2 + 3?'))).toContain('largest');
    expect(await findAccessibilityIssues()).toEqual([]);
  });

  it('reads an unknown choice as the default', async () => {
    localStorage.setItem('mb:test-display', '{"textSize":"huge","hidesClock":"yes"}');
    await startAttempt();
    expect((setting('Normal') as HTMLInputElement).checked).toBe(true);
    expect((setting(/^Hide the clock/) as HTMLInputElement).checked).toBe(false);
  });
});

describe('the hidden clock', () => {
  const isSeen = () => clock().querySelector('svg') !== null;

  it('can still be read by screen readers, and appears when 5 minutes are left', async () => {
    useFakeTime();
    await startAttempt(sample({ duration: 6 }));
    expect(isSeen()).toBe(true);
    fireEvent.click(setting('Hide the clock until 5 minutes are left'));
    expect([isSeen(), clock().textContent]).toEqual([false, 'Time left 06:00']);
    pass(59);
    expect(isSeen()).toBe(false);
    pass(1);
    expect([isSeen(), clock().textContent]).toEqual([true, 'Time left 05:00']);
  });

  it('is no choice in a test without a clock', async () => {
    await startAttempt(sample({ duration: 0 }));
    expect(screen.queryByLabelText(/^Hide the clock/)).toBeNull();
  });
});

describe('full screen', () => {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(document, name, { configurable: true, value });
  afterEach(() => {
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name);
  });

  it('is offered where the browser has it, and can be left', async () => {
    define('fullscreenEnabled', true);
    const request = jest.fn(() => {
      define('fullscreenElement', document.documentElement);
      document.dispatchEvent(new Event('fullscreenchange'));
      return Promise.resolve();
    });
    const exit = jest.fn(() => Promise.reject(new Error('refused')));
    define('exitFullscreen', exit);
    document.documentElement.requestFullscreen = request;
    await startAttempt();
    const button = (name: string) => screen.getByRole('button', { name, hidden: true });
    act(() => button('Full screen').click());
    expect(request).toHaveBeenCalledTimes(1);
    act(() => button('Leave full screen').click());
    expect(exit).toHaveBeenCalledTimes(1);
  });

  it('is not offered elsewhere', async () => {
    await startAttempt();
    expect(screen.queryByRole('button', { name: 'Full screen', hidden: true })).toBeNull();
  });
});

describe('a passage in the hall', () => {
  const withPassages = () =>
    questionsResponse(
      ['One text', 'One text', 'Another text', undefined].map((passage, index) =>
        question({
          questionId: `q-${index + 1}`,
          questionText: `Question ${index + 1}?`,
          ...(passage && { passage }),
        }),
      ),
    );
  const passage = () => screen.queryByRole('region', { name: 'Passage' });

  it('is in a pane that stays for all of its questions', async () => {
    await startAttempt(withPassages());
    press('One at a time');
    await act(async () => void (await lazyHall.load()));
    const pane = passage();
    expect(pane?.textContent).toBe('One text');
    press('Save & Next');
    expect(passage()).toBe(pane);
    expect(screen.getAllByText('One text')).toHaveLength(1);
    press('Save & Next');
    expect(passage()).not.toBe(pane);
    expect(passage()?.textContent).toBe('Another text');
    expect(await findAccessibilityIssues()).toEqual([]);
    press('Save & Next');
    expect(passage()).toBeNull();
  });
});

describe('reporting during a test', () => {
  it('opens the form of the question', async () => {
    await startAttempt();
    press('Report this question number 2');
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
