import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server.node';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createApi } from '@mockingbird/api-client';
import { PlatformProvider, useApi, useSite } from './context.js';
import { useNavigationState } from './hooks.js';
import { createRegionStore } from './visitor/region.js';
import { useRegion } from './visitor/use-region.js';

const api = createApi({
  request: () => Promise.reject(new Error('not called')),
  send: () => Promise.reject(new Error('not called')),
  prepare: () => Promise.reject(new Error('not called')),
});

function Shown() {
  const { country } = useRegion();
  return <p>{[useSite().origin, country, useApi() === api].join(' ')}</p>;
}

describe('what the shell hands to a remote', () => {
  it('is there for every component', () => {
    const region = createRegionStore({ country: 'IN', source: 'stored' });
    const html = renderToString(
      <PlatformProvider value={{ api, region, site: { origin: 'https://site.test', renderedAt: 0 } }}>
        <Shown />
      </PlatformProvider>,
    );
    expect(html).toBe('<p>https://site.test IN true</p>');
  });

  it('is missed loudly where there is no shell', () => {
    expect(() => renderToString(<Shown />)).toThrow('No shell around this component');
  });

  it('includes what the last link handed over', () => {
    const Handed = () => <p>{JSON.stringify(useNavigationState() ?? 'nothing')}</p>;
    const at = (state: unknown) =>
      renderToString(
        <RouterProvider
          router={createMemoryRouter([{ path: '/', Component: Handed }], {
            initialEntries: [{ pathname: '/', state }],
          })}
        />,
      );
    expect(at({ a: 1 })).toContain('a');
    expect(at(null)).toContain('nothing');
  });
});
