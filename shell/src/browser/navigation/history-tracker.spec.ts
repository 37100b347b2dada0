/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useLeaveGuard } from '@mockingbird/platform';
import { createElement } from 'react';
import { createHistoryTracker } from './history-tracker.js';
import { mayLeave } from './leave-guard.js';

const onLeave = jest.fn();
const onConfirmed = jest.fn();
const onPopState = jest.fn<() => boolean>();
const laterListener = jest.fn();
const history = createHistoryTracker();
const confirm = jest.spyOn(window, 'confirm');
const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);

function Guarded() {
  useLeaveGuard(true, { message: 'Leave the test?', onLeave });
  return null;
}
const guard = () => render(createElement(Guarded));

beforeAll(() => {
  history.watch({ onConfirmed, onPopState });
  window.addEventListener('popstate', laterListener);
});

beforeEach(() => {
  jest.clearAllMocks();
  onPopState.mockReturnValue(true);
  window.history.replaceState({ idx: 3 }, '', '/test');
  history.recordEntry();
});

afterEach(cleanup);

/** The browser changes the address before it dispatches the event. */
function back(extra: object = {}): void {
  window.history.replaceState({ idx: 2 }, '', '/exam');
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate', { state: { idx: 2 } }), extra));
}

describe('the index of a history entry', () => {
  it.each([
    [{ idx: 4 }, 4],
    [{ idx: 'x' }, 0],
    [null, 0],
    ['x', 0],
  ])('is, for the state %p, %p', (state, index) => {
    window.history.replaceState(state, '');
    history.recordEntry();
    expect(history.currentIndex()).toBe(index);
  });
});

describe('leaving by a link', () => {
  it('is free without a guard, and needs a confirmation with one', () => {
    expect(mayLeave()).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
    guard();
    confirm.mockReturnValueOnce(false);
    expect(mayLeave()).toBe(false);
    expect(onLeave).not.toHaveBeenCalled();
    confirm.mockReturnValueOnce(true);
    expect(mayLeave()).toBe(true);
    expect(confirm).toHaveBeenLastCalledWith('Leave the test?');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('the back button', () => {
  it('navigates freely without a guard', () => {
    back();
    expect(onPopState).toHaveBeenCalledTimes(1);
    expect(laterListener).toHaveBeenCalledTimes(1);
  });

  it('is hidden from later listeners when the shell handles the navigation itself', () => {
    onPopState.mockReturnValue(false);
    back();
    expect(laterListener).not.toHaveBeenCalled();
  });

  it('is undone when the visitor stays, and hidden from later listeners', () => {
    guard();
    confirm.mockReturnValueOnce(false);
    back();
    expect(go).toHaveBeenCalledWith(1);
    back();
    expect([onPopState, onConfirmed, laterListener].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('informs the shell when the visitor leaves', () => {
    guard();
    confirm.mockReturnValueOnce(true);
    back();
    expect(onConfirmed).toHaveBeenCalledTimes(1);
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect([onPopState, laterListener].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  });

  it('ignores single-spa’s own events', () => {
    guard();
    back({ singleSpa: true });
    expect(confirm).not.toHaveBeenCalled();
    expect(onPopState).not.toHaveBeenCalled();
  });
});

describe('an anchor of the same page', () => {
  it('needs no confirmation despite a guard, and gets its index in the history', () => {
    guard();
    window.history.replaceState(null, '', '/test#main');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(confirm).not.toHaveBeenCalled();
    expect(history.currentIndex()).toBe(4);
    expect(window.history.state).toMatchObject({ idx: 4 });
    window.history.replaceState({ idx: 3 }, '', '/test');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 3 } }));
    expect(confirm).not.toHaveBeenCalled();
    expect(history.currentIndex()).toBe(3);
  });
});
