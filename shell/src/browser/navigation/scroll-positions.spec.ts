/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createScrollPositions } from './scroll-positions.js';

const scrollTo = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

/**
 * Loads a page in this tab.
 * @param type of the navigation, as the browser reports it
 * @param state of its history entry
 */
function load(address: string, type: string, state: unknown = null) {
  window.history.replaceState(state, '', address);
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
  const positions = createScrollPositions();
  positions.takeOver();
  /** @param top pixels that the page is scrolled */
  const leaveAt = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    positions.store();
  };
  return { leaveAt };
}

describe('a page load', () => {
  it.each(['reload', 'back_forward'])('restores the position after a %s', (type) => {
    load('/blog', 'navigate').leaveAt(1400);
    load('/blog', type);
    expect(scrollTo.mock.calls).toEqual([[0, 1400]]);
  });

  it('opens a newly typed address at its top, another one and the same', () => {
    load('/blog', 'navigate').leaveAt(1400);
    load('/about', 'navigate').leaveAt(300);
    load('/blog', 'navigate');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('restores the position of each page', () => {
    load('/blog', 'navigate').leaveAt(1400);
    load('/about', 'navigate').leaveAt(300);
    load('/blog', 'back_forward');
    load('/about', 'back_forward');
    expect(scrollTo.mock.calls).toEqual([
      [0, 1400],
      [0, 300],
    ]);
  });

  it('identifies an entry of the site by its key, not by its address', () => {
    load('/blog', 'navigate', { key: 'one' }).leaveAt(700);
    load('/blog', 'reload', { key: 'two' });
    expect(scrollTo).not.toHaveBeenCalled();
    load('/blog', 'reload', { key: 'one' });
    expect(scrollTo.mock.calls).toEqual([[0, 700]]);
  });
});
