/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useLeaveGuard } from '@mockingbird/platform';
import { createElement } from 'react';
import { mayLeave, noteHistoryIndex, presentIndex, watchHistory } from './history-tracker.js';

const onLeave = jest.fn();
const onAccepted = jest.fn();
const onMove = jest.fn<() => boolean>();
const later = jest.fn();
const confirm = jest.spyOn(window, 'confirm');
const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);

function Guarded() {
  useLeaveGuard(true, { message: 'Leave the test?', onLeave });
  return null;
}
const guard = () => render(createElement(Guarded));

beforeAll(() => {
  watchHistory({ onAccepted, onMove });
  window.addEventListener('popstate', later);
});

beforeEach(() => {
  jest.clearAllMocks();
  onMove.mockReturnValue(true);
  window.history.replaceState({ idx: 3 }, '', '/test');
  noteHistoryIndex();
});

afterEach(cleanup);

/** The browser has moved already when it tells. */
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
  ])('is of the state %p %p', (state, index) => {
    window.history.replaceState(state, '');
    noteHistoryIndex();
    expect(presentIndex()).toBe(index);
  });
});

describe('leaving by a link', () => {
  it('is free without a guard, and needs a yes with one', () => {
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
  it('moves freely without a guard', () => {
    back();
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('is hidden from everybody behind when the shell takes the move itself', () => {
    onMove.mockReturnValue(false);
    back();
    expect(later).not.toHaveBeenCalled();
  });

  it('is undone when the reader stays, and nobody else hears of either move', () => {
    guard();
    confirm.mockReturnValueOnce(false);
    back();
    expect(go).toHaveBeenCalledWith(1);
    back();
    expect([onMove, onAccepted, later].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('leads to where the shell says when the reader leaves', () => {
    guard();
    confirm.mockReturnValueOnce(true);
    back();
    expect(onAccepted).toHaveBeenCalledTimes(1);
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect([onMove, later].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  });

  it('is not asked about single-spa’s own events', () => {
    guard();
    back({ singleSpa: true });
    expect(confirm).not.toHaveBeenCalled();
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('an anchor of the same page', () => {
  it('asks nothing, although the screen has a guard, and gets its number in the history', () => {
    guard();
    window.history.replaceState(null, '', '/test#main');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(confirm).not.toHaveBeenCalled();
    expect(presentIndex()).toBe(4);
    expect(window.history.state).toMatchObject({ idx: 4 });
    window.history.replaceState({ idx: 3 }, '', '/test');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 3 } }));
    expect(confirm).not.toHaveBeenCalled();
    expect(presentIndex()).toBe(3);
  });
});
