/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderToString } from 'react-dom/server.node';
import { createChromeStore } from '../../src/browser/chrome/chrome-state.js';
import { hydrateChromeWhenIdle } from '../../src/browser/chrome/hydrate-chrome.js';
import { Footer, Header } from '../../src/layout/index.js';
import { FOOTER_PREFIX, HEADER_PREFIX } from '../../src/shared/identifier-prefix.js';
import { Platform, platformValue } from './platform.js';
import { bareSite, navigation, search } from './site.js';

const state = { chrome: { navigation, search }, site: bareSite };
let idleWork: (() => void)[];

/** The footer's button is enabled as soon as its form has its handlers. */
const isAlive = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' }).disabled;

beforeEach(() => {
  idleWork = [];
  window.requestIdleCallback = (work) =>
    idleWork.push(() => work({ didTimeout: false, timeRemaining: () => 50 }));
  const header = renderToString(
    <Platform>
      <Header navigation={navigation} search={search} path={window.location.pathname} />
    </Platform>,
    { identifierPrefix: HEADER_PREFIX },
  );
  const footer = renderToString(
    <Platform>
      <Footer navigation={navigation} site={bareSite} />
    </Platform>,
    { identifierPrefix: FOOTER_PREFIX },
  );
  document.body.innerHTML = `<div id="mb-header">${header}</div><main id="main"><button>Start</button></main><div id="mb-footer">${footer}</div>`;
  hydrateChromeWhenIdle(state, platformValue(), createChromeStore());
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

describe('header and footer of a page from the edge', () => {
  it('come to life when the browser is idle', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(isAlive()).toBe(false);
    await act(async () => {
      for (const work of idleWork) work();
    });
    expect(isAlive()).toBe(true);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(['pointerDown', 'keyDown', 'focusIn', 'click'] as const)(
    'come to life earlier by %s, once',
    async (type) => {
      await act(async () => {
        fireEvent[type](screen.getByRole('link', { name: 'Mockingbird' }));
      });
      expect(isAlive()).toBe(true);
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await act(async () => {
        for (const work of idleWork) work();
      });
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('do not keep a visitor waiting who touches the screen', async () => {
    await act(async () => {
      fireEvent.pointerDown(screen.getByRole('button', { name: 'Start' }));
    });
    expect(isAlive()).toBe(false);
  });
});
