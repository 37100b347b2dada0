/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { routerWindow } from './router-window.js';

let isOwnAddress: boolean;
let events: number;
let wrapped: Window;
const listener = () => void (events += 1);

beforeEach(() => {
  isOwnAddress = true;
  events = 0;
  wrapped = routerWindow(() => isOwnAddress);
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

  it('is the real window in everything else', () => {
    expect(wrapped.location).toBe(window.location);
    expect(wrapped.history).toBe(window.history);
    wrapped.history.pushState({ idx: 1 }, '', '/moved');
    expect(window.location.pathname).toBe('/moved');
    expect(() => wrapped.setTimeout(() => undefined, 0)).not.toThrow();
  });
});
