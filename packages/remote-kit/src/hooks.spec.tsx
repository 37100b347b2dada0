import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { useHydrated } from './hooks.js';

function Part() {
  return <p>{useHydrated() ? 'browser' : 'server'}</p>;
}

afterEach(cleanup);

describe('useHydrated', () => {
  it('is false on the server', () => {
    expect(renderToString(<Part />)).toBe('<p>server</p>');
  });

  it('matches the server during hydration, and is true afterwards', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Part />);
    const onRecoverableError = jest.fn();
    await act(async () => hydrateRoot(container, <Part />, { onRecoverableError }));
    expect(container.innerHTML).toBe('<p>browser</p>');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('is true in the first render of a screen that the browser opens', () => {
    const values: boolean[] = [];
    function Screen() {
      values.push(useHydrated());
      return null;
    }
    render(<Screen />);
    expect(values).toEqual([true]);
  });
});
