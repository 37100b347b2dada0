import { describe, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { createApi } from '@mockingbird/api-client';
import { PlatformProvider } from '../context.js';
import { defineFragment } from './define-fragment.js';
import { defineRemote } from '../pages/define-remote.js';
import { Fragment } from './fragment.js';
import type { FragmentHost } from './fragment-host.js';
import { createFragmentElement, fillFragment, loadFragment } from './load-fragment.js';
import { createRegionStore } from '../visitor/region.js';

const refuse = () => Promise.reject(new Error('no calls here'));
const api = createApi({ request: refuse, send: refuse, prepare: refuse });
const site = { origin: 'https://site.test', renderedAt: 0 };
const base = { api, site, region: createRegionStore() };

function Screen({ fragments, topic }: { fragments?: FragmentHost; topic: string }) {
  return (
    <PlatformProvider value={{ ...base, fragments }}>
      <p>Screen</p>
      <Fragment name="quiz" input={{ topic }} />
    </PlatformProvider>
  );
}

const hostWith = (html: string): FragmentHost => ({ html: () => html, mount: () => () => undefined });

describe('a placed fragment', () => {
  it('holds what the server drew, and the screen never touches it again', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Screen fragments={hostWith('<b>quiz</b>')} topic="a" />);
    const element = container.querySelector('b');
    const mount = jest.fn<FragmentHost['mount']>(() => () => undefined);
    const fragments = { html: () => '', mount };
    const view = await act(async () =>
      render(<Screen fragments={fragments} topic="a" />, { container, hydrate: true }),
    );
    view.rerender(<Screen fragments={fragments} topic="a" />);
    expect(container.querySelector('b')).toBe(element);
    expect(mount).toHaveBeenCalledTimes(1);
    const [place, placement] = mount.mock.calls[0] ?? [];
    expect(place).toBe(element?.parentElement);
    expect(placement).toEqual({ name: 'quiz', input: { topic: 'a' } });
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('is removed with its screen, and rendered again for another input', () => {
    const taken: string[] = [];
    const mount: FragmentHost['mount'] = (_, { input }) => {
      const said = JSON.stringify(input);
      return () => taken.push(said);
    };
    const fragments = { html: () => '', mount };
    const view = render(<Screen fragments={fragments} topic="a" />);
    const first = view.container.querySelector('[data-mb-fragment]');
    view.rerender(<Screen fragments={fragments} topic="b" />);
    expect(taken).toEqual(['{"topic":"a"}']);
    expect(view.container.querySelector('[data-mb-fragment]')).not.toBe(first);
    view.unmount();
    expect(taken).toEqual(['{"topic":"a"}', '{"topic":"b"}']);
  });

  it('stays empty inside another fragment', () => {
    const { container } = render(<Screen topic="a" />);
    expect(container.querySelector('[data-mb-fragment="quiz"]')?.innerHTML).toBe('');
  });
});

describe('a fragment of a remote', () => {
  const fragment = defineFragment({
    input: {
      parse: (value) => {
        if (typeof value !== 'string') throw new Error('Expected a name');
        return value.trim();
      },
    },
    loader: async ({ input }) => (input === 'unknown' ? undefined : { greeting: `Hello ${input}` }),
    Component: ({ data }) => <p>{data.greeting}</p>,
  });
  const remote = defineRemote({ routes: {}, fragments: { greeting: async () => ({ default: fragment }) } });
  const rest = { api, site, signal: new AbortController().signal };

  it('is found by name, loaded with validated input, and rendered', async () => {
    const found = await loadFragment(remote, 'greeting');
    const { isEmpty, data } = await fillFragment(found, { ...rest, input: ' Ada ' });
    expect(isEmpty).toBe(false);
    expect(renderToString(createFragmentElement(found, 'Ada', data))).toBe('<p>Hello Ada</p>');
  });

  it('may have nothing to show, refuses what does not fit, and is missed when it is not there', async () => {
    expect((await fillFragment(fragment, { ...rest, input: 'unknown' })).isEmpty).toBe(true);
    await expect(fillFragment(fragment, { ...rest, input: 3 })).rejects.toThrow('Expected a name');
    await expect(loadFragment(remote, 'other')).rejects.toThrow('defines no fragment "other"');
  });
});
