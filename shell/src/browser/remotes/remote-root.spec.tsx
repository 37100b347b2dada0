/** @jest-environment ../packages/tooling/src/jest/jsdom-environment.mjs */
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useId, useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { createRemoteRoot, type RemoteRootOptions } from './remote-root.js';

let container: HTMLElement;
const renderError = (error: unknown) => <p role="alert">{String(error)}</p>;

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button id={useId()} type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  );
}

const open = (options: Partial<RemoteRootOptions>) =>
  createRemoteRoot({
    container,
    identifierPrefix: 'mfe-a-',
    isHydrating: false,
    content: <Counter />,
    renderError,
    onRepair: () => undefined,
    ...options,
  });

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => {
  container.remove();
  jest.restoreAllMocks();
});

describe('the root of a remote', () => {
  it('has rendered when it is created, and mounts', async () => {
    const root = await act(() => open({}));
    expect(container.textContent).toBe('Pressed 0');
    await expect(root.mounted).resolves.toBeUndefined();
    act(() => root.unmount());
    expect(container.innerHTML).toBe('');
  });

  it('keeps the server’s markup, ids included, and makes it interactive', async () => {
    container.innerHTML = renderToString(<Counter />, { identifierPrefix: 'mfe-a-' });
    const button = container.querySelector('button');
    const onRepair = jest.fn();
    const root = await act(() => open({ isHydrating: true, onRepair }));
    await root.mounted;
    expect(container.querySelector('button')).toBe(button);
    act(() => button?.click());
    expect(button?.textContent).toBe('Pressed 1');
    expect(onRepair).not.toHaveBeenCalled();
  });

  it('reports that React replaced the server’s markup', async () => {
    container.innerHTML = '<p>Something else</p>';
    const onRepair = jest.fn();
    const root = await act(() => open({ isHydrating: true, onRepair }));
    await root.mounted;
    expect(container.textContent).toBe('Pressed 0');
    expect(onRepair).toHaveBeenCalled();
  });

  it('renders the error when its content throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('sabotage');
    };
    const root = await act(() => open({ content: <Broken /> }));
    await root.mounted;
    expect(container.querySelector('[role="alert"]')?.textContent).toBe('Error: sabotage');
  });
});
