import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { later } from '../src/lazy-code/lazy-code.js';
import { NotYet } from '../src/lazy-code/loading.js';
import { useLater } from '../src/lazy-code/use-lazy-code.js';

/** Code that comes when the test says so. */
function pending() {
  const asked: { come: (code: string) => void; fail: () => void }[] = [];
  const source = later<string>(
    () =>
      new Promise((resolve, reject) => asked.push({ come: resolve, fail: () => reject(new Error('gone')) })),
  );
  return { asked, source };
}

function Part({ source }: { source: ReturnType<typeof pending>['source'] }) {
  const arrival = useLater(source);
  return arrival.code ? <p>{arrival.code}</p> : <NotYet {...arrival} />;
}

describe('code that comes later', () => {
  it('is fetched once, and is there at once the next time', async () => {
    const { asked, source } = pending();
    const view = render(<Part source={source} />);
    view.getByText('Loading');
    await act(async () => asked[0]?.come('here'));
    view.getByText('here');
    view.unmount();
    expect(render(<Part source={source} />).getByText('here')).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it('is asked for again after a failure', async () => {
    const { asked, source } = pending();
    const view = render(<Part source={source} />);
    await act(async () => asked[0]?.fail());
    view.getByText(/could not be loaded/);
    fireEvent.click(view.getByRole('button', { name: 'Try again' }));
    view.getByText('Loading');
    await act(async () => asked[1]?.come('here'));
    view.getByText('here');
  });
});
