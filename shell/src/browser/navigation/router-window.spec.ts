/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { routerWindow } from './router-window.js';

let isOwnAddress: boolean;
let cancelledKey: string;
let events: number;
let wrapped: Window;
const listener = () => void (events += 1);

beforeEach(() => {
  isOwnAddress = true;
  cancelledKey = 'none';
  events = 0;
  wrapped = routerWindow({
    isOwnAddress: () => isOwnAddress,
    isCancelled: (key) => key === cancelledKey,
  });
  wrapped.addEventListener('popstate', listener);
});

afterEach(() => wrapped.removeEventListener('popstate', listener));

const goBack = (extra: object = {}) =>
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate', { state: {} }), extra));

describe('the window as a router sees it', () => {
  it('passes on navigations by the back button', () => {
    goBack();
    expect(events).toBe(1);
  });

  it('ignores single-spa’s own events', () => {
    goBack({ singleSpa: true });
    expect(events).toBe(0);
  });

  it('ignores navigations to an address of another remote', () => {
    isOwnAddress = false;
    goBack();
    expect(events).toBe(0);
  });

  it('ignores events after the router removed its listener', () => {
    wrapped.removeEventListener('popstate', listener);
    goBack();
    expect(events).toBe(0);
  });

  it.each(['pushState', 'replaceState'] as const)(
    'does not take the address of a cancelled navigation by %s',
    (method) => {
      window.history.replaceState(null, '', '/later');
      cancelledKey = 'earlier';
      wrapped.history[method]({ key: 'earlier', idx: 1 }, '', '/earlier');
      expect(window.location.pathname).toBe('/later');
      wrapped.history[method]({ key: 'other', idx: 1 }, '', '/other');
      expect(window.location.pathname).toBe('/other');
    },
  );

  it('is the real window in everything else', () => {
    expect(wrapped.location).toBe(window.location);
    expect(wrapped.history.length).toBe(window.history.length);
    wrapped.history.pushState({ idx: 1 }, '', '/moved');
    expect(window.location.pathname).toBe('/moved');
    expect(wrapped.history.state).toEqual({ idx: 1 });
    expect(() => wrapped.setTimeout(() => undefined, 0)).not.toThrow();
  });
});
