/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { routerWindow } from './router-window.js';

let own: boolean;
let heard: number;
let wrapped: Window;
const listener = () => void (heard += 1);

beforeEach(() => {
  own = true;
  heard = 0;
  wrapped = routerWindow(() => own);
  wrapped.addEventListener('popstate', listener);
});

afterEach(() => wrapped.removeEventListener('popstate', listener));

const move = (extra: object = {}) =>
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate', { state: {} }), extra));

describe('the window as a router sees it', () => {
  it('tells of moves by the back button', () => {
    move();
    expect(heard).toBe(1);
  });

  it('is silent about single-spa’s own events', () => {
    move({ singleSpa: true });
    expect(heard).toBe(0);
  });

  it('is silent about moves to an address of another remote', () => {
    own = false;
    move();
    expect(heard).toBe(0);
  });

  it('is silent once the router has gone', () => {
    wrapped.removeEventListener('popstate', listener);
    move();
    expect(heard).toBe(0);
  });

  it('is the real window in everything else', () => {
    expect(wrapped.location).toBe(window.location);
    expect(wrapped.history).toBe(window.history);
    wrapped.history.pushState({ idx: 1 }, '', '/moved');
    expect(window.location.pathname).toBe('/moved');
    expect(() => wrapped.setTimeout(() => undefined, 0)).not.toThrow();
  });
});
