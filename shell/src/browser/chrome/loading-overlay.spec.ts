/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { leaveGhost } from './screen-snapshot.js';
import { announceLoading, endLoading } from './loading-overlay.js';
import { remoteContainer } from '../shell-context.js';

const later = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main><div id="mb-remote"><p>Old screen</p></div></main>';
});

afterEach(() => {
  act(endLoading);
  jest.useRealTimers();
});

describe('the loading state of a route', () => {
  it('takes the place of the old screen when the time is over, and gives it to the new one', () => {
    announceLoading({ shape: 'text' }, 300);
    later(299);
    expect(screen.queryByText('Loading...')).toBeNull();
    later(1);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(remoteContainer().hidden).toBe(true);
    act(endLoading);
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(remoteContainer().hidden).toBe(false);
  });

  it('takes the still picture of the old screen away', () => {
    leaveGhost(remoteContainer());
    announceLoading({ shape: 'cards' }, 0);
    later(1);
    expect(document.querySelectorAll('main > div')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('never shows when the screen comes in time, or where the route names none', () => {
    announceLoading({ shape: 'article' }, 300);
    endLoading();
    announceLoading(undefined, 0);
    later(1_000);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
