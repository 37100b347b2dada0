import { expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useSharedInputs, type LinkFormat } from './use-shared-inputs.js';

interface Pair {
  a: number;
  b: number;
}

const FORMAT: LinkFormat<Pair> = {
  names: ['a', 'b'],
  read: (query) => ({ a: Number(query.get('a')), b: Number(query.get('b')) }),
  write: ({ a, b }) => ({ a: String(a), b: String(b) }),
};
const START: Pair = { a: 0, b: 0 };

interface Props {
  /** A value that is set before hydration. */
  early?: number;
}

function Calculator({ early }: Props) {
  const { inputs, link, change } = useSharedInputs(START, FORMAT);
  const navigate = useNavigate();
  const first = useRef({ early, change });
  useEffect(() => {
    const { early: earlyValue, change: changeInputs } = first.current;
    if (earlyValue !== undefined) changeInputs((present) => ({ ...present, a: earlyValue }));
  }, []);
  return (
    <>
      <output>{`${inputs.a} ${inputs.b} ${link}`}</output>
      <button onClick={() => change((present) => ({ ...present, b: 9 }))}>Change</button>
      <button onClick={() => void navigate('/tools#main')}>Skip</button>
    </>
  );
}

async function hydrated(props: Props = {}) {
  const page = (
    <MemoryRouter initialEntries={['/tools?a=5&b=6']}>
      <Calculator {...props} />
    </MemoryRouter>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const shown = () => container.querySelector('output')?.textContent;
  const served = shown();
  await act(async () => hydrateRoot(container, page));
  const press = (at: number) => act(async () => container.querySelectorAll('button')[at]?.click());
  return { served, shown, press };
}

it('renders the same HTML for every query, and applies the link after hydration', async () => {
  const { served, shown } = await hydrated();
  expect(served).toBe('0 0 none');
  expect(shown()).toBe('5 6 restored');
});

it('keeps the link’s other inputs when one was set before hydration', async () => {
  const { shown } = await hydrated({ early: 7 });
  expect(shown()).toBe('7 6 none');
});

it('keeps what was changed when a jump inside the page shows the router the shorter address', async () => {
  const { shown, press } = await hydrated();
  await press(0);
  await press(1);
  expect(shown()).toBe('5 9 none');
});
