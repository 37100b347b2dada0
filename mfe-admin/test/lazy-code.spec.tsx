import { describe, expect, it } from '@jest/globals';
import { createLazyCode } from '@mockingbird/remote-kit';
import { act, fireEvent, render } from '@testing-library/react';
import { Loading } from '../src/lazy-code/loading.js';
import { useLazyCode } from '../src/lazy-code/use-lazy-code.js';

/** Lazy code that the test resolves or rejects. */
function pendingCode() {
  const requests: { resolve: (code: string) => void; fail: () => void }[] = [];
  const source = createLazyCode<string>(
    () => new Promise((resolve, reject) => requests.push({ resolve, fail: () => reject(new Error('gone')) })),
  );
  return { requests, source };
}

function Part({ source }: { source: ReturnType<typeof pendingCode>['source'] }) {
  const state = useLazyCode(source);
  return state.code ? <p>{state.code}</p> : <Loading {...state} />;
}

describe('lazy code', () => {
  it('loads once, and is available immediately the next time', async () => {
    const { requests, source } = pendingCode();
    const view = render(<Part source={source} />);
    view.getByText('Loading');
    await act(async () => requests[0]?.resolve('here'));
    view.getByText('here');
    view.unmount();
    expect(render(<Part source={source} />).getByText('here')).toBeDefined();
    expect(requests).toHaveLength(1);
  });

  it('loads again after a failure', async () => {
    const { requests, source } = pendingCode();
    const view = render(<Part source={source} />);
    await act(async () => requests[0]?.fail());
    view.getByText(/could not be loaded/);
    fireEvent.click(view.getByRole('button', { name: 'Try again' }));
    view.getByText('Loading');
    await act(async () => requests[1]?.resolve('here'));
    view.getByText('here');
  });
});
