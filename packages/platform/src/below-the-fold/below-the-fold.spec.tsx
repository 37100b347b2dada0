import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformProvider, type PlatformValue } from '../context.js';
import { BelowTheFold } from './below-the-fold.js';

let container: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  container.remove();
});

const screen = (showsWhole?: () => boolean, whenIdle?: (work: () => void) => void) => (
  // Only these values are read.
  <PlatformProvider value={{ showsWhole, whenIdle } as PlatformValue}>
    <h1>Title</h1>
    <BelowTheFold>
      <p>One</p>
      <p>Two</p>
    </BelowTheFold>
  </PlatformProvider>
);

describe('parts below the fold', () => {
  it('are in the page from the server, and hydrate without a difference', async () => {
    container.innerHTML =
      '<h1>Title</h1><div class="below-the-fold"><!--$--><p>One</p><p>Two</p><!--/$--></div>';
    expect(container.textContent).toBe('TitleOneTwo');
    const differences: unknown[] = [];
    await act(async () => {
      hydrateRoot(
        container,
        screen(() => true),
        { onRecoverableError: (error) => differences.push(error) },
      );
      await Promise.resolve();
    });
    expect(differences).toEqual([]);
    expect(container.textContent).toBe('TitleOneTwo');
  });

  it('follow the first frame of a screen that a link opens', async () => {
    const root = createRoot(container);
    await act(async () => {
      flushSync(() => root.render(screen(() => false)));
      expect(container.textContent).toBe('Title');
      await Promise.resolve();
    });
    expect(container.textContent).toBe('TitleOneTwo');
    act(() => root.unmount());
  });

  it('are in the first frame of a screen that shows its whole content', () => {
    const root = createRoot(container);
    act(() => {
      flushSync(() => root.render(screen(() => true)));
      expect(container.textContent).toBe('TitleOneTwo');
    });
    act(() => root.unmount());
  });

  it('are laid out one after the other when the browser is idle', () => {
    const idle: (() => void)[] = [];
    const root = createRoot(container);
    act(() => root.render(screen(undefined, (work) => idle.push(work))));
    const laidOut = () =>
      [...container.querySelectorAll('[data-laid-out]')].map(({ textContent }) => textContent);
    expect(laidOut()).toEqual([]);
    idle.shift()?.();
    expect(laidOut()).toEqual(['One']);
    idle.shift()?.();
    expect(laidOut()).toEqual(['One', 'Two']);
    act(() => root.unmount());
  });
});
