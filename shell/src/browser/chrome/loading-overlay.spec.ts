/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { remoteContainer } from '../remotes/remote-container.js';
import { createChromeStore } from './chrome-state.js';
import { createLoadingOverlay } from './loading-overlay.js';
import { createScreenSnapshot } from './screen-snapshot.js';

const snapshot = createScreenSnapshot();
const overlay = createLoadingOverlay({ chromeStore: createChromeStore(), snapshot });
const advance = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main><div id="mb-remote"><p>Old screen</p></div></main>';
});

afterEach(() => {
  act(() => overlay.hide());
  jest.useRealTimers();
});

describe('the loading state of a route', () => {
  it('replaces the old screen after the delay, and is removed for the new one', () => {
    overlay.showAfter({ shape: 'text' }, 300);
    advance(299);
    expect(screen.queryByText('Loading...')).toBeNull();
    advance(1);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(remoteContainer().hidden).toBe(true);
    act(() => overlay.hide());
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(remoteContainer().hidden).toBe(false);
  });

  it('removes the snapshot of the old screen', () => {
    snapshot.freezeScreen(remoteContainer());
    overlay.showAfter({ shape: 'cards' }, 0);
    advance(1);
    expect(document.querySelectorAll('main > div')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('never shows when the screen is in time, or the route has none', () => {
    overlay.showAfter({ shape: 'article' }, 300);
    overlay.hide();
    overlay.showAfter(undefined, 0);
    advance(1_000);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
